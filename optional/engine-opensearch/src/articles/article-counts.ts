import type { CallOptions } from '@biographql/core';
import type { FacetCount } from '@biographql/engines';
import { DAYS_OF_YEAR, yearText } from '@biographql/engines/internal';
import type { Json } from '../cluster/search-cluster.js';
import { type Bucket, type SearchIndex, TERMS_AT_ONCE } from '../cluster/search-index.js';
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
    /** The most that a value may have which no part of the index gave. */
    readonly doc_count_error_upper_bound: number;
    readonly buckets: readonly (Bucket & {
      /** What parts of the index that did not give the value may add to it. */
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

interface SplitAnswer {
  readonly values: {
    readonly doc_count_error_upper_bound: number;
    readonly buckets: readonly (Bucket & SplitParts)[];
  };
}

const BUCKETS_AT_ONCE = 10_000;
/** Each value has two buckets more, and a cluster gives 65,535 buckets at most. */
const VALUES_AT_ONCE = 20_000;
/** Values that each part of an index gives at first beyond those that are wanted. */
const GATHERED_BEYOND = 100;
const MOST_GATHERED = 10_000_000;
const KEYS_AT_ONCE = 50;

export class ArticleCounts {
  constructor(private readonly index: SearchIndex) {}

  async top(
    query: Json,
    by: StoredFacet,
    limit: number,
    options: CallOptions,
  ): Promise<Counted<readonly Bucket[]>> {
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
      if (values !== undefined && !isExact(values) && gathered < MOST_GATHERED) continue;
      return { total: answer.hits.total?.value ?? 0, counts: values?.buckets ?? [] };
    }
  }

  /** How many matching articles are of each year, the most frequent first; equally frequent ones by year. */
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

  /** All values of the requested number of articles, with their counts before and from a day, unordered. */
  async splitValues(
    query: Json,
    by: StoredFacet,
    { day, minimum }: { readonly day: number; readonly minimum: number },
    options: CallOptions,
  ): Promise<readonly SplitCount[]> {
    const field = FACET_FIELDS[by];
    const terms = { field, size: VALUES_AT_ONCE, shard_size: VALUES_AT_ONCE };
    const values = { terms: { ...terms, min_doc_count: minimum }, aggs: splitAt(day) };
    const body = { query, size: 0, track_total_hits: false, aggs: { values } };
    const answer = await this.index.search<never, SplitAnswer>(body, options);
    const { buckets = [], doc_count_error_upper_bound: most = 0 } =
      answer.aggregations?.values ?? {};
    if (most === 0 && buckets.length < VALUES_AT_ONCE) return buckets.map(toSplitCount);
    const counts: SplitCount[] = [];
    for await (const { key, ...bucket } of this.#all(query, field, splitAt(day), options)) {
      const count = toSplitCount({ ...bucket, key: key.value });
      if (count.count >= minimum) counts.push(count);
    }
    return counts;
  }

  async pairs(
    query: Json,
    field: string,
    keys: readonly string[],
    options: CallOptions,
  ): Promise<Counted<readonly (readonly number[])[]>> {
    const counts = keys.map(() => keys.map(() => 0));
    let total = 0;
    for (let row = 0; row === 0 || row < keys.length; row += KEYS_AT_ONCE) {
      for (let column = row; column === row || column < keys.length; column += KEYS_AT_ONCE) {
        const places = new Set([...span(row, keys.length), ...span(column, keys.length)]);
        total = await this.#addPairs(counts, { query, field, keys, places }, options);
      }
    }
    return { total, counts };
  }

  /** How values are shown, by key; one that has no other name than its key is left out. */
  async describe(
    by: StoredFacet,
    keys: readonly string[],
    options: CallOptions,
  ): Promise<ReadonlyMap<string, Omit<FacetCount, 'count'>>> {
    const found = new Map<string, Omit<FacetCount, 'count'>>();
    if (by === 'meshDescriptor') return found;
    for (let first = 0; first < keys.length; first += TERMS_AT_ONCE) {
      const key = keys.slice(first, first + TERMS_AT_ONCE);
      const filter = [{ term: { facet: by } }, { terms: { key } }];
      const body = { query: { bool: { filter } }, size: TERMS_AT_ONCE, _source: ['value'] };
      const { hits } = (await this.index.search<StoredValue>(body, options)).hits;
      for (const { _source } of hits) found.set(_source.value.key, _source.value);
    }
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
      const body = { query, size: 0, track_total_hits: false, aggs: { page: { composite, aggs } } };
      const answer = await this.index.search<never, PageAnswer<CompositeBucket>>(body, options);
      const page = answer.aggregations?.page;
      yield* page?.buckets ?? [];
      after = page?.after_key;
    } while (after !== undefined);
  }

  async #addPairs(
    counts: number[][],
    asked: {
      readonly query: Json;
      readonly field: string;
      readonly keys: readonly string[];
      readonly places: ReadonlySet<number>;
    },
    options: CallOptions,
  ): Promise<number> {
    const { query, field, keys, places } = asked;
    const filters = Object.fromEntries(
      Array.from(places, (place) => [String(place), { term: { [field]: keys[place] ?? '' } }]),
    );
    const aggs = places.size === 0 ? {} : { pairs: { adjacency_matrix: { filters } } };
    const body = { query, size: 0, track_total_hits: true, aggs };
    const answer = await this.index.search<
      never,
      { readonly pairs?: { readonly buckets: readonly Bucket[] } }
    >(body, options);
    for (const { key, doc_count: count } of answer.aggregations?.pairs?.buckets ?? []) {
      const [one = 0, other = one] = String(key).split('&').map(Number);
      for (const [row, column] of [
        [one, other],
        [other, one],
      ] as const) {
        const ofRow = counts[row];
        if (ofRow !== undefined) ofRow[column] = count;
      }
    }
    return answer.hits.total?.value ?? 0;
  }
}

function toSplitCount(bucket: Bucket & SplitParts): SplitCount {
  const { key, doc_count: count, earlier, recent } = bucket;
  const parts = { earlier: earlier?.doc_count ?? 0, recent: recent?.doc_count ?? 0 };
  return { key: String(key), count, ...parts };
}

/** Whether no value that is missing could have come before the last one, and all counts are whole. */
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

function span(first: number, length: number): readonly number[] {
  const size = Math.max(0, Math.min(KEYS_AT_ONCE, length - first));
  return Array.from({ length: size }, (_, place) => first + place);
}
