import { getProvenance, type Provenance, type ProvenanceLookup } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useProvenance`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { provenanceOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(provenanceOptions(client, {}));
 * ```
 */
export const provenanceOptions: OptionsFunction<ProvenanceLookup, Provenance> = (client, input) =>
  actionOptions(client, 'getProvenance', getProvenance, input);
