import { nearestAdmetModelName } from '@biographql/admet';
import { useAdmetModels } from '@biographql/react';
import { useMemo } from 'react';
import type { AdmetRun } from './admet-run.ts';
import { useModelFiles } from './model-files.ts';
import { servedModel } from './own-models.ts';
import { CATALOG, type ShownModel } from './shown-model.ts';

/** The models that can be asked for: the 28, and after them those beyond. */
export interface KnownModels {
  readonly service: readonly ShownModel[];
  readonly browser: readonly ShownModel[];
  /** Whether the service's own are known: not while they are awaited, nor when their list failed. */
  readonly list: 'awaited' | 'there' | 'failed';
  /** Asks for the list again. */
  readonly retry: () => void;
}

/** Asks the service which models it has beyond the 28; without an answer there are the 28. */
export function useKnownModels(): KnownModels {
  const { data, isPending, refetch } = useAdmetModels({ isOwn: true });
  const { models: files } = useModelFiles();
  return useMemo(
    () => ({
      service: [...CATALOG, ...(data ?? []).map(servedModel)],
      browser: [...CATALOG, ...files],
      list: isPending ? 'awaited' : data ? 'there' : 'failed',
      retry: () => void refetch(),
    }),
    [data, files, isPending, refetch],
  );
}

/** The models of a run, as far as whoever predicts has them. */
export interface RunModels {
  readonly models: readonly ShownModel[];
  /** Names that there is no model of; empty while that is not known. */
  readonly unknown: readonly string[];
  /** Whether the answer of the service is awaited, since a name is none of the 28. */
  readonly isAwaited: boolean;
}

/** Finds the models that a run names. */
export function modelsOfRun({ models: names, isLocal }: AdmetRun, known: KnownModels): RunModels {
  const there = isLocal ? known.browser : known.service;
  const others = names.filter((name) => there.every((model) => model.name !== name));
  const isAwaited = !isLocal && known.list === 'awaited' && others.length > 0;
  return {
    models: there.filter(({ name }) => names.includes(name)),
    unknown: isAwaited ? [] : others,
    isAwaited,
  };
}

/** Says of a name that there is no model of it, and what can be done. */
export function unknownWords(name: string, isLocal: boolean, known: KnownModels): string {
  const isOf = (models: readonly ShownModel[]) => models.some((model) => model.name === name);
  if (isLocal) {
    return isOf(known.service)
      ? `The model “${name}” is the service’s: this browser does not have it.`
      : `This browser has no model “${name}”: its file can be added below.${meant(name)}`;
  }
  if (isOf(known.browser))
    return `The model “${name}” is of a file: it is predicted in this browser alone.`;
  return known.list === 'failed'
    ? `Whether the service has a model “${name}” could not be read.`
    : `The service has no model “${name}”.${meant(name)}`;
}

function meant(name: string): string {
  const nearest = nearestAdmetModelName(name);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}
