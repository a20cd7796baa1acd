import { readFileSync } from 'node:fs';

/** Carries the hand-authored schema, word for word, into the packages: as a module, or with `isFile` as it stands. */
export const plugin = (_schema, _documents, { isFile = false }) => {
  const text = readFileSync('schema.graphql', 'utf8');
  if (isFile) return text;
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `/** The text of schema.graphql. */\nexport const schemaText = \`${escaped}\`;\n`;
};
