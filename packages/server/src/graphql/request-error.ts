import { BioGraphQLError, type ErrorFacts, type WireErrorCode } from '@biographql/core';
import type { GraphQLError } from 'graphql';

/** A request that was rejected before any field ran; its code decides the HTTP status. */
export class RequestError extends BioGraphQLError<WireErrorCode> {
  override readonly name = 'RequestError';
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: WireErrorCode,
    message: string,
    { facts = {}, headers = {} }: { facts?: ErrorFacts; headers?: Record<string, string> } = {},
  ) {
    super(code, message, { facts });
    this.headers = headers;
  }
}

/** The document does not fit the schema; holds GraphQL's errors with their places. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The document is not valid.');
  }
}

export function damagedDataset(): RequestError {
  return new RequestError(
    'ENGINE_UNAVAILABLE',
    'The dataset of this service is damaged. Restore it to get answers.',
  );
}
