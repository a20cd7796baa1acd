import type { AdmetTable } from '@biographql/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../components/controls.tsx';
import { modelKey, orderRows, type RowOrder } from './admet-run.ts';
import { CellTooltip, MatrixRow, type TooltipPlace } from './matrix-row.tsx';
import { groupModels, type ShownModel } from './models.ts';
import { MAX_COMPARED } from './molecule-card.tsx';
import type { Molecule } from './molecules.ts';

/** In pixels. All rows have the same height, so ten thousand needn't be measured. */
const ROW_HEIGHT = 78;
const TITLES_HEIGHT = 176;

/** Heat map of molecules and models. Only the visible part is in the document; arrow keys move between cells. */
export function Matrix(props: {
  readonly table: AdmetTable;
  readonly models: readonly ShownModel[];
  readonly molecules: readonly Molecule[];
  readonly order: RowOrder | null;
  readonly onOrder: (order: RowOrder | null) => void;
  readonly onOpen: (place: number) => void;
  readonly compared: readonly number[];
  readonly onCompare: (place: number) => void;
}) {
  const { table, models, molecules, order, onOrder, onOpen, compared, onCompare } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [tooltip, setTooltip] = useState<TooltipPlace | null>(null);
  const names = useMemo(() => molecules.map(({ name }) => name), [molecules]);
  const places = useMemo(() => orderRows(table.rows, order, names), [table.rows, order, names]);
  const virtualizer = useVirtualizer({
    count: places.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    scrollMargin: TITLES_HEIGHT,
    scrollPaddingStart: TITLES_HEIGHT,
    overscan: 6,
  });
  const rowCount = places.length + 2;
  const columns = [
    { by: 'name' as const, title: 'Molecule', description: 'Name of the molecule' },
    ...models.map(({ name, label, title, meaning, unit }) => ({
      by: modelKey(name),
      title,
      description: `${label}: ${meaning}${unit && ` (${unit})`}`,
    })),
  ];
  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? TITLES_HEIGHT) - TITLES_HEIGHT;
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? TITLES_HEIGHT) - TITLES_HEIGHT);

  const focusCell = ({ row, column }: typeof active) => {
    const cell = scroll.current?.querySelector<HTMLElement>(
      `[data-row="${row}"][data-column="${column}"]`,
    );
    wantsFocus.current = !cell;
    cell?.focus();
  };
  useEffect(() => {
    if (wantsFocus.current) focusCell(active);
  });

  const showAt = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const { row, column } = cell?.dataset ?? {};
    const place = places[Number(row)] ?? -1;
    const found = table.rows[place]?.predictions[Number(column)];
    const model = models[Number(column)];
    setTooltip(
      cell && model && found && found.status !== 'awaited'
        ? { cell: found, model, box: cell.getBoundingClientRect() }
        : null,
    );
    return cell ? { row: Number(row), column: Number(column) } : null;
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const isOnCell = event.target instanceof Element && event.target.matches('[data-column]');
    if (event.key === 'Escape') setTooltip(null);
    if (!step || !isOnCell) return;
    event.preventDefault();
    const next = {
      row: clamp(active.row + step.row, places.length),
      column: clamp(active.column + step.column, models.length),
    };
    setActive(next);
    virtualizer.scrollToIndex(next.row);
    focusCell(next);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the cells, which have roles of their own */}
      <div
        ref={scroll}
        className="scroll matrix-scroll"
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
        <table className="matrix" role="grid" aria-rowcount={rowCount} aria-label="Predictions">
          <thead>
            <tr aria-rowindex={1}>
              <td />
              {groupModels(models).map(({ group, models: { length } }) => (
                <th key={group} scope="colgroup" colSpan={length} title={group}>
                  <span className="one-line">{group}</span>
                </th>
              ))}
            </tr>
            <tr aria-rowindex={2}>
              {columns.map(({ by, title, description }) => {
                const isOrdered = order?.by === by;
                const direction = order?.isDescending ? 'descending' : 'ascending';
                // A third click brings the given order back.
                const isBack = isOrdered && order.isDescending;
                return (
                  <th
                    key={by}
                    scope="col"
                    className={by === 'name' ? undefined : 'model'}
                    aria-sort={isOrdered ? direction : undefined}
                  >
                    <Button
                      className="bare"
                      title={`${description}. Click to sort.`}
                      onClick={() => onOrder(isBack ? null : { by, isDescending: isOrdered })}
                    >
                      <span className="one-line">{title}</span>
                      {isOrdered && <i aria-hidden="true">{order.isDescending ? '▼' : '▲'}</i>}
                    </Button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            <Gap height={before} columns={models.length + 1} />
            {shown.map(({ index, key }) => {
              const place = places[index] ?? -1;
              const row = table.rows[place];
              return (
                row && (
                  <MatrixRow
                    key={key}
                    row={row}
                    models={models}
                    name={names[place] ?? ''}
                    place={index}
                    source={place}
                    activeColumn={index === active.row ? active.column : null}
                    onOpen={onOpen}
                    isCompared={compared.includes(place)}
                    canCompare={places.length > 1 && compared.length < MAX_COMPARED}
                    onCompare={onCompare}
                  />
                )
              );
            })}
            <Gap height={after} columns={models.length + 1} />
          </tbody>
        </table>
      </div>
      {tooltip && <CellTooltip {...tooltip} />}
    </>
  );
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className="gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
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
