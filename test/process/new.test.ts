import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperation } from '../../scripts/new/operation.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HEAVY = /\/(data|models|bench|training|docs)\/|\.(md|png|bin|br|gz)$/;

/** Copies what is compiled, with the links to dependencies, so that a test may write into it. */
function copyOfWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-new-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 24 })
    .split('\n')
    .filter((path) =>
      /^(packages|operations|codegen|etc|test\/(?:contract|[^/]+$)|[^/]+$)/.test(path),
    )
    .filter(
      (path) =>
        !HEAVY.test(path) ||
        /^packages\/((?:engines|ingest|questions|services|verify)\/(?:data|lexicon)|admet\/|admet-predictor\/models\/)/.test(
          path,
        ),
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

let workspace = '';
beforeAll(() => {
  workspace = copyOfWorkspace();
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

describe('a new operation', () => {
  it('takes six files, one for each layer and its test, and they compile', () => {
    expect(addOperation(workspace, 'drug-interactions')).toEqual([
      'schema.graphql',
      'operations/drug-interactions.graphql',
      'packages/services/src/entity-service.ts',
      'packages/services/src/entity-service.test.ts',
      'packages/server/src/graphql/resolvers/entities.ts',
      'codegen/actions.mjs',
    ]);
    run(workspace, 'graphql-codegen', ['--config', 'codegen.ts']);
    const hooks = readFileSync(join(workspace, 'packages/react/src/generated/hooks.ts'), 'utf8');
    expect(hooks).toContain('export const useSuspenseDrugInteractions');
    check(workspace, 'core', 'client', 'query', 'react', 'services', 'server');
  }, 600_000);

  it('rejects a taken or invalid name, and writes nothing', () => {
    const before = readFileSync(join(workspace, 'schema.graphql'), 'utf8');
    expect(() => addOperation(workspace, 'neighbors')).toThrow(/already exists/);
    expect(() => addOperation(workspace, 'Drug Interactions')).toThrow(RangeError);
    expect(readFileSync(join(workspace, 'schema.graphql'), 'utf8')).toBe(before);
  });
});
