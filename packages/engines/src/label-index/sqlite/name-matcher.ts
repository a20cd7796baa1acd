import type { EntityType } from '@biographql/core';
import type { LabelMatch } from '../label-index.js';
import { allowedEdits, nameScore, spellings } from '../name-order.js';
import { nearWords, type WordPattern } from '../word-search.js';
import type { LabelStatements } from './label-tables.js';

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
    const own = Math.min(edits, allowedEdits(word));
    if (own > 0) patterns.push(...nearWords(this.#words(), word, own));
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

/** Types are words of letters in the index. */
export function typeWord(type: EntityType): string {
  return type.toLowerCase().replace(/[^a-z]/g, '');
}

function typeExpression(types: readonly EntityType[]): readonly string[] {
  return types.length === 0
    ? []
    : [`type : (${types.map((type) => `"${typeWord(type)}"`).join(' OR ')})`];
}

function* mergeByScore(
  labels: Iterator<MatchingName>,
  aliases: Iterator<MatchingName>,
): Generator<MatchingName> {
  let label = labels.next();
  let alias = aliases.next();
  while (!label.done || !alias.done) {
    if (alias.done || (!label.done && isFirst(label.value, alias.value))) {
      if (!label.done) yield label.value;
      label = labels.next();
    } else {
      yield alias.value;
      alias = aliases.next();
    }
  }
}

function isFirst(label: MatchingName, alias: MatchingName): boolean {
  const lead = nameScore(label) - nameScore(alias);
  return lead > 0 || (lead === 0 && label.name < alias.name);
}

export interface FoundEntity {
  readonly rank: number;
  /** The rank of the entity that represents all equivalent ones; its own without others. */
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
