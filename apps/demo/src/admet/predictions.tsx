import type { ServedAdmetModelName } from '@biographql/admet';
import { useAdmetPredictions, useBioGraphQL } from '@biographql/react';
import { admetPredictionsOptions } from '@biographql/react/options';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorNote } from '../components/error-note.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import type { AdmetRun } from './admet-run.ts';
import { browserSource } from './browser-source.ts';
import { type ModelFiles, useModelFiles } from './model-files.ts';
import { PredictionTable } from './prediction-table.tsx';
import { countLines, readLines } from './read-molecules.ts';
import type { ShownModel } from './shown-model.ts';

/** A request to the service may hold as many. */
const MOST_IN_REQUEST = 1_000;

/** The predictions of a run, which fill in as they come, until they are stopped. */
export function Predictions({
  run,
  models,
  onChange,
}: {
  readonly run: AdmetRun;
  /** Those of the run that there are; at least one. */
  readonly models: readonly ShownModel[];
  readonly onChange: (run: AdmetRun) => void;
}) {
  const { text, isLocal } = run;
  const client = useBioGraphQL();
  const cache = useQueryClient();
  const [isStopped, setIsStopped] = useState(false);
  const molecules = useMemo(() => readLines(text), [text]);
  const left = useMemo(() => countLines(text) - molecules.length, [text, molecules]);
  const request = useMemo(
    () => ({
      models: models.map(({ name }) => name),
      smiles: molecules.map(({ smiles }) => smiles),
    }),
    [models, molecules],
  );
  const { editions } = useModelFiles();
  const settings = isLocal
    ? settingsOfBrowser(models, editions)
    : settingsOfService(molecules.length);
  const { data, error, refetch, isFetching } = useAdmetPredictions<ServedAdmetModelName>(request, {
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
      models={models}
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

// A worker has one thread; it reads each molecule for the first model and remembers it for the others. What a file said that
// another one took the place of is not taken from the cache.
function settingsOfBrowser(models: readonly ShownModel[], editions: ModelFiles['editions']) {
  const { name, predict } = browserSource;
  const replaced = models.flatMap((model) => {
    const edition = editions.get(model.name) ?? 0;
    return edition === 0 ? [] : [`${model.name} ${edition}`];
  });
  return { source: { name: [name, ...replaced].join(' '), predict }, concurrency: 1 };
}

// Many molecules in few requests: the service limits how many come in a minute.
function settingsOfService(count: number) {
  return count > MOST_IN_REQUEST ? { chunkSize: MOST_IN_REQUEST } : {};
}
