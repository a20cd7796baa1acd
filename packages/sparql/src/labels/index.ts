import type { LabelReader } from '../parse-query.js';
import { rewriteLabels } from './rewrite-labels.js';

export { blazegraphForms } from './blazegraph-forms.js';

/**
 * Reads Wikidata's label service for `parseQuery` and `parseSelect`: it is written as patterns over the same graph, and
 * nothing is called.
 * @throws ForbiddenSparqlError, while it reads, for another service and for a label service that asks for anything but
 * labels, and InvalidSparqlError for a query with a label service that is not SPARQL 1.1.
 */
export const labelService: LabelReader = rewriteLabels;
