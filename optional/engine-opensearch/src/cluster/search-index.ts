import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import type { Json, SearchCluster } from './search-cluster.js';

/** Hits that one search may give, from the first on; further ones are reached by `search_after`. */
export const MOST_HITS = 10_000;
/** Values that one clause `terms` gets here. */
export const TERMS_AT_ONCE = 1_000;

/** An index of which only whole answers count: one that a part of it does not give in time is an error. */
export class SearchIndex {
  constructor(
    private readonly cluster: SearchCluster,
    private readonly name: string,
  ) {}

  search<Source, Aggregations = unknown>(
    body: Json,
    options: CallOptions,
  ): Promise<SearchAnswer<Source, Aggregations>> {
    // Relevance counts words over all parts of the index.
    const query = { ...this.#limits(), search_type: 'dfs_query_then_fetch' };
    const path = `/${this.name}/_search`;
    return this.cluster.send({ method: 'POST', path, query, body }, options);
  }

  async searchAll<Source>(
    bodies: readonly Json[],
    options: CallOptions,
  ): Promise<readonly SearchAnswer<Source>[]> {
    const lines = bodies.flatMap((body) => [this.#limits(), body]);
    const path = `/${this.name}/_msearch`;
    const answers = await this.cluster.send<SearchAnswers<Source>>(
      { method: 'POST', path, lines },
      options,
    );
    return getAnswers(this.cluster.engine, answers);
  }

  /** All hits of a search in its order, in batches; `sort` must leave no ties. */
  async *all<Source>(
    body: Json & { readonly size: number },
    options: CallOptions,
  ): AsyncGenerator<SearchAnswer<Source>['hits']['hits']> {
    let after: readonly unknown[] | undefined;
    for (;;) {
      const next = after === undefined ? body : { ...body, search_after: after };
      const { hits } = (await this.search<Source>(next, options)).hits;
      if (hits.length > 0) yield hits;
      if (hits.length < body.size) return;
      after = hits.at(-1)?.sort;
    }
  }

  /** Documents by identifier, in this order; those that are not there are left out. */
  async documents<Source>(
    ids: readonly string[],
    options: CallOptions,
    fields?: readonly string[],
  ): Promise<readonly Source[]> {
    const found: Source[] = [];
    for (let first = 0; first < ids.length; first += TERMS_AT_ONCE) {
      const { docs } = await this.cluster.send<{
        readonly docs: readonly {
          readonly _source?: Source;
          readonly error?: { readonly reason?: string };
        }[];
      }>(
        {
          method: 'POST',
          path: `/${this.name}/_mget`,
          body: { ids: ids.slice(first, first + TERMS_AT_ONCE) },
          ...(fields === undefined ? {} : { query: { _source: fields.join(',') } }),
        },
        options,
      );
      for (const { _source: source, error } of docs) {
        // One that is not there has neither; the error is that of an index or a part of it that does not answer.
        if (error !== undefined)
          throw new EngineUnavailableError(this.cluster.engine, 'query', new Error(error.reason));
        if (source !== undefined) found.push(source);
      }
    }
    return found;
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
  /** The values by which it was sorted, from which the next page goes on. */
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

/** The answers to several searches in one request, each the answer or why there is none. */
export interface SearchAnswers<Source> {
  readonly responses: readonly (SearchAnswer<Source> & {
    readonly status: number;
    readonly error?: { readonly reason?: string };
  })[];
}

/** Returns the answers. @throws EngineUnavailableError when one of the searches failed. */
function getAnswers<Source>(
  engine: string,
  { responses }: SearchAnswers<Source>,
): readonly SearchAnswer<Source>[] {
  for (const { error, status } of responses) {
    if (error === undefined) continue;
    const reason = new Error(`OpenSearch answered with ${status}: ${error.reason ?? 'no reason'}`);
    throw new EngineUnavailableError(engine, 'query', reason);
  }
  return responses;
}
