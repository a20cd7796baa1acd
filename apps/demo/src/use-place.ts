import { useCallback, useEffect, useState } from 'react';

/** What the page shows, kept in the address so that it can be shared and gone back to. */
export interface Place {
  /** URI of the entity shown; empty for none. */
  readonly entity: string;
  /** Question asked; empty for none. */
  readonly question: string;
}

function readPlace(): Place {
  const parameters = new URLSearchParams(window.location.search);
  return { entity: parameters.get('entity') ?? '', question: parameters.get('question') ?? '' };
}

/** The place and the way to another one. */
export function usePlace(): readonly [Place, (place: Partial<Place>) => void] {
  const [place, setPlace] = useState(readPlace);

  useEffect(() => {
    const follow = () => setPlace(readPlace());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = useCallback((next: Partial<Place>) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(next)) if (value) parameters.set(name, value);
    const search = parameters.toString();
    window.history.pushState(null, '', search === '' ? window.location.pathname : `?${search}`);
    setPlace(readPlace());
    window.scrollTo({ top: 0 });
  }, []);

  return [place, go];
}
