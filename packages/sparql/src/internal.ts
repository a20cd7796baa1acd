// For other packages of this project. Unstable: names may change in any release.
export { inWrittenOrder } from './scan.js';
