import type { CallOptions, EntityType } from '@biographql/core';
import type {
  EntityRecord,
  LabelBuildCounts,
  LabelBuildOptions,
  LabelDriver,
  LabelHit,
  LabelIndex,
  LabelMatch,
  LabelRow,
  LabelSearchOptions,
} from '@biographql/engines';
import {
  allowedEdits,
  exactMatch,
  type IdentifierTurns,
  identifierTurns,
  isGene,
  NO_IDENTIFIERS,
  nameKey,
  searchLimit,
  seeksTypingErrors,
  sortExact,
  TYPED_WORDS,
} from '@biographql/engines/internal';
import { foldWords } from '@biographql/engines/text';
import {
  createIdentifierReader,
  type EntityIdentifier,
  entityIris,
  type IdentifierReader,
  type IdentifiersData,
} from '@biographql/engines/vocabulary';
import { opensearchDriver } from '../cluster/opensearch-driver.js';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { awaitIndex, type StoredIndex } from '../cluster/stored-index.js';
import { LabelDocuments } from './label-documents.js';
import { LABEL_FORM, type StoredEntity, type StoredName } from './label-form.js';
import { completions, LabelReader } from './label-reader.js';

/** Facts that a dataset stores about its label index in addition to its location. */
interface LabelFacts {
  readonly identifiers: IdentifiersData;
}

/** Labels in an OpenSearch index; this process holds none of them in memory. */
class OpenLabelIndex implements LabelIndex {
  readonly name: string;
  readonly #reader: LabelReader;
  readonly #schemes: IdentifierReader;

  constructor(
    private readonly cluster: SearchCluster,
    private readonly stored: StoredIndex<LabelFacts>,
  ) {
    this.name = cluster.engine;
    this.#reader = new LabelReader(cluster, stored.index);
    this.#schemes = createIdentifierReader(stored.facts.identifiers);
  }

  ready(options?: CallOptions): Promise<void> {
    return awaitIndex(this.cluster, this.stored, options);
  }

  async search(text: string, options: LabelSearchOptions = {}): Promise<readonly LabelHit[]> {
    options.signal?.throwIfAborted();
    const words = [...new Set(foldWords(text))].slice(0, TYPED_WORDS);
    if (words.length === 0) return [];
    const types = options.types ?? [];
    const limit = searchLimit(options.limit);
    const turns = identifierTurns(this.#schemes, text);
    const identifiers = [...turns.before, ...turns.after, ...turns.last];
    const typed = text.includes(':') ? [text.trim(), ...entityIris(text)] : [];
    const iris = [...identifiers.flatMap((each) => this.#schemes.toIris(each)), ...typed];
    const pattern = { words, edits: 0, types };
    const requested = { key: nameKey(text), iris, identifiers, pattern, limit };
    const first = await this.#reader.first(requested, options);

    const found = new FoundEntities(limit);
    const entities = first.entities.filter(({ row }) => isOfType(row, types));
    this.#addIdentified(found, entities, turns.before);
    const identifier = { text: text.trim(), scheme: null };
    for (const one of entities.filter(({ row }) => typed.includes(row.iri)))
      found.add(byIdentifier(one, identifier));
    for (const exact of exactNames(first.exact, text, types)) found.add(exact);
    this.#addIdentified(found, entities, turns.after);
    let isSettled = found.size > 0;
    await found.addNames(completions(text, first.names), 'prefix');
    if (found.size === 0) {
      this.#addIdentified(found, entities, turns.last);
      isSettled = found.size > 0;
    }
    for (const edits of [1, 2]) {
      if (!seeksTypingErrors(edits, { count: found.size, hasExact: isSettled, limit })) break;
      if (!words.some((word) => allowedEdits(word) >= edits)) break;
      const near = this.#reader.near({ words, edits, types }, limit, options);
      await found.addNames(near, 'fuzzy');
    }
    return this.#hits(found.values(), types, options);
  }

  async lookup(
    iris: readonly string[],
    options: CallOptions = {},
  ): Promise<readonly (EntityRecord | null)[]> {
    options.signal?.throwIfAborted();
    const found = await this.#reader.byIris(iris, options);
    return iris.map((iri) => {
      const entity = found.get(iri);
      return entity === undefined ? null : getRecord(entity.row);
    });
  }

  async exact(
    texts: readonly string[],
    options: CallOptions = {},
  ): Promise<readonly (readonly LabelHit[])[]> {
    options.signal?.throwIfAborted();
    const names = await this.#reader.byKeys(texts.map(nameKey), options);
    const found = texts.map((text) => exactNames(names.get(nameKey(text)) ?? [], text, []));
    const ranks = found.flat().map(({ rank }) => rank);
    const entities = await this.#reader.entities(ranks, options);
    return found.map((ofText) => ofText.flatMap((one) => toHits(one, entities.get(one.rank))));
  }

  async aliases(iri: string, options: CallOptions = {}): Promise<readonly string[]> {
    options.signal?.throwIfAborted();
    return (await this.#reader.byIris([iri], options)).get(iri)?.row.aliases ?? [];
  }

  async identifiers(iri: string, options: CallOptions = {}): Promise<readonly EntityIdentifier[]> {
    options.signal?.throwIfAborted();
    return (await this.#reader.byIris([iri], options)).get(iri)?.row.identifiers ?? [];
  }

  rows(options: CallOptions = {}): AsyncIterable<readonly LabelRow[]> {
    return this.#reader.rows(options);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.cluster[Symbol.asyncDispose]();
  }

  /** Adds the entity whose IRI states an identifier, then those that have it as a value, the most popular first. */
  #addIdentified(
    found: FoundEntities,
    entities: readonly StoredEntity[],
    readings: IdentifierTurns['last'],
  ): void {
    for (const reading of readings) {
      const { scheme, id } = reading;
      const identifier = { text: this.#schemes.compact(reading), scheme };
      const iris = this.#schemes.toIris(reading);
      const hasIt = ({ row }: StoredEntity) =>
        row.identifiers.some((stored) => stored.scheme === scheme && stored.id === id);
      const stating = entities.filter(({ row }) => iris.includes(row.iri));
      for (const one of [...stating, ...entities.filter(hasIt)])
        found.add(byIdentifier(one, identifier));
    }
  }

  /** Shows the entity that represents all equivalent ones, unless its type is filtered out. */
  async #hits(
    found: readonly FoundEntity[],
    types: readonly EntityType[],
    options: CallOptions,
  ): Promise<readonly LabelHit[]> {
    const ranks = found.flatMap(({ rank, leader }) => [rank, leader]);
    const entities = await this.#reader.entities(ranks, options);
    return found.flatMap((one) => {
      const leader = entities.get(one.leader);
      const isShown = leader !== undefined && isOfType(leader.row, types);
      return toHits(one, isShown ? leader : entities.get(one.rank));
    });
  }
}

interface FoundEntity {
  readonly rank: number;
  /** Rank of the entity that represents all equivalent ones; its own without equivalents. */
  readonly leader: number;
  readonly match: LabelMatch;
  /** The name that matched; null for an identifier. */
  readonly text: string | null;
  /** The identifier that matched, in compact form, and its scheme; absent for a name. */
  readonly identifier?: { readonly text: string; readonly scheme: string | null };
}

/** Entities in the order found: the first of equivalent ones, up to the limit. */
class FoundEntities {
  readonly #byLeader = new Map<number, FoundEntity>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.#byLeader.size;
  }

  add(found: FoundEntity): void {
    if (this.size < this.limit && !this.#byLeader.has(found.leader))
      this.#byLeader.set(found.leader, found);
  }

  async addNames(names: AsyncIterable<StoredName>, match: LabelMatch): Promise<void> {
    if (this.size >= this.limit) return;
    for await (const { entity, group, text } of names) {
      this.add({ rank: entity, leader: group, match, text });
      if (this.size >= this.limit) return;
    }
  }

  values(): readonly FoundEntity[] {
    return [...this.#byLeader.values()];
  }
}

function byIdentifier(
  { entity, group }: StoredEntity,
  identifier: NonNullable<FoundEntity['identifier']>,
): FoundEntity {
  return { rank: entity, leader: group, match: 'identifier', text: null, identifier };
}

function exactNames(
  names: readonly StoredName[],
  text: string,
  types: readonly EntityType[],
): readonly FoundEntity[] {
  const best = new Map<number, ReturnType<typeof toExact>>();
  for (const name of names.filter((each) => isOfType(each, types))) {
    const exact = toExact(name, text.trim());
    if (exact.tier < (best.get(exact.rank)?.tier ?? Number.POSITIVE_INFINITY))
      best.set(exact.rank, exact);
  }
  return sortExact([...best.values()]);
}

function toExact({ scope, types, entity, group, ...name }: StoredName, typed: string) {
  const facts = {
    ...name,
    isShort: scope === 'short',
    isRelated: scope === 'related',
    isGene: isGene(types),
  };
  return { ...facts, ...exactMatch(typed, facts), rank: entity, leader: group };
}

function isOfType(
  { types: entityTypes }: Pick<EntityRecord, 'types'>,
  types: readonly EntityType[],
): boolean {
  return types.length === 0 || entityTypes.some((type) => types.includes(type));
}

function toHits(
  { match, text, identifier }: FoundEntity,
  entity: StoredEntity | undefined,
): readonly LabelHit[] {
  if (entity === undefined) return [];
  const { row, equivalents } = entity;
  const alias = text === row.label ? null : text;
  const { text: matchedText, scheme } = identifier ?? { text: text ?? row.label, scheme: null };
  return [{ ...getRecord(row), alias, match, matchedText, scheme, equivalents }];
}

function getRecord({ iri, label, description, types, degree }: LabelRow): EntityRecord {
  return { iri, label, description, types, degree };
}

/** Labels in OpenSearch: the dataset keeps the name of the index, which is built alongside older ones and never changed. */
export const opensearchLabels: LabelDriver = opensearchDriver<
  LabelIndex,
  LabelRow,
  LabelBuildCounts,
  LabelBuildOptions,
  LabelFacts
>({
  engine: 'opensearch-labels',
  form: LABEL_FORM,
  prepare: (rows, _, options) => {
    const { identifiers = NO_IDENTIFIERS } = options;
    const documents = new LabelDocuments(options);
    return {
      documents: documents.of(rows),
      facts: { identifiers },
      counts: () => documents.counts,
    };
  },
  open: (cluster, stored) => new OpenLabelIndex(cluster, stored),
});
