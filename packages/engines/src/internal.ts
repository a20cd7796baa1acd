// For optional packages of this project. Unstable: names may change in any release.
export { inProcessPredictor } from './admet-predictor/trained/in-process-predictor.js';
export { crossValidationOf } from './admet-predictor/trained/model-training.js';
export {
  type CustomModelFile,
  pooledPredictor,
} from './admet-predictor/trained/pooled-predictor.js';
export { TRAINED_SETTINGS } from './admet-predictor/trained/trained-models.js';
export { builtModule, readCards } from './admet-predictor/trained/trained-predictor.js';
