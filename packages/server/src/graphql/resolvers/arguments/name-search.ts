import { InvalidArgumentError } from '@biographql/core';
import { nearest } from '@biographql/core/internal';
import type { NameMatching, NameSearch } from '@biographql/services';
import { optionalNumber, requiredText } from './required.js';

export interface NameSearchArguments {
  readonly name?: string | null | undefined;
  readonly ignoreCase?: boolean | null | undefined;
  readonly matchingStrategy?: string | null | undefined;
  readonly matching?: string | null | undefined;
  readonly limit?: number | null | undefined;
}

const LONGEST_NAME = 200;
const STRATEGIES: Readonly<Record<string, NameMatching>> = {
  EXACT: 'exact',
  PREFIX: 'prefix',
  STARTSWITH: 'prefix',
  CONTAINS: 'contains',
  FUZZY: 'fuzzy',
};

export function parseNameSearch(given: NameSearchArguments): NameSearch {
  return {
    text: requiredText('name', given.name, { max: LONGEST_NAME }).trim(),
    ignoresCase: given.ignoreCase ?? true,
    matching: parseStrategy(given.matching ?? given.matchingStrategy ?? 'CONTAINS'),
    limit: optionalNumber('limit', given.limit, { min: 1, max: 100 }) ?? 10,
  };
}

/** Letter case and signs between words do not count: `starts_with` is `STARTSWITH`. */
function parseStrategy(text: string): NameMatching {
  const key = text.toUpperCase().replace(/[^A-Z]/g, '');
  if (Object.hasOwn(STRATEGIES, key) && STRATEGIES[key] !== undefined) return STRATEGIES[key];
  const names = Object.keys(STRATEGIES);
  const meant = nearest(
    key,
    names.map((name) => [name, name] as const),
    () => 3,
  );
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  throw new InvalidArgumentError(
    'matchingStrategy',
    `must be EXACT, PREFIX, CONTAINS or FUZZY${hint}`,
    text,
  );
}
