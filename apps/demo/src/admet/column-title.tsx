import type { RowOrder } from './order-rows.ts';

/** The title of a column, which orders the rows: upwards, downwards, and as they were given again. */
export function ColumnTitle({
  column,
  title,
  order,
  onOrder,
}: {
  readonly column: RowOrder['by'];
  readonly title: string;
  readonly order: RowOrder | null;
  readonly onOrder: (order: RowOrder | null) => void;
}) {
  const isOrdered = order?.by === column;
  const direction = order?.isDescending ? 'descending' : 'ascending';
  const next = !isOrdered
    ? { by: column, isDescending: false }
    : order.isDescending
      ? null
      : { by: column, isDescending: true };
  return (
    <th
      scope="col"
      className={column === 'name' ? undefined : 'model'}
      aria-sort={isOrdered ? direction : undefined}
    >
      <button type="button" title={`Order by ${title}`} onClick={() => onOrder(next)}>
        <span>{title}</span>
        {isOrdered && <i aria-hidden="true">{order.isDescending ? '▼' : '▲'}</i>}
      </button>
    </th>
  );
}
