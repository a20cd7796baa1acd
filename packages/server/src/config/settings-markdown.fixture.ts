import { DEFAULT_CONFIG_FILE } from './load-config.js';
import PRESETS from './presets.json' with { type: 'json' };
import type { GroupName } from './settings.js';
import { type NamedSetting, SETTINGS } from './settings.js';

/** Returns the configuration page of the documentation, written from the table of settings. */
export function settingsMarkdown(): string {
  const current = SETTINGS.filter(({ replacement }) => replacement === null);
  const gone = SETTINGS.filter(({ replacement, place }) => replacement !== null && place === null);
  return `# Configuration

<!-- Written by a test from packages/server/src/config and the drivers of packages/engines; edit the tables there. -->

For operators: every setting of the service, with its default.

Put a setting in a file (\`${DEFAULT_CONFIG_FILE}\` in the working directory, or the file that \`--config\` or \`BIOGRAPHQL_CONFIG\` names), in the environment, or in a flag of \`biographql\`. Flags override the environment, the environment overrides the file, and the file overrides the defaults. An empty variable counts as not set. An invalid value stops the start with a message that names the setting and the valid values.

| Field of the file | Variable | Flag | Default | Meaning |
|---|---|---|---|---|
${current.map(row).join('\n')}

\`\`\`json
{
  "port": 4000,
  "dataDir": "/var/lib/biographql",
  "preset": "public",
  "limits": { "rateLimit": 6000, "sparqlTimeoutMs": 8000 }
}
\`\`\`

## Limits

A preset sets all limits; \`limits\` overrides single ones: \`BIOGRAPHQL_LIMITS=maxDepth=20,rateLimit=600\`, \`--limits maxDepth=20\`, or an object in the file.

| Limit | \`development\` | \`public\` | \`trusted\` | Meaning |
|---|---|---|---|---|
${getMembers('limits').map(limitRow).join('\n')}

## Workers

${getMembers('workers').map(memberLine).join('\n')}

## Engines

${getMembers('engines').map(memberLine).join('\n')}

## Deprecated

These settings are still accepted in this minor version, with a warning; \`datasets\` and \`openReleases\` have no effect. Also accepted are separate settings for limits, workers and engines (\`BIOGRAPHQL_MAX_DEPTH\`, \`--max-depth\`).

${gone.map(({ name, replacement }) => `- \`${name}\`: ${replacement}`).join('\n')}
`;
}

function getMembers(group: GroupName): readonly NamedSetting[] {
  return SETTINGS.filter(({ place }) => place?.group === group);
}

function row({ name, variable, flag, defaultValue, expected, description }: NamedSetting): string {
  const cells = [
    flag === null ? '–' : `\`${name}\``,
    `\`${variable}\``,
    flag === null ? '–' : `\`${flag}\``,
    code(defaultValue),
    `${description} Valid: ${expected}.`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function limitRow({ name, defaultValue, expected, description }: NamedSetting): string {
  const presets = Object.values(PRESETS).map((preset: Readonly<Record<string, number>>) =>
    code(preset[name] ?? defaultValue),
  );
  return `| \`${name}\` | ${presets.join(' | ')} | ${description} Valid: ${expected}. |`;
}

function memberLine({ place, description, expected }: NamedSetting): string {
  return `- \`${place?.key}\`: ${description} Valid: ${expected}.`;
}

function code(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'object') {
    const items = Object.values(value);
    return items.length === 0 ? 'none' : `\`${items.join(',')}\``;
  }
  return `\`${String(value)}\``;
}
