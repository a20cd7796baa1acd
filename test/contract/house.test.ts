import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BREAK, buildSchema, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'generated',
  'data',
  'models',
  '.turbo',
  '.git',
  '.biographql',
]);
const BUDGETED = /\.(ts|tsx|mjs|cjs)$/;
/** Data in the form of code. */
const DATA = /packages\/admet\/src\/catalog\/|packages\/sparql\/src\/queries\//;

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? files(path) : [path];
  });
}

const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, 'package.json'))),
);

describe('the contract', () => {
  it('has a description on every type, field, argument and enum value', () => {
    const bare: string[] = [];
    visit(parse(read('schema.graphql')), {
      enter(node) {
        const described = 'description' in node || 'operationTypes' in node;
        if (!described && !/Definition$/.test(node.kind)) return undefined;
        if (node.kind === 'OperationTypeDefinition' || node.kind === 'Document') return undefined;
        if ('description' in node && !node.description && 'name' in node && node.name) {
          bare.push(`${node.kind} ${'value' in node.name ? node.name.value : ''}`);
        }
        return bare.length > 20 ? BREAK : undefined;
      },
    });
    expect(bare).toEqual([]);
    expect(() => buildSchema(read('schema.graphql'))).not.toThrow();
  });

  it('is what the generated files were made from', async () => {
    await expect(
      run(bin('graphql-codegen'), ['--config', 'codegen.ts', '--check'], { cwd: root }),
    ).resolves.toBeDefined();
  });
});

describe('the house', () => {
  it('keeps its arrows', async () => {
    await expect(
      run(bin('depcruise'), ['packages', 'apps', '--config', '.dependency-cruiser.cjs'], {
        cwd: root,
      }),
    ).resolves.toBeDefined();
  });

  it('keeps its style', async () => {
    await expect(
      run(bin('biome'), ['check', '.', '--diagnostic-level=error'], { cwd: root }),
    ).resolves.toBeDefined();
  });

  it.each(packages.filter((path) => existsSync(join(root, path, 'tsconfig.json'))))(
    'type-checks %s',
    async (path) => {
      await expect(run(bin('tsc'), ['--noEmit', '-p', path], { cwd: root })).resolves.toBeDefined();
    },
    120_000,
  );

  it('has no file over 300 lines', () => {
    const long = files('')
      .filter((path) => BUDGETED.test(path) && !DATA.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it.each(packages)('%s has a README with an example', (path) => {
    const readme = read(`${path}/README.md`);
    expect(readme).toMatch(/```(ts|tsx|js|bash|sh)\n/);
  });

  it('has a page for every error code', async () => {
    const { ERROR_CODES } = await import('@biographql/core');
    const missing = Object.keys(ERROR_CODES).filter(
      (code) => !existsSync(join(root, `docs/errors/${code}.md`)),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry host in its lockfile', () => {
    expect(read('pnpm-lock.yaml')).not.toMatch(/https?:\/\//);
  });
});
