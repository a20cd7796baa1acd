import type { AdmetCell, AdmetRow } from '@biographql/client';
import { memo } from 'react';
import { Button } from '../components/controls.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import {
  cellFacts,
  cellProblem,
  getBalance,
  type PredictedCell,
  type RowProblem,
  rowProblem,
  shortValue,
} from './cells.ts';
import type { ShownModel } from './models.ts';

interface MatrixRowProps {
  readonly row: AdmetRow;
  readonly models: readonly ShownModel[];
  readonly name: string;
  /** Which of the rows shown it is, from 0. */
  readonly place: number;
  /** Which of the molecules given it is, from 0. */
  readonly source: number;
  /** The column whose cell the Tab key reaches; null when that is in another row. */
  readonly activeColumn: number | null;
  readonly onOpen: (source: number) => void;
  readonly isCompared: boolean;
  readonly canCompare: boolean;
  readonly onCompare: (source: number) => void;
}

/** Looks like the name of a drug. */
const NAME = /^\p{L}[\p{L}-]{3,}$/u;
/** What the service has structures for. */
const IDENTIFIER = /^This looks like .*(?:InChI|CAS|ChEMBL|database)/;

/** A molecule with a colored cell per model, or the reason why it has none. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const {
    row,
    models,
    name,
    place,
    source,
    activeColumn,
    onOpen,
    isCompared,
    canCompare,
    onCompare,
  } = props;
  const { smiles, predictions } = row;
  const problem = rowProblem(row);
  return (
    <tr aria-rowindex={place + 3}>
      <th scope="row" aria-label={name || smiles}>
        <div className="molecule">
          {!problem && (
            <input
              type="checkbox"
              aria-label={`Compare ${name || smiles}`}
              checked={isCompared}
              disabled={!isCompared && !canCompare}
              onChange={() => onCompare(source)}
            />
          )}
          <span>
            <Button className="bare one-line" onClick={() => onOpen(source)}>
              {name || smiles}
            </Button>
            {problem ? (
              <BrokenText smiles={smiles} problem={problem} />
            ) : (
              <code className="one-line">{smiles}</code>
            )}
            <Balance row={row} />
          </span>
          {!problem && <MoleculePicture smiles={smiles} name={name} width={76} height={58} />}
        </div>
      </th>
      {problem ? (
        <td className="rejected" colSpan={predictions.length}>
          {problem.message}
          {problem.isUnread &&
            NAME.test(smiles) &&
            ' If it is a name, press “Look up names” above.'}
          {problem.isUnread && IDENTIFIER.test(problem.message) && ' Press “Look up names” above.'}
        </td>
      ) : (
        predictions.map((cell, column) => (
          <Cell
            key={column}
            cell={cell}
            model={models[column]}
            row={place}
            column={column}
            isActive={column === activeColumn}
          />
        ))
      )}
    </tr>
  );
});

function Cell(props: {
  readonly cell: AdmetCell;
  readonly model: ShownModel | undefined;
  readonly row: number;
  readonly column: number;
  readonly isActive: boolean;
}) {
  const { cell, model, row, column, isActive } = props;
  const facts = model && cell.status === 'predicted' ? cellFacts(model, cell) : null;
  const tone = facts?.outOfScope === undefined ? facts?.verdict : 'out-of-scope';
  return (
    <td
      className={[
        `cell is-${tone ?? 'awaited'}`,
        ...(facts?.isOutside ? ['is-outside'] : []),
        ...(facts?.isInconclusive ? ['is-inconclusive'] : []),
      ].join(' ')}
      data-row={row}
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      aria-label={
        facts
          ? [
              `${model?.label}: ${facts.value}`,
              facts.outOfScope ?? facts.verdict,
              ...(facts.isOutside ? ['outside the applicability domain'] : []),
              ...(facts.isInconclusive ? ['inconclusive'] : []),
            ].join(', ')
          : (cellProblem(cell)?.message ?? 'awaited')
      }
    >
      {cell.status === 'predicted' ? shortValue(cell.value) : cell.status === 'awaited' ? '' : '!'}
    </td>
  );
}

function BrokenText(props: { readonly smiles: string; readonly problem: RowProblem }) {
  const { smiles } = props;
  const { position } = props.problem;
  if (position === null || position >= smiles.length)
    return <code className="one-line">{smiles}</code>;
  return (
    <code className="one-line">
      {smiles.slice(0, position)}
      <mark title={`Here, at character ${position + 1}`}>{smiles[position]}</mark>
      {smiles.slice(position + 1)}
    </code>
  );
}

// Numbers of favorable, moderate and unfavorable values as a bar.
function Balance({ row }: Pick<MatrixRowProps, 'row'>) {
  const { counts, concerns = [] } = getBalance(row) ?? {};
  const { favorable = 0, moderate = 0, unfavorable = 0 } = counts ?? {};
  if (favorable + moderate + unfavorable === 0) return <span className="balance" />;
  const likely = concerns.filter(({ certainty }) => certainty === 'likely');
  const names = likely.map(({ label }) => label);
  const text = `${favorable} favorable, ${moderate} moderate, ${unfavorable} unfavorable${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
  return (
    <>
      {names.length > 0 && (
        <small className="quiet one-line" title={names.join(', ')}>
          {names[0]}
          {names.length > 1 && ` +${names.length - 1}`}
        </small>
      )}
      <span className="balance" role="img" aria-label={text} title={text}>
        <i className="is-favorable" style={{ flexGrow: favorable }} />
        <i className="is-moderate" style={{ flexGrow: moderate }} />
        <i className="is-unfavorable" style={{ flexGrow: unfavorable }} />
      </span>
    </>
  );
}

export interface TooltipPlace {
  readonly cell: AdmetCell;
  readonly model: ShownModel;
  /** What the molecule is called; empty for none. */
  readonly name: string;
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

const WIDTH = 300;
const ROOM_BELOW = 400;

/** Explains a value: unit, verdict, and the threshold with its source. */
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
  const facts = cellFacts(model, cell);
  const { outOfScope, statement, certainty, source } = facts;
  const { band, reason } = facts.judgement;
  const isInScope = outOfScope === undefined;
  const verdict = isInScope ? facts.verdict : 'out-of-scope';
  const sentences = isInScope
    ? [statement, reason, certainty].filter(Boolean)
    : [`${outOfScope} Don't rely on this value.`];
  return (
    <>
      <h3>{facts.title}</h3>
      <p>
        <b>{facts.value}</b>{' '}
        <span className={`verdict-tag is-${verdict}`}>
          {verdict.replaceAll('-', ' ')}
          {isInScope && verdict !== 'unclear' && band && `: ${band.label}`}
        </span>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="quiet">{facts.description}</p>
      {isInScope && (
        <p className="quiet">
          {source === '' ? 'No published threshold.' : `Thresholds: ${source}.`}
        </p>
      )}
    </>
  );
}
