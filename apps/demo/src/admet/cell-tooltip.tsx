import type { AdmetCell } from '@biographql/client';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { cellFacts, cellProblem, type PredictedCell } from './read-cell.ts';
import type { ShownModel } from './shown-model.ts';

/** Which cell the tooltip is about, and where it is on the screen. */
export interface TooltipPlace {
  readonly cell: AdmetCell;
  readonly model: ShownModel;
  /** What the molecule is called; empty for none. */
  readonly name: string;
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

const WIDTH = 300;
const ROOM_BELOW = 400;

/** What a value means: its unit, the verdict, the limit behind it and who published that. */
export function CellTooltip({ cell, model, name, box }: TooltipPlace) {
  const isAbove = box.bottom + ROOM_BELOW > window.innerHeight;
  const left = Math.max(8, Math.min(box.left - WIDTH / 3, window.innerWidth - WIDTH - 8));
  const place = isAbove
    ? { left, bottom: window.innerHeight - box.top + 6 }
    : { left, top: box.bottom + 6 };

  return (
    <div className="tooltip" role="tooltip" style={{ ...place, width: WIDTH }}>
      {cell.status === 'predicted' ? (
        <>
          <Facts cell={cell} model={model} />
          <MoleculePicture smiles={cell.smiles} name={name} width={260} height={130} />
        </>
      ) : (
        <p>{cellProblem(cell)?.message}</p>
      )}
    </div>
  );
}

function Facts({ cell, model }: { readonly cell: PredictedCell; readonly model: ShownModel }) {
  const { title, value, judgement, outOfScope, description, source, certainty } = cellFacts(
    model,
    cell,
  );
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
  const { verdict, band, reason } = judgement;
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
