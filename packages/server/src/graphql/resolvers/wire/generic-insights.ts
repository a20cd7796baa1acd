import type { GenericInsights } from '../../../generated/resolvers.js';
import type { SupportedInsight } from '../../../services/insight-service.js';

/** Returns the insights of an entity in their wire form. */
export function toGenericInsights(insights: readonly SupportedInsight[]): GenericInsights {
  return {
    supportedInsights: insights.map(
      ({ description, category, type, renderTypes, count, inherited }) => ({
        description,
        insightCategory: category,
        insightType: type,
        renderType: [...renderTypes],
        count,
        inherited,
      }),
    ),
  };
}
