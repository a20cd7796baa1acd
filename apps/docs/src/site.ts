import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page of the site, before the generator lays it out. */
export interface Page {
  /** Its address below the base, as a Markdown file: `guides/questions.md`. */
  readonly route: string;
  /** The file of the repository that it is read from; null for a page that is made of data. */
  readonly source: string | null;
  /** Begins with its title as a heading, except on the home page. Has the site's links. */
  readonly markdown: string;
}

/** Returns the title of a page: its first heading, without marks. */
export function getTitle(markdown: string): string {
  const [, heading = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  return heading.replace(/[`*]/g, '').replace(/\\(.)/g, '$1').trim();
}

/** Returns the address of a page below the base, as the site links to it: `/guides/questions`. */
export function addressOf(route: string): string {
  return `/${route.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** Absolute path of the repository, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const REPOSITORY_URL = 'https://github.com/biographql/biographql';

export function readSource(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Build output, dependencies and hidden folders other than `.changeset`. */
const LEFT_OUT = /^(?:node_modules|dist|coverage|\.(?!changeset$).*)$/;

/** Returns the paths of all files of the repository that people wrote, sorted. Doesn't need git. */
export function repositoryFiles(): readonly string[] {
  const filesBelow = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(({ name }) => !LEFT_OUT.test(name))
      .flatMap((entry) => {
        const path = `${folder}${entry.name}`;
        return entry.isDirectory() ? filesBelow(`${path}/`) : [path];
      });
  return filesBelow('').sort();
}

/** Files that become pages of the site, each with its route. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^docs\/(learn|guides|operate|reference|errors)\/README\.md$/, '$1/index.md'],
  [/^docs\/((?:learn|guides|operate|reference|errors)\/[^/]+\.md)$/, '$1'],
  [/^(?:packages|optional)\/([^/]+)\/README\.md$/, 'packages/$1/index.md'],
  [/^(?:packages|optional)\/([^/]+)\/(?!CHANGELOG)([A-Z-]+\.md)$/, 'packages/$1/$2'],
  [/^(examples)\/README\.md$/, '$1.md'],
  [/^(SECURITY)\.md$/, '$1.md'],
];

/** Route of the page for a repository file; null for a file that isn't on the site. */
export function getRoute(path: string): string | null {
  const [pattern, target] = RULES.find(([each]) => each.test(path)) ?? [];
  if (pattern === undefined || target === undefined) return null;
  const route = path.replace(pattern, target);
  // File names in capitals get lowercase addresses; error codes keep their case.
  return route.startsWith('errors/') ? route : route.toLowerCase();
}

/** Path of the site, with a slash at both ends: `/docs/`, or what `DOCS_BASE` says. */
export const SITE_BASE = `/${process.env.DOCS_BASE ?? 'docs'}/`.replace(/\/{2,}/g, '/');

/** Returns the anchor that GitHub gives a heading, so that a link to it holds in the repository and on the site. */
export function githubSlug(heading: string): string {
  return heading
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Cached, since each link to a page reads its anchors. */
const found = new Map<string, ReadonlySet<string>>();

/** Returns the anchors of a page's headings; those of equal headings are numbered. */
export function getAnchors(markdown: string): ReadonlySet<string> {
  const known = found.get(markdown);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  const headings = markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/^#{1,6} (.+)$/gm);
  const anchors = new Set<string>();
  for (const [, heading = ''] of headings) {
    // Links become their labels.
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\(.)/g, '$1');
    const slug = githubSlug(text);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  found.set(markdown, anchors);
  return anchors;
}

interface MovedScripts {
  readonly html: string;
  readonly script: { readonly path: string; readonly text: string } | null;
}

/** Moves the inline scripts of a page to one file, named by its hash. The page then needs no permission for inline scripts. `script` is null if the page has none. */
export function withoutInlineScripts(html: string): MovedScripts {
  const inline = /[ \t]*<script(?: id="[^"]*")?>([\s\S]*?)<\/script>\n?/g;
  const texts = Array.from(html.matchAll(inline), ([, text = '']) => text.trim());
  if (texts.length === 0) return { html, script: null };
  const text = `${texts.join('\n')}\n`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `assets/first.${hash}.js`;
  const tag = `<script src="${SITE_BASE}${path}"></script>`;
  return {
    html: html.replace(inline, '').replace('</head>', `  ${tag}\n  </head>`),
    script: { path, text },
  };
}
