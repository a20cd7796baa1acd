// For other packages of this project. Unstable: names may change in any release.
export { inWrittenOrder } from './sparql-query.js';
