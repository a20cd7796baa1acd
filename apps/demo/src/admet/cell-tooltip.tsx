import type { AdmetModelName } from '@biographql/admet';
import type { AdmetCell } from '@biographql/client';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { cellFacts, cellProblem, type PredictedCell } from './read-cell.ts';

/** Which cell the tooltip is about, and where it is on the screen. */
export interface TooltipPlace {
  readonly cell: AdmetCell<AdmetModelName>;
  /** What the molecule is called; empty for none. */
  readonly name: string;
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

const WIDTH = 300;
const ROOM_BELOW = 400;

/** What a value means: its unit, the verdict, the limit behind it and who published that. */
export function CellTooltip({ cell, name, box }: TooltipPlace) {
  const isAbove = box.bottom + ROOM_BELOW > window.innerHeight;
  const left = Math.max(8, Math.min(box.left - WIDTH / 3, window.innerWidth - WIDTH - 8));
  const place = isAbove
    ? { left, bottom: window.innerHeight - box.top + 6 }
    : { left, top: box.bottom + 6 };

  return (
    <div className="tooltip" role="tooltip" style={{ ...place, width: WIDTH }}>
      {cell.status === 'predicted' ? (
        <>
          <Facts cell={cell} />
          <MoleculePicture smiles={cell.smiles} name={name} width={260} height={130} />
        </>
      ) : (
        <p>{cellProblem(cell)?.message}</p>
      )}
    </div>
  );
}

function Facts({ cell }: { readonly cell: PredictedCell }) {
  const { title, value, interpretation, outOfScope, description, source, certainty } =
    cellFacts(cell);
  if (outOfScope !== undefined) {
    return (
      <>
        <h3>{title}</h3>
        <p>
          <b>{value}</b> <span className="verdict-tag is-out-of-scope">out of scope</span>
        </p>
        <p>{outOfScope} The value is no sound basis.</p>
        <p className="quiet">{description}</p>
      </>
    );
  }
  const { verdict, band, reason } = interpretation;
  return (
    <>
      <h3>{title}</h3>
      <p>
        <b>{value}</b>{' '}
        <span className={`verdict-tag is-${verdict}`}>
          {verdict}
          {band && `: ${band.label}`}
        </span>
      </p>
      <p>{reason}</p>
      {certainty !== '' && <p>{certainty}</p>}
      <p className="quiet">{description}</p>
      <p className="quiet">{source === '' ? 'No published limit.' : `Limits: ${source}.`}</p>
    </>
  );
}
