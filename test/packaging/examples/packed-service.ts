import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedService } from './run-example.js';
import { runLine, startLine } from './shell.js';
import type { TarballRegistry } from './tarball-registry.js';

/** Starts the service of a tarball in an empty folder over its starter data, as the README of the server says. */
export async function startPackedService({
  npmrc,
}: TarballRegistry): Promise<RecordedService & AsyncDisposable> {
  const cwd = await mkdtemp(join(tmpdir(), 'biographql-packed-service-'));
  const apiKey = randomUUID();
  const remove = () => rm(cwd, { recursive: true, force: true, maxRetries: 3 });
  try {
    await writeFile(join(cwd, '.npmrc'), npmrc);
    await runLine('npm install @biographql/server', { cwd, env: {} });
    const env = { BIOGRAPHQL_API_KEY: apiKey };
    const started = await startLine('npx biographql serve', { cwd, env });
    return {
      address: `${started.origin}/biographql/graphql`,
      apiKey,
      async [Symbol.asyncDispose]() {
        await started.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
