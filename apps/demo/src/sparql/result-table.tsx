import type { SparqlResultsJson } from '@biographql/client';
import type { SparqlTerm } from '@biographql/core';
import { useState } from 'react';
import { EntityLink } from '../components/entity-link.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { toCsv } from '../csv.ts';
import { keptReceipts } from '../kept-receipts.ts';

type Solutions = NonNullable<SparqlResultsJson['results']>['bindings'];

const STEP = 100;
const ENTITY = /\/entity\/Q\d+$|\/obo\/|identifiers\.org\//;

/** The answer of a query: a table whose entities lead to Explore, or a word for an ASK. */
export function ResultTable({
  answer,
  sparql,
  elapsedMs,
}: {
  readonly answer: SparqlResultsJson;
  /** The text of the query, as it was sent. */
  readonly sparql: string;
  /** Null when it came from the cache. */
  readonly elapsedMs: number | null;
}) {
  const [shown, setShown] = useState(STEP);
  const time = elapsedMs === null ? 'kept from before' : `${Math.round(elapsedMs)} ms`;
  if (!answer.results) {
    return (
      <section className="card" aria-label="Result">
        <p className="verdict">{answer.boolean ? 'Yes' : 'No'}</p>
        <p className="quiet">{time}</p>
      </section>
    );
  }
  const { vars } = answer.head;
  const rows = answer.results.bindings;
  // A column of labels is shown as the text of the entities that it names.
  const columns = vars.filter((name) => !vars.some((other) => name === `${other}Label`));

  return (
    <section className="card" aria-label="Result">
      <header className="line">
        <h2>
          <span role="status">
            {rows.length.toLocaleString('en-US')} {rows.length === 1 ? 'row' : 'rows'}
          </span>
        </h2>
        <span className="quiet">{time}</span>
        <ExportButtons
          name="biographql"
          csv={rows.length === 0 ? null : () => csvOf(vars, rows)}
          receipts={() => keptReceipts('advancedSearchGraph', { sparql })}
        />
      </header>
      {rows.length === 0 ? (
        <p className="quiet">The graph holds nothing that matches.</p>
      ) : (
        <div className="scroll">
          <table>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shown).map((row, at) => (
                <tr key={at}>
                  {columns.map((name) => (
                    <td key={name}>
                      <Value term={row[name]} label={row[`${name}Label`]?.value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + STEP)}>
          Show more rows
        </button>
      )}
    </section>
  );
}

function Value({
  term,
  label,
}: {
  readonly term: SparqlTerm | undefined;
  readonly label: string | undefined;
}) {
  if (term === undefined) return <span className="quiet">–</span>;
  if (term.type !== 'uri') {
    const language = 'xml:lang' in term ? term['xml:lang'] : undefined;
    return (
      <>
        {term.value}
        {language && <small className="quiet"> {language}</small>}
      </>
    );
  }
  const local = term.value.replace(/^.*[/#]/, '');
  const text = label ?? local;
  return (
    <>
      {ENTITY.test(term.value) ? (
        <EntityLink iri={term.value}>{text}</EntityLink>
      ) : (
        <a href={term.value} rel="noreferrer" target="_blank">
          {text}
        </a>
      )}
      {label !== undefined && <small className="quiet"> {local}</small>}
    </>
  );
}

function csvOf(vars: readonly string[], rows: Solutions): string {
  return toCsv([vars, ...rows.map((row) => vars.map((name) => row[name]?.value ?? null))]);
}
