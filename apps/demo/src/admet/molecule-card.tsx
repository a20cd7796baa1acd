import type { AdmetConcern } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';
import { useSuspenseMolecules } from '@biographql/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button, More } from '../components/controls.tsx';
import { Boundary, Skeleton } from '../components/error-note.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { shortIri, toHref } from '../place.ts';
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
      <p className="anywhere">
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
export function ValuesByCategory(props: ShownRow) {
  const { row, models, name, isLocal } = props;
  const { smiles, predictions } = row;
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

/** Physicochemical properties, rules, alerts and similar drugs of a molecule, from the service. */
function MoleculePanel({ smiles }: { readonly smiles: string }) {
  const { data } = useSuspenseMolecules({ texts: [smiles], models: [], similar: 5 });
  const [molecule] = data;
  if (!molecule || molecule.error !== null) return null;
  const { formula, inchiKey, drugLikeness, properties, rules, alerts, similarDrugs } = molecule;
  return (
    <section aria-label="Properties">
      <h3>Properties</h3>
      <p className="quiet">
        {formula} · InChIKey {inchiKey} · QED {drugLikeness?.toFixed(2)}
      </p>
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Value</th>
            <th scope="col">Percentile among drugs</th>
          </tr>
        </thead>
        <tbody>
          {properties.map(({ name, label, value, unit, percentile }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                {Number(value.toPrecision(4))} {unit}
              </td>
              <td>
                <meter min={0} max={100} value={percentile}>
                  {percentile}
                </meter>{' '}
                {percentile}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Rules</h3>
      <ul>
        {rules.map(({ name, isMet, details, source }) => (
          <li key={name} title={source}>
            <b>{name}</b>: {isMet ? 'met' : 'not met'}
            {details.length > 0 && ` (${details.join(', ')})`}
          </li>
        ))}
      </ul>
      <p>
        <b>Structural alerts</b>: {alerts.length === 0 ? 'none' : alerts.join(', ')}
      </p>
      {similarDrugs.length > 0 && (
        <>
          <h3>Similar drugs</h3>
          <ul>
            {similarDrugs.map(({ entity, label, similarity }) => (
              <li key={entity}>
                <a href={toHref({ page: 'explore', parameters: { entity: shortIri(entity) } })}>
                  {label}
                </a>{' '}
                (similarity {similarity.toFixed(2)})
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
