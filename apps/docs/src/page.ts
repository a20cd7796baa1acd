/** A page of the site, before the generator lays it out. */
export interface Page {
  /** Its address below the base, as a Markdown file: `guides/questions.md`. */
  readonly route: string;
  /** The file of the repository that it is read from; null for a page that is made of data. */
  readonly source: string | null;
  /** Begins with its title as a heading, but for the home page. Links are those of the site. */
  readonly markdown: string;
}

/** Returns the title of a page: its first heading, without marks. */
export function titleOf(markdown: string): string {
  const [, heading = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  return heading.replace(/[`*]/g, '').replace(/\\(.)/g, '$1').trim();
}

/** Returns the address of a page below the base, as the site links to it: `/guides/questions`. */
export function addressOf(route: string): string {
  return `/${route.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;
}
