import type { AdmetPredictor } from '@biographql/engines';
import {
  builtModule,
  type CustomModelFile,
  inProcessPredictor,
  pooledPredictor,
  readCards,
} from '@biographql/engines/internal';
import { readAssayModel } from '../custom/model.js';
import { withExplanations } from '../explain/explainer.js';

export interface LabPredictorOptions {
  readonly workers?: number;
  readonly custom?: readonly CustomModelFile[];
}

/**
 * The 28 models and custom ones, with explanations, in worker threads. Where the package is not built (a development tree
 * that runs its sources), they run in this thread, with the same answers.
 */
export function labPredictor({
  workers = 0,
  custom = [],
}: LabPredictorOptions = {}): AdmetPredictor {
  const module = builtModule('@biographql/admet-lab/worker', import.meta.url);
  if (module !== null)
    return pooledPredictor({ workers, custom, module, explains: true, cards: readCards });
  const open = custom.map(({ facts, bytes, name }) => ({
    facts,
    model: readAssayModel(bytes, name),
  }));
  return withExplanations(inProcessPredictor({ cards: readCards }, open), {
    custom: open.map(({ model }) => model),
  });
}
