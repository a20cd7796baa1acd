import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scriptArguments } from '../../../scripts/own-arguments.js';
import { packAll } from '../tarballs.js';
import { ROOT, readExample } from './documented-steps.js';
import { startPackedService } from './packed-service.js';
import { startWalk } from './page-walk.js';
import { runExample } from './run-example.js';
import { serveTarballs } from './tarball-registry.js';

// Does what the README of every example says, in empty folders, with the tarballs of this repository alone: the service
// that they ask is one of them as well. Names of examples behind the command choose some.
//   --latest   the latest third-party packages from npm, rather than as this repository is tested with
//   --browser  pages that are served are walked through in Chromium; CHROME_PATH names another than /usr/bin/chromium
const { values, positionals } = parseArgs({
  args: scriptArguments,
  options: {
    latest: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const folder = await mkdtemp(join(tmpdir(), 'biographql-tarballs-'));
const failed: string[] = [];
try {
  const tarballs = await packAll(folder);
  await using registry = await serveTarballs(tarballs);
  await using service = await startPackedService(registry);
  await using walk = values.browser ? await startWalk() : null;
  for (const name of positionals.length > 0 ? positionals : await exampleNames()) {
    const started = performance.now();
    const seconds = () => `${Math.round((performance.now() - started) / 1_000)} s`;
    try {
      await runExample(readExample(name, !values.latest), registry, service, walk?.walk);
      process.stdout.write(`ok      ${name}  ${seconds()}\n`);
    } catch (error) {
      failed.push(name);
      process.stdout.write(`FAILED  ${name}  ${seconds()}\n${describe(error)}\n`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (failed.length > 0) process.exitCode = 1;

/** The folders of `examples` with documented steps. */
async function exampleNames(): Promise<readonly string[]> {
  const files = await readdir(join(ROOT, 'examples'), { recursive: true });
  return files.flatMap((file) => /^([a-z-]+)[/\\]README\.md$/.exec(file)?.[1] ?? []).sort();
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.message, ...(error.cause === undefined ? [] : [describe(error.cause)])].join('\n');
}
