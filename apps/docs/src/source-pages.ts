import { dirname, extname, join } from 'node:path';
import { addressOf, getRoute, type Page, REPOSITORY_URL, readSource } from './site.js';

/** Returns repository files as pages, with links for the site. @throws Error that lists broken links. */
export function sourcePages(files: readonly string[]): readonly Page[] {
  const targets = linkTargets(files);
  const broken: string[] = [];
  const pages = files.flatMap((source): Page[] => {
    const route = getRoute(source);
    if (route === null) return [];
    // Markers for table generators aren't text.
    const text = readSource(source).replace(/^<!--[\s\S]*?-->\n?/gm, '');
    return [{ route, source, markdown: withSiteLinks(withReasons(text), source, targets, broken) }];
  });
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`);
  return pages;
}

/** Possible targets of links, each with GitHub's word for a file or a folder. */
type LinkTargets = ReadonlyMap<string, 'blob' | 'tree'>;

export function linkTargets(files: readonly string[]): LinkTargets {
  const targets = new Map<string, 'blob' | 'tree'>();
  for (const file of files) {
    targets.set(file, 'blob');
    for (let at = dirname(file); at !== '.'; at = dirname(at)) targets.set(at, 'tree');
  }
  return targets;
}

/** The mark after the language of a block says why tests don't run it; the page shows it. */
export function withReasons(markdown: string): string {
  return markdown.replace(
    /^```([a-z]+) (?:not-run|sketch): (.+)\n([\s\S]*?)^```$/gm,
    '```$1\n$3```\n\n*Not run by the tests: $2.*',
  );
}

/** Code blocks and spans, which are skipped, or the target of a link or image. */
const CODE_OR_LINK = /^ *```[\s\S]*?^ *```$|`[^`\n]+`|\]\(([^()\s]+)\)/gm;

/** Returns the Markdown of a file with links for the site; broken links are added to `broken`. */
export function withSiteLinks(
  markdown: string,
  source: string,
  targets: LinkTargets,
  broken: string[],
): string {
  return markdown.replace(CODE_OR_LINK, (whole, href: string | undefined) => {
    if (href === undefined) return whole;
    const address = siteAddress(href, source, targets);
    if (address === null) broken.push(`${source}: ${href}`);
    return `](${address ?? href})`;
  });
}

/** Returns the target of a file's link on the site: a page, a picture, or the repository; null if broken. */
export function siteAddress(href: string, source: string, targets: LinkTargets): string | null {
  if (/^([a-z]+:|#|\/\/)/.test(href)) return href;
  const [, path = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  const target = join(dirname(source), path).replace(/\/$/, '');
  const kind = targets.get(target);
  if (kind === undefined) return null;
  if (/^\.(png|svg|jpg)$/.test(extname(target))) return pictureAddress(target);
  // Folders whose list is a page of its own.
  const [, list] = /^(?:docs\/)?(guides|packages)$/.exec(target) ?? [];
  if (list !== undefined) return `/${list}/${anchor}`;
  if (/^packages\/[^/]+\/CHANGELOG\.md$/.test(target)) return `/changelog${anchor}`;
  const page = kind === 'tree' ? `${target}/README.md` : target;
  const route = targets.has(page) ? getRoute(page) : null;
  if (route !== null) return `${addressOf(route)}${anchor}`;
  return `${REPOSITORY_URL}/${kind}/main/${target}${anchor}`;
}

export function pictureAddress(path: string): string {
  return `/pictures/${path.replaceAll('/', '-')}`;
}
