import { type AdmetModelName, groupByCategory, summarize } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';
import { useEffect, useRef } from 'react';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { cellFacts, cellProblem, type PredictedCell, rowProblem, shortValue } from './read-cell.ts';

/** All that is known of one molecule: its structure, and each value with its limit, its interval and why. */
export function MoleculeCard({
  row,
  name,
  onClose,
}: {
  readonly row: AdmetRow<AdmetModelName>;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (typeof current?.showModal === 'function' && !current.open) current.showModal();
  }, []);
  const { smiles, predictions } = row;
  const problem = rowProblem(row);
  const models = predictions.map(({ model }) => model);
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
          {groupByCategory(models).map(({ category, models: group }) => (
            <section key={category}>
              <h3>{category}</h3>
              <dl>
                {predictions
                  .filter(({ model }) => group.some((each) => each.name === model))
                  .map((cell) => (
                    <div key={cell.model}>
                      <dt>{cell.model}</dt>
                      <dd>
                        {cell.status === 'predicted' ? (
                          <Value cell={cell} />
                        ) : (
                          (cellProblem(cell)?.message ?? 'awaited')
                        )}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </>
      )}
    </dialog>
  );
}

function Value({ cell }: { readonly cell: PredictedCell }) {
  const { value, interpretation, outOfScope, description, certainty, isUnsure } = cellFacts(cell);
  const { interval, predictionSet, inDomain } = cell;
  const verdict = outOfScope === undefined ? interpretation.verdict : 'out-of-scope';
  return (
    <>
      <b title={description}>{value}</b>
      {interval && (
        <span className="quiet">
          {' '}
          ({shortValue(interval[0])} to {shortValue(interval[1])})
        </span>
      )}{' '}
      <span className={`verdict-tag is-${verdict}`}>{verdict.replaceAll('-', ' ')}</span>
      {isUnsure && (
        <span className="quiet" title={certainty}>
          {predictionSet === 'either' && ' not decided'}
          {inDomain === false && ' outside the domain'}
        </span>
      )}
      <small className="quiet">{outOfScope ?? interpretation.reason}</small>
    </>
  );
}
