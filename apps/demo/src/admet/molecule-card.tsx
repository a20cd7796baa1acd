import { type AdmetModelName, summarize } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';
import { useEffect, useRef } from 'react';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { rowProblem } from './read-cell.ts';
import { ValuesByCategory } from './values-by-category.tsx';

/** All that is known of one molecule: its structure, and each value with its limit, its interval and why. */
export function MoleculeCard({
  row,
  name,
  areExplained,
  onClose,
}: {
  readonly row: AdmetRow<AdmetModelName>;
  readonly name: string;
  /** Whether the service may be asked why. */
  readonly areExplained: boolean;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (typeof current?.showModal === 'function' && !current.open) current.showModal();
  }, []);
  const { smiles, predictions } = row;
  const problem = rowProblem(row);
  const values = predictions.filter((cell) => cell.status === 'predicted');
  const { counts } = summarize(values);
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
      {problem ? (
        <p className="error">{problem.message}</p>
      ) : (
        <>
          <p className="quiet">
            {counts.favorable} favorable, {counts.moderate} moderate, {counts.unfavorable}{' '}
            unfavorable, {counts.neutral} without a limit
          </p>
          <ValuesByCategory row={row} name={name} areExplained={areExplained} />
        </>
      )}
    </dialog>
  );
}
