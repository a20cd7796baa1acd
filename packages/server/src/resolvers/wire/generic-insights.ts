import type { GenericInsights } from '../../generated/resolvers.js';
import type { SupportedInsight } from '../../services/insight-service.js';

/** The insights of an entity on the wire. */
export function toGenericInsights(insights: readonly SupportedInsight[]): GenericInsights {
  return {
    supportedInsights: insights.map(({ description, category, type, renderTypes }) => ({
      description,
      insightCategory: category,
      insightType: type,
      renderType: [...renderTypes],
    })),
  };
}
