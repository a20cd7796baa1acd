import type { AdmetRow } from '@biographql/client';
import { useEffect, useRef } from 'react';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { balanceOf } from './judged-cells.ts';
import { rowProblem } from './read-cell.ts';
import type { ShownModel } from './shown-model.ts';
import { ValuesByCategory } from './values-by-category.tsx';

/** All that is known of one molecule: its structure, and each value with its limit, its interval and why. */
export function MoleculeCard({
  row,
  models,
  name,
  isLocal,
  onClose,
}: {
  readonly row: AdmetRow;
  readonly models: readonly ShownModel[];
  readonly name: string;
  /** Whether the molecule stays in the browser. */
  readonly isLocal: boolean;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (typeof current?.showModal === 'function' && !current.open) current.showModal();
  }, []);
  const { smiles } = row;
  const problem = rowProblem(row);
  const counts = balanceOf(row)?.counts;
  return (
    <dialog
      ref={dialog}
      className="molecule-card"
      aria-label={`Card of ${name || smiles}`}
      onClose={onClose}
    >
      <header className="line">
        <h2>{name || 'Molecule'}</h2>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </header>
      <MoleculePicture smiles={smiles} name={name} width={340} height={230} />
      <p>
        <code>{smiles}</code>
      </p>
      {!problem && smiles.includes('.') && (
        <p className="quiet">
          Of several parts the main organic one is predicted, neutralized; counter-ions are left
          out.
        </p>
      )}
      {problem ? (
        <p className="error">{problem.message}</p>
      ) : (
        <>
          {counts && (
            <p className="quiet">
              {counts.favorable} favorable, {counts.moderate} moderate, {counts.unfavorable}{' '}
              unfavorable, {counts.neutral} without a limit
            </p>
          )}
          <ValuesByCategory row={row} models={models} name={name} isLocal={isLocal} />
        </>
      )}
    </dialog>
  );
}
