import type { AdmetModelName } from '@biographql/admet';
import type { AdmetTable } from '@biographql/client';
import { useAdmetPredictions } from '@biographql/react';
import { useMemo } from 'react';
import { ErrorNote } from '../components/error-note.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import type { AdmetRun } from './admet-run.ts';
import { browserSource } from './browser-source.ts';
import { Matrix } from './matrix.tsx';
import { type Molecule, readLines } from './read-molecules.ts';
import { tableCsv } from './table-csv.ts';

const VERDICTS = ['favorable', 'moderate', 'unfavorable', 'neutral'] as const;
/** A worker has one thread; it reads each molecule for the first model and remembers it for the others. */
const IN_BROWSER = { source: browserSource, concurrency: 1 };

/** The predictions of a run, which fill in as they come. */
export function Predictions({ run }: { readonly run: AdmetRun }) {
  const { text, models, isLocal } = run;
  const molecules = useMemo(() => readLines(text), [text]);
  const smiles = molecules.map((molecule) => molecule.smiles);
  const { data, error, refetch } = useAdmetPredictions(
    { models, smiles },
    isLocal ? IN_BROWSER : {},
  );
  const retry = () => void refetch();
  if (error) return <ErrorNote error={error} onRetry={retry} />;
  if (!data) return <Skeleton label="Predicting" height="24rem" />;
  return <PredictionTable run={run} molecules={molecules} data={data} onRetry={retry} />;
}

function PredictionTable({
  run: { models, isLocal },
  molecules,
  data,
  onRetry,
}: {
  readonly run: AdmetRun;
  readonly molecules: readonly Molecule[];
  readonly data: AdmetTable<AdmetModelName>;
  readonly onRetry: () => void;
}) {
  const { done, total, failed } = data;
  return (
    <section className="card" aria-label="Predictions">
      <header className="line">
        <h2>Predictions</h2>
        <progress max={total} value={done} aria-label="Progress" />
        <span className="quiet" role="status">
          {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} values
        </span>
        {isLocal && <span className="quiet">in this browser</span>}
        <ExportButtons
          name="admet"
          csv={done < total ? null : () => tableCsv(data, models, molecules)}
          receipts={() => (isLocal ? [] : receiptsOf(models, molecules))}
          absence={isLocal ? 'Nothing was asked of the service: the browser predicted it.' : null}
        />
      </header>
      <p className="verdicts quiet">
        {VERDICTS.map((verdict) => (
          <span key={verdict}>
            <i className={`is-${verdict}`} /> {verdict}
          </span>
        ))}
        <span>
          <i className="is-out-of-scope" /> out of scope
        </span>
        <span>for a small molecule meant to be swallowed; neutral: no published limit</span>
      </p>
      {failed > 0 && (
        <ErrorNote
          error={`${failed.toLocaleString('en-US')} values could not be fetched.`}
          onRetry={onRetry}
        />
      )}
      <Matrix table={data} models={models} molecules={molecules} />
    </section>
  );
}

/** The receipts of the requests whose molecules are all in the table; a request asks for a chunk of them by one model. */
function receiptsOf(models: readonly AdmetModelName[], molecules: readonly Molecule[]) {
  const shown = new Set(molecules.map(({ smiles }) => smiles));
  return models
    .flatMap((modelName) => keptReceipts('admetPredict', { modelName }))
    .filter(({ variables }) => {
      const smiles = variables?.smiles;
      return Array.isArray(smiles) && smiles.every((text) => shown.has(String(text)));
    });
}
