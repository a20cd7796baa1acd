// Shared by the packages of this repository. Unstable for others.
export { authorPosition, getPositions, rememberPositions } from './internal/author-position.js';
export { Circuit } from './internal/circuit.js';
export { type DocumentHeader, parseHeader } from './internal/document-header.js';
export { editDistance } from './internal/edit-distance.js';
export { getOrAdd } from './internal/get-or-add.js';
export { isRecord } from './internal/is-record.js';
export { type JsonShape, jsonShape } from './internal/json-shape.js';
export { nearest } from './internal/nearest.js';
export { nextTurn } from './internal/next-turn.js';
export { abortReason, forwardAbort, throwIfAborted, untilAborted } from './internal/signals.js';
export { withEntityIri } from './internal/with-entity-iri.js';
