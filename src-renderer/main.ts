import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { mount } from 'svelte';
import { connector, createApi } from './api.ts';
import App from './App.svelte';
import { createConsole } from './state/console.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the console');

mount(App, { target, props: { console: createConsole((listener) => createApi(connector(), listener)) } });
