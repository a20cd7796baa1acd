import type { InsightRow, InsightRows } from '@biographql/client';
import { EntityLink } from '../components/entity-link.tsx';
import { StatementRecord } from '../components/statement-record.tsx';
import { wordsOf } from '../entity-colors.ts';
import type { ExportTable } from '../exports/table-forms.ts';
import { shortIri } from '../place.ts';
import type { SeenColumn } from './data-table.tsx';

/** What a row of an insight shows: its name, what the insight counts of it, and its type. */
export function insightColumns({ columns }: InsightRows): readonly SeenColumn<InsightRow>[] {
  return [
    ...columns.map((name, at): SeenColumn<InsightRow> => {
      if (at > 0) return { name, read: ({ values }) => numberOr(values[at] ?? '') };
      return {
        name,
        read: ({ values, iri }) => values[0] || shortIri(iri),
        cellOf: ({ values, iri }) => (
          <EntityLink iri={iri}>{values[0] || shortIri(iri)}</EntityLink>
        ),
      };
    }),
    { name: 'type', read: ({ types }) => wordsOf(types[0] ?? 'UNDEFINED') },
  ];
}

/** The facts that tie a row to the disease. */
export function InsightStatements({ row: { statements } }: { readonly row: InsightRow }) {
  if (statements.length === 0) return <span className="quiet">through the query</span>;
  return statements.map((statement) => (
    <div key={`${statement.subject} ${statement.property} ${statement.object}`}>
      <span title={statement.property}>
        {statement.subjectLabel} <i>{statement.propertyLabel}</i> {statement.objectLabel}
      </span>
      <StatementRecord record={statement} />
    </div>
  ));
}

/** Returns all rows as a table to be saved: as many as the insight counts. */
export function insightExport({ columns, rows }: InsightRows): ExportTable {
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

function numberOr(text: string): string | number {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : text;
}
