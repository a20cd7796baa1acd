import type { EntityIri, EntityType } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import type { IndexForm } from '../cluster/stored-index.js';

/** Scope of a name: ordinary, a stated short name, or that of something related, narrower or broader. */
export type NameScope = 'plain' | 'short' | 'related';

/** A searchable name. Entities are numbered from 1 by popularity, names by entity, a label before its aliases. */
export interface StoredName {
  readonly name: number;
  readonly entity: number;
  /** The entity that represents all equivalent ones; the entity itself without equivalents. */
  readonly group: number;
  readonly types: readonly EntityType[];
  readonly degree: number;
  readonly popularity: number;
  readonly isLabel: boolean;
  readonly scope: NameScope;
  readonly text: string;
  readonly key: string;
}

export interface StoredEntity {
  readonly entity: number;
  readonly group: number;
  readonly row: LabelRow;
  /** Equivalent entities, the most popular first. */
  readonly equivalents: readonly EntityIri[];
}

export const NAME_FIELDS = [
  'name',
  'entity',
  'group',
  'types',
  'degree',
  'popularity',
  'isLabel',
  'scope',
  'text',
  'key',
];

const KEYWORD = { type: 'keyword', doc_values: false, norms: false };

/**
 * Entities and their names in one index. Beginnings of words are terms ({@link toTerm}), so that a typed word is
 * looked up and not searched for; documents are sorted by rank, so that a search can stop early.
 */
export const LABEL_FORM: IndexForm = {
  kind: 'labels',
  version: 3,
  settings: {
    'index.sort.field': ['rank', 'name'],
    'index.sort.order': ['desc', 'asc'],
  },
  returnedFields: [...NAME_FIELDS, 'row', 'equivalents'],
  properties: {
    name: { type: 'long' },
    entity: { type: 'long' },
    group: { type: 'long', index: false },
    types: { type: 'keyword' },
    degree: { type: 'integer', index: false, doc_values: false },
    popularity: { type: 'integer', index: false, doc_values: false },
    rank: { type: 'integer' },
    isLabel: { type: 'boolean', index: false, doc_values: false },
    scope: { type: 'keyword', index: false, doc_values: false },
    text: { type: 'keyword', index: false, doc_values: false },
    key: KEYWORD,
    words: KEYWORD,
    beginnings: KEYWORD,
    firstWords: KEYWORD,
    firsts: KEYWORD,
    iri: KEYWORD,
    identifiers: KEYWORD,
    row: { type: 'object', enabled: false },
    equivalents: { type: 'keyword', index: false, doc_values: false },
  },
};

export const ENTITY_FIELDS = ['entity', 'group', 'row', 'equivalents'];

/**
 * Writes the beginning of a word as a term, its last letter first: `asth` is `h|ast`. So a typo can be matched in all of it
 * but the last letter, which a fuzzy query must match exactly.
 */
export function toTerm(beginning: string): string {
  const letters = Array.from(beginning);
  const last = letters.pop() ?? '';
  return `${last}|${letters.join('')}`;
}

export function beginningTerms(words: readonly string[]): readonly string[] {
  const terms = new Set<string>();
  for (const word of words) {
    let before = '';
    for (const letter of word) {
      terms.add(`${letter}|${before}`);
      before += letter;
    }
  }
  return [...terms];
}

export function identifierTerm({ scheme, id }: { readonly scheme: string; readonly id: string }) {
  return `${scheme} ${id}`;
}
