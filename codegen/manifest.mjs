import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { print } from 'graphql';

/**
 * Writes the persisted-documents manifest: `sha256:<hex>` of the printed document to its text. With `released`, the
 * documents of earlier releases, in `etc/documents-*.json`, that changed since.
 */
export const plugin = (_schema, documents, { released = false } = {}) => {
  const texts = documents.flatMap(({ document }) => (document ? [print(document)] : []));
  const entries = texts.map((text) => [
    `sha256:${createHash('sha256').update(text).digest('hex')}`,
    text,
  ]);
  const current = Object.fromEntries(entries.sort());
  if (!released) return write(current);
  const files = readdirSync('etc').filter((file) => /^documents-.*\.json$/.test(file));
  const earlier = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`etc/${file}`, 'utf8'))),
  );
  return write(Object.fromEntries(earlier.filter(([id]) => !(id in current)).sort()));
};

const write = (manifest) => `${JSON.stringify(manifest, null, 2)}\n`;
