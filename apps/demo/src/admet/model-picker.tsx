import type { ReactNode } from 'react';
import { OwnModelList } from './own-model-list.tsx';
import { OF_FILES, OF_SERVICE } from './own-models.ts';
import { groupModels, type ModelGroup, type ShownModel } from './shown-model.ts';

const OWN: readonly string[] = [OF_SERVICE, OF_FILES];

/** The models by heading; a heading is chosen as a whole or model by model. */
export function ModelPicker({
  models,
  chosen,
  onChange,
  onRemove,
  children,
}: {
  readonly models: readonly ShownModel[];
  /** Names; those that are not offered are left as they are. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** Called with the name of a model of a file that is not wanted any more. */
  readonly onRemove: (name: string) => void;
  /** Below the models. */
  readonly children?: ReactNode;
}) {
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
        <button type="button" className="chip" onClick={() => set(all, true)}>
          All
        </button>
        <button type="button" className="chip" onClick={() => set(all, false)}>
          None
        </button>
      </header>
      {groupModels(models).map((group) => (
        <GroupChoice key={group.group} of={group} chosen={chosen} onSet={set} onRemove={onRemove} />
      ))}
      {children}
    </section>
  );
}

function GroupChoice({
  of: { group, models },
  chosen,
  onSet,
  onRemove,
}: {
  readonly of: ModelGroup;
  readonly chosen: ReadonlySet<string>;
  readonly onSet: (names: readonly string[], isChosen: boolean) => void;
  readonly onRemove: (name: string) => void;
}) {
  const names = models.map(({ name }) => name);
  const count = names.filter((name) => chosen.has(name)).length;
  return (
    <fieldset>
      <legend>
        <label>
          <input
            type="checkbox"
            checked={count === names.length}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < names.length;
            }}
            onChange={(event) => onSet(names, event.target.checked)}
          />
          {group}
        </label>
      </legend>
      {OWN.includes(group) ? (
        <OwnModelList
          models={models}
          chosen={chosen}
          onChoose={(name, isChosen) => onSet([name], isChosen)}
          onRemove={group === OF_FILES ? onRemove : undefined}
        />
      ) : (
        models.map(({ name, meaning }) => (
          <button
            key={name}
            type="button"
            className="chip"
            title={meaning}
            aria-pressed={chosen.has(name)}
            onClick={() => onSet([name], !chosen.has(name))}
          >
            {name}
          </button>
        ))
      )}
    </fieldset>
  );
}
