import {
  type CallOptions,
  EngineUnavailableError,
  type EntityIri,
  type EntityType,
} from '@biographql/core';
import type { SqlDatabase } from '../../sqlite/sql-database.js';
import { foldWords } from '../../text/fold.js';
import {
  createIdentifierReader,
  type EntityIdentifier,
  entityIris,
  type IdentifierReader,
  type IdentifierReading,
  type IdentifiersData,
} from '../../vocabulary/index.js';
import type {
  EntityRecord,
  LabelHit,
  LabelIndex,
  LabelRow,
  LabelSearchOptions,
} from '../label-index.js';
import { nameKey } from '../name-folding.js';
import {
  type ExactName,
  exactMatch,
  isGene,
  ORDERED_COMPLETIONS,
  rankCompletions,
  sortExact,
} from '../name-order.js';
import {
  allowedEdits,
  identifierTurns,
  searchLimit,
  seeksTypingErrors,
  TYPED_WORDS,
} from '../search-stages.js';
import { FoundEntities, type FoundEntity, groupEquivalents } from './found-entities.js';
import {
  decodeIdentifiers,
  LABEL_FORMAT,
  type LabelStatements,
  NAME_KINDS,
  prepareStatements,
  readAllRows,
  toRecord,
} from './label-tables.js';
import { type NameArrays, readNameArrays } from './name-arrays.js';
import { type MatchingName, NameMatcher, type NamePattern } from './name-matcher.js';

/**
 * Opens the label index in a database and closes the database with it. Words and the names that have them are held in memory
 * (about 100 MB per million names); texts stay in the file.
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
  readonly #identifiers: IdentifierReader;
  readonly #equivalents: ReadonlyMap<number, readonly number[]>;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#arrays = readNameArrays(database);
    this.#matcher = new NameMatcher(this.#arrays);
    this.#statements = prepareStatements(database);
    this.#identifiers = createIdentifierReader(
      JSON.parse(String(this.#statements.catalog.row([])?.[0])) as IdentifiersData,
    );
    this.#equivalents = groupEquivalents(this.#arrays.leaders);
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
    this.#addByIdentifier(found, turns.before, types);
    this.#addByIri(found, text.trim(), types);
    for (const exact of this.#findExact(text, types)) found.add(exact);
    this.#addByIdentifier(found, turns.after, types);
    let hasExact = found.size > 0;
    this.#addByWords(found, text, { words, edits: 0, types });
    if (found.size === 0) {
      this.#addByIdentifier(found, turns.last, types);
      hasExact = found.size > 0;
    }
    for (const edits of [1, 2]) {
      if (!seeksTypingErrors(edits, { count: found.size, hasExact, limit })) break;
      if (!words.some((word) => allowedEdits(word) >= edits)) break;
      this.#addByWords(found, text, { words, edits, types });
    }
    return found.values().flatMap((one) => {
      const leader = this.#arrays.leaders[one.rank] || one.rank;
      return this.#toHit(one, this.#hasType(leader, types) ? leader : one.rank);
    });
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
      this.#findExact(text, []).flatMap((found) => this.#toHit(found, found.rank)),
    );
  }

  async aliases(iri: string, { signal }: CallOptions = {}): Promise<readonly string[]> {
    signal?.throwIfAborted();
    const rank = this.#getRank(iri);
    if (rank === null) return [];
    const [label = 0, end = 0] = this.#arrays.firstNames.subarray(rank);
    return this.#statements.namesBetween.rows([label + 1, end]).map(([alias]) => String(alias));
  }

  async identifiers(
    iri: string,
    { signal }: CallOptions = {},
  ): Promise<readonly EntityIdentifier[]> {
    signal?.throwIfAborted();
    const [identifiers = ''] = this.#statements.identifiersByIri.row([iri]) ?? [];
    return decodeIdentifiers(String(identifiers));
  }

  async *rows(options: CallOptions = {}): AsyncGenerator<readonly LabelRow[]> {
    yield* readAllRows(this.#statements, this.#arrays, options);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#database.close();
  }

  /** Adds the entities whose IRI states an identifier, then those that have it as a value, by popularity. */
  #addByIdentifier(
    found: FoundEntities,
    readings: readonly IdentifierReading[],
    types: readonly EntityType[],
  ): void {
    for (const { scheme, id } of readings) {
      const identifier = { text: this.#identifiers.compact({ scheme, id }), scheme };
      const iris = this.#identifiers.toIris({ scheme, id });
      const named = iris.flatMap((iri) => this.#getRank(iri) ?? []);
      const others = this.#statements.ranksByIdentifier.rows([id, scheme]);
      for (const rank of [...named, ...others.map(([own]) => Number(own))])
        if (this.#hasType(rank, types))
          found.add({ rank, match: 'identifier', name: null, identifier });
    }
  }

  /** Adds the entity with the typed IRI or CURIE, in any form that a graph may write. */
  #addByIri(found: FoundEntities, text: string, types: readonly EntityType[]): void {
    if (!text.includes(':')) return;
    for (const iri of new Set([text, ...entityIris(text)])) {
      const rank = this.#getRank(iri);
      if (rank !== null && this.#hasType(rank, types))
        found.add({ rank, match: 'identifier', name: null, identifier: { text, scheme: null } });
    }
  }

  /** Finds entities with a name that equals the text when folded, best first, each by its best name. */
  #findExact(text: string, types: readonly EntityType[]): readonly FoundEntity[] {
    const key = nameKey(text);
    if (key === '') return [];
    const best = new Map<number, FoundEntity & ExactName & { readonly tier: number }>();
    for (const [id, written, kind] of this.#statements.namesByKey.rows([key])) {
      const name = Number(id);
      const rank = this.#arrays.ranks[name] ?? 0;
      if (!this.#hasType(rank, types)) continue;
      const exactName: ExactName = {
        text: String(written),
        isLabel: this.#isLabel(name, rank),
        isShort: kind === NAME_KINDS.short,
        isRelated: kind === NAME_KINDS.related,
        degree: this.#arrays.degrees[rank] ?? 0,
        isGene: isGene(this.#getTypes(rank)),
      };
      const exact = exactMatch(text.trim(), exactName);
      if (exact.tier < (best.get(rank)?.tier ?? Number.POSITIVE_INFINITY))
        best.set(rank, { rank, name, identifier: null, ...exactName, ...exact });
    }
    return sortExact([...best.values()]);
  }

  /** Adds entities whose names have the typed words, best first, until there are enough. */
  #addByWords(found: FoundEntities, text: string, pattern: NamePattern): void {
    if (found.isFull) return;
    const match = pattern.edits === 0 ? 'prefix' : 'fuzzy';
    const matching = this.#matcher.match(pattern);
    const first = take(matching, ORDERED_COMPLETIONS);
    const best = pattern.edits === 0 ? this.#rankCompletions(text, first) : first;
    for (const { name, rank } of best) found.add({ rank, match, name, identifier: null });
    while (!found.isFull) {
      const next = matching.next();
      if (next.done) return;
      found.add({ rank: next.value.rank, match, name: next.value.name, identifier: null });
    }
  }

  #rankCompletions(text: string, names: readonly MatchingName[]): readonly MatchingName[] {
    const completions = names.map(({ name, rank, begins }) => ({
      name,
      rank,
      begins,
      key: String(this.#statements.nameById.row([name])?.[1]),
      isLabel: this.#isLabel(name, rank),
      popularity: this.#arrays.popularities[rank] ?? 0,
    }));
    return rankCompletions(text, completions);
  }

  /** @param shown - the equivalent entity that represents the found one. */
  #toHit({ match, name, identifier }: FoundEntity, shown: number): readonly LabelHit[] {
    const row = this.#statements.entityByRank.row([shown]);
    if (row === undefined) return [];
    const entity = toRecord(row);
    const text = name === null ? null : String(this.#statements.nameById.row([name])?.[0]);
    return [
      {
        ...entity,
        alias: text === entity.label ? null : text,
        match,
        matchedText: identifier?.text ?? text ?? entity.label,
        scheme: identifier?.scheme ?? null,
        equivalents: this.#getEquivalents(shown),
      },
    ];
  }

  #getEquivalents(rank: number): readonly EntityIri[] {
    const group = this.#equivalents.get(this.#arrays.leaders[rank] ?? 0) ?? [];
    return group
      .filter((other) => other !== rank)
      .map((other) => String(this.#statements.entityByRank.row([other])?.[0]) as EntityIri);
  }

  #getRank(iri: string): number | null {
    const [rank] = this.#statements.rankByIri.row([iri]) ?? [];
    return typeof rank === 'number' ? rank : null;
  }

  #isLabel(name: number, rank: number): boolean {
    return this.#arrays.firstNames[rank] === name;
  }

  #getTypes(rank: number): readonly EntityType[] {
    return this.#arrays.types[this.#arrays.typeLists[rank] ?? 0] ?? [];
  }

  #hasType(rank: number, types: readonly EntityType[]): boolean {
    return types.length === 0 || this.#getTypes(rank).some((type) => types.includes(type));
  }
}

function take<Item>(items: Iterator<Item>, count: number): readonly Item[] {
  const taken: Item[] = [];
  while (taken.length < count) {
    const next = items.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
