import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@biographql/client';
import { createProxy } from '@biographql/client/proxy';
import { createTestService, type TestService } from '@biographql/server/testing';
import { build } from 'esbuild';
import { buildSchema, isScalarType, isSpecifiedScalarType, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preset, SCALARS, schema, sharedFragments } from '../src/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(root, '../../node_modules/typescript-7/bin/tsc');

// Imported while it is also required, a module of its is a cycle for Node.js 20.19.0.
const { generate }: typeof import('@graphql-codegen/cli') = createRequire(import.meta.url)(
  '@graphql-codegen/cli',
);

/** What a user writes. */
const USER = `
import { graphql } from './gql/gql.js';

export const Named = graphql(\`
  query named($text: String) {
    searchAsYouType(searchInput: { searchText: $text, type: SEARCH_LABEL }) {
      data { ... on SearchLabels { searchLabels { ...SearchLabelFields } } }
    }
  }
\`);
export const Predicted = graphql(\`
  query predicted($smiles: [String!]) { admetPredict(smiles: $smiles, modelName: "hERG") }
\`);
`;

const USES = (how: string) => `
import { createClient } from '@biographql/client';
import { print } from 'graphql';
import { Named, Predicted } from './user.js';

const client = createClient({ url: 'http://localhost/graphql'${how} });
export const labels = async () => {
  const { searchAsYouType } = await client.request(Named, { text: 'asth' });
  const [best] = searchAsYouType?.data?.searchLabels ?? [];
  const types: readonly string[] | undefined = best?.nodeTypes ?? undefined;
  // @ts-expect-error no such field was requested
  best?.description;
  return types;
};
export const predictions = async () => {
  const { admetPredict } = await client.request(Predicted, { smiles: ['CCO'] });
  const value: number | null | undefined = admetPredict?.dataframe[0]?.predict;
  // @ts-expect-error molecules are a list
  await client.request(Predicted, { smiles: 'CCO' });
  return value;
};
export const used = print;
`;

let folder: string;
let service: TestService;
beforeAll(async () => {
  // Where the packages of the workspace are found, as in the project of a user.
  folder = await mkdtemp(join(root, 'node_modules/.codegen-'));
  service = await createTestService();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await service[Symbol.asyncDispose]();
});

/** Runs the generator on a user's documents, compiles what uses them, and returns the modules that it made. */
async function generated(documentMode: 'string' | 'ast') {
  const place = join(folder, documentMode);
  await mkdir(join(place, 'src'), { recursive: true });
  await writeFile(join(place, 'src/user.ts'), USER);
  await writeFile(join(place, 'src/uses.ts'), USES(documentMode === 'ast' ? ', print' : ''));
  await generate(
    {
      cwd: place,
      silent: true,
      schema,
      documents: [sharedFragments, 'src/user.ts'],
      importExtension: '.js',
      generates: { 'src/gql/': { preset, presetConfig: { documentMode } } },
    },
    true,
  );
  await writeFile(
    join(place, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../../../tsconfig.base.json',
      compilerOptions: { types: ['node'] },
      include: ['src'],
    }),
  );
  await promisify(execFile)(process.execPath, [TSC, '--noEmit', '-p', place]).catch(
    ({ stdout }: { readonly stdout: string }) => expect(stdout).toBe(''),
  );
  const outfile = join(place, 'user.mjs');
  await build({
    entryPoints: [join(place, 'src/user.ts')],
    bundle: true,
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  const { Named } = await import(pathToFileURL(outfile).href);
  const manifest = JSON.parse(
    await readFile(join(place, 'src/gql/persisted-documents.json'), 'utf8'),
  );
  return { document: Named, manifest } as const;
}

const send = (url: string | URL, init: RequestInit) =>
  service.fetch(url, { ...init, headers: { ...init.headers, 'x-api-key': service.apiKey } });

describe('the preset', () => {
  it('makes strings that the client sends, and a manifest that the proxy accepts', async () => {
    const { document, manifest } = await generated('string');
    expect(Object.keys(manifest)).toContain(document.__meta__.hash);
    expect(document.__meta__.operationName).toBe('named');
    const client = createClient({ url: service.url, fetch: (url, init) => send(url, init) });
    const found = await client.request(document, { text: 'asth' });
    expect(JSON.stringify(found)).toContain('Q35869');

    const proxy = createProxy({
      url: service.url,
      apiKey: service.apiKey,
      documents: manifest,
      fetch: (request) => service.fetch(request),
    });
    const page = createClient({
      url: 'http://page/api/graphql',
      persisted: true,
      fetch: (url, init) => proxy(new Request(url, init)),
    });
    expect(await page.request(document, { text: 'asth' })).toEqual(found);
  }, 120_000);

  it('makes documents as ASTs for clients that take them', async () => {
    const { document } = await generated('ast');
    expect(document.kind).toBe('Document');
    const client = createClient({
      url: service.url,
      fetch: (url, init) => send(url, init),
      print,
    });
    expect(JSON.stringify(await client.request(document, { text: 'asth' }))).toContain('Q35869');
  }, 120_000);

  it('has a type for every scalar of the contract', () => {
    const scalars = Object.values(buildSchema(schema).getTypeMap())
      .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
      .map(({ name }) => name);
    expect(Object.keys(SCALARS).sort()).toEqual([...scalars, 'ID'].sort());
  });
});
