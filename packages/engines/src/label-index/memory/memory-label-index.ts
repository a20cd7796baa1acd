import type { EntityType } from '@biographql/core';
import { inBatches } from '../../row-batches.js';
import { foldKey, foldName, foldWords } from '../../text/fold.js';
import { compareRows, distinctAliases } from '../label-build.js';
import type { EntityRecord, LabelHit, LabelIndex, LabelRow } from '../label-index.js';
import {
  ALIAS_COST,
  allowedEdits,
  searchLimit,
  seeksTypingErrors,
  TYPED_WORDS,
} from '../search-limits.js';

interface Name {
  readonly text: string;
  readonly key: string;
  readonly tokens: readonly string[];
  readonly firsts: readonly string[];
}

interface Entity {
  readonly record: EntityRecord;
  readonly row: LabelRow;
  readonly popularity: number;
  readonly label: Name;
  readonly aliases: readonly Name[];
}

/**
 * A label index in memory that looks at every name in every call: the reference for other drivers, and enough for a
 * few thousand entities. Rows come in any order; of a repeated IRI the most popular row counts.
 */
export function memoryLabelIndex(rows: readonly LabelRow[]): LabelIndex {
  const entities = new Map<string, Entity>();
  for (const row of [...rows].sort(compareRows)) {
    if (!entities.has(row.iri)) entities.set(row.iri, toEntity(row));
  }
  const all = [...entities.values()];

  return {
    name: 'memory-labels',
    async ready() {},
    async search(text, { signal, limit, types = [] } = {}) {
      signal?.throwIfAborted();
      const wanted = all.filter(({ record }) => isOfType(record, types));
      return searchAll(wanted, text, searchLimit(limit));
    },
    async lookup(iris, { signal } = {}) {
      signal?.throwIfAborted();
      return iris.map((iri) => entities.get(iri)?.record ?? null);
    },
    async exact(texts, { signal } = {}) {
      signal?.throwIfAborted();
      return texts.map((text) => exactHits(all, text));
    },
    async aliases(iri, { signal } = {}) {
      signal?.throwIfAborted();
      return entities.get(iri)?.aliases.map((alias) => alias.text) ?? [];
    },
    async *rows({ signal } = {}) {
      for await (const batch of inBatches(all)) {
        signal?.throwIfAborted();
        yield batch.map(({ row }) => row);
      }
    },
    async [Symbol.asyncDispose]() {},
  };
}

function toEntity(row: LabelRow): Entity {
  const { iri, label, description, types, degree, popularity } = row;
  const aliases = distinctAliases(row);
  return {
    row: { ...row, aliases },
    record: { iri, label, description, types, degree },
    popularity,
    label: toName(label),
    aliases: aliases.map(toName),
  };
}

function toName(text: string): Name {
  return { text, ...foldName(text) };
}

function isOfType(record: EntityRecord, types: readonly EntityType[]): boolean {
  return types.length === 0 || record.types.some((type) => types.includes(type));
}

/** Every way of matching in turn; an entity stays where it was found first. */
function searchAll(entities: readonly Entity[], text: string, limit: number): readonly LabelHit[] {
  const words = [...new Set(foldWords(text))].slice(0, TYPED_WORDS);
  if (words.length === 0) return [];
  const exact = exactHits(entities, text);
  let hits = distinct([
    ...exact,
    ...matching(entities, 'prefix', (token, word) => token.startsWith(word), words),
  ]);
  for (const edits of [1, 2]) {
    const hasExact = exact.length > 0;
    if (!seeksTypingErrors(edits, { count: hits.length, hasExact, limit })) break;
    if (!words.some((word) => allowedEdits(word) >= edits)) break;
    const near = matching(entities, 'fuzzy', (token, word) => isNear(token, word, edits), words);
    hits = distinct([...hits, ...near]);
  }
  return hits.slice(0, limit);
}

function distinct(hits: readonly LabelHit[]): readonly LabelHit[] {
  const seen = new Set<string>();
  return hits.filter(({ iri }) => !seen.has(iri) && seen.add(iri));
}

function exactHits(entities: readonly Entity[], text: string): readonly LabelHit[] {
  const key = foldKey(text);
  if (key === '') return [];
  const byLabel = entities
    .filter(({ label }) => label.key === key)
    .map(({ record }) => ({ ...record, alias: null, match: 'exact-label' as const }));
  const byAlias = entities.flatMap(({ record, label, aliases }) => {
    const alias = label.key === key ? undefined : aliases.find((name) => name.key === key);
    return alias === undefined
      ? []
      : [{ ...record, alias: alias.text, match: 'exact-alias' as const }];
  });
  return [...byLabel, ...byAlias];
}

/** Entities with a name that has all words; those with a name that begins with the first word before the others. */
function matching(
  entities: readonly Entity[],
  match: LabelHit['match'],
  fits: (token: string, word: string) => boolean,
  words: readonly string[],
): readonly LabelHit[] {
  const hasAll = ({ tokens }: Name) =>
    words.every((word) => tokens.some((token) => fits(token, word)));
  const begins = ({ firsts }: Name) => firsts.some((token) => fits(token, words[0] ?? ''));
  const found = entities.flatMap((entity) => {
    const { record, popularity, label } = entity;
    const names = [label, ...entity.aliases].filter(hasAll);
    const first = names.find(begins);
    const name = first ?? names[0];
    if (name === undefined) return [];
    const standing = popularity - (name === label ? 0 : ALIAS_COST);
    const alias = name === label ? null : name.text;
    return [{ hit: { ...record, alias, match }, standing, isFirst: first !== undefined }];
  });
  const first = found.filter(({ isFirst }) => isFirst).sort((a, b) => b.standing - a.standing);
  return [...first, ...found.filter(({ isFirst }) => !isFirst)].map(({ hit }) => hit);
}

/** The rule of `nearWords`, spelled out. */
function isNear(token: string, word: string, edits: number): boolean {
  if (token.startsWith(word)) return true;
  const allowed = Math.min(edits, allowedEdits(word));
  if (allowed === 0) return false;
  if (distance(token, word) <= allowed) return true;
  for (let length = 1; length <= token.length; length++) {
    if (isNearBeginning(token.slice(0, length), word, allowed)) return true;
  }
  return false;
}

function isNearBeginning(beginning: string, word: string, allowed: number): boolean {
  if (beginning.at(-1) === word.at(-1)) {
    if (distance(beginning.slice(0, -1), word.slice(0, -1)) <= allowed) return true;
  }
  if (!isSwapped(beginning, word)) return false;
  return distance(beginning.slice(0, -2), word.slice(0, -2)) + 1 <= allowed;
}

/** Optimal string alignment in which digits cannot be edited, by its recursive definition. */
function distance(a: string, b: string, known = new Map<string, number>()): number {
  if (a === '' && b === '') return 0;
  const key = `${a.length} ${b.length}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const costs = [Number.POSITIVE_INFINITY];
  if (a !== '' && !isDigit(a.at(-1))) costs.push(distance(a.slice(0, -1), b, known) + 1);
  if (b !== '' && !isDigit(b.at(-1))) costs.push(distance(a, b.slice(0, -1), known) + 1);
  if (a !== '' && b !== '') {
    const rest = distance(a.slice(0, -1), b.slice(0, -1), known);
    if (a.at(-1) === b.at(-1)) costs.push(rest);
    else if (!isDigit(a.at(-1)) && !isDigit(b.at(-1))) costs.push(rest + 1);
  }
  if (isSwapped(a, b)) costs.push(distance(a.slice(0, -2), b.slice(0, -2), known) + 1);
  const least = Math.min(...costs);
  known.set(key, least);
  return least;
}

function isSwapped(a: string, b: string): boolean {
  if (a.length < 2 || b.length < 2) return false;
  if (a.at(-1) !== b.at(-2) || a.at(-2) !== b.at(-1)) return false;
  return !isDigit(a.at(-1)) && !isDigit(a.at(-2));
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}
