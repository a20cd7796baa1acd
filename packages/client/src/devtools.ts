export { type Devtools, type DevtoolsOptions, mountDevtools } from './devtools/mount-devtools.js';
export {
  type RecorderOptions,
  type RequestRecord,
  type RequestRecorder,
  recordRequests,
  type ToldError,
} from './devtools/record-requests.js';
