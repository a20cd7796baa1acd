import {
  BioGraphQLError,
  ERROR_CODES,
  type ErrorCode,
  type WireErrorCode,
  withPage,
} from '@biographql/core';
import type { GraphQLFormattedError } from 'graphql';

export interface ErrorEntry {
  readonly message: string;
  readonly locations?: GraphQLFormattedError['locations'];
  readonly path?: GraphQLFormattedError['path'];
  readonly extensions: { readonly code: WireErrorCode } & Readonly<Record<string, unknown>>;
}

export interface ErrorPlace {
  readonly locations?: GraphQLFormattedError['locations'] | undefined;
  readonly path?: GraphQLFormattedError['path'] | undefined;
}

/** Null for an error that is not to be shown: its facts and code belong to no answer. */
export function toErrorEntry(error: unknown, place: ErrorPlace = {}): ErrorEntry | null {
  if (!BioGraphQLError.is(error) || !isWireCode(error.code)) return null;
  return getEntry(error.code, error.message, place, error.facts);
}

function isWireCode(code: ErrorCode): code is WireErrorCode {
  return ERROR_CODES[code].http !== null;
}

/** Characters of a message that is not ours: those of GraphQL repeat what was sent. */
const LONGEST_MESSAGE = 1_000;
const MOST_LOCATIONS = 20;

export function errorEntry(
  code: WireErrorCode,
  message: string,
  place: ErrorPlace = {},
  facts: Readonly<Record<string, unknown>> = {},
): ErrorEntry {
  const shown =
    message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)} …` : message;
  return getEntry(code, withPage(shown, code), place, facts);
}

/** Empty places are left out, and no fact can replace the code. */
function getEntry(
  code: WireErrorCode,
  message: string,
  { locations, path }: ErrorPlace,
  facts: Readonly<Record<string, unknown>>,
): ErrorEntry {
  return {
    message,
    ...(locations === undefined || locations.length === 0
      ? {}
      : { locations: locations.slice(0, MOST_LOCATIONS) }),
    ...(path === undefined ? {} : { path }),
    extensions: { code, ...facts, ...('code' in facts ? { code } : {}) },
  };
}

/** The HTTP status of a response of which no part succeeded: the gravest status of its errors' codes; 200 for none. */
export function gravestStatus(errors: readonly ErrorEntry[]): number {
  return errors
    .map(({ extensions }) => ERROR_CODES[extensions.code].http)
    .reduce((gravest, status) => (gravity(status) > gravity(gravest) ? status : gravest), 200);
}

/** A higher status is graver, but a fault of the service (500) is graver than a passing one (502, 503). */
function gravity(status: number): number {
  return status < 500 ? status : 1_100 - status;
}

export function retryAfterSeconds(errors: readonly ErrorEntry[]): number | null {
  let seconds: number | null = null;
  for (const { extensions } of errors) {
    const asked = extensions.retryAfterSeconds;
    if (typeof asked === 'number') seconds = Math.max(seconds ?? 0, asked);
  }
  return seconds;
}
