import type { AdmetModelName } from '@biographql/admet';
import { useAdmetPredictions, useBioGraphQL } from '@biographql/react';
import { admetPredictionsOptions } from '@biographql/react/options';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorNote } from '../components/error-note.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import type { AdmetRun } from './admet-run.ts';
import { browserSource } from './browser-source.ts';
import { PredictionTable } from './prediction-table.tsx';
import { countLines, readLines } from './read-molecules.ts';

/** A worker has one thread; it reads each molecule for the first model and remembers it for the others. */
const IN_BROWSER = { source: browserSource, concurrency: 1 };
/** A request to the service may hold as many. */
const MOST_IN_REQUEST = 1_000;

/** The predictions of a run, which fill in as they come, until they are stopped. */
export function Predictions({
  run,
  onChange,
}: {
  readonly run: AdmetRun;
  readonly onChange: (run: AdmetRun) => void;
}) {
  const { text, models, isLocal } = run;
  const client = useBioGraphQL();
  const cache = useQueryClient();
  const [isStopped, setIsStopped] = useState(false);
  const molecules = useMemo(() => readLines(text), [text]);
  const left = useMemo(() => countLines(text) - molecules.length, [text, molecules]);
  const request = useMemo(
    () => ({ models, smiles: molecules.map(({ smiles }) => smiles) }),
    [models, molecules],
  );
  const settings = isLocal ? IN_BROWSER : settingsOfService(molecules.length);
  const { data, error, refetch, isFetching } = useAdmetPredictions<AdmetModelName>(request, {
    ...settings,
    enabled: !isStopped,
  });
  const stop = () => {
    setIsStopped(true);
    const { queryKey } = admetPredictionsOptions(client, request, settings);
    // What has come stays; taken back, the table would be empty again.
    void cache.cancelQueries({ queryKey, exact: true }, { revert: false });
  };
  const retry = () => void refetch();
  if (error && !isStopped) return <ErrorNote error={error} onRetry={retry} />;
  if (!data) return <Skeleton label="Predicting" height="24rem" />;
  return (
    <PredictionTable
      run={run}
      molecules={molecules}
      left={left}
      data={data}
      isFetching={isFetching}
      onOrder={(order) => onChange({ ...run, order })}
      onRetry={retry}
      onStop={stop}
      onContinue={() => setIsStopped(false)}
    />
  );
}

// Many molecules in few requests: the service limits how many come in a minute.
function settingsOfService(count: number) {
  return count > MOST_IN_REQUEST ? { chunkSize: MOST_IN_REQUEST } : {};
}
