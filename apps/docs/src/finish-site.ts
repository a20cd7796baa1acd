import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_BASE } from './site.js';

/** What a built site is. */
export interface FinishedSite {
  /** Links that lead nowhere, each with its page; the site is not to be served with one. */
  readonly broken: readonly string[];
  /** Of all files. */
  readonly bytes: number;
}

/** Puts the scripts that stand in the pages into a file, so that the pages need no leave for scripts of their text, and checks all links. */
export function finishSite(folder: string): FinishedSite {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(folder, path)).isFile());
  const documents = new Map<string, string>();
  for (const path of files.filter((file) => file.endsWith('.html'))) {
    const { html, script } = withoutInlineScripts(readFileSync(join(folder, path), 'utf8'));
    if (script !== null) {
      writeFileSync(join(folder, script.path), script.text);
      files.push(script.path);
    }
    writeFileSync(join(folder, path), html);
    documents.set(path, html);
  }
  const bytes = [...new Set(files)].reduce(
    (sum, path) => sum + statSync(join(folder, path)).size,
    0,
  );
  return { broken: brokenLinks(documents, new Set(files), SITE_BASE), bytes };
}

interface MovedScripts {
  readonly html: string;
  readonly script: { readonly path: string; readonly text: string } | null;
}

/** Returns a document whose inline scripts are one file, named by its hash; null when it has none. */
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

/**
 * Returns the links within built pages that lead nowhere: to no file, or to no element of a page.
 * @param documents - HTML by path below the site.
 * @param files - paths of all files of the site.
 * @param base - the address of the site, with a slash at both ends.
 */
export function brokenLinks(
  documents: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
  base: string,
): readonly string[] {
  const anchors = new Map(Array.from(documents, ([path, html]) => [path, getIds(html)]));
  return Array.from(documents, ([path, html]) =>
    getHrefs(html)
      .filter((href) => !leadsSomewhere(href, path, { files, anchors, base }))
      .map((href) => `${path}: ${href}`),
  ).flat();
}

interface Places {
  readonly files: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly base: string;
}

function leadsSomewhere(href: string, from: string, { files, anchors, base }: Places): boolean {
  const here = new URL(`http://site${base}${from}`);
  if (!URL.canParse(href, here.href)) return false;
  const to = new URL(href, here.href);
  if (to.host !== here.host) return true;
  // The page of the service is not of this site.
  if (!to.pathname.startsWith(base)) return base === `${to.pathname}${base.split('/').at(-2)}/`;
  const path = decodeURIComponent(to.pathname.slice(base.length));
  const file = [path, `${path}.html`, `${path}index.html`].find((one) => files.has(one));
  if (file === undefined) return false;
  if (to.hash === '' || !anchors.has(file)) return true;
  return anchors.get(file)?.has(decodeURIComponent(to.hash.slice(1))) === true;
}

function getHrefs(html: string): readonly string[] {
  const found = html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g);
  return [...new Set(Array.from(found, ([, href = '']) => href.replaceAll('&amp;', '&')))];
}

function getIds(html: string): ReadonlySet<string> {
  return new Set(
    Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id.replaceAll('&amp;', '&')),
  );
}
