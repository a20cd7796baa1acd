import { go, type Place } from '../place.ts';

/** Follows a link of a picture within the page; a new tab, a copied address and a middle click work as with any link. */
export function goThere(event: React.MouseEvent, to: Partial<Place>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(to);
}
