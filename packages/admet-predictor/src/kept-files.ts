/** Files that a browser keeps from one visit to the next. */
export interface KeptFiles {
  /** Returns a file that was kept under this mark; null for any other. */
  readonly find: (file: string, mark: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps a file in place of one under another mark, where there is room. */
  readonly keep: (file: string, mark: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

const CACHE = 'biographql-admet';
const MARK = 'x-biographql-mark';
/** Keys are addresses of nothing: the content counts, not where a site serves it. */
const keyOf = (file: string) => `https://files.invalid/${file}`;

/** Keeps nothing. */
export const NO_FILES: KeptFiles = { find: async () => null, keep: async () => {} };

/**
 * Opens what is kept in the Cache Storage of this origin: of each file one, with what marks its content. Keeps nothing where a
 * page may not: without https, or in a browser that refuses.
 */
export async function openKeptFiles(): Promise<KeptFiles> {
  try {
    const cache = await caches.open(CACHE);
    return {
      async find(file, mark) {
        const kept = await cache.match(keyOf(file)).catch(() => undefined);
        return kept?.headers.get(MARK) === mark ? new Uint8Array(await kept.arrayBuffer()) : null;
      },
      async keep(file, mark, bytes) {
        const response = new Response(bytes, { headers: { [MARK]: mark } });
        // A full disk costs the next visit a download, and this one nothing.
        await cache.put(keyOf(file), response).catch(() => {});
      },
    };
  } catch {
    return NO_FILES;
  }
}

/** Returns 16 hexadecimal digits of the SHA-256 of bytes or a text; null where a page has no cryptography (without https). */
export async function markOf(content: Uint8Array<ArrayBuffer> | string): Promise<string | null> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  if (digest === undefined) return null;
  const digits = Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return digits.join('');
}
