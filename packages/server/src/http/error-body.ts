import { type BioGraphQLError, ERROR_CODES, type ErrorCode } from '@biographql/core';
import type { GraphQLFormattedError } from 'graphql';

/** One entry of `errors`; unlike GraphQL's own type it always carries a code. */
export interface ErrorEntry {
  readonly message: string;
  readonly locations?: GraphQLFormattedError['locations'];
  readonly path?: GraphQLFormattedError['path'];
  readonly extensions: { readonly code: ErrorCode } & Readonly<Record<string, unknown>>;
}

/** Where in the document and in the answer an error stands. */
export interface ErrorPlace {
  readonly locations?: GraphQLFormattedError['locations'] | undefined;
  readonly path?: GraphQLFormattedError['path'] | undefined;
}

/** Returns an error of ours as an entry: its facts become extensions beside the code. */
export function toErrorEntry(error: BioGraphQLError, place: ErrorPlace = {}): ErrorEntry {
  return errorEntry(error.code, error.message, place, error.facts);
}

/** Returns an entry of `errors`; empty places are left out, and no fact can replace the code. */
export function errorEntry(
  code: ErrorCode,
  message: string,
  { locations, path }: ErrorPlace = {},
  facts: Readonly<Record<string, unknown>> = {},
): ErrorEntry {
  return {
    message,
    ...(locations === undefined || locations.length === 0 ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: { code, ...facts, ...('code' in facts ? { code } : {}) },
  };
}

/** Statuses from harmless to grave; the gravest of a response's errors is its status. */
const GRAVITY: readonly number[] = [200, 400, 401, 404, 405, 406, 413, 415, 429, 503, 500];

/** Returns the HTTP status of a response of which no part succeeded: the gravest status of its errors' codes. */
export function gravestStatus(errors: readonly ErrorEntry[]): number {
  let gravest = 0;
  for (const { extensions } of errors) {
    gravest = Math.max(gravest, GRAVITY.indexOf(ERROR_CODES[extensions.code].http));
  }
  return GRAVITY[gravest] ?? 500;
}

/** Returns the `retry-after` seconds that the errors ask for; null when none does. */
export function retryAfterSeconds(errors: readonly ErrorEntry[]): number | null {
  let seconds: number | null = null;
  for (const { extensions } of errors) {
    const asked = extensions.retryAfterSeconds;
    if (typeof asked === 'number') seconds = Math.max(seconds ?? 0, asked);
  }
  return seconds;
}
