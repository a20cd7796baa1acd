import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { useAdmetPredictions } from '@biographql/react';
import { useMemo, useState } from 'react';
import { getFragment } from '../admet/admet-run.ts';
import { getBalance, rowProblem } from '../admet/cells.ts';
import { CATALOG } from '../admet/models.ts';
import { ValuesByCategory } from '../admet/molecule-card.tsx';
import { Outcome } from '../components/error-note.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { toHref } from '../place.ts';
import '../styles/admet.css';

interface DrugProps {
  readonly smiles: string;
  readonly name: string;
}

/** The structure of a drug, its SMILES, and a link to its predictions. */
export function DrugStructure({ smiles, name }: DrugProps) {
  const run = { text: `${smiles} ${name}`, models: ADMET_MODEL_NAMES, isLocal: false, order: null };
  return (
    <figure className="structure">
      <MoleculePicture smiles={smiles} name={name} width={220} height={160} />
      <figcaption>
        <code>{smiles}</code>
        <a href={`${toHref({ page: 'admet' })}${getFragment(run)}`}>Predict ADMET</a>
      </figcaption>
    </figure>
  );
}

/** What the ADMET models predict for a drug; requested when it is opened, since each model is a request. */
export function DrugAdmet({ smiles, name }: DrugProps) {
  const [isOpen, setIsOpen] = useState(false);
  const request = useMemo(() => ({ models: ADMET_MODEL_NAMES, smiles: [smiles] }), [smiles]);
  const predictions = useAdmetPredictions(isOpen ? request : null);
  return (
    <details
      className="drug-admet"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>ADMET: absorption, distribution, metabolism, excretion, toxicity</summary>
      {isOpen && (
        <Outcome of={predictions} height="20rem">
          {({ rows: [row], done, total }) => {
            const problem = row && rowProblem(row);
            if (row === undefined) return null;
            if (problem) return <p className="error">{problem.message}</p>;
            const counts = getBalance(row)?.counts;
            return (
              <>
                <p className="quiet" role="status">
                  Predicted from the structure, not measured.{' '}
                  {done < total || !counts
                    ? `${done} of ${total} values.`
                    : `${counts.favorable} favorable, ${counts.moderate} moderate, ${counts.unfavorable} unfavorable, ${counts.neutral} not rated.`}
                </p>
                <div className="categories">
                  <ValuesByCategory row={row} models={CATALOG} name={name} isLocal={false} />
                </div>
              </>
            );
          }}
        </Outcome>
      )}
    </details>
  );
}
