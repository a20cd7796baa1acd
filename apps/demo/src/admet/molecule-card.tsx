import type { AdmetConcern } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button, More } from '../components/controls.tsx';
import { Boundary, Skeleton } from '../components/error-note.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import {
  cellFacts,
  cellProblem,
  getBalance,
  type PredictedCell,
  rowProblem,
  shortValue,
} from './cells.ts';
import { groupModels, type ShownModel } from './models.ts';

interface ShownRow {
  readonly row: AdmetRow;
  readonly models: readonly ShownModel[];
  readonly name: string;
  readonly isLocal: boolean;
}

/** Structure of a molecule and its values with thresholds, intervals and explanations. */
export function MoleculeCard({
  row,
  models,
  name,
  isLocal,
  onClose,
}: ShownRow & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (typeof current?.showModal === 'function' && !current.open) current.showModal();
  }, []);
  const { smiles } = row;
  const problem = rowProblem(row);
  const { counts, concerns = [] } = getBalance(row) ?? {};
  return (
    <dialog
      ref={dialog}
      className="card molecule-card"
      aria-label={`Card of ${name || smiles}`}
      onClose={onClose}
    >
      <header className="line">
        <h2>{name || 'Molecule'}</h2>
        <Button onClick={onClose}>Close</Button>
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
              unfavorable, {counts.neutral} not rated
            </p>
          )}
          <Concerns concerns={concerns} />
          {!isLocal && (
            <Boundary>
              <Suspense fallback={<Skeleton height="10rem" />}>
                <MoleculePanel smiles={smiles} />
              </Suspense>
            </Boundary>
          )}
          <ValuesByCategory row={row} models={models} name={name} isLocal={isLocal} />
        </>
      )}
    </dialog>
  );
}

const MoleculePanel = lazy(async () => ({
  default: (await import('./molecule-panel.tsx')).MoleculePanel,
}));

/** What speaks against a molecule as an oral drug, the likely first. */
function Concerns({ concerns }: { readonly concerns: readonly AdmetConcern[] }) {
  return (
    <section>
      <h3>Main concerns</h3>
      {concerns.length === 0 ? (
        <p className="quiet">None among these models.</p>
      ) : (
        <ul className="small">
          {concerns.map(({ model, label, statement, certainty }) => (
            <li key={model}>
              <b>{label}</b>{' '}
              <span
                className={`verdict-tag is-${certainty === 'likely' ? 'unfavorable' : 'unclear'}`}
              >
                {certainty}
              </span>{' '}
              {statement}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ValueReasons = lazy(async () => ({
  default: (await import('./value-reasons.tsx')).ValueReasons,
}));

/** Values of a molecule by category with thresholds, intervals and explanations. */
export function ValuesByCategory({
  row: { smiles, predictions },
  models,
  name,
  isLocal,
}: ShownRow) {
  const [opened, setOpened] = useState<string | null>(null);
  const cells = new Map(predictions.map((cell) => [cell.model, cell]));
  return groupModels(models).map(({ group, models: members }) => (
    <section key={group}>
      <h3>{group}</h3>
      <dl className="values">
        {members.map((model) => {
          const { name: key, label, title, isExplained } = model;
          const cell = cells.get(key);
          const isOpen = opened === key;
          return (
            <div key={key}>
              <dt>
                {title} {title !== label && <small className="quiet">{label}</small>}
              </dt>
              <dd>
                {cell?.status === 'predicted' ? (
                  <Value cell={cell} model={model} />
                ) : (
                  ((cell && cellProblem(cell)?.message) ?? 'awaited')
                )}
                {cell?.status === 'predicted' &&
                  (isExplained ? (
                    <More
                      aria-expanded={isOpen}
                      aria-label={`Why this value of ${label}`}
                      onClick={() => setOpened(isOpen ? null : key)}
                    >
                      Why?
                    </More>
                  ) : (
                    <small className="quiet">No explanation for this model.</small>
                  ))}
              </dd>
              {isOpen && (
                <dd className="because">
                  <Boundary>
                    <Suspense fallback={<Skeleton height="14rem" />}>
                      <ValueReasons model={model} smiles={smiles} name={name} isLocal={isLocal} />
                    </Suspense>
                  </Boundary>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  ));
}

function Value({ cell, model }: { readonly cell: PredictedCell; readonly model: ShownModel }) {
  const facts = cellFacts(model, cell);
  const { value, judgement, statement, outOfScope, description, certainty } = facts;
  const { interval } = cell;
  const verdict = outOfScope === undefined ? facts.verdict : 'out-of-scope';
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
      <span className="quiet" title={certainty}>
        {facts.isInconclusive && ' inconclusive'}
        {facts.isOutside && ' outside the applicability domain'}
      </span>
      <small className="quiet">{outOfScope ?? (statement || judgement.reason)}</small>
    </>
  );
}
