import { INSIGHT_DATA, TYPES_WITHOUT_ID } from './generated/type-lists.js';

/** Types with an `id` whose other fields depend on the query: one `id`, several counts and descriptions. */
const COUNTED = [
  'Insight',
  'RelatedDocument',
  'Organization',
  'Person',
  'ChartMap',
  'ArticleInsight',
  'InsightRow',
  'ExternalIdentifier',
  'Subtype',
  'ReadName',
  'Verdict',
];

/** Makes graphcache store objects in their parent instead of by `id`. */
type Embedded = () => null;

const embedded: Embedded = () => null;

/**
 * The options of Apollo's `InMemoryCache` for this service. Without them the counts and descriptions of one query overwrite
 * those of another, since organizations, people and bars of charts keep their `id` while these depend on the query.
 * @example
 * ```ts
 * import { InMemoryCache } from '@apollo/client';
 * import { apolloCacheOptions } from '@biographql/core/caches';
 *
 * const cache = new InMemoryCache(apolloCacheOptions);
 * ```
 */
export const apolloCacheOptions: {
  readonly possibleTypes: Record<string, string[]>;
  readonly typePolicies: Record<string, { readonly keyFields: false }>;
} = {
  possibleTypes: { InsightData: [...INSIGHT_DATA] },
  typePolicies: Object.fromEntries(COUNTED.map((type) => [type, { keyFields: false }])),
};

/**
 * The options of urql's `cacheExchange` of `@urql/exchange-graphcache` for this service: as {@link apolloCacheOptions}, and
 * without warnings for objects that have no `id`.
 * @example
 * ```ts
 * import { graphcacheOptions } from '@biographql/core/caches';
 * import { cacheExchange } from '@urql/exchange-graphcache';
 *
 * const exchange = cacheExchange(graphcacheOptions);
 * ```
 */
export const graphcacheOptions: {
  readonly keys: Record<string, Embedded>;
  readonly possibleTypes: Record<string, string[]>;
} = {
  keys: Object.fromEntries([...COUNTED, ...TYPES_WITHOUT_ID].map((type) => [type, embedded])),
  possibleTypes: { InsightData: [...INSIGHT_DATA] },
};
