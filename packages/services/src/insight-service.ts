import type { CallOptions, EntityIri } from '@biographql/core';
import type { GraphStore, InheritedLink } from '@biographql/engines';
import { iri as namedNode, type SparqlQuery, withLimit } from '@biographql/sparql';
import type { EntityReference, GraphParts } from './entity-service.js';
import { type InheritedFacts, readInheritedFacts } from './inherited-facts.js';
import {
  type Diseases,
  type InsightKind,
  type InsightType,
  insightKinds,
  type RenderType,
} from './supported-insights.js';

/** Things listed; far more than any disease has. */
const MAX_THINGS = 50_000;

export interface InsightThings {
  /** By IRI: how many third things it shares with the disease; null for an insight without third things. */
  readonly shared: ReadonlyMap<string, number | null>;
  /** By IRI: the claims of subtypes, for a thing that the disease has only from these. */
  readonly inherited: ReadonlyMap<string, readonly InheritedLink[]>;
  readonly query: SparqlQuery;
}

/** Reads the things of an insight: the disease's own by one query, and those that it inherits. */
export async function readInsightThings(
  graph: GraphStore,
  kind: InsightKind,
  {
    disease,
    facts,
    signal,
  }: {
    readonly disease: EntityIri;
    readonly facts: InheritedFacts;
    readonly signal: AbortSignal | undefined;
  },
): Promise<InsightThings> {
  const own: Diseases = [namedNode(disease)];
  const links = facts.includes(kind.inherited) ? facts.links.filter(isOf(kind)) : [];
  const withSubtypes: Diseases = facts.includes(kind.inherited)
    ? [...own, ...facts.subtypes.iris.map((subtype) => namedNode(subtype))]
    : own;
  const hasThird = kind.through !== null;
  const query = kind.list(hasThird || links.length > 0 ? withSubtypes : own);
  const reading = hasThird ? query : kind.list(own);
  const { solutions } = await graph.select(withLimit(reading, MAX_THINGS), { signal });
  const shared = new Map(
    solutions.flatMap(([thing, count]) =>
      thing ? [[thing.value, hasThird ? Number(count?.value ?? 0) : null] as const] : [],
    ),
  );
  const inherited = new Map<string, InheritedLink[]>();
  for (const link of links) {
    if (shared.has(link.neighbor)) continue;
    const known = inherited.get(link.neighbor);
    if (known === undefined) inherited.set(link.neighbor, [link]);
    else known.push(link);
  }
  for (const thing of inherited.keys()) shared.set(thing, null);
  return { shared, inherited, query };
}

/** Whether a claim is one by which a disease is tied to the things of an insight. */
function isOf({ links }: InsightKind) {
  const known = new Set(links.map(({ predicate, isOutgoing }) => `${isOutgoing} ${predicate}`));
  return ({ predicate, isOutgoing }: InheritedLink) => known.has(`${isOutgoing} ${predicate}`);
}

/** An insight in a few words, with how much of it is inherited. */
export function describeInsight(
  kind: InsightKind,
  disease: string,
  { shared, inherited }: Pick<InsightThings, 'inherited' | 'shared'>,
): string {
  const all = kind.describe(shared.size, disease);
  if (inherited.size === 0) return all;
  return `${all}, ${inherited.size.toLocaleString('en-US')} of them inherited from subtypes`;
}

export interface SupportedInsight {
  readonly type: InsightType;
  readonly category: 'DISEASE';
  readonly description: string;
  readonly renderTypes: readonly RenderType[];
  /** How many things the insight shows, at least 1. */
  readonly count: number;
  /** How many of these only subtypes of the disease have; 0 for an insight through third things. */
  readonly inherited: number;
}

export interface InsightOptions extends CallOptions {
  /** Whether the disease has what its subtypes have; see `readInheritedFacts`. */
  readonly includeSubtypes?: boolean | undefined;
}

/** Each kind is decided by one query, one after the other: ten at once would crowd out other requests. */
export function createInsightService({
  graph,
  resolveEntity,
  vocabulary,
}: Pick<GraphParts, 'graph' | 'resolveEntity' | 'vocabulary'>) {
  const kinds = insightKinds(vocabulary);
  return {
    /** Only those with data, in a fixed order; none for an entity that is not a disease. */
    async supported(
      reference: EntityReference,
      { includeSubtypes, signal }: InsightOptions = {},
    ): Promise<readonly SupportedInsight[]> {
      const entity = await resolveEntity(reference, { signal });
      if (!entity.types.includes('DISEASE')) return [];
      const select = (query: SparqlQuery) => graph.select(query, { signal });
      const readers = { select, articles: null, vocabulary };
      const facts = await readInheritedFacts(readers, entity.iri, includeSubtypes);
      const insights: SupportedInsight[] = [];
      for (const kind of kinds) {
        const { type, renderTypes } = kind;
        const things = await readInsightThings(graph, kind, { disease: entity.iri, facts, signal });
        if (things.shared.size === 0) continue;
        insights.push({
          type,
          category: 'DISEASE',
          description: describeInsight(kind, entity.label, things),
          renderTypes,
          count: things.shared.size,
          inherited: things.inherited.size,
        });
      }
      return insights;
    },
  };
}
