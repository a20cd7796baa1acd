import type { SparqlTerm } from '@biographql/core';
import { shortenIri } from '@biographql/sparql';
import { useMemo, useState } from 'react';
import { Button, External, inDigits } from '../components/controls.tsx';
import { EntityLink } from '../components/entity.tsx';
import { useNames } from './hooks.ts';
import { isEntity, localName, type Solutions, shownColumns } from './result-shape.ts';

const STEP = 100;

/** The rows of a result. Entities are links with their names, also without label columns. */
export function ResultTable({
  vars,
  rows,
}: {
  readonly vars: readonly string[];
  readonly rows: Solutions;
}) {
  const [shown, setShown] = useState(STEP);
  const columns = shownColumns(vars);
  const inView = useMemo(() => rows.slice(0, shown), [rows, shown]);
  const names = useNames(useMemo(() => unnamedIn(inView, vars), [inView, vars]));
  return (
    <>
      <div className="scroll">
        <table className="rows">
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
            {inView.map((row, at) => (
              <tr key={at}>
                {columns.map((name) => (
                  <td key={name}>
                    <Value
                      term={row[name]}
                      label={row[`${name}Label`]?.value ?? names.get(row[name]?.value ?? '')}
                    />
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
            The first {inDigits(shown)} of {inDigits(rows.length)} rows. Downloads have all.
          </span>
          <Button onClick={() => setShown(shown + STEP)}>Show more rows</Button>
        </p>
      )}
    </>
  );
}

/** IRIs without a label column. */
function unnamedIn(rows: Solutions, vars: readonly string[]): readonly string[] {
  const columns = shownColumns(vars);
  return rows.flatMap((row) =>
    columns.flatMap((name) => {
      const term = row[name];
      return term?.type === 'uri' && row[`${name}Label`] === undefined ? [term.value] : [];
    }),
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
  const local = isEntity(term) ? localName(term.value) : shortenIri(term.value);
  const text = label ?? local;
  return (
    <>
      {isEntity(term) ? (
        <EntityLink iri={term.value}>{text}</EntityLink>
      ) : (
        <External href={term.value}>{text}</External>
      )}
      {label !== undefined && <small className="quiet"> {local}</small>}
    </>
  );
}
