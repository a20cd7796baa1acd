import { type CallOptions, EntityNotFoundError, InvalidArgumentError } from '@biographql/core';
import {
  compareByEvidence,
  countEvidence,
  type Engines,
  type EntityRecord,
  EVIDENCE_ORDER,
  evidenceScore,
  type InheritedLink,
  NO_EVIDENCE,
} from '@biographql/engines';
import { compareLabels, compareText } from '@biographql/engines/text';
import type { EntityReference, GraphParts } from './entity-service.js';
import type { ProvenanceService } from './provenance-service.js';
import {
  type InheritedFacts,
  lookupRecords,
  nameSubtypes,
  readInheritedFacts,
  type Select,
  unlabeledRecord,
} from './read-graph.js';
import {
  describe,
  getRenderTypes,
  type InsightKind,
  insightKinds,
  readThings,
  type Things,
} from './supported-insights.js';

type SupportedInsight = ReturnType<typeof toInsight>;

function toInsight(kind: InsightKind, disease: EntityRecord, things: Things) {
  const renderTypes = getRenderTypes(kind);
  return {
    kind: kind.type,
    insightType: kind.type,
    category: 'DISEASE',
    insightCategory: 'DISEASE',
    description: describe(kind, disease, things),
    renderTypes,
    renderType: renderTypes,
    /** How many things the insight shows, at least 1. */
    count: things.shared.size,
    /** How many of these are only inherited from subtypes; 0 for an insight through shared entities. */
    inherited: things.inherited.size,
  } as const;
}

export interface InsightOptions extends CallOptions {
  /** Whether the disease inherits facts from its subtypes; see `readInheritedFacts`. */
  readonly includeSubtypes?: boolean | undefined;
}

export interface InsightRowsOptions extends InsightOptions {
  readonly type: string;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  readonly order?: 'relevance' | 'label';
}

interface InsightParts extends GraphParts, Pick<Engines, 'articles'> {
  readonly provenance: Pick<ProvenanceService, 'statementsOfEach'>;
}

const DEFAULT_LIMIT = 50;
/** Diseases whose insights are read at a time: more would crowd out other requests. */
const AT_ONCE = 8;
/** Maximum number of subtype claims per row, nearest first. */
const MAX_INHERITED_STATEMENTS = 4;

/** Runs one query per kind, one at a time: ten at once would crowd out other requests. */
export function createInsightService(parts: InsightParts) {
  const { vocabulary, labels } = parts;
  const kinds = insightKinds(vocabulary);

  async function readSupported(run: Select, disease: EntityRecord, facts: InheritedFacts) {
    const insights: SupportedInsight[] = [];
    for (const kind of kinds) {
      const things = await readThings(run, kind, { disease, facts });
      if (things.shared.size > 0) insights.push(toInsight(kind, disease, things));
    }
    return insights;
  }

  async function supportedOf(
    entities: readonly EntityRecord[],
    { includeSubtypes, signal }: InsightOptions = {},
  ): Promise<readonly (readonly SupportedInsight[])[]> {
    const diseases = entities.filter(({ types }) => types.includes('DISEASE'));
    const select: Select = (query) => parts.graph.select(query, { signal });
    const readers = { select, articles: null, vocabulary };
    const iris = diseases.map(({ iri }) => iri);
    const facts = await readInheritedFacts(readers, iris, includeSubtypes);
    const found = new Map<EntityRecord, readonly SupportedInsight[]>();
    for (let start = 0; start < diseases.length; start += AT_ONCE) {
      await Promise.all(
        diseases.slice(start, start + AT_ONCE).map(async (disease, at) => {
          const inherited = facts[start + at];
          if (inherited) found.set(disease, await readSupported(select, disease, inherited));
        }),
      );
    }
    return entities.map((entity) => found.get(entity) ?? []);
  }

  return {
    /** Insights with data, in a fixed order; none for an entity that is not a disease. */
    async supported(reference: EntityReference, options: InsightOptions = {}) {
      const entity = await parts.resolveEntity(reference, { signal: options.signal });
      const [insights = []] = await supportedOf([entity], options);
      return insights;
    },
    /** The same for many entities, of which 8 are read at a time. */
    supportedOf,
    /**
     * Rows of one insight, ordered by evidence on the pair or by the number of shared entities, with statements. Empty for other entities.
     * @throws EntityNotFoundError; InvalidArgumentError for a kind that the vocabulary does not have.
     */
    async rows(
      reference: EntityReference,
      { type, offset = 0, limit = DEFAULT_LIMIT, order, ...options }: InsightRowsOptions,
    ) {
      const kind = kinds.find((other) => other.type === type);
      if (kind === undefined) {
        const known = kinds.map((other) => other.type).join(', ');
        throw new InvalidArgumentError('insightType', `must be one of ${known}`);
      }
      const { signal } = options;
      const disease = await parts.resolveEntity(reference, { signal });
      const { things, subtypes, ordered } = await readOrdered(parts, { kind, disease, ...options });
      if (order === 'label') ordered.sort(byLabel);
      const page = ordered.slice(offset, offset + limit);
      const inheriting = new Set(page.flatMap(({ links: [nearest] }) => nearest?.subtype ?? []));
      const ways = [...inheriting].flatMap((subtype) => subtypes.pathFrom(subtype));
      const facts = page.map((thing) => toFacts(kind, disease, thing, parts));
      const [statements, records] = await Promise.all([
        parts.provenance.statementsOfEach(facts, { signal }),
        lookupRecords(labels, ways, { signal }),
      ]);
      const names = nameSubtypes(records, subtypes, inheriting);
      return {
        insightType: type,
        description: describe(kind, disease, things),
        columns:
          kind.through === undefined
            ? ['label', 'references', 'articles']
            : ['label', kind.through],
        rows: page.map(({ relevance: _, links: [nearest], ...thing }, at) => ({
          ...thing,
          id: thing.iri,
          nodeTypes: thing.types,
          /** The facts that link it to the disease or its subtypes; empty for an insight through shared entities. */
          statements: statements[at] ?? [],
          /** The nearest subtype that has it; null for a fact of the disease itself. */
          inheritedFrom: names.get(nearest?.subtype ?? '') ?? null,
        })),
        total: things.shared.size,
        inherited: things.inherited.size,
        offset,
        orderedBy: order === 'label' ? 'label' : (kind.through ?? EVIDENCE_ORDER),
        sparql: things.query.text,
      };
    },
  };
}

interface ListedThing extends EntityRecord {
  readonly values: readonly string[];
  readonly relevance: number;
  /** The claims of subtypes, nearest first; empty for a fact of the disease itself. */
  readonly links: readonly InheritedLink[];
}

/** All things by relevance: named ones first, as for neighbors. */
async function readOrdered(
  parts: InsightParts,
  wanted: InsightOptions & { readonly kind: InsightKind; readonly disease: EntityRecord },
) {
  const { kind, disease, includeSubtypes, signal } = wanted;
  const { articles, vocabulary } = parts;
  const select: Select = (query) => parts.graph.select(query, { signal });
  const readers = { select, articles, vocabulary };
  const [facts] = await readInheritedFacts(readers, [disease.iri], includeSubtypes);
  if (facts === undefined) throw new EntityNotFoundError(disease.iri);
  const things = await readThings(readers.select, kind, { disease, facts });
  const { shared, inherited } = things;
  const iris = [...shared.keys()] as EntityRecord['iri'][];
  const direct = iris.filter((thing) => !inherited.has(thing));
  const links = kind.links.flatMap((link) => direct.map((neighbor) => ({ ...link, neighbor })));
  const [records, getCounts] = await Promise.all([
    lookupRecords(parts.labels, iris, { signal }),
    kind.through === undefined
      ? countEvidence(readers, disease, { links, inherited: facts.links, signal })
      : () => NO_EVIDENCE,
  ]);
  const ordered = iris.map((thing): ListedThing => {
    const record = records.get(thing) ?? unlabeledRecord(thing);
    const counts = getCounts(thing);
    const through = shared.get(thing) ?? null;
    const numbers = through === null ? [counts.references, counts.articles] : [through];
    return {
      ...record,
      values: [record.label, ...numbers.map(String)],
      relevance: through ?? evidenceScore({ ...counts, ...record }),
      links: inherited.get(thing) ?? [],
    };
  });
  ordered.sort(compareByEvidence);
  return { things, subtypes: facts.subtypes, ordered };
}

function byLabel(left: ListedThing, right: ListedThing): number {
  return compareLabels(left.label, right.label) || compareText(left.iri, right.iri);
}

function toFacts(
  kind: InsightKind,
  disease: EntityRecord,
  { iri, links }: ListedThing,
  { vocabulary }: InsightParts,
) {
  const directLinks = kind.links.map((link) => ({ ...link, subtype: disease.iri }));
  const stated = links.length > 0 ? links.slice(0, MAX_INHERITED_STATEMENTS) : directLinks;
  return stated.map(({ predicate, isOutgoing, subtype }) => ({
    subject: isOutgoing ? subtype : iri,
    property: vocabulary.readName(predicate),
    object: isOutgoing ? iri : subtype,
    isEntity: true,
  }));
}
