import {
  type CallOptions,
  EngineUnavailableError,
  type EntityIri,
  type EntityType,
} from '@biographql/core';
import type { DatabaseFormat, SqlDatabase, SqlRow } from '../../sqlite/sql-database.js';
import type { EntityIdentifier } from '../../vocabulary/index.js';
import type { EntityRecord, LabelHit, LabelMatch, LabelRow } from '../label-index.js';

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

function decodeIdentifiers(text: string): readonly EntityIdentifier[] {
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
    /** The next names after a number that match an FTS5 expression. */
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

function toRecord([iri, label, description, types, degree]: SqlRow): EntityRecord {
  return {
    iri: String(iri) as EntityIri,
    label: String(label),
    description: typeof description === 'string' ? description : null,
    types: toTypes(types),
    degree: Number(degree),
  };
}

const ENTITIES_PER_BATCH = 2_000;

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

/** The index stores types as words of letters only. */
export function typeWord(type: EntityType): string {
  return type.toLowerCase().replace(/[^a-z]/g, '');
}

export interface FoundEntity {
  readonly rank: number;
  /** The rank of the entity that represents all equivalent ones; its own if there are none. */
  readonly leader: number;
  readonly match: LabelMatch;
  /** The name that matched; null for an identifier. */
  readonly text: string | null;
  /** The identifier that matched, in compact form, and its scheme; absent for a name. */
  readonly identifier?: { readonly text: string; readonly scheme: string | null };
}

/** Entities in the order in which they were found; of equivalent entities only the first, and no more than the limit. */
export class FoundEntities {
  readonly #byLeader = new Map<number, FoundEntity>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.#byLeader.size;
  }

  get isFull(): boolean {
    return this.size >= this.limit;
  }

  add(found: FoundEntity): void {
    if (!this.isFull && !this.#byLeader.has(found.leader)) this.#byLeader.set(found.leader, found);
  }

  values(): readonly FoundEntity[] {
    return [...this.#byLeader.values()];
  }
}

/** Whether an entity has one of the types; an empty list allows any. */
export function isOneOf(entityTypes: readonly EntityType[], types: readonly EntityType[]): boolean {
  return types.length === 0 || entityTypes.some((type) => types.includes(type));
}

/** An open index, as far as it is read by IRI or rank. */
export abstract class StoredLabels {
  readonly name = LABEL_FORMAT.engine;
  protected readonly statements: LabelStatements;
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.statements = prepareStatements(database);
  }

  async ready(): Promise<void> {
    try {
      this.statements.entityByRank.row([1]);
    } catch (cause) {
      throw new EngineUnavailableError(this.name, 'ready', cause);
    }
  }

  async lookup(
    iris: readonly string[],
    { signal }: CallOptions = {},
  ): Promise<readonly (EntityRecord | null)[]> {
    signal?.throwIfAborted();
    return iris.map((iri) => {
      const row = this.statements.entityByIri.row([iri]);
      return row === undefined ? null : toRecord(row);
    });
  }

  async aliases(iri: string, { signal }: CallOptions = {}): Promise<readonly string[]> {
    signal?.throwIfAborted();
    const [first, rank] = this.statements.firstName.row([iri]) ?? [];
    if (first === undefined || rank === undefined) return [];
    const names = this.statements.names.rows([Number(first) + 1, Number(rank) + 1]);
    return names.map(([alias]) => String(alias));
  }

  async identifiers(
    iri: string,
    { signal }: CallOptions = {},
  ): Promise<readonly EntityIdentifier[]> {
    signal?.throwIfAborted();
    const [identifiers = ''] = this.statements.identifiersByIri.row([iri]) ?? [];
    return decodeIdentifiers(String(identifiers));
  }

  async *rows({ signal }: CallOptions = {}): AsyncGenerator<readonly LabelRow[]> {
    for (let rank = 1; ; rank += ENTITIES_PER_BATCH) {
      signal?.throwIfAborted();
      const end = rank + ENTITIES_PER_BATCH;
      const entities = this.statements.entitiesBetween.rows([rank, end]);
      if (entities.length === 0) return;
      const first = (at: number) => Number(entities[at]?.[7] ?? Number.POSITIVE_INFINITY);
      const names = this.statements.names.rows([first(0), end]);
      yield entities.map((row, at) =>
        toRow(row, names.slice(first(at) + 1 - first(0), first(at + 1) - first(0))),
      );
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#database.close();
  }

  /** Shows the entity that represents the found one, unless it doesn't have a wanted type. */
  protected toHit(
    { rank, leader, match, text, identifier }: FoundEntity,
    types: readonly EntityType[],
  ): readonly LabelHit[] {
    const leading = this.statements.entityByRank.row([leader]);
    const isShown = leading !== undefined && isOneOf(toTypes(leading[3]), types);
    const row = isShown ? leading : this.statements.entityByRank.row([rank]);
    if (row === undefined) return [];
    const entity = toRecord(row);
    const [shown = 0, group = 0] = row.slice(5);
    return [
      {
        ...entity,
        alias: text === entity.label ? null : text,
        match,
        matchedText: identifier?.text ?? text ?? entity.label,
        scheme: identifier?.scheme ?? null,
        equivalents: this.statements.equivalents
          .rows([group, shown])
          .map(([iri]) => String(iri) as EntityIri),
      },
    ];
  }
}
