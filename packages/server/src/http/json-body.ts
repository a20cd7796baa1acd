import { jsonShape } from '@biographql/core/internal';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../graphql/request-error.js';
import { getState } from './request-state.js';

/** Levels of objects and lists in a body: far more than any input of the schema has, and no danger to any stack. */
const MAX_DEPTH = 100;
/** Members of all objects of a body. The engine reads a million different names at the speed of a tenth of a second. */
const MAX_MEMBERS = 5_000;
const BYTE_ORDER_MARK = 0xfeff;

function parseJsonBody(text: string, maxValues: number): unknown {
  if (text === '') throw invalid('The request has no body.');
  if (text.length > Math.min(PLAIN_LENGTH, maxValues) || getBrackets(text) > MAX_DEPTH) {
    checkShape(text, maxValues);
  }
  try {
    return JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  } catch {
    throw invalid('The request body is not valid JSON.');
  }
}

type Done = (error: Error | null, body?: unknown) => void;

export function readJsonBody(
  maxValues: number,
): (request: FastifyRequest, text: string, done: Done) => void {
  return (request, text, done) => {
    let body: unknown;
    try {
      body = getState(request).cost.runNow(() => parseJsonBody(text, maxValues));
    } catch (error) {
      done(error as Error);
      return;
    }
    done(null, body);
  };
}

/** A text of so many characters cannot have too many members. */
const PLAIN_LENGTH = MAX_MEMBERS;

function getBrackets(text: string): number {
  let count = 0;
  for (const bracket of '{[') {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) count += 1;
  }
  return count;
}

function checkShape(text: string, maxValues: number): void {
  const { depth, members, commas } = jsonShape(text);
  if (depth > MAX_DEPTH) throw invalid(`The body nests more than ${MAX_DEPTH} levels deep.`);
  if (members > MAX_MEMBERS) throw invalid(`The body has more than ${MAX_MEMBERS} members.`);
  if (commas >= maxValues) throw invalid(`The body has more than ${maxValues} values.`);
}

function invalid(message: string): RequestError {
  return new RequestError('INVALID_REQUEST', message);
}
