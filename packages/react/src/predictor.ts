export {
  type LoadingPredictor,
  type LoadingState,
  type PredictorResult,
  usePredictor,
} from './hooks/use-predictor.js';
