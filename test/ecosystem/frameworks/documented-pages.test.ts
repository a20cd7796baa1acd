import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type DocumentedCode, documentedSection } from '../../contract/documented-code.js';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const FOLDER = join(HERE, '.documented-pages');
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** The type checker of each framework, with its arguments before the project. */
const FRAMEWORKS = [
  { name: 'vue', title: 'Vue', checker: ['vue-tsc/bin/vue-tsc.js', '--noEmit', '-p'], jsx: {} },
  {
    name: 'svelte',
    title: 'Svelte',
    checker: ['svelte-check/bin/svelte-check', '--output', 'machine', '--tsconfig'],
    jsx: {},
  },
  {
    name: 'solid',
    title: 'Solid',
    checker: ['typescript/bin/tsc', '--noEmit', '-p'],
    jsx: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  },
] as const;
type Framework = (typeof FRAMEWORKS)[number];

describe.each(FRAMEWORKS)('$name', (framework) => {
  it('the guide and the example compile, and a misspelled field does not', () => {
    const { name, title } = framework;
    const page = documentedSection('docs/guides/frameworks.md', title)
      .filter(({ isSketch }) => isSketch)
      .map(getFile);
    const misspelled = page.map(
      ([file, code]) => [file, code.replace(/\blabel\b/g, 'lable')] as const,
    );
    expect(misspelled).not.toEqual(page);

    const folder = join(FOLDER, name);
    write(join(folder, 'guide'), page);
    write(join(folder, 'misspelled'), misspelled);
    // The checker of Svelte would run the configuration of Vite.
    cpSync(join(EXAMPLES, name), join(folder, 'example'), {
      recursive: true,
      filter: (path) => !/vite\.config|tsconfig/.test(path),
    });
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(getConfig(framework)));
    const faults = getFaults(folder, framework);
    const isExpected = (fault: string) => fault.includes('/misspelled/') && fault.includes('lable');
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    expect(faults.some(isExpected)).toBe(true);
  }, 120_000);
});

/** Name and text of a block; its first line may hold the name. */
function getFile({ code, language }: DocumentedCode): readonly [file: string, code: string] {
  const named = /^(?:\/\/|<!--) (\S+)/.exec(code)?.[1];
  return [named ?? `app.${language}`, code];
}

function write(folder: string, files: readonly (readonly [file: string, code: string])[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of files) writeFileSync(join(folder, file), code);
}

function getConfig({ jsx }: Framework) {
  const compilerOptions = {
    ...{ module: 'esnext', moduleResolution: 'bundler', moduleDetection: 'force' },
    ...{ types: ['node'], allowImportingTsExtensions: true },
    ...jsx,
  };
  return { extends: '../../../../tsconfig.base.json', compilerOptions, include: ['.'] };
}

/** The errors that the checker prints for a project. */
function getFaults(folder: string, { checker: [program, ...args] }: Framework): readonly string[] {
  const command = [join(HERE, 'node_modules', program), ...args, join(folder, 'tsconfig.json')];
  const { stdout } = spawnSync(process.execPath, command, { cwd: HERE, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /\berror TS|\bERROR "/.test(line));
}
