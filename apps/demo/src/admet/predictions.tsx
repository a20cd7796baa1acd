import type { AdmetModelName } from '@biographql/admet';
import { useAdmetPredictions } from '@biographql/react';
import { ErrorNote } from '../components/error-note.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { downloadCsv } from '../csv.ts';
import { Matrix } from './matrix.tsx';
import type { Molecule } from './read-molecules.ts';
import { tableCsv } from './table-csv.ts';

const CHUNK_SIZE = 50;
const VERDICTS = ['favorable', 'moderate', 'unfavorable', 'neutral'] as const;

/** What is to be predicted. */
export interface Run {
  readonly molecules: readonly Molecule[];
  readonly models: readonly AdmetModelName[];
}

/** The predictions of a run, which fill in as they come. */
export function Predictions({ run: { molecules, models } }: { readonly run: Run }) {
  const smiles = molecules.map((molecule) => molecule.smiles);
  const { data, error, refetch } = useAdmetPredictions(
    { models, smiles },
    { chunkSize: CHUNK_SIZE },
  );
  if (!data) {
    if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />;
    return <Skeleton label="Predicting" height="24rem" />;
  }
  const { done, total, failed } = data;

  return (
    <section className="card" aria-label="Predictions">
      <header className="line">
        <h2>Predictions</h2>
        <progress max={total} value={done} aria-label="Progress" />
        <span className="quiet" role="status">
          {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} values
        </span>
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
          onRetry={() => void refetch()}
        />
      )}
      <Matrix table={data} models={models} molecules={molecules} />
    </section>
  );
}
