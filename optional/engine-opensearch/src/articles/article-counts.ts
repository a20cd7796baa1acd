import type { CallOptions } from '@biographql/core';
import type { FacetCount } from '@biographql/engines';
import { DAYS_OF_YEAR, yearText } from '@biographql/engines/internal';
import type { Json } from '../cluster/search-cluster.js';
import type { Bucket, SearchIndex } from '../cluster/search-index.js';
import { FACET_FIELDS, type StoredFacet, type StoredValue } from './article-form.js';

export interface Counted<T> {
  readonly total: number;
  readonly counts: T;
}

export interface SplitCount {
  readonly key: string;
  readonly count: number;
  readonly earlier: number;
  readonly recent: number;
}

interface TermsAnswer {
  readonly values: {
    /** Maximum count of a value that no shard returned. */
    readonly doc_count_error_upper_bound: number;
    readonly buckets: readonly (Bucket & {
      /** Maximum count that shards without the value may add to it. */
      readonly doc_count_error_upper_bound: number;
    })[];
  };
}

interface PageAnswer<B> {
  readonly page: { readonly after_key?: Json; readonly buckets: readonly B[] };
}

interface SplitParts {
  readonly earlier?: { readonly doc_count: number };
  readonly recent?: { readonly doc_count: number };
}

interface CompositeBucket extends SplitParts {
  readonly key: { readonly value: string | number };
  readonly doc_count: number;
}

const BUCKETS_AT_ONCE = 10_000;
/** Extra values that each shard returns on the first try. */
const GATHERED_BEYOND = 100;
const MAX_GATHERED = 10_000_000;

export class ArticleCounts {
  constructor(private readonly index: SearchIndex) {}

  async top(
    query: Json,
    by: StoredFacet,
    limit: number,
    options: CallOptions,
  ): Promise<Counted<readonly { readonly key: string; readonly count: number }[]>> {
    for (let gathered = limit + GATHERED_BEYOND; ; gathered *= 10) {
      const terms = {
        field: FACET_FIELDS[by],
        size: limit,
        shard_size: gathered,
        show_term_doc_count_error: true,
        order: [{ _count: 'desc' }, { _key: 'asc' }],
      };
      const body = { query, size: 0, track_total_hits: true, aggs: { values: { terms } } };
      const answer = await this.index.search<never, TermsAnswer>(body, options);
      const values = answer.aggregations?.values;
      if (values !== undefined && !isExact(values) && gathered < MAX_GATHERED) continue;
      const counts = values?.buckets.map(({ key, doc_count: count }) => ({
        key: String(key),
        count,
      }));
      return { total: answer.hits.total?.value ?? 0, counts: counts ?? [] };
    }
  }

  /** Matching articles per year, the most frequent year first; ties by year. */
  async years(query: Json, options: CallOptions): Promise<Counted<readonly FacetCount[]>> {
    const histogram = { field: 'day', interval: DAYS_OF_YEAR, min_doc_count: 1 };
    const body = { query, size: 0, track_total_hits: true, aggs: { years: { histogram } } };
    const answer = await this.index.search<
      never,
      { readonly years: { readonly buckets: readonly Bucket[] } }
    >(body, options);
    const counts = (answer.aggregations?.years.buckets ?? []).flatMap(
      ({ key, doc_count: count }) => {
        const year = yearText(Number(key));
        return year === null ? [] : [{ key: year, label: year, count }];
      },
    );
    return {
      total: answer.hits.total?.value ?? 0,
      counts: counts.sort((a, b) => b.count - a.count || Number(a.key) - Number(b.key)),
    };
  }

  async days(query: Json, options: CallOptions): Promise<Uint32Array> {
    const days: number[] = [];
    for await (const { key, doc_count: count } of this.#all(query, 'day', {}, options)) {
      for (let left = count; left > 0; left -= 1) days.push(Number(key.value));
    }
    return Uint32Array.from(days);
  }

  async split(query: Json, day: number, options: CallOptions) {
    const body = { query, size: 0, track_total_hits: true, aggs: splitAt(day) };
    const answer = await this.index.search<never, SplitParts>(body, options);
    const { earlier, recent } = answer.aggregations ?? {};
    return {
      total: answer.hits.total?.value ?? 0,
      earlier: earlier?.doc_count ?? 0,
      recent: recent?.doc_count ?? 0,
    };
  }

  /** All values with at least `minimum` articles, with their counts before and from a day, unordered. */
  async splitValues(
    query: Json,
    by: StoredFacet,
    { day, minimum }: { readonly day: number; readonly minimum: number },
    options: CallOptions,
  ): Promise<readonly SplitCount[]> {
    const counts: SplitCount[] = [];
    for await (const bucket of this.#all(query, FACET_FIELDS[by], splitAt(day), options)) {
      const { key, doc_count: count, earlier, recent } = bucket;
      if (count < minimum) continue;
      const parts = { earlier: earlier?.doc_count ?? 0, recent: recent?.doc_count ?? 0 };
      counts.push({ key: String(key.value), count, ...parts });
    }
    return counts;
  }

  /** How many articles have both of two keys, for at most 100 keys. */
  async pairs(
    query: Json,
    field: string,
    keys: readonly string[],
    options: CallOptions,
  ): Promise<Counted<readonly (readonly number[])[]>> {
    const counts = keys.map(() => keys.map(() => 0));
    const filters = Object.fromEntries(
      keys.map((key, place) => [place, { term: { [field]: key } }]),
    );
    const aggs = keys.length === 0 ? {} : { pairs: { adjacency_matrix: { filters } } };
    const body = { query, size: 0, track_total_hits: true, aggs };
    const answer = await this.index.search<
      never,
      { readonly pairs?: { readonly buckets: readonly Bucket[] } }
    >(body, options);
    for (const { key, doc_count: count } of answer.aggregations?.pairs?.buckets ?? []) {
      const [one = 0, other = one] = String(key).split('&').map(Number);
      counts[one]?.splice(other, 1, count);
      counts[other]?.splice(one, 1, count);
    }
    return { total: answer.hits.total?.value ?? 0, counts };
  }

  /** Display data of values, by key; values without a name other than the key are left out. */
  async describe(
    by: StoredFacet,
    keys: readonly string[],
    options: CallOptions,
  ): Promise<ReadonlyMap<string, Omit<FacetCount, 'count'>>> {
    const found = new Map<string, Omit<FacetCount, 'count'>>();
    if (by === 'meshDescriptor') return found;
    const body = { filter: [{ term: { facet: by } }], _source: ['value'] };
    for await (const { value } of this.index.withValues<StoredValue>('key', keys, body, options))
      found.set(value.key, value);
    return found;
  }

  async *#all(
    query: Json,
    field: string,
    aggs: Json,
    options: CallOptions,
  ): AsyncGenerator<CompositeBucket> {
    let after: Json | undefined;
    do {
      const sources = [{ value: { terms: { field } } }];
      const composite = { size: BUCKETS_AT_ONCE, sources, ...(after && { after }) };
      const body = { query, size: 0, aggs: { page: { composite, aggs } } };
      const answer = await this.index.search<never, PageAnswer<CompositeBucket>>(body, options);
      const page = answer.aggregations?.page;
      yield* page?.buckets ?? [];
      after = page?.after_key;
    } while (after !== undefined);
  }
}

/** Whether all counts are complete and no missing value could rank before the last one. */
function isExact({ doc_count_error_upper_bound: most, buckets }: TermsAnswer['values']): boolean {
  if (most === 0) return true;
  const isWhole = buckets.every(({ doc_count_error_upper_bound: lacking }) => lacking === 0);
  return isWhole && (buckets.at(-1)?.doc_count ?? 0) > most;
}

function splitAt(day: number): Json {
  return {
    earlier: { filter: { range: { day: { lt: day } } } },
    recent: { filter: { range: { day: { gte: day } } } },
  };
}
