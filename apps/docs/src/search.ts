/** How the search ranks. The site gets these functions as text, so they can't use outer variables. */
export const searchOptions = {
  fuzzy: 0.2,
  prefix: true,
  boost: { title: 4, text: 2, titles: 1 },
  /** Guides before references, which name every word. */
  boostDocument(id: string): number {
    const weights: Readonly<Record<string, number>> = {
      learn: 1.8,
      guides: 1.6,
      operate: 1.5,
      errors: 1.5,
      schema: 1.4,
      packages: 1.1,
      examples: 0.8,
      api: 0.25,
      changelog: 0.1,
    };
    const weight = weights[/^\/([a-z]+)/.exec(id)?.[1] ?? ''] ?? 1;
    // The list of all codes comes before the page of one.
    return /^\/errors\/(?:#|$)/.test(id) ? 2 * weight : weight;
  },
};

const FILE = /\/VPLocalSearchBox\.vue$/;

/**
 * VitePress's search is a button that contains a list whose options contain links, which screen readers can't
 * navigate. Here it is a dialog with a field and a list of links, which are the options themselves.
 */
const CHANGES: readonly (readonly [found: RegExp, put: string])[] = [
  [
    /role="button"\s+:aria-owns="[^"]+"\s+aria-expanded="true"\s+aria-haspopup="listbox"/,
    'role="dialog" aria-modal="true"',
  ],
  [
    /aria-autocomplete="both"/,
    `role="combobox" aria-autocomplete="list" aria-haspopup="listbox" :aria-expanded="results?.length ? 'true' : 'false'"`,
  ],
  [
    /:id="'localsearch-item-' \+ index"\s+:aria-selected="selectedIndex === index \? 'true' : 'false'"\s+role="option"/,
    'role="presentation"',
  ],
  [
    /class="result"(?=\s+:class=)/,
    `class="result" role="option" :id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'"`,
  ],
  // The visible text is the accessible name, and a drawn key is an image.
  [/\s:aria-label="\[\.\.\.p\.titles, p\.title\]\.join\(' > '\)"/g, ''],
  [/class="title-icon"/g, 'class="title-icon" aria-hidden="true"'],
  [/<kbd :aria-label=/g, '<kbd role="img" :aria-label='],
];

/** Makes the source of the search box accessible. @throws Error if the changes no longer match the source. */
export function accessibleSearchBox(source: string): string {
  return CHANGES.reduce((text, [found, put]) => {
    const count = text.split(found).length - 1;
    if (count === 0 || (count > 1 && !found.global))
      throw new Error(`VPLocalSearchBox.vue: missing or repeated text: ${found}`);
    return text.replace(found, () => put);
  }, source);
}

export const searchBox = {
  name: 'biographql:search-box',
  enforce: 'pre',
  transform: (source: string, id: string) => (FILE.test(id) ? accessibleSearchBox(source) : null),
} as const;
