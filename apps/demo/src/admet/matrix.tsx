import { type AdmetModelName, groupByCategory, summarize } from '@biographql/admet';
import type { AdmetRow, AdmetTable } from '@biographql/client';
import { useState } from 'react';
import { CellTooltip, type TooltipPlace } from './cell-tooltip.tsx';
import { MatrixRow } from './matrix-row.tsx';
import type { Molecule } from './read-molecules.ts';

const STEP = 60;

/** Molecules times models as a heat map. Arrow keys go from cell to cell; each tells its value, limit and source. */
export function Matrix({
  table,
  models,
  molecules,
}: {
  readonly table: AdmetTable<AdmetModelName>;
  /** The columns, in the order of the table's cells. */
  readonly models: readonly AdmetModelName[];
  readonly molecules: readonly Molecule[];
}) {
  const [shown, setShown] = useState(STEP);
  const [isSorted, setIsSorted] = useState(false);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [tooltip, setTooltip] = useState<TooltipPlace | null>(null);

  const rows = table.rows.map((row, at) => ({ row, at, name: molecules[at]?.name ?? '' }));
  const ordered = isSorted
    ? rows.toSorted((one, other) => concerns(one.row) - concerns(other.row))
    : rows;
  const visible = ordered.slice(0, shown);

  const showAt = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const { row, column } = cell?.dataset ?? {};
    const found = visible[Number(row)]?.row.predictions[Number(column)];
    setTooltip(
      cell && found && found.status !== 'awaited'
        ? { cell: found, box: cell.getBoundingClientRect() }
        : null,
    );
    return cell ? { row: Number(row), column: Number(column) } : null;
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') setTooltip(null);
    if (!step) return;
    event.preventDefault();
    const next = {
      row: clamp(active.row + step.row, visible.length),
      column: clamp(active.column + step.column, models.length),
    };
    setActive(next);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)
      ?.focus();
  };

  return (
    <>
      <label className="sort">
        <input
          type="checkbox"
          checked={isSorted}
          onChange={(event) => setIsSorted(event.target.checked)}
        />
        fewest concerns first
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the cells, which have roles of their own */}
      <div
        className="scroll"
        onPointerOver={(event) => showAt(event.target)}
        onPointerLeave={() => setTooltip(null)}
        onScroll={() => setTooltip(null)}
        onFocus={(event) => {
          const place = showAt(event.target);
          if (place) setActive(place);
        }}
        onBlur={() => setTooltip(null)}
        onKeyDown={onKeyDown}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus */}
        <table className="matrix" role="grid" aria-label="Predictions">
          <thead>
            <tr>
              <td />
              {groupByCategory(models).map(({ category, models: group }) => (
                <th key={category} scope="colgroup" colSpan={group.length} title={category}>
                  <span>{group.length > 1 ? category : category.slice(0, 1)}</span>
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col">Molecule</th>
              {models.map((model) => (
                <th key={model} scope="col" className="model">
                  <span>{model}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map(({ row, at, name }, place) => (
              <MatrixRow
                key={at}
                row={row}
                name={name}
                place={place}
                activeColumn={place === active.row ? active.column : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      {ordered.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + STEP)}>
          Show more of {ordered.length.toLocaleString('en-US')} molecules
        </button>
      )}
      {tooltip && <CellTooltip {...tooltip} />}
    </>
  );
}

const STEPS: Readonly<Record<string, { readonly row: number; readonly column: number }>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}

// Molecules without values come last.
function concerns({ predictions }: AdmetRow<AdmetModelName>): number {
  const values = predictions.filter((cell) => cell.status === 'predicted');
  if (values.length === 0) return Number.POSITIVE_INFINITY;
  return summarize(values).concerns.length;
}
