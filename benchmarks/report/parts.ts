import { sparqlPart } from '../sparql/sparql-part.js';
import { typeaheadPart } from '../typeahead/typeahead-part.js';
import { httpPart } from './http-part.js';
import type { Part } from './part.js';

/** The parts of the report, in its order. */
export const PARTS: readonly Part[] = [httpPart, sparqlPart, typeaheadPart];
