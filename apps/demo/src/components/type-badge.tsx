import { colorOf, wordsOf } from '../entity-colors.ts';

/** The type of an entity as a colored label. */
export function TypeBadge({ type }: { readonly type: string }) {
  return (
    <span className="badge" style={{ '--tone': colorOf(type) } as React.CSSProperties}>
      {wordsOf(type)}
    </span>
  );
}
