import type { Config } from '../config/settings.js';
import { builtFolder } from './built-folder.js';

type PageSettings = Pick<Config, 'page' | 'host' | 'trustedProxies'>;

const OWN_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Returns the folder of the page that is shipped with this package, where the settings have it served; null otherwise, and
 * where it was not built.
 */
export function shippedPage(settings: PageSettings): string | null {
  return isPageWanted(settings) ? builtFolder('page') : null;
}

/** Returns the folder of the documentation that is shipped with this package, where the page is served; null otherwise. */
export function shippedDocs(settings: PageSettings): string | null {
  return isPageWanted(settings) ? builtFolder('docs') : null;
}

/** Whoever reaches the page needs no key: unasked, it is for the people of this machine alone. */
export function isPageWanted({ page, host, trustedProxies }: PageSettings): boolean {
  if (page !== 'auto') return page === 'on';
  return OWN_HOSTS.has(host) && trustedProxies.length === 0;
}
