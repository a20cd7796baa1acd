import { type AdmetModelName, groupByCategory } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../components/skeleton.tsx';
import { cellFacts, cellProblem, type PredictedCell, shortValue } from './read-cell.ts';

const ValueReasons = lazy(async () => ({
  default: (await import('./value-reasons.tsx')).ValueReasons,
}));

/** The values of one molecule by category, each with its limit and its interval, and with why where the service may be asked. */
export function ValuesByCategory({
  row: { smiles, predictions },
  name,
  areExplained,
}: {
  readonly row: AdmetRow<AdmetModelName>;
  readonly name: string;
  /** Whether the service may be asked why: not for molecules that stay in the browser. */
  readonly areExplained: boolean;
}) {
  const [asked, setAsked] = useState<AdmetModelName | null>(null);
  const cells = new Map(predictions.map((cell) => [cell.model, cell]));
  return groupByCategory([...cells.keys()]).map(({ category, models }) => (
    <section key={category}>
      <h3>{category}</h3>
      <dl className="values">
        {models.map(({ name: model }) => {
          const cell = cells.get(model);
          const isOpen = asked === model;
          return (
            <div key={model}>
              <dt>{model}</dt>
              <dd>
                {cell?.status === 'predicted' ? (
                  <Value cell={cell} />
                ) : (
                  ((cell && cellProblem(cell)?.message) ?? 'awaited')
                )}
                {areExplained && cell?.status === 'predicted' && (
                  <button
                    type="button"
                    className="why"
                    aria-expanded={isOpen}
                    aria-label={`Why this value of ${model}`}
                    onClick={() => setAsked(isOpen ? null : model)}
                  >
                    {isOpen ? 'Close' : 'Why?'}
                  </button>
                )}
              </dd>
              {isOpen && (
                <Suspense fallback={<Skeleton height="14rem" />}>
                  <ValueReasons model={model} smiles={smiles} name={name} />
                </Suspense>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  ));
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
