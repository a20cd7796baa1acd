import type { ReactNode } from 'react';
import { shortIri } from '../place.ts';
import { PlaceLink } from './place-link.tsx';

/** Leads to an entity on the Explore page. */
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
