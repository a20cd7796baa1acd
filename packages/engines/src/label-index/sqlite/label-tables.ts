import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import type { DatabaseFormat, SqlDatabase, SqlRow } from '../../sqlite/sql-database.js';
import type { EntityIdentifier } from '../../vocabulary/index.js';
import type { EntityRecord, LabelRow } from '../label-index.js';
import type { NameArrays } from './name-arrays.js';

/** The mark of a label index file. */
export const LABEL_FORMAT: DatabaseFormat = {
  engine: 'sqlite-labels',
  applicationId: 0x4247_514c,
  version: 6,
};

/**
 * The tables. `entity.rank` and `name.id` count from 1 by descending popularity, a label before its aliases. `identity` is
 * apart because every hit reads a row of `entity`, and narrow rows are read faster. `catalog` has one row: the schemes by
 * which typed texts are read as identifiers, as JSON.
 */
export const LABEL_SCHEMA = `
CREATE TABLE entity (
  rank INTEGER PRIMARY KEY, iri TEXT NOT NULL, label TEXT NOT NULL, description TEXT,
  types TEXT NOT NULL, degree INTEGER NOT NULL);
CREATE TABLE identity (
  rank INTEGER PRIMARY KEY, mesh_ids TEXT NOT NULL, identifiers TEXT NOT NULL, representative TEXT);
CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL, key TEXT NOT NULL, kind INTEGER NOT NULL);
CREATE TABLE identifier (id TEXT NOT NULL, scheme TEXT NOT NULL, rank INTEGER NOT NULL);
CREATE TABLE catalog (identifiers TEXT NOT NULL);
`;

/** Created after the rows, which is cheaper. */
export const LABEL_INDEXES = `
CREATE UNIQUE INDEX entity_iri ON entity (iri);
CREATE INDEX name_key ON name (key);
CREATE INDEX identifier_id ON identifier (id);
`;

export const NAME_KINDS = { other: 0, short: 1, related: 2 } as const;

/** Returns the kind of a name of a row. */
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

export function prepareStatements(database: SqlDatabase) {
  return {
    namesByKey: database.prepare('SELECT id, text, kind FROM name WHERE key = ? ORDER BY id'),
    nameById: database.prepare('SELECT text, key FROM name WHERE id = ?'),
    namesBetween: database.prepare(
      'SELECT text, kind FROM name WHERE id >= ? AND id < ? ORDER BY id',
    ),
    entityByRank: database.prepare(`SELECT ${RECORD} FROM entity WHERE rank = ?`),
    entityByIri: database.prepare(`SELECT ${RECORD} FROM entity WHERE iri = ?`),
    entitiesBetween: database.prepare(
      `SELECT ${RECORD}, rank, IFNULL(mesh_ids, ''), IFNULL(identifiers, ''), representative
      FROM entity LEFT JOIN identity USING (rank) WHERE rank >= ? AND rank < ? ORDER BY rank`,
    ),
    identifiersByIri: database.prepare(
      'SELECT identifiers FROM identity WHERE rank = (SELECT rank FROM entity WHERE iri = ?)',
    ),
    rankByIri: database.prepare('SELECT rank FROM entity WHERE iri = ?'),
    ranksByIdentifier: database.prepare(
      'SELECT rank FROM identifier WHERE id = ? AND scheme = ? ORDER BY rank',
    ),
    catalog: database.prepare('SELECT identifiers FROM catalog'),
  };
}

export type LabelStatements = ReturnType<typeof prepareStatements>;

export function toRecord([iri, label, description, types, degree]: SqlRow): EntityRecord {
  return {
    iri: String(iri) as EntityIri,
    label: String(label),
    description: typeof description === 'string' ? description : null,
    types: String(types).split(' ') as EntityType[],
    degree: Number(degree),
  };
}

const ENTITIES_PER_BATCH = 2_000;

type RowArrays = Pick<NameArrays, 'firstNames' | 'popularities'>;

/** Reads the rows of all entities by rank. @throws `signal.reason` when aborted. */
export function* readAllRows(
  statements: LabelStatements,
  arrays: RowArrays,
  { signal }: CallOptions = {},
): Generator<readonly LabelRow[]> {
  const end = arrays.firstNames.length - 1;
  for (let rank = 1; rank < end; rank += ENTITIES_PER_BATCH) {
    signal?.throwIfAborted();
    yield readRows(statements, arrays, rank, Math.min(rank + ENTITIES_PER_BATCH, end));
  }
}

function readRows(
  statements: LabelStatements,
  { firstNames, popularities }: RowArrays,
  from: number,
  end: number,
): readonly LabelRow[] {
  const first = (rank: number) => firstNames[rank] ?? 0;
  const names = statements.namesBetween.rows([first(from), first(end)]);
  return statements.entitiesBetween.rows([from, end]).map((row) => {
    const [rank, meshIds, identifiers, leader] = row.slice(5);
    const own = Number(rank);
    const aliases = names.slice(first(own) + 1 - first(from), first(own + 1) - first(from));
    const select = (kind: number) =>
      aliases.filter((alias) => alias[1] === kind).map(([text]) => String(text));
    const relatedAliases = select(NAME_KINDS.related);
    return {
      ...toRecord(row),
      popularity: popularities[own] ?? 0,
      aliases: aliases.map(([text]) => String(text)),
      shortNames: select(NAME_KINDS.short),
      ...(relatedAliases.length > 0 && { relatedAliases }),
      meshIds: String(meshIds).split(' ').filter(Boolean),
      identifiers: decodeIdentifiers(String(identifiers)),
      representative: typeof leader === 'string' ? (leader as EntityIri) : null,
    };
  });
}
