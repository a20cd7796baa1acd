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
  const anchors = new Map(Array.from(documents, ([path, html]) => [path, idsOf(html)]));
  return Array.from(documents, ([path, html]) =>
    hrefsOf(html)
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

function hrefsOf(html: string): readonly string[] {
  const found = html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g);
  return [...new Set(Array.from(found, ([, href = '']) => href.replaceAll('&amp;', '&')))];
}

function idsOf(html: string): ReadonlySet<string> {
  return new Set(
    Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id.replaceAll('&amp;', '&')),
  );
}
