import { useMemo, useSyncExternalStore } from 'react';
import { hrefOf, type Place, readPlace } from './place.ts';

const MOVED = 'place-moved';

function subscribe(listener: () => void): () => void {
  for (const event of ['popstate', MOVED]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['popstate', MOVED]) window.removeEventListener(event, listener);
  };
}

/** The place in the address, which can be shared and gone back to. */
export function usePlace(): Place {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return useMemo(() => readPlace(search), [search]);
}

/** Moves to a place. `replace` leaves no step to go back to, e.g. for a filter. */
export function go(place: Partial<Place>, how: 'push' | 'replace' = 'push'): void {
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', hrefOf(place));
  window.dispatchEvent(new Event(MOVED));
  if (how === 'push') window.scrollTo({ top: 0 });
}
