import { createContext, useEffect, useRef, useState } from 'react';

/** Where the documentation is; null where there is none. */
export const DocsUrl = createContext<string | null>('/docs/');

/** Sets the title of the browser tab; undefined leaves it. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = getTitle(name);
  }, [name]);
}

export function getTitle(name: string): string {
  return `${name} · BioGraphQL`;
}

/** What only shows its first lines isn't read yet. */
const EDGE = '-160px 0px';

/** Whether an element is or was on the screen, so that its content is worth loading. */
export function useIsSeen(): readonly [React.RefObject<HTMLElement | null>, boolean] {
  const ref = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!ref.current || isSeen) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { rootMargin: EDGE },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
}
