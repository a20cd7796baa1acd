import { InvalidArgumentError } from '@biographql/core';
import { type Literal, literal } from '../terms.js';

/** What every query of the catalog that lists entities takes last. */
export interface QueryOptions {
  /** Language of the labels, a tag such as `de`. Default `en`; an entity without such a label keeps its row, with null. */
  readonly language?: string;
  /** Greatest number of rows, from 1. Default 100. */
  readonly limit?: number;
}

/** The shared parameters `$language` and `$limit`. @throws InvalidArgumentError for a limit out of range. */
export function shared({ language = 'en', limit = 100 }: QueryOptions = {}): {
  readonly language: Literal;
  readonly limit: number;
} {
  if (!Number.isSafeInteger(limit) || limit < 1) {
    throw new InvalidArgumentError('limit', 'must be a whole number from 1', limit);
  }
  return { language: literal(literal('', language).language), limit };
}
