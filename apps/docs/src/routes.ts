/** What of the repository becomes a page, and where: patterns of paths with the address that they get. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^README\.md$/, 'overview.md'],
  [/^(ARCHITECTURE|CONTRIBUTING|ROADMAP|SECURITY)\.md$/, '$1.md'],
  [/^docs\/(guides|errors|recipes|design)\/README\.md$/, '$1/index.md'],
  [/^docs\/((?:guides|errors|design|recipes|start)\/[^/]+\.md)$/, '$1'],
  [/^docs\/([^/]+\.md)$/, '$1'],
  [/^(?:packages|optional)\/([^/]+)\/README\.md$/, 'packages/$1/index.md'],
  [/^(?:packages|optional)\/([^/]+)\/(?!CHANGELOG)([A-Z-]+\.md)$/, 'packages/$1/$2'],
  [/^(examples|benchmarks)\/README\.md$/, '$1.md'],
];

/** Returns the route of the page that a file of the repository becomes; null for a file that becomes none. */
export function routeOf(path: string): string | null {
  for (const [pattern, target] of RULES) {
    if (pattern.test(path)) return lowerCaseName(path.replace(pattern, target));
  }
  return null;
}

/** Names in capitals are the repository's custom, not that of addresses; error codes stay as they are written. */
function lowerCaseName(route: string): string {
  return route.startsWith('errors/') ? route : route.toLowerCase();
}
