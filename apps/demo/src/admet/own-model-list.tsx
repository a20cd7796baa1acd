import type { ShownModel } from './shown-model.ts';

/** Models beyond the 28, each with what is known of it. */
export function OwnModelList({
  models,
  chosen,
  onChoose,
  onRemove,
}: {
  readonly models: readonly ShownModel[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (name: string, isChosen: boolean) => void;
  /** Default: they cannot be removed. */
  readonly onRemove?: ((name: string) => void) | undefined;
}) {
  return (
    <ul className="own-models">
      {models.map(({ name, unit, description }) => (
        <li key={name}>
          <button
            type="button"
            className="chip"
            aria-pressed={chosen.has(name)}
            onClick={() => onChoose(name, !chosen.has(name))}
          >
            {name}
          </button>
          {onRemove && (
            <button
              type="button"
              className="chip"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(name)}
            >
              ×
            </button>
          )}
          <small className="quiet">
            {unit !== '' && <b>{unit}</b>} {description}
          </small>
        </li>
      ))}
    </ul>
  );
}
