import { readFileSync } from 'node:fs';

/** Writes the text of the hand-authored schema as a module. */
export const plugin = () => {
  const text = readFileSync('schema.graphql', 'utf8');
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `/** The text of schema.graphql. */\nexport const schemaText = \`${escaped}\`;\n`;
};
