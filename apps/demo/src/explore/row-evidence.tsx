import type { ProvenanceLookup } from '@biographql/client';
import { useProvenance } from '@biographql/react';
import { StatementRecord } from '../components/statement-record.tsx';
import type { NeighborRow } from './neighbor-rows.ts';

/** Facts of one request: as many as the service reads. */
const MOST_FACTS = 200;

/** Where the claims of a table's rows are from, asked for once for all rows of a page. */
export function useEvidence(rows: readonly NeighborRow[]) {
  const facts = rows
    .flatMap(({ edges }) => edges)
    .slice(0, MOST_FACTS)
    .map(({ subject, property, object }) => ({ subject, property, object }));
  const lookup: ProvenanceLookup | null = facts.length === 0 ? null : { facts };
  const { data, error } = useProvenance(lookup);
  const records = new Map(
    data?.statements.flatMap((statement, at) => {
      const fact = facts[at];
      return statement && fact ? [[keyOf(fact), statement] as const] : [];
    }),
  );
  return { records, isThere: data !== undefined, error };
}

/** The references of a row's claims, or that there are none. */
export function RowEvidence({
  row: { edges },
  evidence: { records, isThere, error },
}: {
  readonly row: NeighborRow;
  readonly evidence: ReturnType<typeof useEvidence>;
}) {
  if (error) return <span className="error">{error.shortMessage}</span>;
  if (!isThere) return <span className="quiet">…</span>;
  // A claim that is stated at both ends mostly has the same source at both.
  const seen = new Map(
    edges.map((edge) => {
      const record = records.get(keyOf(edge)) ?? null;
      return [JSON.stringify(record && [record.rank, record.references]), { edge, record }];
    }),
  );
  return [...seen.values()].map(({ edge, record }) => (
    <div key={edge.id}>
      {seen.size > 1 && <small>{edge.label}</small>}
      {record ? (
        <StatementRecord record={record} isAlone={seen.size === 1} />
      ) : (
        <small className="quiet">
          {seen.size > 1 && ' · '}no statement of its own in the graph
        </small>
      )}
    </div>
  ));
}

function keyOf({
  subject,
  property,
  object,
}: {
  readonly subject: string;
  readonly property: string;
  readonly object: string;
}): string {
  return `${subject} ${property} ${object}`;
}
