import { createHash } from 'node:crypto';
import { print } from 'graphql';

/** Writes the persisted-documents manifest: `sha256:<hex>` of the printed document to its text. */
export const plugin = (_schema, documents) => {
  const texts = documents.flatMap(({ document }) => (document ? [print(document)] : []));
  const entries = texts.map((text) => [
    `sha256:${createHash('sha256').update(text).digest('hex')}`,
    text,
  ]);
  return `${JSON.stringify(Object.fromEntries(entries.sort()), null, 2)}\n`;
};
