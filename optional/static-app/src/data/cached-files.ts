const PREFIX = 'biographql-data';

/**
 * Opens the cache of a dataset's files and removes those of other datasets at the same address.
 * Null when the browser caches nothing: without TLS, or with storage turned off.
 */
export async function openCachedFiles(folder: string, digest: string): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null;
  const mine = `${PREFIX} ${new URL(folder).pathname} `;
  const name = `${mine}${digest}`;
  try {
    for (const other of await caches.keys()) {
      if (other.startsWith(mine) && other !== name) await caches.delete(other);
    }
    return await caches.open(name);
  } catch {
    return null;
  }
}
