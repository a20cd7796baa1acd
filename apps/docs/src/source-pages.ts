import { dirname, extname, join, normalize } from 'node:path';
import { addressOf, getRoute, type Page, REPOSITORY_URL, readSource } from './site.js';

/**
 * Returns the pages that files of the repository are, with links as those of the site.
 * @param files - all files of the repository.
 * @throws Error that lists the links that lead nowhere.
 */
export function sourcePages(files: readonly string[]): readonly Page[] {
  const targets = linkTargets(files);
  const broken: string[] = [];
  const pages = files.flatMap((source): Page[] => {
    const route = getRoute(source);
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

/** The mark after the language of a block says why tests don't run it; the page shows it. */
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

/** What links may lead to. */
export interface LinkTargets {
  /** Whether the repository has this file or folder. */
  has(path: string): boolean;
  /** Whether this path is a folder. */
  isFolder(path: string): boolean;
}

const PICTURES: ReadonlySet<string> = new Set(['.png', '.svg', '.jpg']);
/** Folders whose list is a page of its own. */
const LISTS: Readonly<Record<string, string>> = {
  'docs/errors': '/errors/',
  'docs/guides': '/guides/',
  packages: '/packages/',
};

/** Returns the Markdown of a file with its links as those of the site; links that lead nowhere go to `broken`. */
export function withSiteLinks(
  markdown: string,
  source: string,
  targets: LinkTargets,
  broken: string[],
): string {
  return outsideOfCode(markdown, (text) =>
    text.replace(
      /(!?)(\[(?:[^[\]]|\[[^\]]*\]|!\[[^\]]*\]\([^)]*\))*\])\(([^()\s]+)\)/g,
      (_, mark, label, href) => {
        const inner = label.includes('](') ? withSiteLinks(label, source, targets, broken) : label;
        const address = siteAddress(href, source, targets);
        if (address === null) broken.push(`${source}: ${href}`);
        return `${mark}${inner}(${address ?? href})`;
      },
    ),
  );
}

/** Returns where a link of a file leads on the site: a page, a picture, or the repository; null for nowhere. */
export function siteAddress(href: string, source: string, targets: LinkTargets): string | null {
  if (/^([a-z]+:|#|\/\/)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  const target = normalize(join(dirname(source), path)).replace(/\/$/, '');
  if (target.startsWith('..') || !targets.has(target)) return null;
  if (PICTURES.has(extname(target))) return pictureAddress(target);
  const list = LISTS[target];
  if (list !== undefined) return `${list}${anchor}`;
  const isFolder = targets.isFolder(target);
  const page = isFolder ? join(target, 'README.md') : target;
  const route = targets.has(page) ? getRoute(page) : null;
  if (route !== null) return `${addressOf(route)}${anchor}`;
  if (/^packages\/[^/]+\/CHANGELOG\.md$/.test(target)) return `/changelog${anchor}`;
  return `${REPOSITORY_URL}/${isFolder ? 'tree' : 'blob'}/main/${target}${anchor}`;
}

/** Returns where a picture of the repository stands on the site. */
export function pictureAddress(path: string): string {
  return `/pictures/${path.replaceAll('/', '-')}`;
}

/** Applies a change outside code blocks and code spans. */
function outsideOfCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(^ *```[\s\S]*?^ *```$)/m)
    .map((part, index) => (index % 2 === 0 ? aroundSpans(part, change) : part))
    .join('');
}

function aroundSpans(text: string, change: (text: string) => string): string {
  const spans: string[] = [];
  const masked = text.replace(/`[^`\n]+`/g, (span) => `\u{e000}${spans.push(span) - 1}\u{e001}`);
  return change(masked).replace(
    /\u{e000}(\d+)\u{e001}/gu,
    (_, index) => spans[Number(index)] ?? '',
  );
}
