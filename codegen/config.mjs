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

const FACTS = {
  default: (value) => ['defaultValue', JSON.stringify(value)],
  help: (text) => ['description', JSON.stringify(text)],
  pattern: (text) => ['pattern', `new RegExp(${JSON.stringify(text)})`],
};

/** Writes the settings that follow from the table. */
function toSetting([name, { kind, words, check, replacement, ...row }]) {
  const facts = Object.entries(row).map(([fact, value]) =>
    (FACTS[fact] ?? ((given) => [fact, JSON.stringify(given)]))(value),
  );
  if (kind === 'list') facts.push(['defaultValue', '[]'], ['isItem', check ?? '() => true']);
  else if (check) facts.push(['isValid', check]);
  const text = `{ ${facts.map(([fact, value]) => `${fact}: ${value}`).join(', ')} }`;
  return `  ${name}: ${kind}(${words ? `${JSON.stringify(words)}, ${text}` : text}),`;
}

export const settingsPlugin = () => {
  const settings = Object.entries(read('settings.json'));
  const checks = settings.flatMap(([, { check }]) => check ?? []);
  const replaced = settings.filter(([, { replacement }]) => replacement);
  const kinds = Object.keys(TYPES).filter((kind) => kind !== 'group');
  return [
    `import { ${kinds.join(', ')} } from '@biographql/engines/settings';`,
    `import { group, ${checks.join(', ')} } from '../config/setting-checks.js';\n`,
    `export const OWN_SETTINGS = {\n${settings.map(toSetting).join('\n')}\n};\n`,
    '/** Replacements of deprecated settings, which are read until 0.4. */',
    `export const REPLACEMENTS = new Map<string, string>(${JSON.stringify(replaced.map(([name, { replacement }]) => [name, replacement]))});\n`,
  ].join('\n');
};
