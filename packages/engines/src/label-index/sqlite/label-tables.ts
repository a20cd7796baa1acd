import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import type { DatabaseFormat, SqlDatabase, SqlRow } from '../../sqlite/sql-database.js';
import type { EntityIdentifier } from '../../vocabulary/index.js';
import type { EntityRecord, LabelRow } from '../label-index.js';

export const LABEL_FORMAT: DatabaseFormat = {
  engine: 'sqlite-labels',
  applicationId: 0x4247_514c,
  version: 7,
};

/**
 * The tables. `entity.rank` and `name.id` count from 1 by descending popularity, a label before its aliases, so that the
 * full-text index finds popular names first. Its columns are the words that begin a label or an alias, the other words,
 * and the types of the entity. `vocabulary` has one row with all words, in UTF-16 order, and the schemes by which typed
 * texts are read as identifiers, as JSON.
 */
export const LABEL_SCHEMA = `
CREATE TABLE entity (
  rank INTEGER PRIMARY KEY, iri TEXT NOT NULL, label TEXT NOT NULL, description TEXT, types TEXT NOT NULL,
  degree INTEGER NOT NULL, popularity INTEGER NOT NULL, first_name INTEGER NOT NULL, leader INTEGER);
CREATE TABLE identity (
  rank INTEGER PRIMARY KEY, mesh_ids TEXT NOT NULL, identifiers TEXT NOT NULL, representative TEXT);
CREATE TABLE name (
  id INTEGER PRIMARY KEY, rank INTEGER NOT NULL, text TEXT NOT NULL, key TEXT NOT NULL, kind INTEGER NOT NULL);
CREATE VIRTUAL TABLE name_word USING fts5 (
  label_start, alias_start, rest, type, content='', detail=column, prefix='1 2', tokenize='ascii');
INSERT INTO name_word (name_word, rank) VALUES ('hashsize', 16777216);
CREATE TABLE identifier (id TEXT NOT NULL, scheme TEXT NOT NULL, rank INTEGER NOT NULL);
CREATE TABLE vocabulary (words TEXT NOT NULL, identifiers TEXT NOT NULL);
`;

/** Run after the rows, which is cheaper. `entity.leader` is the rank of the entity that represents equivalent ones. */
export const LABEL_INDEXES = `
INSERT INTO name_word (name_word) VALUES ('optimize');
CREATE UNIQUE INDEX entity_iri ON entity (iri);
CREATE INDEX name_key ON name (key);
CREATE INDEX identifier_id ON identifier (id);
UPDATE entity SET leader = leading.rank
  FROM identity AS member
  JOIN entity AS leading ON leading.iri = member.representative
  JOIN identity AS own ON own.rank = leading.rank AND own.representative = leading.iri
  WHERE member.rank = entity.rank;
CREATE INDEX entity_leader ON entity (leader) WHERE leader IS NOT NULL;
`;

export const NAME_KINDS = { other: 0, short: 1, related: 2 } as const;

export function getNameKind(name: string, row: LabelRow): number {
  const { label, shortNames, relatedAliases = [] } = row;
  if (shortNames.includes(name)) return NAME_KINDS.short;
  return name !== label && relatedAliases.includes(name) ? NAME_KINDS.related : NAME_KINDS.other;
}

export function encodeIdentifiers(identifiers: readonly EntityIdentifier[]): string {
  return identifiers.map(({ scheme, id }) => `${scheme} ${id}`).join('\n');
}

export function decodeIdentifiers(text: string): readonly EntityIdentifier[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const space = line.indexOf(' ');
      return { scheme: line.slice(0, space), id: line.slice(space + 1) };
    });
}

const RECORD = 'iri, label, description, types, degree';
/** `LIMIT` ends a search of the full-text index early: it finds names in the order of their numbers. */
const NAMES_AT_ONCE = 100;

export function prepareStatements(database: SqlDatabase) {
  const ofEntity = `SELECT ${RECORD}, rank, IFNULL(leader, rank) FROM entity`;
  return {
    entityByRank: database.prepare(`${ofEntity} WHERE rank = ?`),
    entityByIri: database.prepare(`${ofEntity} WHERE iri = ?`),
    entitiesByIdentifier: database.prepare(
      `${ofEntity} JOIN identifier USING (rank) WHERE id = ? AND scheme = ? ORDER BY rank`,
    ),
    equivalents: database.prepare(
      'SELECT iri FROM entity WHERE leader = ? AND rank <> ? ORDER BY rank',
    ),
    namesByKey: database.prepare(
      `SELECT text, kind, id = first_name, rank, IFNULL(leader, rank), types, degree
      FROM name JOIN entity USING (rank) WHERE key = ? ORDER BY id`,
    ),
    /** The next names that an expression of FTS5 matches, after a number. */
    namesByWords: database.prepare(
      `SELECT id, text, key, id = first_name, popularity, entity.rank, IFNULL(leader, entity.rank)
      FROM name_word CROSS JOIN name ON id = name_word.rowid CROSS JOIN entity ON entity.rank = name.rank
      WHERE name_word MATCH ? AND name_word.rowid > ? ORDER BY name_word.rowid LIMIT ${NAMES_AT_ONCE}`,
    ),
    names: database.prepare(
      `SELECT text, kind FROM name WHERE id >= ?
      AND id < IFNULL((SELECT first_name FROM entity WHERE rank >= ? ORDER BY rank LIMIT 1), 1e18) ORDER BY id`,
    ),
    firstName: database.prepare('SELECT first_name, rank FROM entity WHERE iri = ?'),
    entitiesBetween: database.prepare(
      `SELECT ${RECORD}, rank, popularity, first_name, IFNULL(mesh_ids, ''), IFNULL(identifiers, ''), representative
      FROM entity LEFT JOIN identity USING (rank) WHERE rank >= ? AND rank < ? ORDER BY rank`,
    ),
    identifiersByIri: database.prepare(
      'SELECT identifiers FROM identity WHERE rank = (SELECT rank FROM entity WHERE iri = ?)',
    ),
    vocabulary: database.prepare('SELECT words FROM vocabulary'),
    identifiers: database.prepare('SELECT identifiers FROM vocabulary'),
  };
}

export type LabelStatements = ReturnType<typeof prepareStatements>;

export function toTypes(types: SqlRow[number] | undefined): readonly EntityType[] {
  return String(types).split(' ') as EntityType[];
}

export function toRecord([iri, label, description, types, degree]: SqlRow): EntityRecord {
  return {
    iri: String(iri) as EntityIri,
    label: String(label),
    description: typeof description === 'string' ? description : null,
    types: toTypes(types),
    degree: Number(degree),
  };
}

const ENTITIES_PER_BATCH = 2_000;

/** Reads the rows of all entities by rank. @throws `signal.reason` when aborted. */
export function* readAllRows(
  statements: LabelStatements,
  { signal }: CallOptions = {},
): Generator<readonly LabelRow[]> {
  for (let rank = 1; ; rank += ENTITIES_PER_BATCH) {
    signal?.throwIfAborted();
    const end = rank + ENTITIES_PER_BATCH;
    const entities = statements.entitiesBetween.rows([rank, end]);
    if (entities.length === 0) return;
    const first = (at: number) => Number(entities[at]?.[7] ?? Number.POSITIVE_INFINITY);
    const names = statements.names.rows([first(0), end]);
    yield entities.map((row, at) =>
      toRow(row, names.slice(first(at) + 1 - first(0), first(at + 1) - first(0))),
    );
  }
}

function toRow(row: SqlRow, aliases: readonly SqlRow[]): LabelRow {
  const [popularity, , meshIds, identifiers, representative] = row.slice(6);
  const select = (kind: number) =>
    aliases.filter((alias) => alias[1] === kind).map(([text]) => String(text));
  const relatedAliases = select(NAME_KINDS.related);
  return {
    ...toRecord(row),
    popularity: Number(popularity),
    aliases: aliases.map(([text]) => String(text)),
    shortNames: select(NAME_KINDS.short),
    ...(relatedAliases.length > 0 && { relatedAliases }),
    meshIds: String(meshIds).split(' ').filter(Boolean),
    identifiers: decodeIdentifiers(String(identifiers)),
    representative: typeof representative === 'string' ? (representative as EntityIri) : null,
  };
}
