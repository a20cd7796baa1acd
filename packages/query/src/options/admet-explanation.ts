import { type AdmetExplanationLookup, getAdmetExplanation } from '@biographql/client';
import type { AdmetExplanation, ServedAdmetModelName } from '@biographql/core';
import { actionOptions, type OptionsFunction } from './action-options.js';

/**
 * The options behind `useAdmetExplanation`. Never old: a model does not change its mind.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { admetExplanationOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const options = admetExplanationOptions(client, { model: 'hERG', smiles: 'CCO' });
 * await new QueryClient().prefetchQuery(options);
 * ```
 */
export const admetExplanationOptions: OptionsFunction<
  AdmetExplanationLookup,
  AdmetExplanation<ServedAdmetModelName>
> = (client, input) =>
  actionOptions(
    client,
    'getAdmetExplanation',
    getAdmetExplanation<ServedAdmetModelName>,
    input,
    Infinity,
  );
