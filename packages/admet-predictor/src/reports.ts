export type { EndpointFacts, Figures, ModelCard } from './reports/model-card.js';
export { type ModelReportInput, modelReport } from './reports/model-report.js';
export { type OwnModelReportInput, ownModelReport } from './reports/own-model-report.js';
export {
  type OwnPredictionReportInput,
  ownPredictionReport,
  type PredictionReportInput,
  predictionReport,
} from './reports/prediction-report.js';
export {
  type Report,
  type ReportEntry,
  type ReportSection,
  toMarkdown,
} from './reports/report.js';
