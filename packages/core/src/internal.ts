// Shared by the packages of this repository. Unstable for others.
export { PAGES } from './errors/biographql-error.js';
export {
  describeKind,
  findSmiles,
  guessKind,
  isLikelySmiles,
  isMolfile,
  LOOK_UP,
  type MoleculeText,
  scanSmiles,
} from './internal/molecule-text.js';
export { checkMolfile, countMolfileAtoms, readSdfRecords } from './internal/molfile.js';
export {
  atomMarker,
  authorPosition,
  editDistance,
  escapeMarkup,
  getPositions,
  nearest,
  readOperationName,
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
export { getOrAdd, isRecord, jsonShape, readDocumentId, withEntityIri } from './internal/values.js';
