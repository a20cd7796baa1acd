import { nearestAdmetModelName } from '@biographql/admet';
import { useAdmetModels } from '@biographql/react';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { Chip, FileChip, Problem } from '../components/controls.tsx';
import { errorWords } from '../components/error-note.tsx';
import type { AdmetRun } from './admet-run.ts';
import { addModelFile, useModelFiles } from './browser-models.ts';
import {
  CATALOG,
  groupModels,
  OF_FILES,
  OF_SERVICE,
  type ShownModel,
  servedModel,
} from './models.ts';

const OWN: readonly string[] = [OF_SERVICE, OF_FILES];

export function ModelPicker(props: {
  readonly models: readonly ShownModel[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly onRemove: (name: string) => void;
  readonly children?: ReactNode;
}) {
  const { models, chosen, onChange, onRemove, children } = props;
  const set = (names: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const name of names) isChosen ? next.add(name) : next.delete(name);
    onChange(next);
  };
  const all = models.map(({ name }) => name);
  return (
    <section className="card models" aria-label="Models">
      <header className="line">
        <h2>Models</h2>
        <span className="quiet">
          {all.filter((name) => chosen.has(name)).length} of {all.length}
        </span>
        <Chip onClick={() => set(all, true)}>All</Chip>
        <Chip onClick={() => set(all, false)}>None</Chip>
      </header>
      {groupModels(models).map(({ group, models: members }) => {
        const names = members.map(({ name }) => name);
        const isCustom = OWN.includes(group);
        return (
          <fieldset key={group}>
            <legend>
              <label>
                <input
                  type="checkbox"
                  checked={names.every((name) => chosen.has(name))}
                  onChange={(event) => set(names, event.target.checked)}
                />
                {group}
              </label>
            </legend>
            {members.map(({ name, label, title, unit, description }) => (
              <Fragment key={name}>
                <Chip
                  title={description}
                  aria-pressed={chosen.has(name)}
                  onClick={() => set([name], !chosen.has(name))}
                >
                  {title} {title !== label && <small>{label}</small>}
                </Chip>
                {group === OF_FILES && (
                  <Chip aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
                    ×
                  </Chip>
                )}
                {isCustom && (
                  <small className="quiet">
                    {unit !== '' && <b>{unit}</b>} {description}
                  </small>
                )}
              </Fragment>
            ))}
          </fieldset>
        );
      })}
      {children}
    </section>
  );
}

export function ModelFileInput({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const [isReading, setIsReading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = async (files: readonly File[]) => {
    setIsReading(true);
    const found: string[] = [];
    for (const file of files) {
      try {
        const { name } = await addModelFile(file);
        onAdd(name);
      } catch (error) {
        found.push(`${file.name}: ${errorWords(error)}`);
      }
    }
    setProblems(found);
    setIsReading(false);
  };
  return (
    <div className="line">
      <FileChip accept=".bin" multiple disabled={isReading} onFiles={take}>
        {isReading ? 'Reading …' : 'Add a model file …'}
      </FileChip>
      <small className="quiet">
        from <code>biographql admet train</code>; the file stays in this tab and isn’t uploaded
      </small>
      {problems.map((problem) => (
        <Problem key={problem}>{problem}</Problem>
      ))}
    </div>
  );
}

export type KnownModels = ReturnType<typeof useKnownModels>;

/** Requests the custom models of the service; the 28 are available before the response. */
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

/** The available models of a run, and its unknown names; none while the service's list is loading. */
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
      ? `The model “${name}” is only in the service. Uncheck “Run in this browser” to use it.`
      : `The model “${name}” is a file in this browser. Check “Run in this browser” to use it.`;
  if (!isLocal && known.list === 'failed')
    return `The list of custom models could not be loaded, so the model “${name}” could not be found.`;
  const nearest = nearestAdmetModelName(name);
  const hint = nearest ? ` Did you mean ${nearest}?` : '';
  return isLocal
    ? `This browser has no model “${name}”. Add its file below.${hint}`
    : `The service has no model “${name}”.${hint}`;
}

export function UnknownModels(props: { readonly run: AdmetRun; readonly known: KnownModels }) {
  const { run, known } = props;
  const { unknown } = modelsOfRun(run, known);
  return unknown.map((name) => (
    <Problem key={name}>{unknownText(name, run.isLocal, known)}</Problem>
  ));
}

export function ModelsElsewhere(props: { readonly isLocal: boolean; readonly known: KnownModels }) {
  const { isLocal, known } = props;
  if (!isLocal && known.list === 'failed')
    return (
      <p className="quiet" role="status">
        The list of custom models could not be loaded. <Chip onClick={known.retry}>Try again</Chip>
      </p>
    );
  if (!isLocal)
    return <p className="quiet">To use your own model file, check “Run in this browser” below.</p>;
  return known.service.length > CATALOG.length ? (
    <p className="quiet">The custom models of this service cannot run in this browser.</p>
  ) : null;
}
