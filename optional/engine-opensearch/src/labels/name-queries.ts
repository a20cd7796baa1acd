import type { EntityType } from '@biographql/core';
import { allowedEdits, spellings } from '@biographql/engines/internal';
import type { Json } from '../cluster/search-cluster.js';
import { ENTITY_FIELDS, identifierTerm, NAME_FIELDS, toTerm } from './label-form.js';

/** Query to match. Words are folded: user text is never query syntax, only the value of a term. */
export interface NamePattern {
  /** At least one; a name must have them all, in any order. */
  readonly words: readonly string[];
  /** Maximum edits per word, limited by its length: 0, 1 or 2. */
  readonly edits: number;
  /** Only names of entities of any of these types; empty means all. */
  readonly types: readonly EntityType[];
}

/** Names are requested in two lists: those that begin with the first word by score, then the others by popularity. */
type NameList = 'beginning' | 'other';

interface ListedPart {
  readonly size: number;
  /** End of the previous page. */
  readonly after?: readonly unknown[];
}

/** The search for one of the lists. */
export function nameSearch(
  { words, edits, types }: NamePattern,
  listed: NameList,
  { size, after }: ListedPart,
): Json & ListedPart {
  const [first = ''] = words;
  const begins = wordClause(first, edits, BEGINNING);
  const filter: Json[] = words.map((word) => wordClause(word, edits, ANYWHERE));
  if (types.length > 0) filter.push({ terms: { types } });
  const isBeginning = listed === 'beginning';
  return {
    query: {
      bool: isBeginning ? { filter: [begins, ...filter] } : { filter, must_not: [begins] },
    },
    size,
    sort: isBeginning ? [{ rank: 'desc' }, ...BY_NAME] : BY_NAME,
    _source: NAME_FIELDS,
    ...(after === undefined ? {} : { search_after: after }),
  };
}

export const BY_NAME: readonly Json[] = [{ name: 'asc' }];

/** The search for names with a key. */
export function keySearch(key: string, size: number): Json {
  const query = { bool: { filter: [{ term: { key } }] } };
  return { query, size, sort: BY_NAME, _source: NAME_FIELDS };
}

/** The search for entities with one of the IRIs or identifiers. */
export function entitySearch(
  iris: readonly string[],
  identifiers: readonly { readonly scheme: string; readonly id: string }[],
  size: number,
): Json {
  const should = [
    { terms: { iri: iris } },
    { terms: { identifiers: identifiers.map(identifierTerm) } },
  ];
  const query = { bool: { filter: [{ bool: { should, minimum_should_match: 1 } }] } };
  return { query, size, sort: [{ entity: 'asc' }], _source: ENTITY_FIELDS };
}

interface WordFields {
  readonly beginnings: string;
  readonly words: string;
}

const ANYWHERE: WordFields = { beginnings: 'beginnings', words: 'words' };
const BEGINNING: WordFields = { beginnings: 'firsts', words: 'firstWords' };

/**
 * Words that begin with a word, and similar ones when edits are allowed: whole ones, and beginnings whose last
 * letter is right or swapped with the one before. `isNear` removes false hits, such as edited digits.
 */
function wordClause(word: string, edits: number, { beginnings, words }: WordFields): Json {
  const begins = { terms: { [beginnings]: spellings(word).map(toTerm) } };
  const maxEdits = Math.min(edits, allowedEdits(word));
  if (maxEdits === 0) return begins;
  const letters = Array.from(word);
  const [last = '', beforeLast = ''] = [letters.at(-1), letters.at(-2)];
  const exchanged = `${beforeLast}|${letters.slice(0, -2).join('')}${last}`;
  const should = [
    begins,
    fuzzy(words, word, maxEdits, 0),
    fuzzy(beginnings, toTerm(word), maxEdits, FIXED_LETTERS),
    fuzzy(beginnings, exchanged, maxEdits - 1, FIXED_LETTERS),
  ];
  return { bool: { should, minimum_should_match: 1 } };
}

/** Fixed prefix of a term: the last letter and `|`. */
const FIXED_LETTERS = 2;

function fuzzy(field: string, value: string, fuzziness: number, fixed: number): Json {
  if (fuzziness === 0) return { term: { [field]: value } };
  return {
    fuzzy: { [field]: { value, fuzziness, prefix_length: fixed, rewrite: 'constant_score' } },
  };
}
