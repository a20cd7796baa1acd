import { admetPart } from '../admet/admet-part.js';
import { articlesPart } from '../articles/articles-part.js';
import { ingestPart } from '../ingest/ingest-part.js';
import { startPart } from '../ingest/start-part.js';
import { sparqlPart } from '../sparql/sparql-part.js';
import { typeaheadPart } from '../typeahead/typeahead-part.js';
import { httpPart } from './http-part.js';
import type { Part } from './part.js';

/** The parts of the report, in its order. */
export const PARTS: readonly Part[] = [
  httpPart,
  sparqlPart,
  typeaheadPart,
  articlesPart,
  ingestPart,
  startPart,
  admetPart,
];
