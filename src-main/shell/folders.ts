import path from 'node:path';

/** Sources and build lie equally deep, so one way leads to the root from both. */
const root = path.resolve(import.meta.dirname, '../..');

export const rendererFolder = path.join(root, 'dist/renderer');
export const preloadFile = path.join(root, 'dist/preload/index.cjs');
export const sampleFolder = path.join(root, 'resources/sample-camp');
export const iconFile = path.join(root, 'resources/icon/icon.png');
export const electronFolder = path.join(root, 'node_modules/electron');
export const printPageFile = path.join(root, 'dist/main/print-page.js');
