/** `sha256:…` of bytes or of a text as UTF-8; null where a page has no cryptography: without https. */
export async function digestOf(content: Uint8Array<ArrayBuffer> | string): Promise<string | null> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  if (digest === undefined) return null;
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `sha256:${digits.join('')}`;
}
