import {
  type CallOptions,
  EngineUnavailableError,
  type EntityIri,
  type EntityType,
} from '@biographql/core';
import {
  createIdentifierReader,
  type EntityIdentifier,
  type IdentifierReader,
  type IdentifierReading,
  type IdentifiersData,
} from '@biographql/vocabulary';
import type { SqlDatabase } from '../../sqlite/sql-database.js';
import { foldWords } from '../../text/fold.js';
import { ORDERED_COMPLETIONS } from '../completion-order.js';
import { exactMatch, isGene } from '../exact-order.js';
import { identifierTurns } from '../identifier-standings.js';
import type {
  EntityRecord,
  LabelHit,
  LabelIndex,
  LabelRow,
  LabelSearchOptions,
} from '../label-index.js';
import { isAbbreviation, nameKey } from '../name-folding.js';
import { allowedEdits, searchLimit, seeksTypingErrors, TYPED_WORDS } from '../search-limits.js';
import { CompletedNames } from './completed-names.js';
import { FoundEntities, type FoundEntity, twinsOf } from './found-entities.js';
import { type LabelStatements, prepareStatements, toRecord } from './label-statements.js';
import { type NameArrays, readNameArrays } from './name-arrays.js';
import { NameKeys } from './name-keys.js';
import { NameMatcher, type NamePattern } from './name-matcher.js';
import { readAllRows } from './read-rows.js';
import { decodeIdentifiers, LABEL_FORMAT, NAME_KINDS } from './sqlite-label-format.js';

/**
 * Returns the label index in an open database, which it closes with itself. What finds names is held in memory (10 bytes per
 * distinct beginning of a word, 4 per word, 4 per word of each name, 5 per name, 20 per entity; 25 per name that was looked
 * at); texts stay in the file.
 * @throws EngineUnavailableError when the file is damaged.
 */
export function labelIndexIn(database: SqlDatabase): LabelIndex {
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
  readonly #arrays: NameArrays;
  readonly #matcher: NameMatcher;
  readonly #statements: LabelStatements;
  readonly #completed: CompletedNames;
  readonly #identifiers: IdentifierReader;
  readonly #twins: ReadonlyMap<number, readonly number[]>;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#arrays = readNameArrays(database);
    this.#matcher = new NameMatcher(this.#arrays, ORDERED_COMPLETIONS);
    this.#statements = prepareStatements(database);
    const keys = new NameKeys(this.#statements);
    this.#completed = new CompletedNames(this.#arrays, keys, ORDERED_COMPLETIONS);
    this.#identifiers = createIdentifierReader(
      JSON.parse(String(this.#statements.catalog.row([])?.[0])) as IdentifiersData,
    );
    this.#twins = twinsOf(this.#arrays.leaders);
  }

  async ready(): Promise<void> {
    try {
      this.#statements.nameById.row([1]);
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

    const found = new FoundEntities(this.#arrays.leaders, limit);
    const turns = identifierTurns(this.#identifiers, text);
    this.#addIdentified(found, turns.before, types);
    this.#addNamedBy(found, text.trim(), types);
    for (const exact of this.#exactNames(text, types)) found.add(exact);
    this.#addIdentified(found, turns.after, types);
    let isSettled = found.size > 0;
    this.#addMatches(found, text, { words, edits: 0, types });
    if (found.size === 0) {
      this.#addIdentified(found, turns.last, types);
      isSettled = found.size > 0;
    }
    for (const edits of [1, 2]) {
      if (!seeksTypingErrors(edits, { count: found.size, hasExact: isSettled, limit })) break;
      if (!words.some((word) => allowedEdits(word) >= edits)) break;
      this.#addMatches(found, text, { words, edits, types });
    }
    return this.#hits(found.values(), types);
  }

  async lookup(
    iris: readonly string[],
    { signal }: CallOptions = {},
  ): Promise<readonly (EntityRecord | null)[]> {
    signal?.throwIfAborted();
    return iris.map((iri) => {
      const row = this.#statements.entityByIri.row([iri]);
      return row === undefined ? null : toRecord(row);
    });
  }

  async exact(
    texts: readonly string[],
    { signal }: CallOptions = {},
  ): Promise<readonly (readonly LabelHit[])[]> {
    signal?.throwIfAborted();
    return texts.map((text) =>
      this.#exactNames(text, []).flatMap((found) => this.#hit(found, found.rank)),
    );
  }

  async aliases(iri: string, { signal }: CallOptions = {}): Promise<readonly string[]> {
    signal?.throwIfAborted();
    const rank = this.#rankOf(iri);
    if (rank === null) return [];
    const [first, end] = [this.#firstName(rank), this.#firstName(rank + 1)];
    return this.#statements.namesBetween.rows([first + 1, end]).map(([, alias]) => String(alias));
  }

  async identifiers(
    iri: string,
    { signal }: CallOptions = {},
  ): Promise<readonly EntityIdentifier[]> {
    signal?.throwIfAborted();
    const [identifiers = ''] = this.#statements.identifiersOf.row([iri]) ?? [];
    return decodeIdentifiers(String(identifiers));
  }

  async *rows(options: CallOptions = {}): AsyncGenerator<readonly LabelRow[]> {
    yield* readAllRows(this.#statements, this.#arrays, options);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#database.close();
  }

  #firstName(rank: number): number {
    return this.#arrays.firstNames[rank] ?? 0;
  }

  #addIdentified(
    found: FoundEntities,
    readings: readonly IdentifierReading[],
    types: readonly EntityType[],
  ): void {
    for (const reading of readings) {
      const { scheme } = reading;
      const text = this.#identifiers.compact(reading);
      for (const rank of this.#ranksOf(reading)) {
        if (this.#isOfType(rank, types))
          found.add({ rank, match: 'identifier', name: null, identifier: { text, scheme } });
      }
    }
  }

  /** Adds the entity whose IRI the text is, when no scheme says so. */
  #addNamedBy(found: FoundEntities, text: string, types: readonly EntityType[]): void {
    if (!text.includes(':')) return;
    const rank = this.#rankOf(text);
    if (rank === null || !this.#isOfType(rank, types)) return;
    found.add({ rank, match: 'identifier', name: null, identifier: { text, scheme: null } });
  }

  /** The entity whose IRI states an identifier, then those that have it as a value, the most popular first. */
  #ranksOf(identifier: EntityIdentifier): readonly number[] {
    const iri = this.#identifiers.iriOf(identifier);
    const own = iri === null ? null : this.#rankOf(iri);
    const bearers = this.#statements.ranksByIdentifier
      .rows([identifier.id, identifier.scheme])
      .map(([rank]) => Number(rank));
    return own === null ? bearers : [own, ...bearers];
  }

  #rankOf(iri: string): number | null {
    const [rank] = this.#statements.rankByIri.row([iri]) ?? [];
    return typeof rank === 'number' ? rank : null;
  }

  /** The best exact name of each entity, in the order of exact names. */
  #exactNames(text: string, types: readonly EntityType[]): readonly FoundEntity[] {
    const key = nameKey(text);
    if (key === '') return [];
    const names = this.#statements.namesByKey.rows([key]);
    const isAbbreviated = isAbbreviation(text.trim());
    const best = new Map<number, FoundEntity & { readonly tier: number }>();
    for (const [id, written, kind] of names) {
      const name = Number(id);
      const rank = this.#matcher.rankOf(name);
      const exact = exactMatch(text.trim(), {
        text: String(written),
        isLabel: name === this.#firstName(rank),
        isShort: kind === NAME_KINDS.short,
        isRelated: kind === NAME_KINDS.related,
        degree: this.#arrays.degrees[rank] ?? 0,
        isGene: isAbbreviated && isGene(this.#typesOf(rank)),
      });
      const known = best.get(rank);
      if (known === undefined ? !this.#isOfType(rank, types) : known.tier <= exact.tier) continue;
      best.set(rank, { rank, name, identifier: null, ...exact });
    }
    return [...best.values()].sort((a, b) => a.tier - b.tier);
  }

  #isOfType(rank: number, types: readonly EntityType[]): boolean {
    if (types.length === 0) return true;
    return this.#typesOf(rank).some((type) => types.includes(type));
  }

  #typesOf(rank: number): readonly EntityType[] {
    return this.#entityOf(rank)?.types ?? [];
  }

  /** Adds entities whose names have the typed words, best first, until there are as many as wanted. */
  #addMatches(found: FoundEntities, text: string, pattern: NamePattern): void {
    if (found.isFull) return;
    const { first, others } = this.#matcher.match(pattern);
    const match = pattern.edits === 0 ? 'prefix' : 'fuzzy';
    const add = (name: number, rank: number) => found.add({ rank, match, name, identifier: null });
    if (pattern.edits === 0) {
      this.#completed.each(text, first, (name, rank) => {
        add(name, rank);
        return !found.isFull;
      });
    } else {
      for (const { name } of first) add(name, this.#matcher.rankOf(name));
    }
    if (found.isFull) return;
    for (const { name } of others) {
      add(name, this.#matcher.rankOf(name));
      if (found.isFull) return;
    }
  }

  #hits(found: Iterable<FoundEntity>, types: readonly EntityType[]): readonly LabelHit[] {
    return Array.from(found).flatMap((one) => {
      const leader = this.#arrays.leaders[one.rank] || one.rank;
      const isShown = leader === one.rank || this.#isOfType(leader, types);
      return this.#hit(one, isShown ? leader : one.rank);
    });
  }

  /** @param shown - the entity that stands for the one that was found. */
  #hit({ match, name, identifier }: FoundEntity, shown: number): readonly LabelHit[] {
    const entity = this.#entityOf(shown);
    if (entity === undefined) return [];
    const { iri, label, description, types, degree } = entity;
    const text = name === this.#firstName(shown) ? label : this.#textOf(name);
    const alias = text === label ? null : text;
    const matchedText = identifier?.text ?? text ?? label;
    const scheme = identifier?.scheme ?? null;
    const twins = this.#twinsOf(shown);
    return [{ iri, label, description, types, degree, alias, match, matchedText, scheme, twins }];
  }

  #twinsOf(rank: number): readonly EntityIri[] {
    const group = this.#twins.get(this.#arrays.leaders[rank] ?? 0);
    if (group === undefined) return [];
    return group
      .filter((other) => other !== rank)
      .flatMap((other) => this.#entityOf(other)?.iri ?? []);
  }

  #entityOf(rank: number): EntityRecord | undefined {
    const row = this.#statements.entityByRank.row([rank]);
    return row && toRecord(row);
  }

  /** The text of a name, as it was given; null for none. */
  #textOf(name: number | null): string | null {
    if (name === null) return null;
    return String(this.#statements.nameById.row([name])?.[0]);
  }
}
