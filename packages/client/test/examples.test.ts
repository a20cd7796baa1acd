import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as core from '@biographql/core';
import * as manifest from '@biographql/core/manifest';
import * as strings from '@biographql/core/strings';
import type { TestService } from '@biographql/server/testing';
import * as sparql from '@biographql/sparql';
import { transform } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as browser from '../src/browser.js';
import * as client from '../src/index.js';
import * as proxy from '../src/proxy.js';
import * as rows from '../src/rows.js';
import * as testing from '../src/testing.js';
import { startService } from './service.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<void>;

interface Example {
  readonly file: string;
  readonly code: string;
}

/** The fenced programs of the docstrings under `src`, without their stars, and of the README. */
const examples: readonly Example[] = [
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, 'src', file), 'utf8').replace(/^ \* ?/gm, '');
      return programs(text).map((code) => ({ file, code }));
    }),
  ...programs(readFileSync(join(root, 'README.md'), 'utf8')).map((code) => ({
    file: 'README.md',
    code,
  })),
];

function programs(text: string): readonly string[] {
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1] ?? '');
}

/** An example of a function is only its use: adds its imports, the address of the service and the client. */
function withClient(code: string): string {
  if (/from '@biographql\/client['/]/.test(code.replace("client/rows'", ''))) return code;
  const names = Object.keys(client).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const clientLine = 'const client = createClient({ url });';
  return [
    `import { ${[...new Set(['createClient', ...names])].join(', ')} } from '@biographql/client';`,
    "const url = 'http://127.0.0.1:4000/biographql/graphql';",
    /\bconst client\b/.test(code) ? '' : clientLine,
    code,
  ].join('\n');
}

/** Runs a program with our sources as its modules; a value in a comment after `console.log` is checked. */
async function run({ code }: Example): Promise<void> {
  const modules: Record<string, object> = {
    '@biographql/client': client,
    '@biographql/client/browser': browser,
    '@biographql/client/proxy': proxy,
    '@biographql/client/rows': rows,
    '@biographql/client/testing': testing,
    '@biographql/core': core,
    '@biographql/core/manifest': manifest,
    '@biographql/core/strings': strings,
    '@biographql/sparql': sparql,
  };
  const body = withClient(code)
    .replace(
      /import \{([^}]*)\} from '([^']+)';/g,
      (_, names: string, from: string) =>
        `const {${names.replace(/\btype \w+,?/g, '')}} = load('${from}');`,
    )
    .replace(/^export /gm, '')
    .replace(/console\.log\((.*)\); \/\/ ('.*')$/gm, 'same($1, $2);');
  const { code: script } = await transform(body, { loader: 'ts' });
  const load = (from: string) => {
    expect(Object.keys(modules)).toContain(from);
    return modules[from];
  };
  const same = (actual: unknown, stated: unknown) => expect(actual).toEqual(stated);
  await new AsyncFunction('load', 'same', 'console', script)(load, same, { log: () => {} });
}

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());
afterEach(() => vi.unstubAllGlobals());

describe('examples', () => {
  it('are given for every exported function', () => {
    const functions = Object.entries({ ...client, ...proxy, ...rows }).filter(
      ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
    );
    const all = examples.map(({ code }) => code).join('\n');
    const shown = functions.filter(([name]) => new RegExp(`\\b${name}\\(`).test(all));
    // A deprecated name is the same function as its replacement.
    const missing = functions.filter(([, value]) => shown.every(([, other]) => other !== value));
    expect(missing).toEqual([]);
  });

  it.each(examples.map((example) => [example.file, example] as const))(
    'of %s run',
    async (_, example) => {
      const page = proxy.createProxy({
        url: service.url,
        apiKey: service.apiKey,
        fetch: (request) => service.fetch(request),
      });
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        if (url.startsWith('/')) return page(new Request(`http://page${url}`, init));
        const headers = { ...init.headers, 'x-api-key': service.apiKey };
        return service.fetch(service.url, { ...init, headers });
      });
      await run(example);
    },
  );
});
