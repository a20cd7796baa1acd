import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as client from '@biographql/client';
import * as mock from '@biographql/client/testing';
import * as strings from '@biographql/core/strings';
import { transform } from 'esbuild';
import * as mswNode from 'msw/node';
import { describe, expect, it } from 'vitest';
import * as testing from '../src/index.js';
import * as handlers from '../src/msw.js';
import * as service from '../src/service.js';

const MODULES: Readonly<Record<string, object>> = {
  '@biographql/client': client,
  '@biographql/client/testing': mock,
  '@biographql/core/strings': strings,
  '@biographql/testing': testing,
  '@biographql/testing/msw': handlers,
  '@biographql/testing/service': service,
  'msw/node': mswNode,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<void>;

/** The programs of the README, and of the docstrings without their stars. */
const programs = ['README.md', ...readdirSync(join(root, 'src')).map((file) => `src/${file}`)]
  .filter((file) => /README\.md$|(?<!\.test|\.fixture)\.ts$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/^ \* ?/gm, '');
    return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => ({ file, code }));
  });

describe('the programs of README and docstrings', () => {
  it('are there', () => expect(programs.length).toBeGreaterThan(8));

  it.each(programs)('of $file print what they say', async ({ code }) => {
    const body = code.replace(
      /import \{([^}]*)\} from '([^']+)';/g,
      (_, names: string, from: string) => `const {${names}} = load('${from}');`,
    );
    const { code: script } = await transform(body, { loader: 'ts' });
    const load = (from: string) => {
      expect(Object.keys(MODULES)).toContain(from);
      return MODULES[from];
    };
    const printed: (readonly unknown[])[] = [];
    const log = (...values: readonly unknown[]) => printed.push(values);
    await new AsyncFunction('load', 'console', script)(load, { log });
    const stated = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, said = '']) =>
      said.split(', ').map((value) => JSON.parse(value.replaceAll("'", '"'))),
    );
    const isStated = /console\.log\(.*\); \/\//.test(code);
    expect(isStated ? printed : []).toEqual(stated);
  });
});
