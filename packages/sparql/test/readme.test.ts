import { readFileSync } from 'node:fs';
import * as oxigraph from 'oxigraph';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as sparql from '../src/index.js';
import * as queries from '../src/queries.js';

const MODULES: Readonly<Record<string, object>> = {
  '@biographql/sparql': sparql,
  '@biographql/sparql/queries': queries,
  oxigraph,
};

it('the example of the README prints what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const expected = [...code.matchAll(/(?:^|; )\/\/ (.*)$/gm)].map(([, line]) => line);
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const printed: string[] = [];
  const log = (...values: readonly unknown[]) => printed.push(...values.join(' ').split('\n'));
  const run = new Function('require', 'exports', 'console', outputText);
  run((name: string) => MODULES[name], {}, { log });
  const sorted = [...printed].sort();
  expect(expected.length).toBeGreaterThan(3);
  expect(sorted).toEqual([...expected].sort());
});
