import { serveTrainer } from '@biographql/admet-lab/page-worker';

serveTrainer();
