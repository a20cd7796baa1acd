import { colorOf, signOf, wordsOf } from '../entity-colors.ts';

/** The type of an entity as a colored label with a sign of its own, so that color is not all that tells types apart. */
export function TypeBadge({ type }: { readonly type: string }) {
  const sign = signOf(type);
  return (
    <span className="badge" style={{ '--tone': colorOf(type) } as React.CSSProperties}>
      {sign !== null && (
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d={sign} />
        </svg>
      )}
      {wordsOf(type)}
    </span>
  );
}
