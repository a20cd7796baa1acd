// For other packages of this project. Unstable: names may change in any release.
export { lexical } from './results-json.js';
export { inWrittenOrder } from './sparql-query.js';
