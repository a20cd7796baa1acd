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

/** Distance from the screen at which a part of the page is loaded. */
const NEAR = '150px';

/** Whether an element is or was near the screen, so that its content is worth loading. */
export function useIsNear(): readonly [React.RefObject<HTMLElement | null>, boolean] {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!ref.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
