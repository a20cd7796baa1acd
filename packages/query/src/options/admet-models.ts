import { type AdmetModelsLookup, getAdmetModels } from '@biographql/client';
import type { ServedAdmetModel } from '@biographql/core';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useAdmetModels`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { admetModelsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(admetModelsOptions(client, { isOwn: false }));
 * ```
 */
export const admetModelsOptions: OptionsFunction<AdmetModelsLookup, readonly ServedAdmetModel[]> = (
  client,
  input,
) => actionOptions(client, 'getAdmetModels', getAdmetModels, input);
