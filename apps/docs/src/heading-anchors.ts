import { githubSlug } from './github-slug.js';

/** Returns the anchors of a page's headings; those of equal headings are numbered. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const kept = found.get(markdown);
  if (kept !== undefined) return kept;
  const counts = new Map<string, number>();
  const headings = markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/^#{1,6} (.+)$/gm);
  const anchors = new Set(
    Array.from(headings, ([, heading = '']) => {
      const slug = githubSlug(plainText(heading));
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
  found.set(markdown, anchors);
  return anchors;
}

/** A page is asked for once for every link to it. */
const found = new Map<string, ReadonlySet<string>>();

/** A heading as it is read: links by their labels, without marks. */
function plainText(heading: string): string {
  return heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\(.)/g, '$1');
}
