import { readFileSync } from 'node:fs';

/** Carries the hand-authored schema, word for word, into the server package. */
export const plugin = () => {
  const text = readFileSync('schema.graphql', 'utf8');
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `/** The text of schema.graphql. */\nexport const schemaText = \`${escaped}\`;\n`;
};
