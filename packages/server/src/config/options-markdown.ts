import { DEFAULT_CONFIG_FILE } from './load-config.js';
import { OPTION_NAMES, OPTIONS } from './options.js';

/** The configuration page of the documentation, written from the table of settings. */
export function optionsMarkdown(): string {
  const rows = OPTION_NAMES.map((name) => {
    const { env, flag, isInFile, defaultValue, expected, description } = OPTIONS[name];
    const cells = [
      isInFile ? `\`${name}\`` : '–',
      `\`${env}\``,
      flag === null ? '–' : `\`${flag}\``,
      code(defaultValue),
      `${description} Valid: ${expected}.`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Configuration',
    '',
    '<!-- Written from packages/server/src/config/options.ts by its test; edit the table there. -->',
    '',
    `Each setting may stand in a file (\`${DEFAULT_CONFIG_FILE}\` in the working directory, or the file that \`--config\` or \`BIOGRAPHQL_CONFIG\` names), in the environment, or in a flag of \`biographql\`. A flag wins over the environment, the environment over the file, the file over the default. An empty variable counts as absent. A value that is not valid stops the start with a message that names the setting and what would be valid.`,
    '',
    '| Field of the file | Variable | Flag | Default | Meaning |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '```json',
    JSON.stringify(
      { port: 4000, dataDir: '/var/lib/biographql', rateLimit: 6_000, sparqlTimeoutMs: 5_000 },
      null,
      2,
    ),
    '```',
    '',
  ].join('\n');
}

function code(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join(',')}\``;
  return `\`${String(value)}\``;
}
