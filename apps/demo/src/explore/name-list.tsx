import { useState } from 'react';

const SHOWN = 8;

/** The other names of an entity, brand names among them: some, and all on demand. */
export function NameList({
  names,
  label,
}: {
  readonly names: readonly string[];
  /** The name that is not told again. */
  readonly label: string;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const others = names.filter((name) => name.toLowerCase() !== label.toLowerCase());
  if (others.length === 0) return null;
  return (
    <>
      <h2>Also called</h2>
      <p className="names">
        {others.slice(0, isWhole ? undefined : SHOWN).join(' · ')}{' '}
        {others.length > SHOWN && (
          <button
            type="button"
            className="more"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'fewer' : `all ${others.length.toLocaleString('en-US')}`}
          </button>
        )}
      </p>
    </>
  );
}
