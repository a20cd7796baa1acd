import { DEFAULT_CONFIG_FILE } from './load-config.js';
import { placesOf, SETTING_NAMES, SETTINGS } from './settings.js';

/** Returns the configuration page of the documentation, written from the table of settings. */
export function settingsMarkdown(): string {
  const rows = SETTING_NAMES.map((name) => {
    const { defaultValue, expected, description } = SETTINGS[name];
    const { variable, flag } = placesOf(name);
    const cells = [
      flag === null ? '–' : `\`${name}\``,
      `\`${variable}\``,
      flag === null ? '–' : `\`${flag}\``,
      code(defaultValue),
      `${description} Valid: ${expected}.`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# Configuration

<!-- Written from packages/server/src/config/settings.ts by its test; edit the table there. -->

Each setting may stand in a file (\`${DEFAULT_CONFIG_FILE}\` in the working directory, or the file that \`--config\` or \`BIOGRAPHQL_CONFIG\` names), in the environment, or in a flag of \`biographql\`. A flag wins over the environment, the environment over the file, the file over the default. An empty variable counts as absent. A value that is not valid stops the start with a message that names the setting and what would be valid.

| Field of the file | Variable | Flag | Default | Meaning |
|---|---|---|---|---|
${rows.join('\n')}

\`\`\`json
{
  "port": 4000,
  "dataDir": "/var/lib/biographql",
  "rateLimit": 6000,
  "sparqlTimeoutMs": 5000
}
\`\`\`
`;
}

function code(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join(',')}\``;
  return `\`${String(value)}\``;
}
