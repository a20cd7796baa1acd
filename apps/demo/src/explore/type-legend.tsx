import type { EntityNode } from '@biographql/client';
import { colorOf, wordsOf } from '../entity-colors.ts';

/** The types of the neighbors with their colors; each shows or hides its nodes. */
export function TypeLegend({
  nodes,
  hidden,
  onHide,
}: {
  readonly nodes: readonly EntityNode[];
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}) {
  const counts = new Map<string, number>();
  for (const { type } of nodes) counts.set(type, (counts.get(type) ?? 0) + 1);
  const types = [...counts].toSorted(([, one], [, other]) => other - one);

  return (
    <fieldset className="legend" aria-label="Types shown">
      {types.map(([type, count]) => (
        <button
          key={type}
          type="button"
          className="chip"
          aria-pressed={!hidden.has(type)}
          onClick={() => {
            const next = new Set(hidden);
            if (!next.delete(type)) next.add(type);
            onHide(next);
          }}
        >
          <i style={{ background: colorOf(type) }} />
          {wordsOf(type)} <small>{count}</small>
        </button>
      ))}
    </fieldset>
  );
}
