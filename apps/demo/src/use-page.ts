import { useEffect, useRef, useState } from 'react';

/** Names the tab after what is shown; undefined, e.g. while a name is awaited, leaves the title of the page. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = getTitle(name);
  }, [name]);
}

/** A title of the tab. */
export function getTitle(name: string): string {
  return `${name} · BioGraphQL`;
}

const STEP = 20;

/** The width of an element in CSS pixels, in steps so that a scroll bar changes nothing; `initial` until it is measured. */
export function useWidth(initial: number): readonly [React.RefObject<HTMLElement | null>, number] {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor((entry?.contentRect.width ?? initial) / STEP) * STEP;
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [initial]);
  return [ref, width];
}
