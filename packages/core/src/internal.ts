// Shared by the packages of this repository. Unstable for others.
export {
  atomMarker,
  authorPosition,
  type DocumentHeader,
  editDistance,
  getPositions,
  nearest,
  parseHeader,
  rememberPositions,
  shareInCommon,
  withoutCredentials,
} from './internal/text.js';
export {
  abortReason,
  Circuit,
  forwardAbort,
  nextTurn,
  once,
  throwIfAborted,
  untilAborted,
} from './internal/timing.js';
export { getOrAdd, isRecord, type JsonShape, jsonShape, withEntityIri } from './internal/values.js';
