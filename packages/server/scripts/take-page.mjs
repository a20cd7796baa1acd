// @ts-check
// Copies the built page and documentation into the package before packing. In the repository they are served in place.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

take('apps/demo/dist', 'page');
take('apps/docs/dist', 'docs');

/** @param {string} from @param {'docs' | 'page'} name */
function take(from, name) {
  const built = fileURLToPath(new URL(`../../../${from}`, import.meta.url));
  const taken = fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
  rmSync(taken, { recursive: true, force: true });
  if (existsSync(`${built}/index.html`)) cpSync(built, taken, { recursive: true });
  else
    process.stderr.write(`${from} is not built, so it is not packed: run \`pnpm build\` first.\n`);
}
