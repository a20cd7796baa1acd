import { serveTrainer } from '@biographql/admet-predictor/train-worker';

serveTrainer();
