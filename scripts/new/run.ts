import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SNAPSHOTS = ['client', 'query', 'react'].map((name) => `packages/${name}/src/index.test.ts`);

/** Adds files to a repository. Returns the files it made or changed. */
export type Add = (root: string, ...names: string[]) => readonly string[];

/** Runs one of the commands: adds the files, makes the generated ones and the lists of exports anew, and says what is next. */
export async function run(usage: string, add: Add): Promise<void> {
  const names = process.argv.slice(2);
  if (names.length === 0 || names.some((name) => name.startsWith('-'))) {
    console.log(usage);
    process.exitCode = names.includes('--help') ? 0 : 2;
    return;
  }
  try {
    const touched = add(ROOT, ...names);
    call('graphql-codegen', ['--config', 'codegen.ts']);
    call('biome', [
      'check',
      '--write',
      '--log-level=error',
      ...touched.filter((path) => /tsx?$/.test(path)),
    ]);
    call('vitest', ['run', ...SNAPSHOTS, '-u']);
    console.log(`Made or changed:\n${touched.map((path) => `  ${path}`).join('\n')}`);
    console.log(
      'Next: write what the failing tests ask for; `pnpm test` runs them. Then `pnpm changeset`.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function call(program: string, args: readonly string[]): void {
  execFileSync(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
