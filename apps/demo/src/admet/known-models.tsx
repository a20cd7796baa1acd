import { nearestAdmetModelName } from '@biographql/admet';
import { useAdmetModels } from '@biographql/react';
import { useMemo } from 'react';
import type { AdmetRun } from './admet-run.ts';
import { useModelFiles } from './browser-models.ts';
import { CATALOG, type ShownModel, servedModel } from './models.ts';

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

/** Says which models of an address there are not. */
export function UnknownModels({
  names,
  run: { isLocal },
  known,
}: {
  readonly names: readonly string[];
  readonly run: AdmetRun;
  readonly known: KnownModels;
}) {
  if (names.length === 0) return null;
  return (
    <div className="error" role="alert">
      {names.map((name) => (
        <p key={name}>{unknownWords(name, isLocal, known)}</p>
      ))}
    </div>
  );
}

/** Says where models are that are not offered here. */
export function ModelsElsewhere({
  isLocal,
  known: { service },
}: {
  readonly isLocal: boolean;
  readonly known: KnownModels;
}) {
  if (!isLocal)
    return (
      <p className="quiet elsewhere">
        A model of your own, as a file: predict “in this browser”, below, and add it here.
      </p>
    );
  if (service.length === CATALOG.length) return null;
  return (
    <p className="quiet elsewhere">
      Models of this service beyond the 28 are predicted by the service alone.
    </p>
  );
}

/** Says that the service did not list its own models. */
export function ListFailed({ known: { list, retry } }: { readonly known: KnownModels }) {
  if (list !== 'failed') return null;
  return (
    <p className="quiet" role="status">
      Whether this service has models beyond the 28 could not be read.{' '}
      <button type="button" className="chip" onClick={retry}>
        Ask again
      </button>
    </p>
  );
}
