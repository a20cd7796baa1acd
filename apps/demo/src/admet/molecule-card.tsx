import { useEffect, useRef } from 'react';
import { Button } from '../components/controls.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { getBalance, rowProblem, rowScope } from './models.ts';
import { MoleculeTable, type MoleculeTableProps } from './molecule-table.tsx';

/** More columns than this are too narrow. */
export const MAX_COMPARED = 4;

/** All about one molecule, or a few side by side. */
export function MoleculeCard(props: MoleculeTableProps & { readonly onClose: () => void }) {
  const { molecules, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (typeof current?.showModal === 'function' && !current.open) current.showModal();
  }, []);
  const names = molecules.map(({ name, row }) => name || row.smiles);
  const [only] = molecules.length === 1 ? molecules : [];
  const problem = only && rowProblem(only.row);
  return (
    <dialog
      ref={dialog}
      className="card molecule-card"
      aria-label={only ? `Details of ${names[0]}` : `Comparison of ${names.join(', ')}`}
      onClose={onClose}
    >
      <header className="line">
        <h2>{only ? only.name || 'Molecule' : 'Comparison'}</h2>
        <Button className="button end" onClick={onClose}>
          Close
        </Button>
      </header>
      {only && <Summary {...only} />}
      {problem ? <p className="error">{problem.message}</p> : <MoleculeTable {...props} />}
    </dialog>
  );
}

function Summary({ name, row }: MoleculeTableProps['molecules'][number]) {
  const { smiles } = row;
  const { counts } = getBalance(row) ?? {};
  return (
    <>
      <MoleculePicture smiles={smiles} name={name} width={340} height={230} />
      <p className="anywhere">
        <code>{smiles}</code>
      </p>
      {smiles.includes('.') && (
        <p className="quiet">
          For a mixture, predictions are for the neutralized main organic part, without
          counter-ions.
        </p>
      )}
      <p className="quiet">
        {counts
          ? `${counts.favorable} favorable, ${counts.moderate} moderate, ${counts.unfavorable} unfavorable, ${counts.unclear} unclear, ${counts.neutral} not rated`
          : rowScope(row)}
      </p>
    </>
  );
}
