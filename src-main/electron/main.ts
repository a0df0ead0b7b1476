import { app } from 'electron';
import { startApp } from './app.ts';
import { declareOwnScheme } from './protocol.ts';

declareOwnScheme();
if (app.requestSingleInstanceLock()) startApp(process.argv.slice(1));
else app.quit();
