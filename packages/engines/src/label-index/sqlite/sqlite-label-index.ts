import { type CallOptions, EngineUnavailableError, type EntityType } from '@biographql/core';
import type { SqlDatabase, SqlRow } from '../../sqlite/sql-database.js';
import { foldWords } from '../../text/fold.js';
import {
  createIdentifierReader,
  entityIris,
  type IdentifierReader,
  type IdentifierReading,
  type IdentifiersData,
} from '../../vocabulary/index.js';
import type { LabelHit, LabelIndex, LabelSearchOptions } from '../label-index.js';
import {
  allowedEdits,
  type ExactName,
  exactMatch,
  identifierTurns,
  isGene,
  mergeByScore,
  nameKey,
  ORDERED_COMPLETIONS,
  rankCompletions,
  searchLimit,
  seeksTypingErrors,
  sortExact,
  spellings,
  TYPED_WORDS,
} from '../name-order.js';
import { nearWords, type WordPattern } from '../word-search.js';
import {
  FoundEntities,
  type FoundEntity,
  isOneOf,
  LABEL_FORMAT,
  type LabelStatements,
  NAME_KINDS,
  StoredLabels,
  toTypes,
  typeWord,
} from './label-tables.js';

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

class OpenLabelIndex extends StoredLabels implements LabelIndex {
  readonly #matcher: NameMatcher;
  readonly #identifiers: IdentifierReader;

  constructor(database: SqlDatabase) {
    super(database);
    this.#matcher = new NameMatcher(this.statements);
    this.#identifiers = createIdentifierReader(
      JSON.parse(String(this.statements.identifiers.row([])?.[0])) as IdentifiersData,
    );
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
    return found.values().flatMap((one) => this.toHit(one, types));
  }

  async exact(
    texts: readonly string[],
    { signal }: CallOptions = {},
  ): Promise<readonly (readonly LabelHit[])[]> {
    signal?.throwIfAborted();
    return texts.map((text) =>
      this.#findExact(text, []).flatMap((found) =>
        this.toHit({ ...found, leader: found.rank }, []),
      ),
    );
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
      for (const row of this.statements.entitiesByIdentifier.rows([id, scheme]))
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
      const row = this.statements.entityByIri.row([iri]);
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
    for (const row of this.statements.namesByKey.rows([key])) {
      const [written, kind, isLabel, entityRank, leading, entityTypes, degree] = row;
      const [rank, leader] = [Number(entityRank), Number(leading)];
      if (!isOneOf(toTypes(entityTypes), types)) continue;
      const exactName = {
        text: String(written),
        isLabel: isLabel === 1,
        isShort: kind === NAME_KINDS.short,
        isRelated: kind === NAME_KINDS.related,
        degree: Number(degree),
        isGene: isGene(toTypes(entityTypes)),
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
}

interface WantedIdentifier extends Required<Pick<FoundEntity, 'identifier'>> {
  readonly types: readonly EntityType[];
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

export interface NamePattern {
  /** Folded words, at least one; a name must have them all, in any order. */
  readonly words: readonly string[];
  /** Maximum number of edits in a word, as far as its length allows: 0, 1 or 2. */
  readonly edits: number;
  /** Only names of entities of any of these types; empty for all. */
  readonly types: readonly EntityType[];
}

export interface MatchingName {
  readonly name: number;
  readonly text: string;
  readonly key: string;
  readonly isLabel: boolean;
  readonly popularity: number;
  readonly rank: number;
  readonly leader: number;
  /** Whether it begins with the first typed word. */
  readonly begins: boolean;
}

export class NameMatcher {
  readonly #statements: LabelStatements;
  #vocabulary: readonly string[] | undefined;

  constructor(statements: LabelStatements) {
    this.#statements = statements;
  }

  /** Names that begin with the first word by score, then the others by popularity. */
  *match({ words, edits, types }: NamePattern): Generator<MatchingName> {
    const [first, ...others] = words.map((word) => this.#toExpression(word, edits));
    const more = [...others.map((word) => `- type : (${word})`), ...typeExpression(types)];
    const all = (...expressions: string[]) => [...expressions, ...more].join(' AND ');
    yield* mergeByScore(
      this.#names(all(`label_start : (${first})`), true),
      this.#names(all(`alias_start : (${first})`), true),
    );
    yield* this.#names(
      `(${all(`rest : (${first})`)}) NOT {label_start alias_start} : (${first})`,
      false,
    );
  }

  /** The words that a typed word stands for, in the syntax of FTS5. */
  #toExpression(word: string, edits: number): string {
    const patterns: WordPattern[] = spellings(word).map((text) => ({ text, isPrefix: true }));
    const maxEdits = Math.min(edits, allowedEdits(word));
    if (maxEdits > 0) patterns.push(...nearWords(this.#words(), word, maxEdits));
    return patterns.map(({ text, isPrefix }) => `"${text}"${isPrefix ? ' *' : ''}`).join(' OR ');
  }

  /** Read with the first typing error: most searches need none. */
  #words(): readonly string[] {
    this.#vocabulary ??= String(this.#statements.vocabulary.row([])?.[0]).split(' ');
    return this.#vocabulary;
  }

  *#names(expression: string, begins: boolean): Generator<MatchingName> {
    let last = 0;
    for (;;) {
      const rows = this.#statements.namesByWords.rows([expression, last]);
      for (const [name, text, key, isLabel, popularity, rank, leader] of rows) {
        last = Number(name);
        yield {
          name: last,
          text: String(text),
          key: String(key),
          isLabel: isLabel === 1,
          popularity: Number(popularity),
          rank: Number(rank),
          leader: Number(leader),
          begins,
        };
      }
      if (rows.length === 0) return;
    }
  }
}

function typeExpression(types: readonly EntityType[]): readonly string[] {
  return types.length === 0
    ? []
    : [`type : (${types.map((type) => `"${typeWord(type)}"`).join(' OR ')})`];
}
