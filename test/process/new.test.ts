import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEngine } from '../../scripts/new/engine.js';
import { addHookOf } from '../../scripts/new/hook.js';
import { addOperation } from '../../scripts/new/operation.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HEAVY = /\/(data|models|bench|training|docs)\/|\.(md|png|bin|br|gz)$/;

/** Copies what is compiled, with the links to dependencies, so that a test may write into it. */
function copyOfHouse(): string {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-new-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 24 })
    .split('\n')
    .filter((path) => /^(packages|operations|codegen|test\/(?:contract|[^/]+$)|[^/]+$)/.test(path))
    .filter(
      (path) =>
        !HEAVY.test(path) ||
        /^packages\/(vocabulary\/data|admet\/|admet-predictor\/models\/)/.test(path),
    )
    .filter((path) => existsSync(join(ROOT, path)));
  for (const path of files) cpSync(join(ROOT, path), join(folder, path));
  for (const name of new Set(files.map((path) => /^packages\/[^/]+/.exec(path)?.[0] ?? ''))) {
    const modules = `${name}/node_modules`;
    if (name === '' || !existsSync(join(ROOT, modules))) continue;
    cpSync(join(ROOT, modules), join(folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const run = (folder: string, program: string, args: readonly string[]) =>
  execFileSync(join(ROOT, 'node_modules/.bin', program), args, { cwd: folder, stdio: 'pipe' });

/** Type-checks packages of a copy; its output is the error's message. */
function check(folder: string, ...names: readonly string[]): void {
  for (const name of names) {
    const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc');
    const args = [tsc, '--noEmit', '-p', join(folder, 'packages', name)];
    try {
      execFileSync(process.execPath, args, { stdio: 'pipe', encoding: 'utf8' });
    } catch (error) {
      throw new Error((error as { stdout: string }).stdout);
    }
  }
}

let house = '';
beforeAll(() => {
  house = copyOfHouse();
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('a new operation', () => {
  it('has a file in every room, and they compile', () => {
    const touched = addOperation(house, 'drug-interactions');
    expect(touched).toEqual(
      expect.arrayContaining([
        'schema.graphql',
        'operations/drug-interactions.graphql',
        'packages/server/src/services/drug-interactions-service.ts',
        'packages/server/src/services/drug-interactions-service.test.ts',
        'packages/server/src/resolvers/drug-interactions.ts',
        'packages/client/src/actions/get-drug-interactions.ts',
        'packages/query/src/options/drug-interactions.ts',
        'packages/react/src/hooks/use-drug-interactions.ts',
        'packages/vue/src/composables.ts',
        'packages/svelte/src/queries.ts',
        'packages/solid/src/primitives.ts',
      ]),
    );
    run(house, 'graphql-codegen', ['--config', 'codegen.ts']);
    check(house, 'core', 'client', 'query', 'react', 'vue', 'svelte', 'solid', 'server');
  }, 600_000);

  it('is refused under a name that is taken or is none, and then nothing is written', () => {
    const before = readFileSync(join(house, 'schema.graphql'), 'utf8');
    expect(() => addOperation(house, 'neighbors')).toThrow(/is there already/);
    expect(() => addOperation(house, 'Drug Interactions')).toThrow(RangeError);
    expect(readFileSync(join(house, 'schema.graphql'), 'utf8')).toBe(before);
  });
});

describe('a new hook', () => {
  it('is refused for a name that has one', () => {
    expect(() => addHookOf(house, 'neighbors')).toThrow(/is there already/);
  });
});

describe('a new engine', () => {
  it.each([
    ['graph', 'graph-store/elastic/elastic-graph'],
    ['labels', 'label-index/elastic/elastic-labels'],
    ['articles', 'article-index/elastic/elastic-articles'],
    ['admet', 'admet-predictor/elastic/elastic-admet'],
  ])('of %s is one folder and one line', (kind, path) => {
    expect(addEngine(house, kind, 'elastic')).toEqual([
      `packages/engines/src/${path}.ts`,
      `packages/engines/src/${path}.test.ts`,
      'packages/engines/src/drivers.ts',
    ]);
  });

  it('compiles', () => check(house, 'engines'));

  it('is refused for an interface that is none', () => {
    expect(() => addEngine(house, 'colors', 'elastic')).toThrow(/graph, labels, articles, admet/);
  });
});
