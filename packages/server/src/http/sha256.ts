import { createHash, hash } from 'node:crypto';

/** Returns `sha256:` and the digest of a text in hexadecimal. */
export function sha256(...chunks: readonly (string | Buffer)[]): string {
  const [first = ''] = chunks;
  if (chunks.length < 2) return `sha256:${hash('sha256', first, 'hex')}`;
  const all = createHash('sha256');
  for (const chunk of chunks) all.update(chunk);
  return `sha256:${all.digest('hex')}`;
}
