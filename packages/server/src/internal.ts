// For optional packages of this project. Unstable: names may change in any release.
export {
  type AdmetModelFlags,
  publicModels,
  withAdmetModelFlags,
} from './cli/commands/admet-model-flags.js';
export { createOutput, type Output } from './cli/output.js';
export { count } from './cli/progress-text.js';
export { stopSignal } from './cli/stop-signal.js';
