import type { AdmetTable } from '@biographql/client';
import { useState } from 'react';
import { ErrorNote } from '../components/error-note.tsx';
import { TableExports } from '../components/table-exports.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { type FileFormat, tableFormats } from '../table-formats.ts';
import type { AdmetRun } from './admet-run.ts';
import { browserReceipt } from './browser-receipt.ts';
import { Matrix } from './matrix.tsx';
import { useModelFiles } from './model-files.ts';
import { MoleculeCard } from './molecule-card.tsx';
import type { RowOrder } from './order-rows.ts';
import { plainPredictions, sdfOfPredictions } from './plain-predictions.ts';
import { MOST_MOLECULES, type Molecule } from './read-molecules.ts';
import type { ShownModel } from './shown-model.ts';

const VERDICTS = ['favorable', 'moderate', 'unfavorable', 'neutral'] as const;
const FEWEST_CONCERNS: RowOrder = { by: 'concerns', isDescending: false };

/** The table of a run with its progress, what was cut, and the files that it can be saved as. */
export function PredictionTable({
  run: { isLocal, order },
  models,
  molecules,
  left,
  data,
  isFetching,
  onOrder,
  onRetry,
  onStop,
  onContinue,
}: {
  readonly run: AdmetRun;
  /** The columns, in the order of the cells. */
  readonly models: readonly ShownModel[];
  readonly molecules: readonly Molecule[];
  /** Molecules given that are too many. */
  readonly left: number;
  readonly data: AdmetTable;
  readonly isFetching: boolean;
  readonly onOrder: (order: RowOrder | null) => void;
  readonly onRetry: () => void;
  readonly onStop: () => void;
  readonly onContinue: () => void;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  const { done, total, failed } = data;
  const { digests } = useModelFiles();
  const row = opened === null ? undefined : data.rows[opened];
  return (
    <section className="card" aria-label="Predictions">
      <header className="line">
        <h2>Predictions</h2>
        <progress max={total} value={done} aria-label="Progress" />
        <span className="quiet" role="status">
          {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} values
        </span>
        {isLocal && <span className="quiet">in this browser</span>}
        {isFetching && done < total && (
          <button type="button" className="button" onClick={onStop}>
            Stop
          </button>
        )}
        {!isFetching && done < total && (
          <button type="button" className="button" onClick={onContinue}>
            Continue
          </button>
        )}
        <TableExports
          name="admet"
          formats={isFetching && done < total ? [] : formatsOf(data, models, molecules)}
          receipts={async () =>
            isLocal
              ? [
                  await browserReceipt(
                    models,
                    molecules,
                    plainPredictions(data, models, molecules),
                    digests,
                  ),
                ]
              : receiptsOf(models, molecules)
          }
        />
      </header>
      {left > 0 && (
        <p className="cut" role="note">
          {(left + molecules.length).toLocaleString('en-US')} molecules were given; the first{' '}
          {MOST_MOLECULES.toLocaleString('en-US')} are in the table, {left.toLocaleString('en-US')}{' '}
          were left out.
        </p>
      )}
      <p className="verdicts quiet">
        {VERDICTS.map((verdict) => (
          <span key={verdict}>
            <i className={`is-${verdict}`} /> {verdict}
          </span>
        ))}
        <span>
          <i className="is-out-of-scope" /> out of scope
        </span>
        <span>
          <i className="is-unsure" /> outside the domain, or not decided
        </span>
        <span>for a small molecule meant to be swallowed; neutral: no published limit</span>
      </p>
      {failed > 0 && (
        <ErrorNote
          error={`${failed.toLocaleString('en-US')} values could not be fetched.`}
          onRetry={onRetry}
        />
      )}
      <label className="sort">
        <input
          type="checkbox"
          checked={order?.by === 'concerns'}
          onChange={({ target }) => onOrder(target.checked ? FEWEST_CONCERNS : null)}
        />
        fewest concerns first
      </label>
      <Matrix
        table={data}
        models={models}
        molecules={molecules}
        order={order}
        onOrder={onOrder}
        onOpen={setOpened}
      />
      {opened !== null && row && (
        <MoleculeCard
          row={row}
          models={models}
          name={molecules[opened]?.name ?? ''}
          isLocal={isLocal}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

function formatsOf(
  data: AdmetTable,
  models: readonly ShownModel[],
  molecules: readonly Molecule[],
): readonly FileFormat[] {
  const table = () => plainPredictions(data, models, molecules);
  const sdf = {
    label: 'SDF',
    extension: 'sdf',
    type: 'chemical/x-mdl-sdfile',
    text: () => sdfOfPredictions(table()),
  };
  return [...tableFormats(table), sdf];
}

/** The receipts of the requests whose molecules are all in the table; a request asks for a chunk of them by one model. */
function receiptsOf(models: readonly ShownModel[], molecules: readonly Molecule[]) {
  const shown = new Set(molecules.map(({ smiles }) => smiles));
  return models
    .flatMap(({ name: modelName }) => keptReceipts('admetPredict', { modelName }))
    .filter(({ variables }) => {
      const smiles = variables?.smiles;
      return Array.isArray(smiles) && smiles.every((text) => shown.has(String(text)));
    });
}
