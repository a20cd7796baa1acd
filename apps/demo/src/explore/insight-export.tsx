import type { InsightRows } from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { ExportMenu } from '../components/export-menu.tsx';
import { wordsOf } from '../entity-colors.ts';
import type { ExportTable } from '../exports/table-forms.ts';
import { keptReceipts } from '../kept-receipts.ts';
import { numberOr } from './insight-columns.tsx';
import { INSIGHT_PAGE, type InsightName, readInsightList } from './use-insight-list.ts';

/** Takes an insight along: all its rows, its picture where it has one, its receipts, and the query behind it. */
export function InsightExport({
  iri,
  type,
  found,
  picture,
}: InsightName & {
  readonly found: InsightRows;
  readonly picture?: (() => SVGSVGElement | null) | undefined;
}) {
  const client = useBioGraphQL();
  return (
    <ExportMenu
      name={found.description}
      table={async () => insightTable(await readInsightList(client, { iri, type }))}
      picture={picture}
      receipts={() =>
        keptReceipts('getInsightRows', {
          insightRowsInput: { qid: iri, insightType: type, limit: INSIGHT_PAGE },
        })
      }
      code={{
        action: 'getInsightRows',
        hook: 'useInsightRows',
        input: { entity: iri, type, limit: INSIGHT_PAGE },
        sparql: found.sparql,
      }}
    />
  );
}

/** Returns all rows as a table to be saved: as many as the insight counts. */
function insightTable({ columns, rows }: InsightRows): ExportTable {
  return {
    columns: ['iri', ...columns, 'type', 'references'],
    rows: rows.map(({ iri, values, types, statements }) => {
      const references = statements
        .flatMap((statement) => statement.references)
        .map(({ articleId, url, dataset }) => articleId ?? url ?? dataset ?? '')
        .filter((text) => text !== '');
      return [
        iri,
        ...values.map((value, at) => (at === 0 ? value : numberOr(value))),
        wordsOf(types[0] ?? 'UNDEFINED'),
        [...new Set(references)].join(' '),
      ];
    }),
  };
}
