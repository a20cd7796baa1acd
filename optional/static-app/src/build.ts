// Makes the files of a static app; runs in Node.
export { packDataset, writeServiceWorker } from './build/app-files.js';
