// For other packages of this project. Unstable: names may change in any release.
export type { NamesIn, ParameterWithoutValue } from './query-parameters.js';
export { inWrittenOrder } from './scan.js';
export type { AfterSelect, HeaderOf, NamedColumns } from './select-row.js';
export type { StripComments, StripQuotes, Trim } from './type-text.js';
