import type { SparqlTerm } from '@biographql/core';
import { useState } from 'react';
import { EntityLink } from '../components/entity-link.tsx';
import { isEntity, type Solutions, shownColumns } from './result-shape.ts';

const STEP = 100;

/** The rows of an answer; its entities lead to Explore. */
export function ResultTable({
  vars,
  rows,
}: {
  readonly vars: readonly string[];
  readonly rows: Solutions;
}) {
  const [shown, setShown] = useState(STEP);
  const columns = shownColumns(vars);
  return (
    <>
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
      {rows.length > shown && (
        <p className="line">
          <span className="quiet">
            The first {shown.toLocaleString('en-US')} of {rows.length.toLocaleString('en-US')} rows;
            files hold all.
          </span>
          <button type="button" className="button" onClick={() => setShown(shown + STEP)}>
            Show more rows
          </button>
        </p>
      )}
    </>
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
      {isEntity(term) ? (
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
