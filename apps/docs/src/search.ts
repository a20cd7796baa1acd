/** How the search ranks. The site gets these functions as text, so they use nothing from around them. */
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
