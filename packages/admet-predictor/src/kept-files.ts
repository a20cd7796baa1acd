/** Files that a browser keeps from one visit to the next. */
export interface KeptFiles {
  /** Returns a file that was kept; null for any other. */
  readonly find: (url: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps a file, where there is room. */
  readonly keep: (url: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** Before the version, so that the files of others are found. */
const PREFIX = 'biographql-admet@';

/** Keeps nothing. */
export const NO_FILES: KeptFiles = { find: async () => null, keep: async () => {} };

/**
 * Opens what is kept under a version in the Cache Storage of this origin, and removes what was under any other. Keeps nothing
 * where a page may not: without https, or in a browser that refuses.
 */
export async function openKeptFiles(version: string): Promise<KeptFiles> {
  const own = PREFIX + version;
  try {
    const cache = await caches.open(own);
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
    await Promise.all(others.map((name) => caches.delete(name)));
    return {
      async find(url) {
        const kept = await cache.match(url).catch(() => undefined);
        return kept === undefined ? null : new Uint8Array(await kept.arrayBuffer());
      },
      async keep(url, bytes) {
        // A full disk costs the next visit a download, and this one nothing.
        await cache.put(url, new Response(bytes)).catch(() => {});
      },
    };
  } catch {
    return NO_FILES;
  }
}
