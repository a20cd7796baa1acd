import type { Neighborhood } from '@biographql/client';
import { colorOf, wordsOf } from '../entity-colors.ts';

/** The types of all neighbors with their colors and numbers; each shows or hides its nodes. */
export function TypeLegend({
  graph,
  hidden,
  onHide,
}: {
  /** Also of its expanded nodes: a type that only these have is without a number. */
  readonly graph: Neighborhood;
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}) {
  const { countsByType, isPartial, nodes } = graph;
  const counts = new Map<string, number | null>(
    countsByType.map((each) => [each.type, each.count]),
  );
  for (const { type } of nodes.slice(1)) if (!counts.has(type)) counts.set(type, null);

  return (
    <fieldset className="legend" aria-label="Types shown">
      {[...counts].map(([type, count]) => (
        <button
          key={type}
          type="button"
          className="chip"
          aria-pressed={!hidden.has(type)}
          title="All neighbors of the type; one of several types counts for each"
          onClick={() => {
            const next = new Set(hidden);
            if (!next.delete(type)) next.add(type);
            onHide(next);
          }}
        >
          <i style={{ background: colorOf(type) }} />
          {wordsOf(type)}{' '}
          {count !== null && (
            <small>
              {count.toLocaleString('en-US')}
              {isPartial && '+'}
            </small>
          )}
        </button>
      ))}
    </fieldset>
  );
}
