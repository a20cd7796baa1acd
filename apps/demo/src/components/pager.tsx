import { Button, inDigits } from './controls.tsx';
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
      <Button disabled={offset === 0} onClick={() => onMove(Math.max(0, offset - pageSize))}>
        Previous
      </Button>
      <span className="quiet">
        {(offset + 1).toLocaleString('en-US')} to {inDigits(last)} of {inDigits(total)}
      </span>
      <Button disabled={last >= total} onClick={() => onMove(offset + pageSize)}>
        Next
      </Button>
    </nav>
  );
}
