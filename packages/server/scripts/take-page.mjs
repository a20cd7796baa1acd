// @ts-check
// Puts the built page into the package that is about to be packed; in the repository it is served from where it is built.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../apps/demo/dist', import.meta.url));
const taken = fileURLToPath(new URL('../dist/page', import.meta.url));

rmSync(taken, { recursive: true, force: true });
if (existsSync(`${built}/index.html`)) cpSync(built, taken, { recursive: true });
else process.stderr.write('The page is not built, so it is not packed: run `pnpm build` first.\n');
