import type { EntityIri, EntityType } from '@biographql/core';
import {
  createIdentifierReader,
  type IdentifierReader,
  type IdentifierReading,
  type IdentifiersData,
} from '@biographql/vocabulary';
import { inBatches } from '../../row-batches.js';
import { foldWords } from '../../text/fold.js';
import {
  type Completion,
  inOrderOfCompletion,
  ORDERED_COMPLETIONS,
  standingOf,
} from '../completion-order.js';
import { exactMatch, isGene } from '../exact-order.js';
import { identifierTurns } from '../identifier-standings.js';
import { compareRows, distinctAliases, NO_IDENTIFIERS } from '../label-build.js';
import type { EntityRecord, LabelHit, LabelIndex, LabelMatch, LabelRow } from '../label-index.js';
import { foldLabel, nameKey, spellings } from '../name-folding.js';
import { isNear } from '../near-word.js';
import { allowedEdits, searchLimit, seeksTypingErrors, TYPED_WORDS } from '../search-limits.js';

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

interface Index {
  readonly entities: ReadonlyMap<string, Entity>;
  /** The most popular first. */
  readonly all: readonly Entity[];
  readonly reader: IdentifierReader;
}

/** How an entity was found. */
interface Found {
  readonly entity: Entity;
  readonly match: LabelMatch;
  readonly text: string;
  readonly scheme: string | null;
}

/**
 * A label index in memory that looks at every name in every call: the reference for other drivers, and enough for a
 * few thousand entities. Rows come in any order; of a repeated IRI the most popular row counts.
 */
export function memoryLabelIndex(
  rows: readonly LabelRow[],
  identifiers: IdentifiersData = NO_IDENTIFIERS,
): LabelIndex {
  const entities = new Map<string, Entity>();
  for (const row of [...rows].sort(compareRows)) {
    if (!entities.has(row.iri)) entities.set(row.iri, toEntity(row));
  }
  const all = [...entities.values()];
  const reader = createIdentifierReader(identifiers);
  const index: Index = { entities, all, reader };

  return {
    name: 'memory-labels',
    async ready() {},
    async search(text, { signal, limit, types = [] } = {}) {
      signal?.throwIfAborted();
      const found = searchAll(index, text, { types, limit: searchLimit(limit) });
      return found.map((one) => toHit(index, one, types));
    },
    async lookup(iris, { signal } = {}) {
      signal?.throwIfAborted();
      return iris.map((iri) => entities.get(iri)?.record ?? null);
    },
    async exact(texts, { signal } = {}) {
      signal?.throwIfAborted();
      return texts.map((text) =>
        exactNames(all, text).map((found) => hitOf(index, found, found.entity)),
      );
    },
    async aliases(iri, { signal } = {}) {
      signal?.throwIfAborted();
      return entities.get(iri)?.aliases.map((alias) => alias.text) ?? [];
    },
    async identifiers(iri, { signal } = {}) {
      signal?.throwIfAborted();
      return entities.get(iri)?.row.identifiers ?? [];
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
  return { text, ...foldLabel(text) };
}

function isOfType(record: EntityRecord, types: readonly EntityType[]): boolean {
  return types.length === 0 || record.types.some((type) => types.includes(type));
}

/** Every way of matching in turn; of entities that are the same thing, the one that was found first. */
function searchAll(
  index: Index,
  text: string,
  { types, limit }: { readonly types: readonly EntityType[]; readonly limit: number },
): readonly Found[] {
  const words = [...new Set(foldWords(text))].slice(0, TYPED_WORDS);
  if (words.length === 0) return [];
  const entities = index.all.filter(({ record }) => isOfType(record, types));
  const turns = identifierTurns(index.reader, text);
  const settled = [
    ...identified(index, entities, turns.before),
    ...namedBy(entities, text.trim()),
    ...exactNames(entities, text),
    ...identified(index, entities, turns.after),
  ];
  let found = distinct(index, [...settled, ...completions(entities, text, words)]);
  const last = found.length === 0 ? identified(index, entities, turns.last) : [];
  found = distinct(index, [...found, ...last]);
  const hasExact = settled.length + last.length > 0;
  for (const edits of [1, 2]) {
    if (!seeksTypingErrors(edits, { count: found.length, hasExact, limit })) break;
    if (!words.some((word) => allowedEdits(word) >= edits)) break;
    const near = matching(entities, (token, word) => isNear(token, word, edits), words);
    found = distinct(index, [...found, ...near.map((one) => toFound(one, 'fuzzy'))]);
  }
  return found.slice(0, limit);
}

function distinct(index: Index, found: readonly Found[]): readonly Found[] {
  const seen = new Set<string>();
  return found.filter(({ entity }) => {
    const { iri } = leaderOf(index, entity).record;
    return !seen.has(iri) && seen.add(iri);
  });
}

function leaderOf({ entities }: Index, entity: Entity): Entity {
  const { twinOf } = entity.row;
  const leader = twinOf === null ? undefined : entities.get(twinOf);
  return leader?.row.twinOf === twinOf ? (leader ?? entity) : entity;
}

function toHit(index: Index, found: Found, types: readonly EntityType[]): LabelHit {
  const leader = leaderOf(index, found.entity);
  return hitOf(index, found, isOfType(leader.record, types) ? leader : found.entity);
}

function hitOf(index: Index, { match, text, scheme }: Found, { record, row }: Entity): LabelHit {
  const isName = match !== 'identifier';
  return {
    ...record,
    alias: isName && text !== record.label ? text : null,
    match,
    matchedText: text,
    scheme,
    twins: twinsOf(index, row),
  };
}

function twinsOf(index: Index, row: LabelRow): readonly EntityIri[] {
  const leader = row.twinOf === null ? undefined : index.entities.get(row.twinOf);
  if (leader?.row.twinOf !== row.twinOf) return [];
  return index.all
    .filter((other) => other.row.twinOf === row.twinOf && other.row.iri !== row.iri)
    .map(({ record }) => record.iri);
}

/** The entity whose IRI states an identifier, then those that have it as a value. */
function identified(
  index: Index,
  entities: readonly Entity[],
  readings: readonly IdentifierReading[],
): readonly Found[] {
  return readings.flatMap((reading) => {
    const iri = index.reader.iriOf(reading);
    const text = index.reader.compact(reading);
    const has = ({ row }: Entity) =>
      row.identifiers.some(({ scheme, id }) => scheme === reading.scheme && id === reading.id);
    const bearers = [
      ...entities.filter(({ record }) => record.iri === iri),
      ...entities.filter(has),
    ];
    return bearers.map((entity) => ({
      entity,
      match: 'identifier' as const,
      text,
      scheme: reading.scheme,
    }));
  });
}

function namedBy(entities: readonly Entity[], text: string): readonly Found[] {
  return entities
    .filter(({ record }) => record.iri === text)
    .map((entity) => ({ entity, match: 'identifier' as const, text, scheme: null }));
}

/** The best exact name of each entity, in the order of exact names. */
function exactNames(entities: readonly Entity[], text: string): readonly Found[] {
  const key = nameKey(text);
  if (key === '') return [];
  const found = entities.flatMap((entity) => {
    const { degree, types } = entity.record;
    const [best] = [entity.label, ...entity.aliases]
      .filter((name) => name.key === key)
      .map((name) => ({
        entity,
        text: name.text,
        scheme: null,
        ...exactMatch(text.trim(), {
          text: name.text,
          isLabel: name === entity.label,
          isShort: entity.row.shortNames.includes(name.text),
          isRelated: entity.row.relatedAliases?.includes(name.text) === true,
          degree,
          isGene: isGene(types),
        }),
      }))
      .sort((a, b) => a.tier - b.tier);
    return best === undefined ? [] : [best];
  });
  return found.sort((a, b) => a.tier - b.tier);
}

/** Names that have all words; the first of them in the order of completion. */
function completions(
  entities: readonly Entity[],
  text: string,
  words: readonly string[],
): readonly Found[] {
  const names = matching(entities, (token, word) => token.startsWith(word), words);
  const first = names.slice(0, ORDERED_COMPLETIONS);
  const rest = names.slice(ORDERED_COMPLETIONS);
  return [...inOrderOfCompletion(text, first), ...rest].map((one) => toFound(one, 'prefix'));
}

/** A name that has all typed words. */
interface Matching extends Completion {
  readonly entity: Entity;
  readonly text: string;
}

function toFound({ entity, text }: Matching, match: LabelMatch): Found {
  return { entity, match, text, scheme: null };
}

/** Names that have all words: those that begin with the first word by their standing, then the others by popularity. */
function matching(
  entities: readonly Entity[],
  fits: (token: string, word: string) => boolean,
  words: readonly string[],
): readonly Matching[] {
  const fitsSpelled = (token: string, word: string) =>
    fits(token, word) || spellings(word).some((spelled) => token.startsWith(spelled));
  const hasAll = ({ tokens }: Name) =>
    words.every((word) => tokens.some((token) => fitsSpelled(token, word)));
  const found = entities.flatMap((entity) =>
    [entity.label, ...entity.aliases].filter(hasAll).map((name) => ({
      entity,
      text: name.text,
      key: name.key,
      isLabel: name === entity.label,
      begins: name.firsts.some((token) => fitsSpelled(token, words[0] ?? '')),
      popularity: entity.popularity,
    })),
  );
  const beginning = found
    .filter(({ begins }) => begins)
    .sort((a, b) => standingOf(b) - standingOf(a));
  return [...beginning, ...found.filter(({ begins }) => !begins)];
}
