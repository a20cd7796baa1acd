import { readFileSync } from 'node:fs';

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../packages/server/src/config/${name}`, import.meta.url)));

const TYPES = {
  text: () => 'string',
  integer: () => 'number',
  flag: () => 'boolean',
  choice: ({ words }) => words.map((word) => `'${word}'`).join(' | '),
  list: () => 'readonly string[]',
  group: () => 'Readonly<Record<string, unknown>>',
  secret: () => 'string | null',
  url: () => 'string | null',
};

/** Writes the types and the default limits of the table of settings. */
export const plugin = () => {
  const settings = read('settings.json');
  const fields = Object.entries(settings).map(
    ([name, row]) => `  /** ${row.help} */\n  readonly ${name}: ${TYPES[row.kind](row)};`,
  );
  const limits = read('setting-groups.json')
    .limits.filter((name) => name in settings)
    .map((name) => `  ${name}: ${settings[name].default},`);
  return [
    '/** The settings of a service; those of engines by name. Meaning, defaults and valid values: docs/reference/configuration.md. */',
    `export interface Config extends Readonly<Record<string, unknown>> {\n${fields.join('\n')}\n}\n`,
    `/** The limits that hold where none are given. */\nexport const DEFAULT_LIMITS = {\n${limits.join('\n')}\n};\n`,
  ].join('\n');
};
