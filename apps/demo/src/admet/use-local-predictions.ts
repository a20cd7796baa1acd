import type { AdmetModelName } from '@biographql/admet';
import type { AdmetTable, AdmetTableRow } from '@biographql/react/options';
import { useEffect, useState } from 'react';
import type { PredictAnswer, PredictRequest } from './predict-worker.ts';
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
  smiles: readonly string[],
  models: readonly AdmetModelName[],
): LocalPredictions {
  const [attempt, setAttempt] = useState(0);
  const [rows, setRows] = useState<readonly AdmetTableRow<AdmetModelName>[]>([]);
  const [error, setError] = useState<string | null>(null);
  const key = JSON.stringify([smiles, models, attempt]);

  useEffect(() => {
    const [asked, columns] = JSON.parse(key) as [readonly string[], readonly AdmetModelName[]];
    setRows([]);
    setError(null);
    return ask({ smiles: asked, models: columns }, (answer) => {
      if ('problem' in answer) return setError(answer.problem);
      setRows((before) => [...before, ...answer.rows.map((row) => toTableRow(row, columns))]);
    });
  }, [key]);

  const awaited = models.map(() => null);
  const table = smiles.map((text, at) => rows[at] ?? { smiles: text, predictions: awaited });
  const data = {
    rows: table,
    done: rows.length * models.length,
    total: smiles.length * models.length,
    failed: 0,
  };
  return { data, error, refetch: () => setAttempt(attempt + 1) };
}

/** Asks the worker and tells its answers until the function that comes back is called. */
function ask(
  request: Omit<PredictRequest, 'id'>,
  onAnswer: (answer: PredictAnswer) => void,
): () => void {
  worker ??= new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' });
  const { current, id } = { current: worker, id: ++lastId };
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
