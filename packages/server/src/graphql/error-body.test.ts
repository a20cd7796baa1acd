import { OverloadedError, type WireErrorCode } from '@biographql/core';
import { DatasetError } from '@biographql/ingest';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { errorEntry, presentOutcome, RequestError, worstStatus } from './result.js';

const failed = (error: Error) =>
  new GraphQLError(error.message, { originalError: error, path: ['field'] });

describe('an entry of errors', () => {
  it('ends in the address of the code’s page', () => {
    expect(errorEntry('TOO_DEEP', 'Too deep.').message).toBe(
      'Too deep.\nSee https://github.com/biographql/biographql/blob/main/docs/errors/TOO_DEEP.md',
    );
    expect(`${new RequestError('TOO_DEEP', 'Too deep.')}`).toBe(
      'RequestError: Too deep.\nSee https://github.com/biographql/biographql/blob/main/docs/errors/TOO_DEEP.md',
    );
  });

  it('is masked for an error of ours that no answer carries', () => {
    const error = new DatasetError('damaged', 'It is damaged.', { path: '/secret' });
    const reported: unknown[] = [];
    const { status, body } = presentOutcome({ data: null, errors: [failed(error)] }, (reason) =>
      reported.push(reason),
    );
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/damaged|secret/i);
    expect(reported).toEqual([error]);
  });

  it('holds the facts of an error of ours', () => {
    const errors = [failed(new OverloadedError('graph', 2))];
    expect(presentOutcome({ data: null, errors }, () => {}).body.errors).toEqual([
      {
        message:
          'The graph engine is busy or restarting. Try again in 2 s.\nSee https://github.com/biographql/biographql/blob/main/docs/errors/OVERLOADED.md',
        path: ['field'],
        extensions: { code: 'OVERLOADED', engine: 'graph', retryAfterSeconds: 2 },
      },
    ]);
  });
});

describe('the gravest status', () => {
  it.each<[readonly WireErrorCode[], number]>([
    [['ENTITY_NOT_FOUND'], 200],
    [['ENTITY_NOT_FOUND', 'INVALID_ID'], 400],
    [['RATE_LIMITED', 'UNAUTHENTICATED'], 429],
    [['OVERLOADED', 'RATE_LIMITED'], 503],
    [['OVERLOADED', 'INTERNAL'], 500],
  ])('of %j is %i', (codes, status) => {
    expect(worstStatus(codes.map((code) => errorEntry(code, 'x')))).toBe(status);
  });
});
