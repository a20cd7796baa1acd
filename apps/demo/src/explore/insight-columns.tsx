import type { InsightRow, InsightRows } from '@biographql/client';
import { EntityLink } from '../components/entity-link.tsx';
import { StatementRecord } from '../components/statement-record.tsx';
import { wordsOf } from '../entity-colors.ts';
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

/** Returns a text as the number that it is, if it is one. */
export function numberOr(text: string): string | number {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : text;
}
