import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { useAdmetPredictions } from '@biographql/react';
import { useMemo, useState } from 'react';
import { balanceOf } from '../admet/judged-cells.ts';
import { rowProblem } from '../admet/read-cell.ts';
import { CATALOG } from '../admet/shown-model.ts';
import { ValuesByCategory } from '../admet/values-by-category.tsx';
import { Outcome } from '../components/outcome.tsx';
import '../styles/admet.css';

/** What the ADMET models predict for a drug; asked for when it is opened, since each model is a request. */
export function DrugAdmet({ smiles, name }: { readonly smiles: string; readonly name: string }) {
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
            const counts = balanceOf(row)?.counts;
            return (
              <>
                <p className="quiet" role="status">
                  Predicted from the structure, not measured.{' '}
                  {done < total || !counts
                    ? `${done} of ${total} values.`
                    : `${counts.favorable} favorable, ${counts.moderate} moderate, ${counts.unfavorable} unfavorable, ${counts.neutral} without a limit.`}
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
