import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/settings.js';

type PageName = 'docs' | 'graphiql' | 'page';

/** From the bundles of the package, and from its sources. */
const PLACES = ['./', '../', '../../../dist/'];
/** From the same files to the root of a checkout; a bundle of the command is one folder deeper than the others. */
const ROOTS = ['../../../', '../../../../', '../../../../../'];
/** Where a checkout builds what the package ships. */
const APPS: Readonly<Partial<Record<PageName, string>>> = {
  docs: 'apps/docs/dist',
  page: 'apps/demo/dist',
};

/** Returns the folder of a built page, shipped with this package or built in the same checkout; null where there is none. */
export function builtFolder(name: PageName): string | null {
  const folders = PLACES.map((place) => getPath(`${place}${name}`));
  const root = checkoutRoot();
  if (root !== null && APPS[name] !== undefined) folders.push(`${root}${APPS[name]}`);
  return folders.find((folder) => existsSync(`${folder}/index.html`)) ?? null;
}

export function checkoutRoot(): string | null {
  const roots = ROOTS.map(getPath);
  return roots.find((root) => existsSync(`${root}packages/server/bin/biographql.js`)) ?? null;
}

function getPath(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

type PageSettings = Pick<Config, 'page' | 'host' | 'trustedProxies'>;

const OWN_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export function shippedPages(settings: PageSettings) {
  const find = (name: PageName) => (isPageWanted(settings) ? builtFolder(name) : null);
  return { pageFolder: find('page'), docsFolder: find('docs') };
}

/** Everyone who reaches the page needs no key: by default only people of this machine do. */
export function isPageWanted({ page, host, trustedProxies }: PageSettings): boolean {
  if (page !== 'auto') return page === 'on';
  return OWN_HOSTS.has(host) && trustedProxies.length === 0;
}
