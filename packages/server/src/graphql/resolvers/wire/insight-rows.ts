import type { InsightRows, NamedStatement, SupportedInsight } from '@biographql/services';
import type {
  GenericInsights,
  SupportedInsight as WireInsight,
  InsightRows as WireRows,
} from '../../../generated/resolvers.js';
import { toEntity } from './entity.js';
import { toGraphStatement } from './graph-statement.js';
import { toSubtype } from './sub-graph.js';

export function toInsightRows(
  { type, columns, rows, ...rest }: InsightRows,
  statements: readonly NamedStatement[],
): WireRows {
  let at = 0;
  return {
    ...rest,
    insightType: type,
    columns: [...columns],
    rows: rows.map(({ iri, types, values, statements: own, inheritedFrom }) => {
      const start = at;
      at += own.length;
      return {
        ...toEntity({ iri, label: values[0] ?? iri, types }),
        id: iri,
        nodeTypes: [...types],
        values: [...values],
        statements: statements.slice(start, at).map(toGraphStatement),
        inheritedFrom: inheritedFrom && toSubtype(inheritedFrom),
      };
    }),
  };
}

export function toGenericInsights(insights: readonly SupportedInsight[]): GenericInsights {
  return {
    supportedInsights: insights.map(toSupportedInsight),
  };
}

export function toSupportedInsight(insight: SupportedInsight): WireInsight {
  const { category, type, renderTypes } = insight;
  return {
    ...insight,
    insightCategory: category,
    insightType: type,
    kind: type,
    renderType: [...renderTypes],
    renderTypes: [...renderTypes],
  };
}
