export { type CustomModelReportInput, customModelReport } from './reports/custom-model-report.js';
export { type EndpointFacts, type ModelReportInput, modelReport } from './reports/model-report.js';
export {
  type CustomPredictionReportInput,
  customPredictionReport,
  type PredictionReportInput,
  predictionReport,
} from './reports/prediction-report.js';
export {
  type Report,
  type ReportEntry,
  type ReportSection,
  toMarkdown,
} from './reports/report.js';
