import {
  BioGraphQLError,
  type CallOptions,
  type EntityIri,
  type EntityType,
  parseEntityIri,
  ResultTooLargeError,
} from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { EntityRecord, Triple } from '@biographql/engines';
import { isEnglishOrNone } from '@biographql/engines/text';
import {
  type GraphAccess,
  type NamedStatement,
  type RequestContext,
  unlabeledRecord,
} from '@biographql/server/internal';
import DataLoader from 'dataloader';
import {
  createFactLoader,
  createInstanceLoader,
  type Fact,
  type FactsOf,
  type InstanceOf,
} from './fact-loader.js';
import type { LinkField, ValueField } from './graph-model.js';
import { createPredictionLoader, type Predicted } from './predictions.js';

/** An entity, with the fact that led to it, if any. */
export interface ReachedEntity {
  readonly record: EntityRecord;
  readonly link: Triple | null;
}

interface ShownIdentifier {
  readonly scheme: string;
  readonly curie: string;
  readonly url: string | null;
}

type SourcesOfEntity = Awaited<
  ReturnType<RequestContext['services']['provenance']['sourcesOf']>
>[number];

interface DatasetNames {
  readonly dataset: string | null;
  readonly release: string;
}

/** Maximum values in an answer; an entity reached several times counts each time. */
const MAX_VALUES = 50_000;
const readers = new WeakMap<RequestContext, GraphReader>();

/** Returns the graph reader of a request, shared by all of its fields. */
export function toReader(context: RequestContext): GraphReader {
  return getOrAdd(readers, context, () => new GraphReader(context));
}

/** Reads a graph for one request: one query per level of its document, and nothing twice. */
export class GraphReader {
  readonly #parts: GraphAccess;
  readonly #context: RequestContext;
  readonly #options: CallOptions;
  readonly #facts: DataLoader<FactsOf, readonly Fact[], string>;
  readonly #records: DataLoader<string, EntityRecord | null>;
  readonly #statements: DataLoader<Triple, NamedStatement | null, string>;
  readonly #instances: DataLoader<InstanceOf, boolean, string>;
  readonly #sources: DataLoader<EntityRecord, SourcesOfEntity, string>;
  readonly #predictions = new Map<string, DataLoader<EntityIri, Predicted | null>>();
  readonly #links = new Map<string, Promise<readonly ReachedEntity[]>>();
  #values = 0;

  constructor(context: RequestContext) {
    const { signal, services } = context;
    const options = { signal };
    const parts = services.graphAccess;
    this.#parts = parts;
    this.#context = context;
    this.#options = options;
    this.#facts = createFactLoader(parts, options);
    this.#records = new DataLoader((iris) => parts.labels.lookup(iris, options));
    this.#instances = createInstanceLoader(parts, options);
    this.#statements = new DataLoader(
      (triples) => services.provenance.statementsOf(triples, options),
      { cacheKeyFn: JSON.stringify, maxBatchSize: 250 },
    );
    this.#sources = new DataLoader((records) => services.provenance.sourcesOf(records, options), {
      cacheKeyFn: ({ iri }) => iri,
      maxBatchSize: 100,
    });
  }

  async byId(id: string, type: EntityType | null): Promise<ReachedEntity | null> {
    const record = await this.#getRecord(id);
    if (record === null || !isOf(record, type)) return null;
    return { record, link: null };
  }

  async byIds(ids: readonly string[], type: EntityType | null): Promise<readonly ReachedEntity[]> {
    const found = await Promise.all(ids.map((id) => this.byId(id, type)));
    return found.flatMap((each) => each ?? []);
  }

  async byName(
    text: string,
    limit: number,
    type: EntityType | null,
  ): Promise<readonly ReachedEntity[]> {
    if (limit === 0) return [];
    const types = type === null || type === 'UNDEFINED' ? [] : [type];
    const hits = await this.#parts.labels.search(text, { ...this.#options, limit, types });
    return hits.filter((hit) => isOf(hit, type)).map((record) => ({ record, link: null }));
  }

  /** Targets of a field, those with the most edges first, then by name. */
  linked(entity: EntityIri, field: LinkField): Promise<readonly ReachedEntity[]> {
    const key = `${field.name} ${field.paths.join(' ')} ${entity}`;
    return getOrAdd(this.#links, key, () => this.#linked(entity, field));
  }

  isInstance(entity: string, className: string): Promise<boolean> {
    return this.#instances.load({ entity, className });
  }

  /** Counts values that the answer will hold. @throws ResultTooLargeError when they are more than one answer may hold. */
  spend(values: number): void {
    this.#values += values;
    if (this.#values <= MAX_VALUES) return;
    throw new ResultTooLargeError(
      MAX_VALUES,
      'values',
      'Request fewer nested levels or shorter lists.',
    );
  }

  async #linked(entity: EntityIri, field: LinkField): Promise<readonly ReachedEntity[]> {
    const facts = await this.#getFacts(entity, field.paths);
    const ends = new Map<string, Triple>();
    for (const { triple, end } of facts) {
      if (end.termType !== 'NamedNode' || end.value === entity || ends.has(end.value)) continue;
      ends.set(end.value, triple);
    }
    const records = await this.#records.loadMany([...ends.keys()]);
    const reached: ReachedEntity[] = [];
    for (const [index, [iri, link]] of [...ends].entries()) {
      const found = records[index];
      if (found instanceof Error) throw found;
      const record = found ?? unlabeledRecord(iri as EntityIri);
      if (isOf(record, field.target)) reached.push({ record, link });
    }
    return reached.sort(
      ({ record: a }, { record: b }) =>
        b.degree - a.degree || a.label.localeCompare(b.label, 'en') || (a.iri < b.iri ? -1 : 1),
    );
  }

  /** The values of a property, each once, English or without a language. */
  async values(
    entity: EntityIri,
    { property, scalar }: ValueField,
  ): Promise<readonly (string | number | boolean)[]> {
    const facts = await this.#getFacts(entity, [property]);
    const texts = facts.flatMap(({ end }) => {
      const isUnrelated = end.termType === 'Literal' && !isEnglishOrNone(end.language);
      return end.termType === 'BlankNode' || isUnrelated ? [] : [end.value];
    });
    const distinct = [...new Set(texts)].sort();
    if (scalar === 'Float') return distinct.map(Number).filter(Number.isFinite);
    if (scalar === 'Boolean') return distinct.map((text) => text === 'true' || text === '1');
    return distinct;
  }

  aliases(entity: EntityIri): Promise<readonly string[]> {
    return this.#parts.labels.aliases(entity, this.#options);
  }

  /** Articles that name an entity, the newest first. */
  async articles(entity: EntityIri, limit: number) {
    const options = { ...this.#options, order: 'newest', offset: 0, limit } as const;
    const { items } = await this.#context.services.articles.part({ entity }, options);
    return items.map(({ containerTitle, ...article }) => ({ ...article, journal: containerTitle }));
  }

  async getProvenance(record: EntityRecord): Promise<SourcesOfEntity & DatasetNames> {
    const { digest: dataset, release } = this.#context.services.provenance.dataset;
    const found = await this.#sources.load(record);
    this.spend(found.sources.length);
    return { ...found, dataset, release };
  }

  /** Predictions for the structure of an entity; null for one without a structure. */
  getAdmet(entity: EntityIri, models: readonly string[] | null): Promise<Predicted | null> {
    const key = JSON.stringify(models);
    const create = () => createPredictionLoader(this.#context, models);
    return getOrAdd(this.#predictions, key, create).load(entity);
  }

  async identifiers(entity: EntityIri): Promise<readonly ShownIdentifier[]> {
    const { identifiers } = this.#parts.vocabulary;
    const found = await this.#parts.labels.identifiers(entity, this.#options);
    return found.map((identifier) => ({
      scheme: identifier.scheme,
      curie: identifiers.compact(identifier),
      url: identifiers.toUrl(identifier),
    }));
  }

  /** Identifier of an entity, as used in arguments. */
  getCompact(entity: EntityIri): string {
    const { identifiers } = this.#parts.vocabulary;
    const [identifier] = identifiers.ofIri(entity);
    if (identifier === undefined) return entity;
    return identifier.scheme === 'wikidata' ? identifier.id : identifiers.compact(identifier);
  }

  /** Statements of a fact in the graph. */
  async getLink(triple: Triple) {
    const statement = await this.#statements.load(triple);
    const { vocabulary } = this.#parts;
    return {
      ...triple,
      propertyName:
        statement?.propertyLabel ?? vocabulary.getLabel(triple.property) ?? triple.property,
      rank: statement?.rank ?? null,
      references: (statement?.references ?? []).map(({ url, articleId, dataset, license }) => ({
        url,
        pmid: articleId?.replace(/^pmid:/, '') ?? null,
        source: dataset,
        license,
      })),
    };
  }

  async #getFacts(entity: EntityIri, paths: readonly string[]): Promise<readonly Fact[]> {
    const found = await Promise.all(paths.map((path) => this.#facts.load({ entity, path })));
    return found.flat();
  }

  async #getRecord(id: string): Promise<EntityRecord | null> {
    // `HGNC:3603` could be an IRI as well.
    const isOther = !/^(?:wd:)?Q[1-9]\d*$|^https?:/.test(id);
    const hits = isOther ? await this.#parts.labels.search(id, { ...this.#options, limit: 1 }) : [];
    const hit = hits.find(({ match }) => match === 'identifier');
    if (hit !== undefined) return hit;
    try {
      return await this.#parts.resolveEntity({ iri: parseEntityIri(id) }, this.#options);
    } catch (error) {
      const isUnknown =
        BioGraphQLError.is(error) && /^(?:INVALID_ID|ENTITY_NOT_FOUND)$/.test(error.code);
      if (isUnknown) return null;
      throw error;
    }
  }
}

function isOf({ types }: EntityRecord, type: EntityType | null): boolean {
  return type === null || types.includes(type);
}
