import type { AdmetModelName } from '@biographql/admet';
import type { AdmetTable, AdmetTableRow } from '@biographql/react/options';
import { useEffect, useState } from 'react';
import type { PredictAnswer, PredictRequest } from './predict-worker.ts';
import type { Molecule } from './read-molecules.ts';
import { toTableRow } from './to-table-row.ts';

/** A table that fills while a worker of this browser predicts, as `useAdmetPredictions` tells it for the service. */
export interface LocalPredictions {
  readonly data: AdmetTable<AdmetModelName>;
  readonly error: string | null;
  readonly refetch: () => void;
}

/** One for the page: it keeps the toolkit and the models that it has loaded. */
let worker: Worker | undefined;
let lastId = 0;

/** Predicts in a worker, so that no molecule leaves the page and the page is never blocked. */
export function useLocalPredictions(
  molecules: readonly Molecule[],
  models: readonly AdmetModelName[],
): LocalPredictions {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Known>({ of: molecules, rows: [], error: null });

  // Another attempt asks for the same once more.
  useEffect(() => {
    setKnown({ of: molecules, rows: [], error: null });
    const smiles = molecules.map((molecule) => molecule.smiles);
    return ask({ smiles, models }, (answer) =>
      setKnown(({ of, rows }) =>
        'problem' in answer
          ? { of, rows, error: answer.problem }
          : {
              of,
              rows: [...rows, ...answer.rows.map((row) => toTableRow(row, models))],
              error: null,
            },
      ),
    );
  }, [molecules, models, attempt]);

  // What is known of other molecules is shown at no time.
  const { rows, error } = known.of === molecules ? known : { rows: [], error: null };
  const awaited = models.map(() => null);
  const data = {
    rows: molecules.map(({ smiles }, at) => rows[at] ?? { smiles, predictions: awaited }),
    done: rows.length * models.length,
    total: molecules.length * models.length,
    failed: 0,
  };
  return { data, error, refetch: () => setAttempt(attempt + 1) };
}

interface Known {
  readonly of: readonly Molecule[];
  readonly rows: readonly AdmetTableRow<AdmetModelName>[];
  readonly error: string | null;
}

/** Asks the worker and tells its answers until the function that comes back is called. */
function ask(
  request: Omit<PredictRequest, 'id'>,
  onAnswer: (answer: PredictAnswer) => void,
): () => void {
  worker ??= new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' });
  lastId += 1;
  const current = worker;
  const id = lastId;
  const listen = ({ data }: MessageEvent<PredictAnswer>) => {
    if (data.id === id) onAnswer(data);
  };
  const fail = () => {
    worker = undefined;
    onAnswer({ id, problem: 'The code that predicts could not be loaded.' });
  };
  current.addEventListener('message', listen);
  current.addEventListener('error', fail);
  current.postMessage({ id, ...request });
  return () => {
    current.removeEventListener('message', listen);
    current.removeEventListener('error', fail);
  };
}
