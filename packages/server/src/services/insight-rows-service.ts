import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import {
  compareByEvidence,
  countEvidence,
  type Engines,
  type EntityRecord,
  EVIDENCE_ORDER,
  evidenceScore,
  type GraphStatement,
  NO_EVIDENCE,
  readStatements,
  tripleKey,
} from '@biographql/engines';
import { compareLabels, compareText } from '@biographql/engines/text';
import { iri as namedNode, type SparqlQuery, withLimit } from '@biographql/sparql';
import type { Vocabulary } from '@biographql/vocabulary';
import { type EntityReference, type ResolveEntity, unlabeledRecord } from './entity-resolver.js';
import { type InsightKind, insightKinds } from './supported-insights.js';

/** One thing that an insight shows. */
export interface InsightRow extends EntityRecord {
  /** One text for each column. */
  readonly values: readonly string[];
  /** The facts that tie it to the disease; empty for an insight through third things. */
  readonly statements: readonly GraphStatement[];
}

/** A part of the rows of an insight. */
export interface InsightRows {
  readonly type: string;
  /** What the insight shows, with its count. */
  readonly description: string;
  /** `label` first. */
  readonly columns: readonly string[];
  readonly rows: readonly InsightRow[];
  /** All rows. */
  readonly total: number;
  readonly offset: number;
  /** What the rows are ordered by, in words. */
  readonly orderedBy: string;
  /** The query that lists all things. */
  readonly sparql: string;
}

/** Which rows of which insight are wanted. */
export interface InsightRowsOptions extends CallOptions {
  /** The kind of insight, e.g. `GENETIC_ASSOCIATION`. */
  readonly type: string;
  /** @defaultValue 0 */
  readonly offset?: number;
  /** @defaultValue 50 */
  readonly limit?: number;
  /** @defaultValue 'relevance' */
  readonly order?: 'relevance' | 'label';
}

/** Lists what the insights on a disease count. */
export interface InsightRowsService {
  /**
   * The rows of an insight: by evidence on the pair, or through third things by their number. No rows for an entity that
   * is not a disease, as for one without data.
   * @throws EntityNotFoundError; InvalidArgumentError for a kind that the vocabulary does not have.
   */
  rows(reference: EntityReference, options: InsightRowsOptions): Promise<InsightRows>;
}

/** What an insight rows service stands on. */
export interface InsightRowsParts extends Pick<Engines, 'graph' | 'labels' | 'articles'> {
  readonly resolveEntity: ResolveEntity;
  readonly vocabulary: Vocabulary;
}

const DEFAULT_LIMIT = 50;
/** Things listed; far more than any disease has. */
const MOST_THINGS = 50_000;

/** Reads one list, what its order rests on, and the statements of the rows that are wanted. */
export function createInsightRowsService(parts: InsightRowsParts): InsightRowsService {
  const kinds = insightKinds(parts.vocabulary);
  return {
    async rows(reference, { type, offset = 0, limit = DEFAULT_LIMIT, order, signal }) {
      const kind = kinds.find((other) => other.type === type);
      if (kind === undefined) throw new InvalidArgumentError('insightType', unknownKind(kinds));
      const disease = await parts.resolveEntity(reference, { signal });
      const query = kind.list(namedNode(disease.iri));
      const found = disease.types.includes('DISEASE')
        ? await readThings(parts, { kind, query, disease, signal })
        : [];
      const ordered = order === 'label' ? [...found].sort(byLabel) : found;
      const page = ordered.slice(offset, offset + limit);
      const statements = await statementsOf(parts, { kind, disease, page, signal });
      return {
        type,
        description: kind.describe(found.length, disease.label),
        columns: columnsOf(kind),
        rows: page.map(({ record, values }, at) => ({
          ...record,
          values,
          statements: statements[at] ?? [],
        })),
        total: found.length,
        offset,
        orderedBy: order === 'label' ? 'label' : (kind.through ?? EVIDENCE_ORDER),
        sparql: query.text,
      };
    },
  };
}

function unknownKind(kinds: readonly InsightKind[]): string {
  return `must be one of ${kinds.map(({ type }) => type).join(', ')}`;
}

function columnsOf({ through }: InsightKind): readonly string[] {
  return through === null ? ['label', 'references', 'articles'] : ['label', through];
}

interface ListedThing {
  readonly record: EntityRecord;
  readonly values: readonly string[];
  readonly relevance: number;
}

interface Reading {
  readonly kind: InsightKind;
  readonly disease: EntityRecord;
  readonly signal: AbortSignal | undefined;
}

/** All things in order of relevance: those with a name first, as neighbors are. */
async function readThings(
  { graph, labels, articles, vocabulary }: InsightRowsParts,
  { kind, query, disease, signal }: Reading & { readonly query: SparqlQuery },
): Promise<readonly ListedThing[]> {
  const { solutions } = await graph.select(withLimit(query, MOST_THINGS), { signal });
  const shared = new Map(
    solutions.flatMap(([thing, count]) => (thing ? [[thing.value, count?.value ?? '']] : [])),
  );
  const iris = [...shared.keys()];
  const select = (text: SparqlQuery) => graph.select(text, { signal });
  const links = kind.links.flatMap((link) => iris.map((neighbor) => ({ ...link, neighbor })));
  const [records, countsOf] = await Promise.all([
    labels.lookup(iris, { signal }),
    kind.through === null
      ? countEvidence({ select, articles, vocabulary }, disease, { links, signal })
      : () => NO_EVIDENCE,
  ]);
  return iris
    .map((iri, at): ListedThing => {
      const record = records[at] ?? unlabeledRecord(iri as EntityRecord['iri']);
      const counts = countsOf(iri);
      const through = shared.get(iri) ?? '';
      return kind.through === null
        ? {
            record,
            values: [record.label, String(counts.references), String(counts.articles)],
            relevance: evidenceScore({ ...counts, degree: record.degree }),
          }
        : { record, values: [record.label, through], relevance: Number(through) };
    })
    .sort(byRelevance);
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
  const asked = page.map(({ record }) =>
    kind.links.map(({ predicate, isOutgoing }) => ({
      subject: isOutgoing ? disease.iri : record.iri,
      property: vocabulary.nameOf(predicate),
      object: isOutgoing ? record.iri : disease.iri,
      isEntity: true,
    })),
  );
  const found = await readStatements({ graph, vocabulary }, asked.flat(), { signal });
  const byKey = new Map(found.map((statement) => [tripleKey(statement), statement]));
  return asked.map((own) => own.flatMap((fact) => byKey.get(tripleKey(fact)) ?? []));
}
