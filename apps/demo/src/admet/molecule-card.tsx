import { useEffect, useRef } from 'react';
import { Button } from '../components/controls.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { getBalance, rowProblem, rowScope } from './cells.ts';
import { MoleculeTable, type MoleculeTableProps, type ShownMolecule } from './molecule-table.tsx';

export function MoleculeCard(
  props: Omit<MoleculeTableProps, 'molecules'> & {
    readonly molecule: ShownMolecule;
    readonly onClose: () => void;
  },
) {
  const { molecule, models, isLocal, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (typeof current?.showModal === 'function' && !current.open) current.showModal();
  }, []);
  const { name, row } = molecule;
  const { smiles } = row;
  const problem = rowProblem(row);
  const { counts } = getBalance(row) ?? {};
  return (
    <dialog
      ref={dialog}
      className="card molecule-card"
      aria-label={`Card of ${name || smiles}`}
      onClose={onClose}
    >
      <header className="line">
        <h2>{name || 'Molecule'}</h2>
        <Button className="button end" onClick={onClose}>
          Close
        </Button>
      </header>
      <MoleculePicture smiles={smiles} name={name} width={340} height={230} />
      <p className="anywhere">
        <code>{smiles}</code>
      </p>
      {problem ? (
        <p className="error">{problem.message}</p>
      ) : (
        <>
          {smiles.includes('.') && (
            <p className="quiet">
              Of several parts the main organic one is predicted, neutralized; counter-ions are left
              out.
            </p>
          )}
          {counts && (
            <p className="quiet">
              {counts.favorable} favorable, {counts.moderate} moderate, {counts.unfavorable}{' '}
              unfavorable, {counts.unclear} unclear, {counts.neutral} not rated
            </p>
          )}
          {!counts && <p className="quiet">{rowScope(row)}</p>}
          <MoleculeTable molecules={[molecule]} models={models} isLocal={isLocal} />
        </>
      )}
    </dialog>
  );
}
