import { existsSync, readFileSync } from 'node:fs';

// Runs before a package is packed, in its folder. What it rejects would install without an error and fail for users.
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** The files that an entry points to; those of patterns and of sources, which are not packed, are left out. */
const getTargets = (target) =>
  typeof target === 'string'
    ? [target]
    : Object.entries(target ?? {})
        .filter(([condition]) => condition !== '@biographql/source')
        .flatMap(([, inner]) => getTargets(inner))
        .filter((file) => !file.includes('*'));

const missing = [...new Set(getTargets(manifest.exports))].filter((file) => !existsSync(file));
if (missing.length > 0) reject(`lacks ${missing.join(', ')}: run \`pnpm build\` first`);
const { npm_command: command, npm_config_user_agent: agent = '' } = process.env;
if (command === 'publish' && /^npm\//.test(agent)) {
  reject('names the others as `workspace:^`, which npm publishes as it stands: use `pnpm publish`');
}

function reject(reason) {
  console.error(`${manifest.name} is not packed: it ${reason}.`);
  process.exit(1);
}
