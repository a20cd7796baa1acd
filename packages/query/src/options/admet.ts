import {
  type AdmetRequest,
  type BioGraphQLClient,
  getAdmetExplanation,
  getAdmetModels,
  predictAdmet,
} from '@biographql/client';
import type { AdmetPrediction, ServedAdmetModelName } from '@biographql/core';
import { type ActionOptions, actionOptions, optionsFor } from './action-options.js';

/**
 * One model's word on a few molecules. Never old: a model does not change its mind.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { admetOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const options = admetOptions(client, { model: 'hERG', smiles: ['CCO'] });
 * const [ethanol] = await new QueryClient().fetchQuery(options);
 * console.log(ethanol?.status); // 'predicted'
 * ```
 */
export function admetOptions<const Model extends ServedAdmetModelName>(
  client: BioGraphQLClient,
  input: AdmetRequest<Model>,
): ActionOptions<readonly AdmetPrediction<Model>[]> {
  return actionOptions(client, 'predictAdmet', predictAdmet<Model>, input, Infinity);
}

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
export const admetModelsOptions = /* @__PURE__ */ optionsFor('getAdmetModels', getAdmetModels);

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
export const admetExplanationOptions = /* @__PURE__ */ optionsFor(
  'getAdmetExplanation',
  getAdmetExplanation<ServedAdmetModelName>,
  Infinity,
);
