import { useMemo, useSyncExternalStore } from 'react';

/** The pages, in the order of the tabs. */
export const PAGES = [
  { name: 'explore', title: 'Explore' },
  { name: 'literature', title: 'Literature' },
  { name: 'ask', title: 'Ask' },
  { name: 'sparql', title: 'SPARQL' },
  { name: 'admet', title: 'ADMET' },
] as const;

/** Pages without a tab: other pages lead to them. */
const FURTHER_PAGES = ['article'] as const;

/** One of the pages. */
export type PageName = (typeof PAGES)[number]['name'] | (typeof FURTHER_PAGES)[number];

/** What a page shows, by name; an absent or empty parameter is the page's default. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** Where the user is: the address without its host. */
export interface Place {
  readonly page: PageName;
  readonly parameters: Parameters;
  /** The name of a page that does not exist, in whose place the first is shown. */
  readonly unknownPage?: string;
}

const MOVED = 'place-moved';

/** The place in the address, the one home of what a page shows: it can be shared and gone back to. */
export function usePlace(): Place {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return useMemo(() => readPlace(search), [search]);
}

/** Moves to a place. `replace` leaves no step to go back to, e.g. for a filter. */
export function go(place: Partial<Place>, how: 'push' | 'replace' = 'push'): void {
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', toHref(place));
  window.dispatchEvent(new Event(MOVED));
  if (how === 'push') window.scrollTo({ top: 0 });
}

/** Reads the query of an address. An unknown page is the first. */
export function readPlace(search: string): Place {
  const { page, ...parameters } = Object.fromEntries(new URLSearchParams(search));
  const names = [...PAGES.map(({ name }) => name), ...FURTHER_PAGES];
  const known = names.find((name) => name === page);
  return {
    page: known ?? 'explore',
    parameters,
    ...(page && !known && { unknownPage: page }),
  };
}

/** Where the page lies: below `/`, or wherever it was put. */
const HOME = import.meta.env.BASE_URL;

/** The address of a place. */
export function toHref({ page, parameters = {} }: Partial<Place>): string {
  const query = new URLSearchParams();
  if (page !== undefined && page !== 'explore') query.set('page', page);
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? HOME : `${HOME}?${text}`;
}

const WIKIDATA = 'http://www.wikidata.org/entity/';

/** An entity as it stands in addresses: `Q35869` for a Wikidata entity, otherwise its IRI. */
export function shortIri(iri: string): string {
  return iri.startsWith(WIKIDATA) ? iri.slice(WIKIDATA.length) : iri;
}

/** The IRI behind {@link shortIri}. */
export function fullIri(entity: string): string {
  return /^[QPL]\d+$/.test(entity) ? WIKIDATA + entity : entity;
}

function subscribe(listener: () => void): () => void {
  for (const event of ['popstate', MOVED]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['popstate', MOVED]) window.removeEventListener(event, listener);
  };
}
