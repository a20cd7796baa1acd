import type { EntityType } from '@biographql/core';
import type { EntityIdentifier } from '@biographql/vocabulary';
import type { DatabaseFormat, SqlRow } from '../../sqlite/sqlite.js';
import type { LabelRow } from '../label-index.js';

/** The mark of a label index file. */
export const LABEL_FORMAT: DatabaseFormat = {
  engine: 'sqlite-labels',
  applicationId: 0x4247_514c,
  version: 4,
};

/**
 * The tables. `entity.rank` and `name.id` count from 1 in the order of popularity, a label before its aliases. What an
 * entity is elsewhere stands apart, since every hit reads a row of `entity`, and narrow ones are read faster. The one row
 * of `catalog` holds the schemes by which typed texts are read, as JSON.
 */
export const LABEL_SCHEMA = `
CREATE TABLE entity (
  rank INTEGER PRIMARY KEY, iri TEXT NOT NULL, label TEXT NOT NULL, description TEXT,
  types TEXT NOT NULL, degree INTEGER NOT NULL);
CREATE TABLE identity (
  rank INTEGER PRIMARY KEY, mesh_ids TEXT NOT NULL, identifiers TEXT NOT NULL, twin_of TEXT);
CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL, key TEXT NOT NULL, is_short INTEGER NOT NULL);
CREATE TABLE identifier (id TEXT NOT NULL, scheme TEXT NOT NULL, rank INTEGER NOT NULL);
CREATE TABLE catalog (identifiers TEXT NOT NULL);
`;

/** The values of `name.is_short`. */
export const NAME_KINDS = { plain: 0, short: 1, related: 2 } as const;

/** Made after the rows, which is cheaper. */
export const LABEL_INDEXES = `
CREATE UNIQUE INDEX entity_iri ON entity (iri);
CREATE INDEX name_key ON name (key);
CREATE INDEX identifier_id ON identifier (id);
`;

/** Returns how a name of a row is kept. */
export function kindOf(name: string, row: LabelRow): number {
  const { label, shortNames, relatedAliases = [] } = row;
  if (shortNames.includes(name)) return NAME_KINDS.short;
  return name !== label && relatedAliases.includes(name) ? NAME_KINDS.related : NAME_KINDS.plain;
}

const NO_NAMES: readonly string[] = [];

/** Returns which rows of names (id, text, kind) are short or related, as the fields of a row; the latter is absent without any. */
export function scopesOf(
  names: readonly SqlRow[],
): Pick<LabelRow, 'shortNames' | 'relatedAliases'> {
  if (names.every(([, , kind]) => kind === NAME_KINDS.plain)) return { shortNames: NO_NAMES };
  const ofKind = (wanted: keyof typeof NAME_KINDS) =>
    names.flatMap(([, text, kind]) => (kind === NAME_KINDS[wanted] ? [String(text)] : []));
  const [shortNames, relatedAliases] = [ofKind('short'), ofKind('related')];
  return relatedAliases.length === 0 ? { shortNames } : { shortNames, relatedAliases };
}

/** Types as the entity row keeps them. */
export function encodeTypes(types: readonly EntityType[]): string {
  return types.join(' ');
}

/** The few lists of types that occur. */
const decoded = new Map<string, readonly EntityType[]>();

/** @see encodeTypes */
export function decodeTypes(text: string): readonly EntityType[] {
  const known = decoded.get(text);
  if (known !== undefined) return known;
  const types = text.split(' ') as EntityType[];
  decoded.set(text, types);
  return types;
}

/** Identifiers as the entity row keeps them: a line each. */
export function encodeIdentifiers(identifiers: readonly EntityIdentifier[]): string {
  return identifiers.map(({ scheme, id }) => `${scheme} ${id}`).join('\n');
}

/** @see encodeIdentifiers */
export function decodeIdentifiers(text: string): readonly EntityIdentifier[] {
  if (text === '') return [];
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const space = line.indexOf(' ');
      return { scheme: line.slice(0, space), id: line.slice(space + 1) };
    });
}
