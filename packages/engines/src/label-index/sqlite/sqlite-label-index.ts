import {
  type CallOptions,
  EngineUnavailableError,
  type EntityIri,
  type EntityType,
} from '@biographql/core';
import type { SqlDatabase, SqlRow } from '../../sqlite/sql-database.js';
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
import {
  allowedEdits,
  type ExactName,
  exactMatch,
  identifierTurns,
  isGene,
  nameKey,
  ORDERED_COMPLETIONS,
  rankCompletions,
  searchLimit,
  seeksTypingErrors,
  sortExact,
  TYPED_WORDS,
} from '../name-order.js';
import {
  decodeIdentifiers,
  LABEL_FORMAT,
  type LabelStatements,
  NAME_KINDS,
  prepareStatements,
  readAllRows,
  toRecord,
  toTypes,
} from './label-tables.js';
import { FoundEntities, type FoundEntity, NameMatcher, type NamePattern } from './name-matcher.js';

/**
 * Opens the label index in a database and closes the database with it. Names stay in the file; its distinct words are read
 * into memory with the first typing error.
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
  readonly #statements: LabelStatements;
  readonly #matcher: NameMatcher;
  readonly #identifiers: IdentifierReader;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#statements = prepareStatements(database);
    this.#matcher = new NameMatcher(this.#statements);
    this.#identifiers = createIdentifierReader(
      JSON.parse(String(this.#statements.identifiers.row([])?.[0])) as IdentifiersData,
    );
  }

  async ready(): Promise<void> {
    try {
      this.#statements.entityByRank.row([1]);
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

    const found = new FoundEntities(limit);
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
    return found.values().flatMap((one) => this.#toHit(one, types));
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
      this.#findExact(text, []).flatMap((found) =>
        this.#toHit({ ...found, leader: found.rank }, []),
      ),
    );
  }

  async aliases(iri: string, { signal }: CallOptions = {}): Promise<readonly string[]> {
    signal?.throwIfAborted();
    const [first, rank] = this.#statements.firstName.row([iri]) ?? [];
    if (first === undefined || rank === undefined) return [];
    const names = this.#statements.names.rows([Number(first) + 1, Number(rank) + 1]);
    return names.map(([alias]) => String(alias));
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
    yield* readAllRows(this.#statements, options);
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
      this.#addEntities(found, this.#identifiers.toIris({ scheme, id }), { identifier, types });
      for (const row of this.#statements.entitiesByIdentifier.rows([id, scheme]))
        this.#addEntity(found, row, { identifier, types });
    }
  }

  /** Adds the entity with the typed IRI or CURIE, in any form that a graph may write. */
  #addByIri(found: FoundEntities, text: string, types: readonly EntityType[]): void {
    if (!text.includes(':')) return;
    const identifier = { text, scheme: null };
    this.#addEntities(found, new Set([text, ...entityIris(text)]), { identifier, types });
  }

  #addEntities(found: FoundEntities, iris: Iterable<string>, wanted: WantedIdentifier): void {
    for (const iri of iris) {
      const row = this.#statements.entityByIri.row([iri]);
      if (row !== undefined) this.#addEntity(found, row, wanted);
    }
  }

  #addEntity(found: FoundEntities, row: SqlRow, { identifier, types }: WantedIdentifier): void {
    if (!isOneOf(toTypes(row[3]), types)) return;
    const [rank, leader] = row.slice(5).map(Number);
    if (rank !== undefined && leader !== undefined)
      found.add({ rank, leader, match: 'identifier', text: null, identifier });
  }

  /** Finds entities with a name that equals the text when folded, best first, each by its best name. */
  #findExact(text: string, types: readonly EntityType[]): readonly FoundEntity[] {
    const key = nameKey(text);
    if (key === '') return [];
    const best = new Map<number, FoundEntity & ExactName & { readonly tier: number }>();
    for (const row of this.#statements.namesByKey.rows([key])) {
      const [written, kind, isLabel, own, leading, ownTypes, degree] = row;
      const [rank, leader] = [Number(own), Number(leading)];
      if (!isOneOf(toTypes(ownTypes), types)) continue;
      const exactName = {
        text: String(written),
        isLabel: isLabel === 1,
        isShort: kind === NAME_KINDS.short,
        isRelated: kind === NAME_KINDS.related,
        degree: Number(degree),
        isGene: isGene(toTypes(ownTypes)),
      };
      const exact = exactMatch(text.trim(), exactName);
      if (exact.tier < (best.get(rank)?.tier ?? Number.POSITIVE_INFINITY))
        best.set(rank, { rank, leader, ...exactName, ...exact });
    }
    return sortExact([...best.values()]);
  }

  /** Adds entities whose names have the typed words, best first, until there are enough. */
  #addByWords(found: FoundEntities, text: string, pattern: NamePattern): void {
    if (found.isFull) return;
    const match = pattern.edits === 0 ? 'prefix' : 'fuzzy';
    const matching = this.#matcher.match(pattern);
    const first = take(matching, ORDERED_COMPLETIONS);
    for (const name of pattern.edits === 0 ? rankCompletions(text, first) : first)
      found.add({ ...name, match });
    while (!found.isFull) {
      const next = matching.next();
      if (next.done) return;
      found.add({ ...next.value, match });
    }
  }

  /** Shows the entity that represents the found one, unless it doesn't have a wanted type. */
  #toHit(
    { rank, leader, match, text, identifier }: FoundEntity,
    types: readonly EntityType[],
  ): readonly LabelHit[] {
    const leading = this.#statements.entityByRank.row([leader]);
    const isShown = leading !== undefined && isOneOf(toTypes(leading[3]), types);
    const row = isShown ? leading : this.#statements.entityByRank.row([rank]);
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
        equivalents: this.#statements.equivalents
          .rows([group, shown])
          .map(([iri]) => String(iri) as EntityIri),
      },
    ];
  }
}

interface WantedIdentifier extends Required<Pick<FoundEntity, 'identifier'>> {
  readonly types: readonly EntityType[];
}

/** Whether an entity has one of the types; none is any. */
function isOneOf(own: readonly EntityType[], types: readonly EntityType[]): boolean {
  return types.length === 0 || own.some((type) => types.includes(type));
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
