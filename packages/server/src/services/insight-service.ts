import type { CallOptions } from '@biographql/core';
import type { GraphStore } from '@biographql/engines';
import { iri as namedNode } from '@biographql/sparql';
import type { Vocabulary } from '@biographql/vocabulary';
import type { EntityReference, ResolveEntity } from './entity-resolver.js';
import { insightKinds, type RenderType } from './supported-insights.js';

/** An insight that the graph has data for. */
export interface SupportedInsight {
  /** The kind, e.g. `GENETIC_ASSOCIATION`. */
  readonly type: string;
  /** The category of the entity. */
  readonly category: 'DISEASE';
  /** What the insight shows, with its count. */
  readonly description: string;
  /** The best way first. */
  readonly renderTypes: readonly RenderType[];
  /** How many things the insight shows, at least 1. */
  readonly count: number;
}

/** Finds which insights an entity has. */
export interface InsightService {
  /**
   * The insights for which the graph has data, in a fixed order; none for an entity that is not a disease.
   * @throws EntityNotFoundError.
   */
  supported(
    reference: EntityReference,
    options?: CallOptions,
  ): Promise<readonly SupportedInsight[]>;
}

/** What an insight service stands on. */
export interface InsightParts {
  readonly graph: GraphStore;
  readonly resolveEntity: ResolveEntity;
  readonly vocabulary: Vocabulary;
}

/** Each kind is decided by one counting query, one after the other: ten at once would crowd out other requests. */
export function createInsightService({
  graph,
  resolveEntity,
  vocabulary,
}: InsightParts): InsightService {
  const kinds = insightKinds(vocabulary);
  return {
    async supported(reference, options = {}) {
      const entity = await resolveEntity(reference, options);
      if (!entity.types.includes('DISEASE')) return [];
      const disease = namedNode(entity.iri);
      const insights: SupportedInsight[] = [];
      for (const { type, renderTypes, count, describe } of kinds) {
        const query = count(disease);
        const { solutions } = await graph.select(query, options);
        const found = Number(solutions[0]?.[0]?.value ?? 0);
        if (found === 0) continue;
        const description = describe(found, entity.label);
        insights.push({ type, category: 'DISEASE', description, renderTypes, count: found });
      }
      return insights;
    },
  };
}
