import type { Page } from './page.js';
import { readSource } from './repository.js';
import { routeOf } from './routes.js';
import { type LinkTargets, withSiteLinks } from './source-links.js';

/**
 * Returns the pages that files of the repository are, with links as those of the site.
 * @param files - all files of the repository.
 * @throws Error that lists the links that lead nowhere.
 */
export function sourcePages(files: readonly string[]): readonly Page[] {
  const targets = linkTargets(files);
  const broken: string[] = [];
  const pages = files.flatMap((source): Page[] => {
    const route = routeOf(source);
    if (route === null) return [];
    const markdown = withReasons(withoutComments(readSource(source)));
    return [{ route, source, markdown: withSiteLinks(markdown, source, targets, broken) }];
  });
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`);
  return pages;
}

/** Returns what links may lead to, out of the list of all files. */
export function linkTargets(files: readonly string[]): LinkTargets {
  const folders = new Set(
    files.flatMap((file) => {
      const parts = file.split('/').slice(0, -1);
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
  const all = new Set(files);
  return {
    has: (path) => all.has(path) || folders.has(path),
    isFolder: (path) => folders.has(path),
  };
}

/** What stands behind the language of a block says why the tests do not run it: readers are told. */
export function withReasons(markdown: string): string {
  return markdown.replace(
    /^```([a-z]+) (?:not-run|sketch): (.+)\n([\s\S]*?)^```$/gm,
    '```$1\n$3```\n\n*Not run by the tests: $2.*',
  );
}

/** Marks for programs that write tables are no text. */
function withoutComments(markdown: string): string {
  return markdown.replace(/^<!--[\s\S]*?-->\n?/gm, '');
}
