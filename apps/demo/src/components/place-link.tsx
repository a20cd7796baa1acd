import type { ComponentProps } from 'react';
import { go, type Place, toHref } from '../place.ts';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Partial<Place>;
}

export function PlaceLink({ to, children, ...props }: PlaceLinkProps) {
  return (
    <a {...props} href={toHref(to)} onClick={(event) => followLink(event, to)}>
      {children}
    </a>
  );
}

/** Navigates within the page; a new tab, a copied URL and a middle click work as with any link. */
function followLink(event: React.MouseEvent, to: Partial<Place>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(to);
}
