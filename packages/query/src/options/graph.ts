import {
  getEntitiesByName,
  getEntityProperties,
  getEntityVectors,
  getInsightRows,
  getNeighbors,
  getPredicates,
  getPredicatesByName,
  getProvenance,
  getSupportedInsights,
  getTriplePlausibilities,
  resolveEntities,
  searchEntities,
} from '@biographql/client';
import { optionsFor } from './action-options.js';

/**
 * The options behind `useEntities`, without its pause: entities by label, at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entitiesOptions(client, { text: 'asth' }));
 * ```
 */
export const entitiesOptions = /* @__PURE__ */ optionsFor('searchEntities', searchEntities);

/**
 * The options behind `useEntitiesByName`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entitiesByNameOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entitiesByNameOptions(client, { text: 'asthma', strategy: 'EXACT' }));
 * ```
 */
export const entitiesByNameOptions = /* @__PURE__ */ optionsFor(
  'getEntitiesByName',
  getEntitiesByName,
);

/**
 * The options behind `useResolvedEntities`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { resolvedEntitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(resolvedEntitiesOptions(client, { names: ['asthma'] }));
 * ```
 */
export const resolvedEntitiesOptions = /* @__PURE__ */ optionsFor(
  'resolveEntities',
  resolveEntities,
);

/**
 * The options behind `useEntityProperties`: names, description and direct claims. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { entityPropertiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(entityPropertiesOptions(client, { entity: 'Q35869' }));
 * ```
 */
export const entityPropertiesOptions = /* @__PURE__ */ optionsFor(
  'getEntityProperties',
  getEntityProperties,
);

/**
 * The options behind `useNeighbors`: an entity with its neighbors. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { neighborsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(neighborsOptions(client, { entity: 'Q35869' }));
 * ```
 */
export const neighborsOptions = /* @__PURE__ */ optionsFor('getNeighbors', getNeighbors);

/**
 * The options behind `useSupportedInsights`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { supportedInsightsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(supportedInsightsOptions(client, { entity: 'Q35869' }));
 * ```
 */
export const supportedInsightsOptions = /* @__PURE__ */ optionsFor(
  'getSupportedInsights',
  getSupportedInsights,
);

/**
 * The options behind `useInsightRows`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { insightRowsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(insightRowsOptions(client, { entity: 'Q35869', type: 'SYMPTOMS' }));
 * ```
 */
export const insightRowsOptions = /* @__PURE__ */ optionsFor('getInsightRows', getInsightRows);

/**
 * The options behind `usePredicates`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { predicatesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(predicatesOptions(client, { label: 'genetic association' }));
 * ```
 */
export const predicatesOptions = /* @__PURE__ */ optionsFor('getPredicates', getPredicates);

/**
 * The options behind `usePredicatesByName`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { predicatesByNameOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(predicatesByNameOptions(client, { text: 'treatment', strategy: 'CONTAINS' }));
 * ```
 */
export const predicatesByNameOptions = /* @__PURE__ */ optionsFor(
  'getPredicatesByName',
  getPredicatesByName,
);

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
export const provenanceOptions = /* @__PURE__ */ optionsFor('getProvenance', getProvenance);

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
export const entityVectorsOptions = /* @__PURE__ */ optionsFor(
  'getEntityVectors',
  getEntityVectors,
);

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
export const triplePlausibilitiesOptions = /* @__PURE__ */ optionsFor(
  'getTriplePlausibilities',
  getTriplePlausibilities,
);
