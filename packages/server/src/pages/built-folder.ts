import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From the bundles of the package, and from its sources. */
const PLACES = ['./', '../', '../../dist/'];

/** Returns the folder of a built page that is shipped with this package; null where it was not built. */
export function builtFolder(name: 'docs' | 'graphiql' | 'page'): string | null {
  const folders = PLACES.map((place) => fileURLToPath(new URL(`${place}${name}`, import.meta.url)));
  return folders.find((folder) => existsSync(`${folder}/index.html`)) ?? null;
}
