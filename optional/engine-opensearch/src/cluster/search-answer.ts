import { EngineUnavailableError } from '@biographql/core';

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
export function getAnswers<Source>(
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
