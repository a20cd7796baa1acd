import {
  type BioGraphQLClient,
  getInsightRows,
  type InsightRow,
  type InsightRows,
} from '@biographql/client';
import { useBioGraphQL, useInsightRows } from '@biographql/react';
import { useState } from 'react';
import { EntityLink } from '../components/entity-link.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Pager } from '../components/pager.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { StatementRecord } from '../components/statement-record.tsx';
import { toCsv } from '../csv.ts';
import { wordsOf } from '../entity-colors.ts';
import { keptReceipts } from '../kept-receipts.ts';
import { shortIri } from '../place.ts';

const PAGE_SIZE = 10;
/** Rows of one request of an export: as many as the service gives. */
const EXPORT_SIZE = 500;

interface InsightTableProps {
  readonly iri: string;
  /** The kind of insight, e.g. `SYMPTOMS`. */
  readonly type: string;
}

/** What an insight counts, row by row with the statements behind each, and the query that lists it all. */
export function InsightTable({ iri, type }: InsightTableProps) {
  const client = useBioGraphQL();
  const [offset, setOffset] = useState(0);
  const rows = useInsightRows(
    { entity: iri, type, offset, limit: PAGE_SIZE },
    { placeholderData: (before) => before },
  );
  const receipts = () => {
    const ofLimit = (limit: number) =>
      keptReceipts('getInsightRows', { insightRowsInput: { qid: iri, insightType: type, limit } });
    const exported = ofLimit(EXPORT_SIZE);
    return exported.length > 0 ? exported : ofLimit(PAGE_SIZE);
  };

  return (
    <section className="insight" aria-label="Rows of the insight">
      <Outcome of={rows} height="24rem">
        {({ description, columns, rows: items, total, orderedBy, sparql }) => (
          <>
            <header className="line">
              <h2>{description}</h2>
              <PlaceLink to={{ page: 'explore', parameters: { entity: shortIri(iri) } }}>
                Close
              </PlaceLink>
            </header>
            <div className="line">
              <span className="quiet">
                <span role="status">
                  {total.toLocaleString('en-US')} {total === 1 ? 'row' : 'rows'}
                </span>
                , ordered by {orderedBy}
              </span>
              <ExportButtons
                name={description}
                csv={() => readCsv(client, { iri, type })}
                receipts={receipts}
              />
              <PlaceLink to={{ page: 'sparql', parameters: { sparql } }}>Run the query</PlaceLink>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys as well */}
            <section className="scroll" aria-label="Table of rows" tabIndex={0}>
              <table className="rows">
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                    <th scope="col">type</th>
                    <th scope="col">statements</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((row) => (
                    <Row key={row.iri} row={row} />
                  ))}
                </tbody>
              </table>
            </section>
            <Pager
              label="rows"
              offset={offset}
              pageSize={PAGE_SIZE}
              total={total}
              onMove={setOffset}
            />
          </>
        )}
      </Outcome>
    </section>
  );
}

function Row({ row: { iri, types, values, statements } }: { readonly row: InsightRow }) {
  const [label, ...others] = values;
  return (
    <tr>
      <td>
        <EntityLink iri={iri}>{label || shortIri(iri)}</EntityLink>
      </td>
      {others.map((value, at) => (
        <td key={at}>{value}</td>
      ))}
      <td>{wordsOf(types[0] ?? 'UNDEFINED')}</td>
      <td>
        {statements.length === 0 && <span className="quiet">through the query</span>}
        {statements.map((statement) => (
          <div key={`${statement.subject} ${statement.property} ${statement.object}`}>
            <span title={statement.property}>
              {statement.subjectLabel} <i>{statement.propertyLabel}</i> {statement.objectLabel}
            </span>
            <StatementRecord record={statement} />
          </div>
        ))}
      </td>
    </tr>
  );
}

/** All rows as CSV: as many lines after the first as the insight counts. */
async function readCsv(
  client: BioGraphQLClient,
  { iri, type }: InsightTableProps,
): Promise<string> {
  const lines: (readonly string[])[] = [];
  let page: InsightRows;
  do {
    page = await getInsightRows(client, {
      entity: iri,
      type,
      offset: lines.length,
      limit: EXPORT_SIZE,
    });
    for (const row of page.rows) lines.push(lineOf(row));
  } while (page.rows.length > 0 && lines.length < page.total);
  return toCsv([['iri', ...page.columns, 'type', 'references'], ...lines]);
}

function lineOf({ iri, types, values, statements }: InsightRow): readonly string[] {
  const references = statements
    .flatMap((statement) => statement.references)
    .map(({ articleId, url, dataset }) => articleId ?? url ?? dataset ?? '')
    .filter((text) => text !== '');
  return [iri, ...values, types[0] ?? 'UNDEFINED', [...new Set(references)].join(' ')];
}
