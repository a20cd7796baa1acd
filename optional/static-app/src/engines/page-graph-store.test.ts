import { describeGraphStore } from '@biographql/engines/conformance';
import { pageGraphStore } from './page-pool.js';
import { threadlessWorker } from './page-worker.fixture.js';

describeGraphStore(
  'oxigraph in a page',
  (ntriples) => pageGraphStore({ worker: () => threadlessWorker(ntriples), source: null }),
  { interruption: 'its worker runs in this thread; page-pool.test.ts tests ended queries' },
);
