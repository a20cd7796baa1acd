import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BREAK, buildSchema, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
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
const DATA = /packages\/admet\/src\/catalog\//;

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? files(path) : [path];
  });
}

const packages = ['packages', 'optional', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, 'package.json'))),
);

/** Lines that we write by hand and ship: no tests, no seeds, no generated files. */
function countSourceLines(folder: string): number {
  return files(folder)
    .filter((path) => /\.(ts|tsx|mjs|py|wat)$/.test(path))
    .filter((path) => !/\.(test|test-d|fixture)\.|\/(test|seeds)\//.test(path))
    .reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);
}

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
});

describe('the house', () => {
  it('has no file over 300 lines', () => {
    const long = files('')
      .filter((path) => BUDGETED.test(path) && !DATA.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  // Files of one worker share their clock: what one takes away, the next would wait for.
  it('gives real timers back wherever a test takes them', () => {
    const tests = files('').filter((path) => /\.(?:test|fixture)\.tsx?$/.test(path));
    const taking = tests.filter((path) => /\buseFakeTimers\(/.test(read(path)));
    expect(taking.length).toBeGreaterThan(1);
    expect(taking.filter((path) => !read(path).includes('useRealTimers('))).toEqual([]);
  });

  it('has no package with more than a quarter of its own lines', () => {
    const lines = packages.map((path) => ({ path, lines: countSourceLines(path) }));
    const all = lines.reduce((sum, each) => sum + each.lines, 0);
    expect(all).toBeGreaterThan(10_000);
    expect(lines.filter((each) => each.lines > all / 4)).toEqual([]);
  });

  it.each(packages)('%s has a README with an example', (path) => {
    const readme = read(`${path}/README.md`);
    expect(readme).toMatch(/```(ts|tsx|js|bash|sh)( (?:not-run|sketch): .+)?\n/);
  });

  it('names no registry host in its lockfile', () => {
    expect(read('pnpm-lock.yaml')).not.toMatch(/https?:\/\//);
  });
});
