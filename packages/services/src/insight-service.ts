import type { CallOptions } from '@biographql/core';
import type { GraphStore } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { SparqlQuery } from '@biographql/sparql';
import type { EntityReference, ResolveEntity } from './entity-resolver.js';
import { readInheritedFacts } from './inherited-facts.js';
import { describeInsight, readInsightThings } from './insight-things.js';
import { type InsightType, insightKinds, type RenderType } from './supported-insights.js';

export interface SupportedInsight {
  /** The kind, e.g. `GENETIC_ASSOCIATION`. */
  readonly type: InsightType;
  readonly category: 'DISEASE';
  /** What the insight shows, with its count. */
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

export interface InsightService {
  /** Only those with data, in a fixed order; none for an entity that is not a disease. @throws EntityNotFoundError. */
  supported(
    reference: EntityReference,
    options?: InsightOptions,
  ): Promise<readonly SupportedInsight[]>;
}

export interface InsightParts {
  readonly graph: GraphStore;
  readonly resolveEntity: ResolveEntity;
  readonly vocabulary: Vocabulary;
}

/** Each kind is decided by one query, one after the other: ten at once would crowd out other requests. */
export function createInsightService({
  graph,
  resolveEntity,
  vocabulary,
}: InsightParts): InsightService {
  const kinds = insightKinds(vocabulary);
  return {
    async supported(reference, { includeSubtypes, signal } = {}) {
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
