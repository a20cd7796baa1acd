import { getTriplePlausibilities, type TripleList } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useTriplePlausibilities`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { triplePlausibilitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(triplePlausibilitiesOptions(client, { triples: [['Q35869', 'P2176', 'Q410358']] }));
 * ```
 */
export const triplePlausibilitiesOptions: OptionsFunction<
  TripleList,
  readonly (number | null)[]
> = (client, input) =>
  actionOptions(client, 'getTriplePlausibilities', getTriplePlausibilities, input);
