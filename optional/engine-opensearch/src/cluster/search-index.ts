import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import type { Json, SearchCluster } from './search-cluster.js';

/** Hits that one search may give, from the first on; further ones are reached by `search_after`. */
export const MAX_HITS = 10_000;
/** Maximum values per `terms` clause. */
const TERMS_AT_ONCE = 1_000;
const UNCOUNTED = { track_total_hits: false };

/** An index that returns only complete answers: a shard that does not answer in time is an error. */
export class SearchIndex {
  constructor(
    private readonly cluster: SearchCluster,
    private readonly name: string,
  ) {}

  /** Hits are not counted unless the body says so. */
  search<Source, Aggregations = unknown>(
    body: Json,
    options: CallOptions,
  ): Promise<SearchAnswer<Source, Aggregations>> {
    // Relevance counts words over all parts of the index.
    const query = { ...this.#limits(), search_type: 'dfs_query_then_fetch' };
    const path = `/${this.name}/_search`;
    return this.cluster.send(
      { method: 'POST', path, query, body: { ...UNCOUNTED, ...body } },
      options,
    );
  }

  /** The hits of several searches. @throws EngineUnavailableError when one of them failed. */
  async searchAll<Source>(
    bodies: readonly Json[],
    options: CallOptions,
  ): Promise<readonly (readonly Hit<Source>[])[]> {
    const lines = bodies.flatMap((body) => [this.#limits(), { ...UNCOUNTED, ...body }]);
    const path = `/${this.name}/_msearch`;
    const { responses } = await this.cluster.send<SearchAnswers<Source>>(
      { method: 'POST', path, lines },
      options,
    );
    return responses.map(({ hits, error, status }) => {
      if (error === undefined) return hits.hits;
      throw this.#failure(
        `OpenSearch answered with status ${status}: ${error.reason ?? 'no reason given'}`,
      );
    });
  }

  /** All hits of a search in its order, in batches; `sort` must leave no ties. @param first - The first batch, if it is known. */
  async *all<Source>(
    body: Json & { readonly size: number },
    options: CallOptions,
    first?: readonly Hit<Source>[],
  ): AsyncGenerator<readonly Hit<Source>[]> {
    let hits = first ?? (await this.search<Source>(body, options)).hits.hits;
    for (;;) {
      if (hits.length > 0) yield hits;
      if (hits.length < body.size) return;
      const next = { ...body, search_after: hits.at(-1)?.sort };
      hits = (await this.search<Source>(next, options)).hits.hits;
    }
  }

  /** All documents with one of the values in a field; `sort` must leave no ties. */
  async *withValues<Source>(
    field: string,
    values: Iterable<string | number>,
    { filter = [], ...body }: Json & { readonly filter?: readonly Json[] },
    options: CallOptions,
  ): AsyncGenerator<Source> {
    for (const some of chunks([...new Set(values)].filter((value) => value !== ''))) {
      const query = { bool: { filter: [...filter, { terms: { [field]: some } }] } };
      for await (const hits of this.all<Source>({ ...body, query, size: MAX_HITS }, options))
        for (const { _source } of hits) yield _source;
    }
  }

  /** Documents by identifier, in this order; those that are not there are left out. */
  async documents<Source>(
    ids: readonly string[],
    options: CallOptions,
  ): Promise<readonly Source[]> {
    const found: Source[] = [];
    const path = `/${this.name}/_mget`;
    for (const some of chunks(ids)) {
      const request = { method: 'POST', path, body: { ids: some } } as const;
      const { docs } = await this.cluster.send<FoundDocuments<Source>>(request, options);
      for (const { _source: source, error } of docs) {
        // A missing document has neither; an error means that the index or a shard does not answer.
        if (error !== undefined) throw this.#failure(error.reason);
        if (source !== undefined) found.push(source);
      }
    }
    return found;
  }

  #failure(reason: string | undefined): EngineUnavailableError {
    return new EngineUnavailableError(this.cluster.engine, 'query', new Error(reason));
  }

  #limits() {
    const { opensearchTimeoutMs: timeoutMs } = this.cluster.settings;
    return {
      allow_partial_search_results: false,
      cancel_after_time_interval: `${timeoutMs}ms`,
    };
  }
}

export interface Hit<Source> {
  readonly _id: string;
  readonly _score: number | null;
  readonly _source: Source;
  /** Sort values, from which the next page continues. */
  readonly sort: readonly (string | number | null)[];
}

export interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
}

export interface SearchAnswer<Source, Aggregations = unknown> {
  readonly timed_out: boolean;
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly Hit<Source>[];
  };
  readonly aggregations?: Aggregations;
}

/** Answers to several searches in one request, each a result or an error. */
interface SearchAnswers<Source> {
  readonly responses: readonly (SearchAnswer<Source> & {
    readonly status: number;
    readonly error?: { readonly reason?: string };
  })[];
}

interface FoundDocuments<Source> {
  readonly docs: readonly {
    readonly _source?: Source;
    readonly error?: { readonly reason?: string };
  }[];
}

/** Splits values into chunks that fit into one request. */
export function* chunks<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let first = 0; first < values.length; first += TERMS_AT_ONCE)
    yield values.slice(first, first + TERMS_AT_ONCE);
}
