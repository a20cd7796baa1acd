import type { AdmetCell, AdmetRow } from '@biographql/client';
import { memo } from 'react';
import { Button } from '../components/controls.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import {
  cellFacts,
  cellProblem,
  concernWords,
  getBalance,
  type RowProblem,
  rowProblem,
  rowScope,
  type ShownModel,
  shortValue,
} from './models.ts';

interface MatrixRowProps {
  readonly row: AdmetRow;
  readonly models: readonly ShownModel[];
  readonly name: string;
  readonly place: number;
  readonly source: number;
  /** The column whose cell the Tab key reaches; null when that is in another row. */
  readonly activeColumn: number | null;
  readonly onOpen: (source: number) => void;
  readonly isCompared: boolean;
  readonly canCompare: boolean;
  readonly onCompare: (source: number) => void;
}

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, models, name, place, source, activeColumn } = props;
  const { smiles, predictions } = row;
  const problem = rowProblem(row);
  const scope = getBalance(row) ? null : rowScope(row);
  return (
    <tr aria-rowindex={place + 3}>
      <th scope="row" aria-label={name || smiles} title={problem?.message}>
        <div className="molecule">
          {!problem && (
            <input
              type="checkbox"
              aria-label={`Compare ${name || smiles}`}
              checked={props.isCompared}
              disabled={!props.isCompared && !props.canCompare}
              onChange={() => props.onCompare(source)}
            />
          )}
          <span>
            <Button className="bare one-line" onClick={() => props.onOpen(source)}>
              {name || smiles}
            </Button>
            {(name !== '' || problem) && scope === null && (
              <Smiles smiles={smiles} problem={problem} />
            )}
            {scope === null ? (
              <Concerns row={row} />
            ) : (
              <small className="faint scope" title={scope}>
                Out of scope: {scope}
              </small>
            )}
          </span>
          {!problem && <MoleculePicture smiles={smiles} name={name} width={76} height={58} />}
        </div>
      </th>
      {problem ? (
        <td className="rejected" colSpan={predictions.length}>
          <p>{problem.message}</p>
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
  const words = facts && [
    `${model?.label}: ${facts.value}`,
    facts.outOfScope ?? facts.verdict,
    ...(facts.isOutside ? ['outside the applicability domain'] : []),
  ];
  return (
    <td
      className={`cell is-${facts?.tone ?? 'awaited'}${facts?.isOutside ? ' is-outside' : ''}`}
      data-row={row}
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      aria-label={words?.join(', ') ?? cellProblem(cell)?.message ?? 'pending'}
    >
      {cell.status === 'predicted' ? shortValue(cell.value) : cell.status === 'awaited' ? '' : '!'}
    </td>
  );
}

function Smiles(props: { readonly smiles: string; readonly problem: RowProblem | null }) {
  const { smiles } = props;
  const at = props.problem?.position ?? smiles.length;
  return (
    <code className="one-line faint">
      {smiles.slice(0, at)}
      {at < smiles.length && (
        <mark title={`Problem at character ${at + 1}`}>{smiles.charAt(at)}</mark>
      )}
      {smiles.slice(at + 1)}
    </code>
  );
}

/** Likely concerns, in words. */
function Concerns({ row }: Pick<MatrixRowProps, 'row'>) {
  const { concerns = [] } = getBalance(row) ?? {};
  const likely = concerns.filter(({ certainty }) => certainty === 'likely');
  const names = likely.map((concern) => concernWords(concern, row)).join(', ');
  if (names === '') return null;
  return (
    <small className="faint one-line" title={names}>
      {likely.length > 1 && `${likely.length}: `}
      {names}
    </small>
  );
}

export interface TooltipPlace {
  readonly cell: AdmetCell;
  readonly model: ShownModel;
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

const CONFIDENT = /^Confident: \w+\.\s*/;
const WIDTH = 300;
const GAP = 6;

/** Explains a value: unit, verdict, and the threshold with its source. It is on the side of the cell with more room. */
export function CellTooltip({ cell, model, box }: TooltipPlace) {
  const below = window.innerHeight - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const left = Math.max(8, Math.min(box.left - WIDTH / 3, window.innerWidth - WIDTH - 8));
  const place =
    below >= above
      ? { top: box.bottom + GAP, maxHeight: below }
      : { bottom: window.innerHeight - box.top + GAP, maxHeight: above };
  const shown = { className: 'tooltip', role: 'tooltip', style: { left, width: WIDTH, ...place } };
  if (cell.status !== 'predicted')
    return (
      <div {...shown}>
        <p>{cellProblem(cell)?.message}</p>
      </div>
    );
  const facts = cellFacts(model, cell);
  const { outOfScope, band, reason, statement, certainty, source, verdict, tone } = facts;
  const isInScope = outOfScope === undefined;
  const sentences = isInScope
    ? [statement, reason, statement ? certainty.replace(CONFIDENT, '') : certainty].filter(Boolean)
    : [`${outOfScope} Don't rely on this value.`];
  return (
    <div {...shown}>
      <h3>{facts.title}</h3>
      <p>
        <b>{facts.value}</b>{' '}
        <span className={`verdict-tag is-${tone}`}>
          {tone.replaceAll('-', ' ')}
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
      {model.isExplained && (
        <p className="quiet">
          Open the molecule and press “Why?” to see which atoms contribute to this value.
        </p>
      )}
    </div>
  );
}
