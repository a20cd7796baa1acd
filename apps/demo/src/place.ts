import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

export const PAGES = [
  { name: 'explore', title: 'Explore' },
  { name: 'compare', title: 'Compare' },
  { name: 'literature', title: 'Literature' },
  { name: 'ask', title: 'Ask' },
  { name: 'verify', title: 'Verify' },
  { name: 'sparql', title: 'SPARQL' },
  { name: 'admet', title: 'ADMET' },
] as const;

export type PageName = (typeof PAGES)[number]['name'] | 'article';

export type Parameters = Readonly<Record<string, string | undefined>>;

export interface Place {
  readonly page: PageName;
  readonly parameters: Parameters;
  /** Name of a page that doesn't exist; the first page is shown instead. */
  readonly unknownPage?: string;
}

const MOVED = 'place-moved';

/** The place that the app shows. One subscription keeps the app and its pages in step. */
export const PlaceContext = createContext<Place>({ page: 'explore', parameters: {} });

export function usePlace(): Place {
  return use(PlaceContext);
}

export function useCurrentPlace(): Place {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return useMemo(() => readPlace(search), [search]);
}

/** Navigates. `replace` adds no entry to the history, e.g. for a filter. */
export function go(place: Partial<Place>, how: 'push' | 'replace' = 'push'): void {
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', toHref(place));
  window.dispatchEvent(new Event(MOVED));
  if (how === 'push') window.scrollTo({ top: 0 });
}

/** Reads the query of an address. An unknown page is the first. */
export function readPlace(search: string): Place {
  const { page, ...parameters } = Object.fromEntries(new URLSearchParams(search));
  const names: readonly PageName[] = [...PAGES.map(({ name }) => name), 'article'];
  const known = names.find((name) => name === page);
  return {
    page: known ?? 'explore',
    parameters,
    ...(page && !known && { unknownPage: page }),
  };
}

const HOME = import.meta.env.BASE_URL;

export function toHref({ page, parameters = {} }: Partial<Place>): string {
  const query = new URLSearchParams();
  if (page !== undefined && page !== 'explore') query.set('page', page);
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? HOME : `${HOME}?${text}`;
}

const WIKIDATA = 'http://www.wikidata.org/entity/';

/** An entity in URLs: `Q35869` for a Wikidata entity, otherwise its IRI. */
export function shortIri(iri: string): string {
  return iri.startsWith(WIKIDATA) ? iri.slice(WIKIDATA.length) : iri;
}

export function fullIri(entity: string): string {
  return /^[QPL]\d+$/.test(entity) ? WIKIDATA + entity : entity;
}

/** Subscribes to events of the window, for `useSyncExternalStore`. */
export function listenTo(...events: readonly string[]) {
  return (listener: () => void) => {
    for (const event of events) window.addEventListener(event, listener);
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
    };
  };
}

const subscribe = listenTo('popstate', MOVED);
const subscribeToScroll = listenTo('scroll');

export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribeToScroll, () => window.scrollY > 0);
}

/** URL of the documentation; null without one. */
export const DocsUrl = createContext<string | null>('/docs/');

export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = getTitle(name);
  }, [name]);
}

export function getTitle(name: string): string {
  return `${name} · BioGraphQL`;
}

/** Whether an element is or was on the screen, within a margin, so that its content is worth loading. */
export function useIsSeen(edge = '-160px 0px') {
  const ref = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!ref.current || isSeen) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { rootMargin: edge },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen, edge]);
  return [ref, isSeen] as const;
}
