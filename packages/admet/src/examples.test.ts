import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as admet from './index.js';

const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file));
const documents = [
  ['README.md', readFileSync(new URL('../README.md', folder), 'utf8')] as const,
  ...sources.map((file) => [file, dedent(readFileSync(new URL(file, folder), 'utf8'))] as const),
];
const examples = documents.flatMap(([file, text]) =>
  [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ''], index) => ({
    title: `${file} #${index + 1}`,
    code,
  })),
);

describe('documented examples', () => {
  it.each(examples)('$title does what its comments say', ({ code }) => {
    const claims = run(code);
    expect(claims.length).toBeGreaterThan(0);
    for (const [actual, expected] of claims) expect(actual).toEqual(expected);
  });

  it('exist for the README and every public function', () => {
    const functions = Object.entries(admet)
      .filter(([, value]) => typeof value === 'function' && !/^class/.test(String(value)))
      .map(([name]) => name);
    const code = examples.map((example) => example.code).join('\n');
    expect(functions.length).toBeGreaterThan(5);
    for (const name of functions) expect(code).toContain(`${name}(`);
    expect(examples.some(({ title }) => title.startsWith('README'))).toBe(true);
  });
});

function dedent(source: string): string {
  return source.replace(/^ \* ?/gm, '');
}

/** Runs an example and returns each `expression; // value` (the value may be on the next line) as a pair. */
function run(code: string): readonly (readonly [unknown, unknown])[] {
  const body = code
    .replace(/^import \{([^}]*)\} from '@biographql\/admet';/m, 'const {$1} = admet;')
    .replace(/^([^\n/].*?);[ \t]*\n?\/\/ (.+)$/gm, 'claims.push([($1), ($2)]);');
  const execute = new Function('admet', `const claims = [];\n${body}\nreturn claims;`);
  return execute(admet);
}
