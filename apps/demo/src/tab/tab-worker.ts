import { runTabWorker } from '@biographql/static-app/worker';

runTabWorker(
  () =>
    new Worker(new URL('./graph-worker.ts', import.meta.url), { type: 'module', name: 'graph' }),
);
