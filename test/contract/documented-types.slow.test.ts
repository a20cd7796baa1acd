import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { documentedCode } from './documented-code.js';
import { CODE_DOCS, getFile } from './documented-files.js';

const FOLDER = fileURLToPath(new URL('../.documented-types/', import.meta.url));
const COMPILER = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it('compiles all programs of guides and READMEs', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const programs = CODE_DOCS.flatMap(documentedCode)
    .filter(({ language }) => /^tsx?$/.test(language))
    .filter(({ isSketch }) => !isSketch);
  for (const program of programs) writeFileSync(join(FOLDER, getFile(program)), program.code);
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'Bundler',
      moduleDetection: 'force',
      jsx: 'react-jsx',
      types: ['node'],
    },
    files: programs.map(getFile),
  };
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  expect(programs.length).toBeGreaterThan(35);
  expect(getFaults(FOLDER)).toBe('');
}, 120_000);

/** What the compiler says of a project; empty when it compiles. */
function getFaults(folder: string): string {
  try {
    execFileSync(process.execPath, [COMPILER, '--noEmit', '--pretty', 'false', '-p', folder]);
    return '';
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}
