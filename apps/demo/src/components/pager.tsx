/** Buttons for the pages of a table; nothing for a single page. */
export function Pager({
  label,
  offset,
  pageSize,
  total,
  onMove,
}: {
  readonly label: string;
  readonly offset: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onMove: (offset: number) => void;
}) {
  if (total <= pageSize) return null;
  const last = Math.min(offset + pageSize, total);
  return (
    <nav className="line pager" aria-label={`Pages of ${label}`}>
      <button
        type="button"
        className="button"
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - pageSize))}
      >
        Previous
      </button>
      <span className="quiet">
        {(offset + 1).toLocaleString('en-US')} to {last.toLocaleString('en-US')} of{' '}
        {total.toLocaleString('en-US')}
      </span>
      <button
        type="button"
        className="button"
        disabled={last >= total}
        onClick={() => onMove(offset + pageSize)}
      >
        Next
      </button>
    </nav>
  );
}
