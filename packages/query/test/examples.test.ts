import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as client from '@biographql/client';
import * as strings from '@biographql/core/strings';
import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import * as sparql from '@biographql/sparql';
import * as tanstack from '@tanstack/query-core';
import { transform } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as query from '../src/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const MODULES: Readonly<Record<string, object>> = {
  '@biographql/client': client,
  '@biographql/core/strings': strings,
  '@biographql/query': query,
  '@biographql/sparql': sparql,
  '@tanstack/query-core': tanstack,
};

/** The fenced programs of the docstrings and of the README, by file. */
const examples = [
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file))
    .sort()
    .map((file) => `src/${file}`),
  'README.md',
].flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8').replace(/^ \* ?/gm, '');
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => [file, code] as const);
});

/** An example of options is only their use: adds the client and what it imports. */
function withClient(code: string): string {
  if (/from '@biographql\/(client|query)'/.test(code)) return code;
  const imports = ['@biographql/client', '@biographql/query', '@tanstack/query-core'].map(
    (name) => {
      const used = Object.keys(MODULES[name] ?? {}).filter(
        (key) => key !== 'createClient' && new RegExp(`\\b${key}\\b`).test(code),
      );
      return `import { ${used.join(', ')} } from '${name}';`;
    },
  );
  const client =
    "const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });";
  return [...imports, "import { createClient } from '@biographql/client';", client, code].join(
    '\n',
  );
}

let service: TestService;
beforeAll(async () => {
  const values = { CCO: 0.1, c1ccccc1: 0.2 };
  const admet = tablePredictor({ hERG: values, logS: values });
  service = await createTestService({ engines: { admet } });
});
afterAll(() => service[Symbol.asyncDispose]());
afterEach(() => vi.unstubAllGlobals());

describe('examples', () => {
  it('are given for every exported function', () => {
    const all = examples.map(([, code]) => code).join('\n');
    const functions = Object.entries(query)
      .filter(([name, value]) => typeof value === 'function' && !/Error$/.test(name))
      .map(([name]) => name);
    expect(functions.filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
  });

  it.each(examples)('of %s run', async (_, code) => {
    const statuses: number[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const headers = { ...init.headers, 'x-api-key': service.apiKey };
      const answer = await service.fetch(service.url, { ...init, headers });
      statuses.push(answer.status);
      return answer;
    });
    const body = withClient(code)
      .replace(/^import \* as (\w+) from ('.*');$/gm, 'const $1 = load($2);')
      .replace(/^import (.*) from ('.*');$/gm, 'const $1 = load($2);');
    const { code: script } = await transform(`return (async () => {${body}})();`, {
      loader: 'ts',
    });
    const load = (name: string) => {
      expect(Object.keys(MODULES)).toContain(name);
      return MODULES[name];
    };
    await new Function('load', 'console', script)(load, { log: () => {} });
    expect(statuses.every((status) => status === 200)).toBe(true);
  });
});
