import {
  type CallOptions,
  EngineUnavailableError,
  type EntityIri,
  type EntityType,
} from '@biographql/core';
import { openDatabase, type SqlDatabase, type SqlRow } from '../../sqlite/sqlite.js';
import { foldKey, foldWords } from '../../text/fold.js';
import type {
  EntityRecord,
  LabelHit,
  LabelIndex,
  LabelRow,
  LabelSearchOptions,
} from '../label-index.js';
import { allowedEdits, searchLimit, seeksTypingErrors, TYPED_WORDS } from '../search-limits.js';
import { readNameArrays } from './name-arrays.js';
import { NameMatcher, type NamePattern } from './name-matcher.js';
import { decodeTypes, LABEL_FORMAT } from './sqlite-label-format.js';

const ENTITIES_AT_ONCE = 2_000;

interface FoundName {
  readonly id: number;
  readonly match: LabelHit['match'];
}

/**
 * Opens a label index built by `buildLabelIndex`, for reading only. What finds names is held in memory (10 bytes per
 * distinct beginning of a word, 4 per word of each name, 12 per entity); texts stay in the file.
 * @throws EngineUnavailableError when the file is missing, damaged, unfinished or of another format version.
 */
export function openLabelIndex(path: string): LabelIndex {
  const database = openDatabase(path, LABEL_FORMAT);
  try {
    return new OpenLabelIndex(database);
  } catch (cause) {
    database.close();
    throw new EngineUnavailableError(LABEL_FORMAT.engine, 'open', cause);
  }
}

class OpenLabelIndex implements LabelIndex {
  readonly name = LABEL_FORMAT.engine;
  readonly #database: SqlDatabase;
  readonly #firstNames: Uint32Array;
  readonly #popularities: Uint32Array;
  readonly #matcher: NameMatcher;
  readonly #statements;

  constructor(database: SqlDatabase) {
    this.#database = database;
    const arrays = readNameArrays(database);
    this.#firstNames = arrays.firstNames;
    this.#popularities = arrays.popularities;
    this.#matcher = new NameMatcher(arrays);
    this.#statements = prepareStatements(database);
  }

  async ready(): Promise<void> {
    try {
      this.#statements.nameText.row([1]);
    } catch (cause) {
      throw new EngineUnavailableError(this.name, 'ready', cause);
    }
  }

  async search(text: string, options: LabelSearchOptions = {}): Promise<readonly LabelHit[]> {
    options.signal?.throwIfAborted();
    const words = [...new Set(foldWords(text))].slice(0, TYPED_WORDS);
    const types = options.types ?? [];
    const limit = searchLimit(options.limit);
    if (words.length === 0) return [];

    const found = new Map<number, FoundName>();
    for (const name of this.#exactNames(text, types)) {
      if (found.size < limit) found.set(this.#matcher.rankOf(name.id), name);
    }
    const hasExact = found.size > 0;
    this.#addMatches(found, { words, edits: 0, types }, limit);
    for (const edits of [1, 2]) {
      if (!seeksTypingErrors(edits, { count: found.size, hasExact, limit })) break;
      if (!words.some((word) => allowedEdits(word) >= edits)) break;
      this.#addMatches(found, { words, edits, types }, limit);
    }
    return this.#hits(found);
  }

  async lookup(
    iris: readonly string[],
    { signal }: LabelSearchOptions = {},
  ): Promise<readonly (EntityRecord | null)[]> {
    signal?.throwIfAborted();
    return iris.map((iri) => {
      const row = this.#statements.entityByIri.row([iri]);
      return row === undefined ? null : toRecord(row);
    });
  }

  async exact(
    texts: readonly string[],
    { signal }: LabelSearchOptions = {},
  ): Promise<readonly (readonly LabelHit[])[]> {
    signal?.throwIfAborted();
    return texts.map((text) => {
      const found = new Map<number, FoundName>();
      for (const name of this.#exactNames(text, [])) found.set(this.#matcher.rankOf(name.id), name);
      return this.#hits(found);
    });
  }

  async aliases(iri: string, { signal }: LabelSearchOptions = {}): Promise<readonly string[]> {
    signal?.throwIfAborted();
    const [rank] = this.#statements.rankByIri.row([iri]) ?? [];
    if (typeof rank !== 'number') return [];
    const first = this.#firstNames[rank] ?? 0;
    const end = this.#firstNames[rank + 1] ?? 0;
    return this.#statements.namesBetween.rows([first + 1, end]).map(([, alias]) => String(alias));
  }

  async *rows({ signal }: CallOptions = {}): AsyncGenerator<readonly LabelRow[]> {
    const last = this.#firstNames.length - 2;
    for (let rank = 1; rank <= last; rank += ENTITIES_AT_ONCE) {
      signal?.throwIfAborted();
      yield this.#rowsBetween(rank, Math.min(rank + ENTITIES_AT_ONCE, last + 1));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#database.close();
  }

  #rowsBetween(from: number, end: number): readonly LabelRow[] {
    const firstOf = (rank: number) => this.#firstNames[rank] ?? 0;
    const names = this.#statements.namesBetween.rows([firstOf(from), firstOf(end)]);
    return this.#statements.entitiesBetween.rows([from, end]).map((row) => {
      const rank = Number(row[6]);
      const aliases = names.slice(
        firstOf(rank) + 1 - firstOf(from),
        firstOf(rank + 1) - firstOf(from),
      );
      return {
        ...toRecord(row),
        popularity: this.#popularities[rank] ?? 0,
        aliases: aliases.map(([, text]) => String(text)),
        meshIds: String(row[5]).split(' ').filter(Boolean),
      };
    });
  }

  /** The best exact name of each entity, labels first, each by popularity. */
  #exactNames(text: string, types: readonly EntityType[]): readonly FoundName[] {
    const key = foldKey(text);
    if (key === '') return [];
    const labels: FoundName[] = [];
    const aliases: FoundName[] = [];
    let taken = 0;
    for (const [id] of this.#statements.namesByKey.rows([key])) {
      const rank = this.#matcher.rankOf(Number(id));
      if (rank === taken || !this.#isOfType(rank, types)) continue;
      taken = rank;
      if (id === this.#firstNames[rank]) labels.push({ id: Number(id), match: 'exact-label' });
      else aliases.push({ id: Number(id), match: 'exact-alias' });
    }
    return [...labels, ...aliases];
  }

  #isOfType(rank: number, types: readonly EntityType[]): boolean {
    if (types.length === 0) return true;
    const [own] = this.#statements.typesOf.row([rank]) ?? [];
    return decodeTypes(String(own)).some((type) => types.includes(type));
  }

  /** Adds entities, best first, until there are as many as wanted. */
  #addMatches(found: Map<number, FoundName>, pattern: NamePattern, limit: number): void {
    if (found.size >= limit) return;
    const match = pattern.edits === 0 ? 'prefix' : 'fuzzy';
    for (const id of this.#matcher.match(pattern)) {
      const rank = this.#matcher.rankOf(id);
      if (!found.has(rank)) found.set(rank, { id, match });
      if (found.size >= limit) return;
    }
  }

  #hits(found: ReadonlyMap<number, FoundName>): readonly LabelHit[] {
    return [...found].flatMap(([rank, { id, match }]) => {
      const row = this.#statements.entityByRank.row([rank]);
      if (row === undefined) return [];
      const isAlias = id !== this.#firstNames[rank];
      const alias = isAlias ? String(this.#statements.nameText.row([id])?.[0]) : null;
      return [{ ...toRecord(row), alias, match }];
    });
  }
}

const RECORD = 'iri, label, description, types, degree, mesh_ids, rank';

function prepareStatements(database: SqlDatabase) {
  return {
    namesByKey: database.prepare('SELECT id FROM name WHERE key = ? ORDER BY id'),
    nameText: database.prepare('SELECT text FROM name WHERE id = ?'),
    namesBetween: database.prepare(
      'SELECT id, text FROM name WHERE id >= ? AND id < ? ORDER BY id',
    ),
    entityByRank: database.prepare(`SELECT ${RECORD} FROM entity WHERE rank = ?`),
    entityByIri: database.prepare(`SELECT ${RECORD} FROM entity WHERE iri = ?`),
    entitiesBetween: database.prepare(
      `SELECT ${RECORD} FROM entity WHERE rank >= ? AND rank < ? ORDER BY rank`,
    ),
    rankByIri: database.prepare('SELECT rank FROM entity WHERE iri = ?'),
    typesOf: database.prepare('SELECT types FROM entity WHERE rank = ?'),
  };
}

function toRecord([iri, label, description, types, degree]: SqlRow): EntityRecord {
  return {
    iri: String(iri) as EntityIri,
    label: String(label),
    description: description === null || description === undefined ? null : String(description),
    types: decodeTypes(String(types)),
    degree: Number(degree),
  };
}
