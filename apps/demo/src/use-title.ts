import { useEffect } from 'react';

/** Names the tab after what is shown; undefined, e.g. while a name is awaited, leaves the title of the page. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = titleOf(name);
  }, [name]);
}

/** A title of the tab. */
export function titleOf(name: string): string {
  return `${name} · BioGraphQL`;
}
