import { InvalidArgumentError } from '@biographql/core';
import {
  compareByEvidence,
  countEvidence,
  type Engines,
  type EntityRecord,
  EVIDENCE_ORDER,
  evidenceScore,
  type GraphStatement,
  type InheritedLink,
  NO_EVIDENCE,
  readStatements,
  tripleKey,
} from '@biographql/engines';
import { compareLabels, compareText } from '@biographql/engines/text';
import { iri, type SparqlQuery } from '@biographql/sparql';
import { type EntityReference, type GraphParts, unlabeledRecord } from './entity-service.js';
import {
  type InheritedFacts,
  nameSubtypes,
  readInheritedFacts,
  type Subtype,
} from './inherited-facts.js';
import {
  describeInsight,
  type InsightOptions,
  type InsightThings,
  readInsightThings,
} from './insight-service.js';
import { type InsightKind, insightKinds } from './supported-insights.js';

export interface InsightRow extends EntityRecord {
  readonly values: readonly string[];
  /** The facts that tie it to the disease, or to its subtypes; empty for an insight through third things. */
  readonly statements: readonly GraphStatement[];
  /** The nearest subtype that has it; null for what the disease has itself. */
  readonly inheritedFrom: Subtype | null;
}

export interface InsightRows {
  readonly type: string;
  readonly description: string;
  readonly columns: readonly string[];
  readonly rows: readonly InsightRow[];
  readonly total: number;
  /** How many of these only subtypes of the disease have. */
  readonly inherited: number;
  readonly offset: number;
  readonly orderedBy: string;
  readonly sparql: string;
}

export interface InsightRowsOptions extends InsightOptions {
  readonly type: string;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  readonly order?: 'relevance' | 'label';
}

type InsightRowsParts = Omit<GraphParts, 'propertyLabels'> & Pick<Engines, 'articles'>;

const DEFAULT_LIMIT = 50;
/** Claims of subtypes that are given for one row, the nearest first. */
const MAX_INHERITED_STATEMENTS = 4;

/** Reads one list, what its order rests on, and the statements of the rows that are wanted. */
export function createInsightRowsService(parts: InsightRowsParts) {
  const kinds = insightKinds(parts.vocabulary);
  return {
    /**
     * By evidence on the pair, or through third things by their number. No rows for what is no disease.
     * @throws EntityNotFoundError; InvalidArgumentError for a kind that the vocabulary does not have.
     */
    async rows(
      reference: EntityReference,
      { type, offset = 0, limit = DEFAULT_LIMIT, order, ...options }: InsightRowsOptions,
    ): Promise<InsightRows> {
      const kind = kinds.find((other) => other.type === type);
      if (kind === undefined) throw new InvalidArgumentError('insightType', unknownKind(kinds));
      const { signal } = options;
      const disease = await parts.resolveEntity(reference, { signal });
      const { things, ordered } = await readOrdered(parts, { kind, disease, ...options });
      if (order === 'label') ordered.sort(byLabel);
      const page = ordered.slice(offset, offset + limit);
      const [statements, subtypes] = await Promise.all([
        statementsOf(parts, { kind, disease, page, signal }),
        nameSubtypes(
          parts,
          things.subtypes,
          page.flatMap(({ links: [nearest] }) => nearest?.subtype ?? []),
          signal,
        ),
      ]);
      return {
        type,
        description: describeInsight(kind, disease.label, things),
        columns: getColumns(kind),
        rows: page.map(({ record, values, links: [nearest] }, at) => ({
          ...record,
          values,
          statements: statements[at] ?? [],
          inheritedFrom: subtypes.get(nearest?.subtype ?? '') ?? null,
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

function unknownKind(kinds: readonly InsightKind[]): string {
  return `must be one of ${kinds.map(({ type }) => type).join(', ')}`;
}

function getColumns({ through }: InsightKind): readonly string[] {
  return through === null ? ['label', 'references', 'articles'] : ['label', through];
}

interface ListedThing {
  readonly record: EntityRecord;
  readonly values: readonly string[];
  readonly relevance: number;
  /** The claims of subtypes, nearest first; empty for what the disease has itself. */
  readonly links: readonly InheritedLink[];
}

interface Reading {
  readonly kind: InsightKind;
  readonly disease: EntityRecord;
  readonly signal?: AbortSignal | undefined;
}

/** All things in order of relevance: those with a name first, as neighbors are. */
async function readOrdered(
  parts: InsightRowsParts,
  { kind, disease, includeSubtypes, signal }: Reading & InsightOptions,
): Promise<{
  readonly things: InsightThings & Pick<InheritedFacts, 'subtypes'>;
  readonly ordered: ListedThing[];
}> {
  const { graph, labels, articles, vocabulary } = parts;
  const select = (text: SparqlQuery) => graph.select(text, { signal });
  const readers = { select, articles, vocabulary };
  const facts = await readInheritedFacts(readers, disease.iri, includeSubtypes);
  const none = { shared: new Map(), inherited: new Map(), query: kind.list([iri(disease.iri)]) };
  const things = disease.types.includes('DISEASE')
    ? await readInsightThings(graph, kind, { disease: disease.iri, facts, signal })
    : none;
  const { shared, inherited } = things;
  const iris = [...shared.keys()] as EntityRecord['iri'][];
  const own = iris.filter((thing) => !inherited.has(thing));
  const links = kind.links.flatMap((link) => own.map((neighbor) => ({ ...link, neighbor })));
  const [records, getCounts] = await Promise.all([
    labels.lookup(iris, { signal }),
    kind.through === null
      ? countEvidence(readers, disease, { links, inherited: facts.links, signal })
      : () => NO_EVIDENCE,
  ]);
  const ordered = iris.map((thing, at): ListedThing => {
    const record = records[at] ?? unlabeledRecord(thing);
    const counts = getCounts(thing);
    const through = shared.get(thing) ?? null;
    return {
      record,
      links: inherited.get(thing) ?? [],
      ...(through === null
        ? {
            values: [record.label, String(counts.references), String(counts.articles)],
            relevance: evidenceScore({ ...counts, degree: record.degree }),
          }
        : { values: [record.label, String(through)], relevance: through }),
    };
  });
  return { things: { ...things, subtypes: facts.subtypes }, ordered: ordered.sort(byRelevance) };
}

function byRelevance(left: ListedThing, right: ListedThing): number {
  return compareByEvidence(
    { ...left.record, relevance: left.relevance },
    { ...right.record, relevance: right.relevance },
  );
}

function byLabel({ record: left }: ListedThing, { record: right }: ListedThing): number {
  return compareLabels(left.label, right.label) || compareText(left.iri, right.iri);
}

async function statementsOf(
  { graph, vocabulary }: InsightRowsParts,
  { kind, disease, page, signal }: Reading & { readonly page: readonly ListedThing[] },
): Promise<readonly (readonly GraphStatement[])[]> {
  const facts = page.map(({ record, links }) => {
    const own = kind.links.map((link) => ({ ...link, subtype: disease.iri }));
    return (links.length > 0 ? links.slice(0, MAX_INHERITED_STATEMENTS) : own).map(
      ({ predicate, isOutgoing, subtype }) => ({
        subject: isOutgoing ? subtype : record.iri,
        property: vocabulary.readName(predicate),
        object: isOutgoing ? record.iri : subtype,
        isEntity: true,
      }),
    );
  });
  const found = await readStatements({ graph, vocabulary }, facts.flat(), { signal });
  const byKey = new Map(found.map((statement) => [tripleKey(statement), statement]));
  return facts.map((own) => own.flatMap((fact) => byKey.get(tripleKey(fact)) ?? []));
}
