import { EngineUnavailableError, type EntityIri, type EntityType } from '@biographql/core';
import { openDatabase, type SqlDatabase, type SqlRow } from '../sqlite/sqlite.js';
import { readUint8Array, readUint16Array, readUint32Array } from '../sqlite/stored-arrays.js';
import { foldKey, foldWords } from './fold.js';
import type { EntityRecord, LabelHit, LabelIndex, LabelSearchOptions } from './label-index.js';
import type { EntityNames } from './label-row.js';
import { allOf, anySpelling, beginning } from './match-expression.js';
import { allowedEdits, nearWords } from './near-words.js';
import { searchLimit, seeksTypingErrors, TYPED_WORDS } from './search-limits.js';
import { decodeTypes, LABEL_FORMAT } from './sqlite-label-format.js';
import type { Vocabulary } from './vocabulary.js';

const SPELLINGS = 32;
const NAMES_AT_ONCE = 2_000;

/** A label index that can also list its names, for building dictionaries. */
export interface SqliteLabelIndex extends LabelIndex {
  /** All entities with their names, the most popular first. */
  names(): Iterable<EntityNames>;
}

interface FoundName {
  readonly id: number;
  readonly match: LabelHit['match'];
}

/**
 * Opens a label index built by `buildLabelIndex`, for reading only. Its vocabulary (about 11 bytes per distinct
 * beginning of a word) and four bytes per entity are held in memory, the rest stays in the file.
 * @throws EngineUnavailableError when the file is missing, damaged, unfinished or of another format version.
 */
export function openLabelIndex(path: string): SqliteLabelIndex {
  const database = openDatabase(path, LABEL_FORMAT);
  try {
    return new OpenLabelIndex(database);
  } catch (cause) {
    database.close();
    throw new EngineUnavailableError(LABEL_FORMAT.engine, 'open', cause);
  }
}

class OpenLabelIndex implements SqliteLabelIndex {
  readonly name = LABEL_FORMAT.engine;
  readonly #database: SqlDatabase;
  readonly #firstNames: Uint32Array;
  readonly #vocabulary: Vocabulary;
  readonly #statements;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#firstNames = readUint32Array(database, 'first-name');
    this.#vocabulary = {
      units: readUint16Array(database, 'vocabulary-units'),
      children: readUint32Array(database, 'vocabulary-children'),
      ends: readUint8Array(database, 'vocabulary-ends'),
      best: readUint32Array(database, 'vocabulary-best'),
    };
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
      if (found.size < limit) found.set(this.#rankOf(name.id), name);
    }
    const hasExact = found.size > 0;
    this.#addMatches(found, {
      expression: allOf(words.map(beginning), types),
      match: 'prefix',
      limit,
    });
    for (const edits of [1, 2]) {
      if (!seeksTypingErrors(found.size, hasExact, limit)) break;
      const expression = this.#nearExpression(words, types, edits);
      if (expression !== null) this.#addMatches(found, { expression, match: 'fuzzy', limit });
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
      for (const name of this.#exactNames(text, [])) found.set(this.#rankOf(name.id), name);
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

  *names(): Iterable<EntityNames> {
    const last = this.#firstNames.length - 2;
    for (let rank = 1; rank <= last; rank += NAMES_AT_ONCE) {
      const end = Math.min(rank + NAMES_AT_ONCE, last + 1);
      const first = this.#firstNames[rank] ?? 0;
      const names = this.#statements.namesBetween.rows([first, this.#firstNames[end] ?? 0]);
      for (const row of this.#statements.entitiesBetween.rows([rank, end])) {
        const own = this.#firstNames[Number(row[6])] ?? 0;
        const next = this.#firstNames[Number(row[6]) + 1] ?? 0;
        const ofEntity = names.slice(own - first, next - first);
        yield {
          ...toRecord(row),
          aliases: ofEntity.slice(1).map(([, text]) => String(text)),
          keys: ofEntity.map(([, , key]) => String(key)),
          meshIds: String(row[5]).split(' ').filter(Boolean),
        };
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#database.close();
  }

  /** The best exact name of each entity, labels first, each by popularity. */
  #exactNames(text: string, types: readonly EntityType[]): readonly FoundName[] {
    const key = foldKey(text);
    if (key === '') return [];
    const labels: FoundName[] = [];
    const aliases: FoundName[] = [];
    let taken = 0;
    for (const [id] of this.#statements.namesByKey.rows([key])) {
      const rank = this.#rankOf(Number(id));
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

  /** Adds entities in the order of popularity until the limit. */
  #addMatches(
    found: Map<number, FoundName>,
    query: {
      readonly expression: string;
      readonly match: LabelHit['match'];
      readonly limit: number;
    },
  ): void {
    const step = query.limit * 4;
    let after = 0;
    while (found.size < query.limit) {
      const rows = this.#statements.match.rows([query.expression, after, step]);
      for (const [id] of rows) {
        after = Number(id);
        const rank = this.#rankOf(after);
        if (found.size < query.limit && !found.has(rank))
          found.set(rank, { id: after, match: query.match });
      }
      if (rows.length < step) return;
    }
  }

  /** Each word within so many edits; null when no word may have them. */
  #nearExpression(
    words: readonly string[],
    types: readonly EntityType[],
    edits: number,
  ): string | null {
    if (!words.some((word) => allowedEdits(word) >= edits)) return null;
    const parts: string[] = [];
    for (const word of words) {
      const own = Math.min(edits, allowedEdits(word));
      if (own === 0) {
        parts.push(beginning(word));
        continue;
      }
      parts.push(
        anySpelling(word, nearWords(this.#vocabulary, word, { edits: own, limit: SPELLINGS })),
      );
    }
    return allOf(parts, types);
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

  /** The entity of a name: the last rank whose first name is not after it. */
  #rankOf(nameId: number): number {
    let low = 1;
    let high = this.#firstNames.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#firstNames[middle] ?? 0) <= nameId) low = middle;
      else high = middle;
    }
    return low;
  }
}

const RECORD = 'iri, label, description, types, degree, mesh_ids, rank';

function prepareStatements(database: SqlDatabase) {
  return {
    match: database.prepare(
      'SELECT rowid FROM name_word WHERE name_word MATCH ? AND rowid > ? ORDER BY rowid LIMIT ?',
    ),
    namesByKey: database.prepare('SELECT id FROM name WHERE key = ? ORDER BY id'),
    nameText: database.prepare('SELECT text FROM name WHERE id = ?'),
    namesBetween: database.prepare(
      'SELECT id, text, key FROM name WHERE id >= ? AND id < ? ORDER BY id',
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
