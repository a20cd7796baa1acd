import type { InsightRows as WireRows } from '../../generated/resolvers.js';
import type { InsightRows } from '../../services/insight-rows-service.js';

/** Returns the rows of an insight in their wire form. */
export function toInsightRows({ type, columns, rows, ...rest }: InsightRows): WireRows {
  return {
    ...rest,
    insightType: type,
    columns: [...columns],
    rows: rows.map(({ iri, types, values, statements }) => ({
      id: iri,
      nodeTypes: [...types],
      values: [...values],
      statements: statements.map(({ subject, property, object, rank, references }) => ({
        subject,
        property,
        object,
        rank,
        references: references.map((reference) => ({ ...reference })),
      })),
    })),
  };
}
