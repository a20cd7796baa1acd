import { Fragment, type ReactNode, useState } from 'react';
import { Chip, FileChip } from '../components/controls.tsx';
import { errorWords } from '../components/error-note.tsx';
import { addModelFile } from './browser-models.ts';
import { groupModels, OF_FILES, OF_SERVICE, type ShownModel } from './models.ts';

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
        const count = names.filter((name) => chosen.has(name)).length;
        const isCustom = OWN.includes(group);
        const Item = isCustom ? 'li' : Fragment;
        const items = members.map(({ name, label, title, unit, description }) => (
          <Item key={name}>
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
          </Item>
        ));
        return (
          <fieldset key={group}>
            <legend>
              <label>
                <input
                  type="checkbox"
                  checked={count === names.length}
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && count < names.length;
                  }}
                  onChange={(event) => set(names, event.target.checked)}
                />
                {group}
              </label>
            </legend>
            {isCustom ? <ul className="plain">{items}</ul> : items}
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
        from <code>biographql admet train</code>; it stays in this tab and isn’t uploaded
      </small>
      {problems.length > 0 && (
        <div className="error" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}
