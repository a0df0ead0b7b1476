import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/source-sans-3/latin-ext-400.css';
import '@fontsource/source-sans-3/latin-ext-600.css';
import '@fontsource/source-sans-3/latin-ext-700.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-ext-700.css';
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
