import type { CallOptions, EntityType } from '@biographql/core';
import type {
  EntityRecord,
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
  nameKey,
  searchLimit,
  seeksTypingErrors,
  TYPED_WORDS,
} from '@biographql/engines/internal';
import { foldWords } from '@biographql/engines/text';
import {
  createIdentifierReader,
  type EntityIdentifier,
  type IdentifierReader,
  type IdentifiersData,
} from '@biographql/engines/vocabulary';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { awaitIndex, type StoredIndex } from '../cluster/stored-index.js';
import type { StoredEntity, StoredName } from './label-form.js';
import { LabelReader } from './label-reader.js';
import { completions, nearNames } from './name-lists.js';

/** What a dataset stores about its label index in addition to its location. */
export interface LabelFacts {
  readonly identifiers: IdentifiersData;
}

interface Found {
  readonly entity: number;
  readonly group: number;
  readonly match: LabelMatch;
  /** The name that matched, or the identifier in compact form. */
  readonly text: string;
  readonly scheme: string | null;
}

/** Labels in an index of OpenSearch, which this process holds nothing of. */
export function opensearchLabelIndex(
  cluster: SearchCluster,
  stored: StoredIndex<LabelFacts>,
): LabelIndex {
  const identifiers = createIdentifierReader(stored.facts.identifiers);
  return new OpenLabelIndex(cluster, stored, identifiers);
}

class OpenLabelIndex implements LabelIndex {
  readonly name: string;
  readonly #reader: LabelReader;

  constructor(
    private readonly cluster: SearchCluster,
    private readonly stored: StoredIndex<LabelFacts>,
    private readonly schemes: IdentifierReader,
  ) {
    this.name = cluster.engine;
    this.#reader = new LabelReader(cluster, stored.index);
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
    const turns = identifierTurns(this.schemes, text);
    const first = await this.#reader.first(
      { text, turns, pattern: { words, edits: 0, types }, limit },
      this.schemes,
      options,
    );
    const found = new FoundGroups(limit);
    const identified = (readings: IdentifierTurns['last']) =>
      this.#identified(first.entities, readings, types);
    found.addAll(identified(turns.before));
    found.addAll(namedBy(first.entities, text.trim(), types));
    found.addAll(exactNames(first.exact, text, types));
    found.addAll(identified(turns.after));
    let isSettled = found.size > 0;
    await found.addFrom(completions(first, text, limit), 'prefix');
    if (found.size === 0) {
      found.addAll(identified(turns.last));
      isSettled = found.size > 0;
    }
    for (const edits of [1, 2]) {
      if (!seeksTypingErrors(edits, { count: found.size, hasExact: isSettled, limit })) break;
      if (!words.some((word) => allowedEdits(word) >= edits)) break;
      const pattern = { words, edits, types };
      await found.addFrom(nearNames(this.#reader, pattern, limit, options), 'fuzzy');
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
    const keys = texts.map(nameKey);
    const names = await this.#reader.byKeys(keys, options);
    const found = texts.map((text, at) => exactNames(names.get(keys[at] ?? '') ?? [], text, []));
    const entities = await this.#reader.entities(
      found.flat().map(({ entity }) => entity),
      options,
    );
    return found.map((ofText) =>
      ofText.flatMap((one) => {
        const entity = entities.get(one.entity);
        return entity === undefined ? [] : [toHit(one, entity)];
      }),
    );
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

  /** The entity whose IRI states an identifier, then those that have it as a value, the most popular first. */
  #identified(
    entities: readonly StoredEntity[],
    readings: IdentifierTurns['last'],
    types: readonly EntityType[],
  ): readonly Found[] {
    return readings.flatMap((reading) => {
      const iris = this.schemes.toIris(reading);
      const text = this.schemes.compact(reading);
      const hasIt = ({ row }: StoredEntity) =>
        row.identifiers.some(({ scheme, id }) => scheme === reading.scheme && id === reading.id);
      return [...entities.filter(({ row }) => iris.includes(row.iri)), ...entities.filter(hasIt)]
        .filter(({ row }) => isOfType(row, types))
        .map(({ entity, group }) => ({
          entity,
          group,
          match: 'identifier' as const,
          text,
          scheme: reading.scheme,
        }));
    });
  }

  /** The entity that stands for all that are the same thing, unless its type is not wanted. */
  async #hits(
    found: readonly Found[],
    types: readonly EntityType[],
    options: CallOptions,
  ): Promise<readonly LabelHit[]> {
    const entities = await this.#reader.entities(
      found.flatMap(({ entity, group }) => [entity, group]),
      options,
    );
    return found.flatMap((one) => {
      const own = entities.get(one.entity);
      const leader = entities.get(one.group);
      const shown = leader !== undefined && isOfType(leader.row, types) ? leader : own;
      return shown === undefined ? [] : [toHit(one, shown)];
    });
  }
}

/** Entities in the order in which they were found, those that are the same thing as one, as many as are wanted. */
class FoundGroups {
  readonly #byGroup = new Map<number, Found>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.#byGroup.size;
  }

  addAll(all: readonly Found[]): void {
    for (const found of all) {
      if (this.size >= this.limit) return;
      if (!this.#byGroup.has(found.group)) this.#byGroup.set(found.group, found);
    }
  }

  async addFrom(names: AsyncIterable<StoredName>, match: LabelMatch): Promise<void> {
    if (this.size >= this.limit) return;
    for await (const { entity, group, text } of names) {
      this.addAll([{ entity, group, match, text, scheme: null }]);
      if (this.size >= this.limit) return;
    }
  }

  values(): readonly Found[] {
    return [...this.#byGroup.values()];
  }
}

function namedBy(
  entities: readonly StoredEntity[],
  text: string,
  types: readonly EntityType[],
): readonly Found[] {
  return entities
    .filter(({ row }) => row.iri === text && isOfType(row, types))
    .map(({ entity, group }) => ({ entity, group, match: 'identifier', text, scheme: null }));
}

function exactNames(
  names: readonly StoredName[],
  text: string,
  types: readonly EntityType[],
): readonly Found[] {
  const best = new Map<number, Found & { readonly tier: number }>();
  for (const name of names) {
    const { entity, group, degree, isLabel } = name;
    if (!isOfType(name, types)) continue;
    const exact = exactMatch(text.trim(), {
      text: name.text,
      isLabel,
      isShort: name.scope === 'short',
      isRelated: name.scope === 'related',
      degree,
      isGene: isGene(name.types),
    });
    const known = best.get(entity);
    if (known !== undefined && known.tier <= exact.tier) continue;
    best.set(entity, { entity, group, text: name.text, scheme: null, ...exact });
  }
  return [...best.values()].sort((a, b) => a.tier - b.tier);
}

function isOfType(
  { types: own }: Pick<EntityRecord, 'types'>,
  types: readonly EntityType[],
): boolean {
  return types.length === 0 || own.some((type) => types.includes(type));
}

function toHit({ match, text, scheme }: Found, { row, equivalents }: StoredEntity): LabelHit {
  const isName = match !== 'identifier';
  const alias = isName && text !== row.label ? text : null;
  return { ...getRecord(row), alias, match, matchedText: text, scheme, equivalents };
}

function getRecord({ iri, label, description, types, degree }: LabelRow): EntityRecord {
  return { iri, label, description, types, degree };
}
