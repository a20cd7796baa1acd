import type { Edge, Neighborhood } from '@biographql/client';
import { useProvenance } from '@biographql/react';
import { StatementRecord } from '../components/statement-record.tsx';

const SHOWN = 8;

/** The relations of a node with the others of the picture, each with its rank and references. */
export function RelationList({
  relations,
  graph: { nodes },
}: {
  readonly relations: readonly Edge[];
  readonly graph: Neighborhood;
}) {
  const shown = relations.slice(0, SHOWN);
  const { data, error } = useProvenance({
    facts: shown.map(({ subject, property, object }) => ({ subject, property, object })),
  });
  const nameOf = (iri: string) => nodes.find((node) => node.iri === iri)?.label ?? iri;

  return (
    <>
      <ul aria-label="Relations">
        {shown.map(({ id, subject, label, object }, at) => {
          const statement = data?.statements[at];
          return (
            <li key={id}>
              {nameOf(subject)} <i>{label}</i> {nameOf(object)}
              {statement && <StatementRecord record={statement} />}
              {data && !statement && (
                <small className="quiet"> · no statement of its own in the graph</small>
              )}
            </li>
          );
        })}
        {relations.length > SHOWN && (
          <li className="quiet">and {relations.length - SHOWN} more in the picture</li>
        )}
      </ul>
      {error && (
        <p className="error" role="alert">
          {error.shortMessage}
        </p>
      )}
    </>
  );
}
