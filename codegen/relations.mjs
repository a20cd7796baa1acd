import { readdirSync } from 'node:fs';

const FOLDER = new URL('../packages/questions/src/lexicon/relations/', import.meta.url);

/** Writes the exports of all relation files, so that a new relation takes only one file. */
export const plugin = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const name = file.replace('.json', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
      return `export { default as ${name} } from '../lexicon/relations/${file}' with { type: 'json' };\n`;
    })
    .join('');
