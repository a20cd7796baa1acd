import {
  type BioGraphQLClient,
  getSparqlJson,
  type SparqlInput,
  type SparqlResultsJson,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * The options behind `useSparqlJson`: the answer of a SELECT or an ASK as standard SPARQL JSON. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { sparqlJsonOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const sparql = 'ASK { wd:Q35869 wdt:P2176 ?drug }';
 * const { boolean } = await new QueryClient().fetchQuery(sparqlJsonOptions(client, sparql));
 * console.log(boolean); // true
 * ```
 */
export function sparqlJsonOptions(
  client: BioGraphQLClient,
  sparql: SparqlInput,
): ActionOptions<SparqlResultsJson> {
  const text = typeof sparql === 'string' ? sparql : sparql.text;
  return actionOptions(
    client,
    'getSparqlJson',
    (to, _, options) => getSparqlJson(to, { sparql }, options),
    { sparql: text },
  );
}
