import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as client from '@biographql/client';
import * as strings from '@biographql/core/strings';
import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import * as sparql from '@biographql/sparql';
import * as tanstack from '@tanstack/react-query';
import { transform } from 'esbuild';
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as hooks from '../src/index.js';
import * as options from '../src/options.js';
import * as predictor from '../src/predictor.js';
import '../src/render.fixture.js';
import { render } from '@testing-library/react';

const root = fileURLToPath(new URL('..', import.meta.url));
const MODULES: Readonly<Record<string, object>> = {
  '@biographql/client': client,
  '@biographql/core/strings': strings,
  '@biographql/react': hooks,
  '@biographql/react/options': options,
  '@biographql/react/predictor': predictor,
  '@biographql/sparql': sparql,
  '@tanstack/react-query': tanstack,
  react,
  'react/jsx-runtime': runtime,
};

const PATIENT = { timeout: 10_000 };

interface Example {
  readonly file: string;
  readonly code: string;
}

const examples: readonly Example[] = [
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
    .sort()
    .flatMap((file) =>
      programs(readFileSync(join(root, 'src', file), 'utf8').replace(/^ \* ?/gm, ''), file),
    ),
  ...programs(readFileSync(join(root, 'README.md'), 'utf8'), 'README.md'),
];

function programs(text: string, file: string): readonly Example[] {
  return [...text.matchAll(/```tsx?\n(.*?)```|@example `([^\n]*)`/gs)].map(([, code, line]) => ({
    file,
    code: withComponent(code ?? `${line}\nreturn <p>{JSON.stringify(data)}</p>;`),
  }));
}

/** An example of a hook is only its use: adds its import and the component around it. */
function withComponent(code: string): string {
  if (/^(?:import|export) /m.test(code)) return code;
  const names = Object.keys(hooks).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `import { ${names.join(', ')} } from '@biographql/react';\nexport function Shown() {\n${code}}`;
}

/** Runs a program with our sources as its modules, and returns the last component that it exports, if any. */
async function run({ code }: Example): Promise<react.ComponentType | undefined> {
  const { code: script } = await transform(code, {
    loader: 'tsx',
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    supported: { 'top-level-await': true },
  }).catch(async () => {
    const body = code.replace(/^import (.*) from ('.*');$/gm, 'const $1 = require($2);');
    return transform(`module.exports = (async () => {${body}})();`, { loader: 'ts' });
  });
  const require = (name: string) => {
    expect(Object.keys(MODULES)).toContain(name);
    return MODULES[name];
  };
  const module = { exports: {} as unknown };
  const quiet = { log: () => {} };
  new Function('require', 'module', 'exports', 'console', script)(
    require,
    module,
    module.exports,
    quiet,
  );
  const exported = (await module.exports) as
    | Readonly<Record<string, react.ComponentType>>
    | undefined;
  return Object.values(exported ?? {}).at(-1);
}

let service: TestService;
const statuses: number[] = [];
beforeAll(async () => {
  const values = { CCO: 0.1, c1ccccc1: 0.2 };
  const admet = tablePredictor({ hERG: values, logS: values });
  service = await createTestService({ engines: { admet } });
});
afterAll(() => service[Symbol.asyncDispose]());
afterEach(() => vi.unstubAllGlobals());

describe('examples', () => {
  it('are given for every exported function', () => {
    const all = examples.map(({ code }) => code).join('\n');
    const functions = Object.entries({ ...hooks, ...predictor })
      .filter(([name, value]) => typeof value === 'function' && !/Error$/.test(name))
      .map(([name]) => name);
    expect(functions.filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
  });

  it.each(examples.map((example) => [example.file, example] as const))(
    'of %s run',
    async (_, example) => {
      statuses.length = 0;
      vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
        const headers = { ...init.headers, 'x-api-key': service.apiKey };
        const answer = await service.fetch(service.url, { ...init, headers });
        statuses.push(answer.status);
        return answer;
      });
      const component = await run(example);
      if (component) {
        const { container } = render(page(component));
        // The link that prefetches waits for the pointer, and a predictor in the page asks nobody.
        const least = /^(Prefetching|Loading)$/.test(component.name) ? 0 : 1;
        await vi.waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(least), PATIENT);
        await vi.waitFor(() => expect(container.textContent).not.toMatch(/^…?$/), PATIENT);
      }
      expect(statuses.every((status) => status === 200)).toBe(true);
    },
  );
});

/** The page around an example, which may bring its own. */
function page(component: react.ComponentType) {
  const { createElement: h } = react;
  const connection = client.createClient({ url: service.url });
  return h(
    tanstack.QueryClientProvider,
    { client: new tanstack.QueryClient() },
    h(
      hooks.BioGraphQLProvider,
      { client: options.withScope(connection, 'page') },
      h(react.Suspense, { fallback: '…' }, h(component)),
    ),
  );
}
