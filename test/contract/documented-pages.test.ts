import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type DocumentedCode, documentedCode } from './documented-code.js';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
/** Beside the examples, whose frameworks are found from there. */
const FOLDER = join(EXAMPLES, '.documented-pages');
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const TYPESCRIPT = '../node_modules/typescript/bin/tsc';
/** What checks the pages of a framework: a program of the examples' folder, and its arguments before the project. */
const FRAMEWORKS = [
  { name: 'vue', checker: ['node_modules/vue-tsc/bin/vue-tsc.js', '--noEmit', '-p'], jsx: {} },
  {
    name: 'svelte',
    checker: ['node_modules/svelte-check/bin/svelte-check', '--output', 'machine', '--tsconfig'],
    jsx: {},
  },
  {
    name: 'solid',
    checker: [TYPESCRIPT, '--noEmit', '-p'],
    jsx: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  },
] as const;
type Framework = (typeof FRAMEWORKS)[number];

describe.each(FRAMEWORKS)('of $name', (framework) => {
  it('the page in the README and the example are checked with their types', () => {
    const { name } = framework;
    const page = documentedCode(`packages/${name}/README.md`)
      .filter(({ isSketch }) => isSketch)
      .map(fileOf);
    const misspelled = page.map(
      ([file, code]) => [file, code.replace(/\blabel\b/g, 'lable')] as const,
    );
    expect(misspelled).not.toEqual(page);

    const folder = join(FOLDER, name);
    write(join(folder, 'readme'), page);
    write(join(folder, 'misspelled'), misspelled);
    // Without its configuration, which the checker of Svelte would run.
    cpSync(join(EXAMPLES, name), join(folder, 'example'), {
      recursive: true,
      filter: (path) => !/vite\.config|\.test\.|tsconfig/.test(path),
    });
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configOf(framework)));
    const faults = faultsOf(folder, framework);
    const isExpected = (fault: string) => fault.includes('/misspelled/') && fault.includes('lable');
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    expect(faults.some(isExpected)).toBe(true);
  }, 120_000);
});

/** Name and text of a sketch; its first line may say its name. */
function fileOf({ code, language }: DocumentedCode): readonly [file: string, code: string] {
  const named = /^(?:\/\/|<!--) (\S+)/.exec(code)?.[1];
  return [named ?? `app.${language}`, code];
}

function write(folder: string, files: readonly (readonly [file: string, code: string])[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of files) writeFileSync(join(folder, file), code);
}

/** A project of the page and the example of a framework. */
function configOf({ jsx }: Framework) {
  const compilerOptions = {
    ...{ module: 'esnext', moduleResolution: 'bundler', moduleDetection: 'force' },
    ...{ types: ['node'], allowImportingTsExtensions: true },
    ...jsx,
  };
  return { extends: '../../../tsconfig.base.json', compilerOptions, include: ['.'] };
}

/** The lines in which the checker complains of a project. */
function faultsOf(folder: string, { checker: [program, ...args] }: Framework): readonly string[] {
  const command = [join(EXAMPLES, program), ...args, join(folder, 'tsconfig.json')];
  const { stdout } = spawnSync(process.execPath, command, { cwd: EXAMPLES, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /\berror TS|\bERROR "/.test(line));
}
