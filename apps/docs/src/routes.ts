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
export function routeOf(path: string): string | null {
  for (const [pattern, target] of RULES) {
    if (pattern.test(path)) return lowerCaseName(path.replace(pattern, target));
  }
  return null;
}

/** File names in capitals get lowercase addresses; error codes keep their case. */
function lowerCaseName(route: string): string {
  return route.startsWith('errors/') ? route : route.toLowerCase();
}
