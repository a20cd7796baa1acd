import type { ReactNode } from 'react';
import { getColor, getSign, toWords } from '../entity-colors.ts';
import { shortIri } from '../place.ts';
import { Icon } from './icon.tsx';
import { PlaceLink } from './place-link.tsx';

/** The type of an entity as a colored label with an icon, so that types don't differ only by color. */
export function TypeBadge({ type }: { readonly type: string }) {
  const sign = getSign(type);
  return (
    <span className="badge" style={{ '--tone': getColor(type) } as React.CSSProperties}>
      {sign !== null && <Icon path={sign} />}
      {toWords(type)}
    </span>
  );
}

/** The icon of a type in its color. */
export function TypeSign({ type }: { readonly type: string }) {
  const sign = getSign(type);
  return sign === null ? null : (
    <span className="type-sign" style={{ '--tone': getColor(type) } as React.CSSProperties}>
      <Icon path={sign} />
    </span>
  );
}

export function EntityLink({
  iri,
  children,
}: {
  readonly iri: string;
  readonly children: ReactNode;
}) {
  return (
    <PlaceLink to={{ page: 'explore', parameters: { entity: shortIri(iri) } }}>
      {children}
    </PlaceLink>
  );
}

export function InheritedMark({ from }: { readonly from: string }) {
  return <Quiet text={from && ` inherited from ${from}`} />;
}

/** A remark in small letters; nothing without a text. */
export function Quiet({ text }: { readonly text: string | undefined }) {
  return text ? <small className="quiet">{text}</small> : null;
}
