// Makes the files of a static app; runs in Node.
export { packDataset } from './build/pack-dataset.js';
export { writeServiceWorker } from './build/service-worker.js';
