import { type EntityVectorLookup, getEntityVectors } from '@biographql/client';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useEntityVectors`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entityVectorsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entityVectorsOptions(client, { entities: ['Q35869', 'Q12078'] }));
 * ```
 */
export const entityVectorsOptions: OptionsFunction<
  EntityVectorLookup,
  readonly (readonly number[] | null)[]
> = (client, input) => actionOptions(client, 'getEntityVectors', getEntityVectors, input);
