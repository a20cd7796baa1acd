import { nearestAdmetModelName } from '@biographql/admet';
import { useAdmetModels } from '@biographql/react';
import { useMemo } from 'react';
import { Chip } from '../components/controls.tsx';
import type { AdmetRun } from './admet-run.ts';
import { useModelFiles } from './browser-models.ts';
import { CATALOG, servedModel } from './models.ts';

export type KnownModels = ReturnType<typeof useKnownModels>;

/** Requests the custom models of the service; the 28 are available without an answer. */
export function useKnownModels() {
  const { data, isPending, refetch } = useAdmetModels({ isOwn: true });
  const files = useModelFiles();
  return useMemo(
    () => ({
      service: [...CATALOG, ...(data ?? []).map(servedModel)],
      browser: [...CATALOG, ...files.map(({ model }) => model)],
      list: isPending ? ('awaited' as const) : data ? ('there' as const) : ('failed' as const),
      retry: () => void refetch(),
    }),
    [data, files, isPending, refetch],
  );
}

/** The models of a run that are available, and names that there is no model of; none while that is not known. */
export function modelsOfRun({ models: names, isLocal }: AdmetRun, known: KnownModels) {
  const there = isLocal ? known.browser : known.service;
  const others = names.filter((name) => there.every((model) => model.name !== name));
  const isAwaited = !isLocal && known.list === 'awaited' && others.length > 0;
  return {
    models: there.filter(({ name }) => names.includes(name)),
    unknown: isAwaited ? [] : others,
    isAwaited,
  };
}

function unknownText(name: string, isLocal: boolean, known: KnownModels): string {
  const others = isLocal ? known.service : known.browser;
  if (others.some((model) => model.name === name))
    return isLocal
      ? `The model “${name}” is only in the service, not in this browser.`
      : `The model “${name}” is a file in this browser. Check “Run in this browser” to use it.`;
  if (!isLocal && known.list === 'failed')
    return `The list of custom models could not be loaded, so “${name}” is unknown.`;
  const nearest = nearestAdmetModelName(name);
  const hint = nearest ? ` Did you mean ${nearest}?` : '';
  return isLocal
    ? `This browser has no model “${name}”. Add its file below.${hint}`
    : `The service has no model “${name}”.${hint}`;
}

export function UnknownModels(props: { readonly run: AdmetRun; readonly known: KnownModels }) {
  const { run, known } = props;
  const { unknown } = modelsOfRun(run, known);
  if (unknown.length === 0) return null;
  return (
    <div className="error" role="alert">
      {unknown.map((name) => (
        <p key={name}>{unknownText(name, run.isLocal, known)}</p>
      ))}
    </div>
  );
}

export function ModelsElsewhere(props: { readonly isLocal: boolean; readonly known: KnownModels }) {
  const { service, list, retry } = props.known;
  if (props.isLocal)
    return service.length > CATALOG.length ? (
      <p className="quiet">Custom models of this service run only in the service.</p>
    ) : null;
  return (
    <>
      {list === 'failed' && (
        <p className="quiet" role="status">
          The list of custom models could not be loaded. <Chip onClick={retry}>Try again</Chip>
        </p>
      )}
      <p className="quiet">To use your own model file, check “Run in this browser” below.</p>
    </>
  );
}
