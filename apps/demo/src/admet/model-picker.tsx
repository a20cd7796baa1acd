import { ADMET_MODEL_NAMES, type AdmetModelName, groupByCategory } from '@biographql/admet';

const GROUPS = groupByCategory();

/** The models by category; a category is chosen as a whole or model by model. */
export function ModelPicker({
  chosen,
  onChange,
}: {
  readonly chosen: ReadonlySet<AdmetModelName>;
  readonly onChange: (chosen: ReadonlySet<AdmetModelName>) => void;
}) {
  const set = (names: readonly AdmetModelName[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const name of names) isChosen ? next.add(name) : next.delete(name);
    onChange(next);
  };
  return (
    <section className="card models" aria-label="Models">
      <header className="line">
        <h2>Models</h2>
        <span className="quiet">
          {chosen.size} of {ADMET_MODEL_NAMES.length}
        </span>
        <button type="button" className="chip" onClick={() => set(ADMET_MODEL_NAMES, true)}>
          All
        </button>
        <button type="button" className="chip" onClick={() => set(ADMET_MODEL_NAMES, false)}>
          None
        </button>
      </header>
      {GROUPS.map(({ category, models }) => {
        const names = models.map(({ name }) => name);
        const count = names.filter((name) => chosen.has(name)).length;
        return (
          <fieldset key={category}>
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
                {category}
              </label>
            </legend>
            {models.map(({ name, meaning }) => (
              <button
                key={name}
                type="button"
                className="chip"
                title={meaning}
                aria-pressed={chosen.has(name)}
                onClick={() => set([name], !chosen.has(name))}
              >
                {name}
              </button>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}
