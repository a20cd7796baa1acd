import type { AdmetModelName } from '@biographql/admet';
import { useAdmetPredictions } from '@biographql/react';
import type { AdmetTable } from '@biographql/react/options';
import { ErrorNote } from '../components/error-note.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { downloadCsv } from '../csv.ts';
import { Matrix } from './matrix.tsx';
import type { Molecule } from './read-molecules.ts';
import { tableCsv } from './table-csv.ts';
import { useLocalPredictions } from './use-local-predictions.ts';

const CHUNK_SIZE = 128;
const VERDICTS = ['favorable', 'moderate', 'unfavorable', 'neutral'] as const;

/** What is to be predicted. */
export interface Run {
  readonly molecules: readonly Molecule[];
  readonly models: readonly AdmetModelName[];
  /** In this browser, where no molecule leaves the page; otherwise by the service. */
  readonly isLocal: boolean;
}

/** The predictions of a run, which fill in as they come. */
export function Predictions({ run }: { readonly run: Run }) {
  return run.isLocal ? <LocalPredictions run={run} /> : <ServicePredictions run={run} />;
}

function ServicePredictions({ run }: { readonly run: Run }) {
  const { models, molecules } = run;
  const smiles = molecules.map((molecule) => molecule.smiles);
  const { data, error, refetch } = useAdmetPredictions(
    { models, smiles },
    { chunkSize: CHUNK_SIZE },
  );
  const retry = () => void refetch();
  if (data) return <PredictionTable run={run} data={data} onRetry={retry} />;
  if (error) return <ErrorNote error={error} onRetry={retry} />;
  return <Skeleton label="Predicting" height="24rem" />;
}

function LocalPredictions({ run }: { readonly run: Run }) {
  const { data, error, refetch } = useLocalPredictions(run.molecules, run.models);
  if (error !== null) return <ErrorNote error={error} onRetry={refetch} />;
  return <PredictionTable run={run} data={data} onRetry={refetch} />;
}

function PredictionTable({
  run: { molecules, models, isLocal },
  data,
  onRetry,
}: {
  readonly run: Run;
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
        <button
          type="button"
          className="button"
          disabled={done < total}
          onClick={() => downloadCsv('admet.csv', tableCsv(data, models, molecules))}
        >
          Download CSV
        </button>
      </header>
      <p className="verdicts quiet">
        {VERDICTS.map((verdict) => (
          <span key={verdict}>
            <i className={`is-${verdict}`} /> {verdict}
          </span>
        ))}
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
