const PREFIX = 'biographql-data';

/**
 * Opens where the files of a dataset are kept between visits; files of other datasets of the same address are forgotten.
 * Null where the browser keeps nothing: pages without TLS, or with storage turned off.
 */
export async function openKeptFiles(folder: string, digest: string): Promise<Cache | null> {
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
