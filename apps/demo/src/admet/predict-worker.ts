import { servePredictor } from '@biographql/admet-lab/page-worker';

servePredictor();
