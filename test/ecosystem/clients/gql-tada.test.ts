import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listenAsService } from '../../listening-service.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const GUIDE = join(root, '../../docs/guides/custom-documents.md');
const OURS = join(root, '../node_modules/@biographql');
const bin = (name: string) => join(root, 'node_modules', name);

let folder: string;
let service: ListeningService;
beforeAll(async () => {
  folder = await mkdtemp(join(root, '.tada-'));
  service = await listenAsService();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await service[Symbol.asyncDispose]();
});

/** Runs a program of Node in the folder, and returns what it printed. */
async function node(...args: readonly string[]): Promise<string> {
  try {
    const env = {
      ...process.env,
      BIOGRAPHQL_URL: service.address,
      BIOGRAPHQL_API_KEY: service.apiKey,
    };
    return (await promisify(execFile)(process.execPath, args, { cwd: folder, env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
  }
}

describe('the guide to gql.tada', () => {
  it('leads to documents that compile and run', async () => {
    const guide = await readFile(GUIDE, 'utf8');
    const part = guide.slice(guide.indexOf('## With gql.tada'));
    const [, configuration = ''] = /```json\n(.*?)```/s.exec(part) ?? [];
    const files = [...part.matchAll(/```ts[^\n]*\n\/\/ (\S+)\n(.*?)```/gs)];
    expect(files.map(([, name]) => name)).toEqual(['src/graphql.ts', 'src/neighbors.ts']);

    // The build of core does the same.
    await copyFile(join(root, '../../schema.graphql'), join(OURS, 'core/schema.graphql'));
    await mkdir(join(folder, 'node_modules'));
    await symlink(OURS, join(folder, 'node_modules/@biographql'));
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [, name = '', text = ''] of files) await writeFile(join(folder, name), text);
    // Sources stand for what is packed, which the tests of packages install.
    const { compilerOptions, ...rest } = JSON.parse(configuration);
    const sources = {
      ...compilerOptions,
      customConditions: ['@biographql/source'],
      lib: ['ES2023', 'ESNext.Disposable', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    };
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: sources, ...rest }),
    );

    await node(bin('gql.tada/bin/cli.js'), 'generate-output');
    expect(await node(bin('typescript/bin/tsc'), '-p', '.')).toBe('');
    const reported = await node(
      '--import',
      join(root, '../../node_modules/tsx/dist/loader.mjs'),
      '--conditions=@biographql/source',
      'src/neighbors.ts',
    );
    expect(reported).toMatch(/^asthma, /);
  }, 180_000);
});
