import { DEFAULT_CONFIG_FILE } from './load-config.js';
import { SETTINGS } from './settings.js';

/** Returns the configuration page of the documentation, written from the table of settings. */
export function settingsMarkdown(): string {
  const rows = SETTINGS.map(({ name, variable, flag, defaultValue, expected, description }) => {
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

<!-- Written by a test from packages/server/src/config/settings.ts and the drivers of packages/engines; edit the tables there. -->

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
