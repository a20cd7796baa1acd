import { servePredictor } from '@biographql/admet-predictor/page-worker';

servePredictor();
