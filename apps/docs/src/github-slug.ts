/** Returns the anchor that GitHub gives a heading, so that a link to it holds in the repository and on the site. */
export function githubSlug(heading: string): string {
  return heading
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
