import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES } from '@biographql/core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeIn } from '../contract/documented-code.js';
import { COMPILERS, execute, getSource, type Installed, installTarballs } from './tarballs.js';

let installed: Installed;
beforeAll(async () => {
  installed = await installTarballs();
}, 300_000);
afterAll(() => installed[Symbol.asyncDispose]());

/** Entries that export nothing at run time. */
const TYPES_ONLY = ['@biographql/sparql/internal'];
const entries = () => installed.tarballs.flatMap((tarball) => tarball.entries);
const node = (...args: string[]) => execute(process.execPath, args, installed.folder);

/** Loads each entry in a program of its own kind and answers the names it exports. */
async function exportNames(file: string, load: (entry: string) => string) {
  const lines = entries().map((entry) => `names['${entry}'] = Object.keys(${load(entry)});`);
  const program = ['const names = {};', ...lines, 'console.log(JSON.stringify(names));'].join('\n');
  await writeFile(join(installed.folder, file), program);
  const names = JSON.parse(await node(file)) as Readonly<Record<string, readonly string[]>>;
  return Object.fromEntries(
    Object.entries(names).map(([entry, exported]) => [
      entry,
      exported.filter((name) => name !== 'default' && name !== 'module.exports').sort(),
    ]),
  );
}

const loadEsm = () => exportNames('names.mjs', (entry) => `await import('${entry}')`);
const loadCjs = () => exportNames('names.cjs', (entry) => `require('${entry}')`);

describe('the tarballs', () => {
  it('contain web UI and GraphiQL with the service', async () => {
    const server = installed.tarballs.find(({ name }) => name === '@biographql/server');
    const files = await execute('tar', ['-tzf', server?.path ?? ''], installed.folder);
    for (const page of ['page', 'graphiql']) {
      expect(files).toContain(`package/dist/${page}/index.html`);
      expect(files).toMatch(new RegExp(`package/dist/${page}/assets/\\S+\\.js`));
    }
  });

  it('hold built files, a README and a license field, and nothing of the workspace', async () => {
    for (const { path, name } of installed.tarballs) {
      const files = (await execute('tar', ['-tzf', path], installed.folder)).trim().split('\n');
      expect(files, name).toEqual(
        expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/llms.txt']),
      );
      // Of a test folder only the declarations of the entry `./testing` are published.
      const others = files.filter((file) => !/\/dist\/types\/test\/testing\/.*\.d\.ts$/.test(file));
      expect(
        others.filter((file) => /\.test\.|\/test\/|\.tsbuildinfo$|package\/src\//.test(file)),
        name,
      ).toEqual([]);
      const text = await execute('tar', ['-xzOf', path, 'package/package.json'], installed.folder);
      const { exports, dependencies, peerDependencies } = JSON.parse(text);
      expect(JSON.stringify({ exports, dependencies, peerDependencies }), name).not.toMatch(
        /workspace:|catalog:|@biographql\/source/,
      );
      expect(JSON.parse(text), name).toMatchObject({
        license: expect.stringMatching(/^MIT/),
        type: 'module',
      });
    }
  });

  it('contain the page of every error with the classes', async () => {
    const core = installed.tarballs.find(({ name }) => name === '@biographql/core');
    const files = await execute('tar', ['-tzf', core?.path ?? ''], installed.folder);
    const pages = Object.keys(ERROR_CODES).map((code) => `package/docs/errors/${code}.md`);
    expect(files.split('\n')).toEqual(expect.arrayContaining(pages));
  });

  it('pass publint and arethetypeswrong', async () => {
    const tools = fileURLToPath(new URL('../../scripts/release', import.meta.url));
    await execute('pnpm', ['run', 'setup'], tools);
    const paths = installed.tarballs.map(({ path }) => path);
    await execute(process.execPath, ['check-tarballs.mjs', installed.folder, ...paths], tools);
  });
});

describe('every entry', () => {
  it('loads in Node as ESM, with the names of its source', async () => {
    for (const [entry, names] of Object.entries(await loadEsm())) {
      const source: object = await import(getSource(entry));
      expect(names, entry).toEqual(Object.keys(source).sort());
      if (!TYPES_ONLY.includes(entry)) expect(names, entry).not.toEqual([]);
    }
  });

  it('loads in Node as CommonJS, with the same names', async () => {
    expect(await loadCjs()).toEqual(await loadEsm());
  });
});

describe('the client', () => {
  const program = `
    import { createClient } from '@biographql/client';
    try {
      createClient({ url: 'http://localhost/graphql', apiKey: 'k' });
      console.log('made');
    } catch (error) {
      console.log(error.code);
    }`;

  it.each([
    ['Node', [], 'made'],
    ['a page', ['browser'], 'UNSAFE_KEY'],
    ['a Worker of Cloudflare', ['workerd', 'worker', 'browser'], 'made'],
    ['an edge function', ['edge-light', 'browser'], 'made'],
  ])('for %s takes a key only on a server', async (_, conditions, reported) => {
    await writeFile(join(installed.folder, 'key.mjs'), program);
    const flags = conditions.map((condition) => `--conditions=${condition}`);
    expect((await node(...flags, 'key.mjs')).trim()).toBe(reported);
  });
});

describe('the hooks', () => {
  const first = async (file: string) => {
    const path = join(installed.folder, 'node_modules/@biographql/react/dist', file);
    return (await readFile(path, 'utf8')).split('\n')[0];
  };

  it('are for the client; their options are for the server as well', async () => {
    for (const kind of ['js', 'cjs']) {
      expect(await first(`index.${kind}`)).toMatch(/^['"]use client['"];/);
      expect(await first(`options.${kind}`)).not.toContain('use client');
    }
  });
});

describe('the bundle of a page', () => {
  it('is made by vite and holds no Node code and no key option', async () => {
    const entry = join(installed.folder, 'page.js');
    await writeFile(
      entry,
      `export * from '@biographql/client';
      export * as core from '@biographql/core';
      export * as sparql from '@biographql/sparql';
      export * as admet from '@biographql/admet';
      export * as react from '@biographql/react';
      export * as options from '@biographql/react/options';`,
    );
    const result = await build({
      root: installed.folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
    });
    const [output] = [result].flat();
    const code = output && 'output' in output ? (output.output[0]?.code ?? '') : '';
    expect(code).toContain('createClient');
    expect(code).not.toMatch(/from ['"]node:|require\(/);
    expect(code).not.toContain('"x-api-key":');
  });
});

describe('llms.txt', () => {
  const getText = (name: string) =>
    readFile(join(installed.folder, 'node_modules', name, 'llms.txt'), 'utf8');

  it('names every export of every entry', async () => {
    const names = await loadEsm();
    for (const { name, entries: entryNames } of installed.tarballs) {
      const text = await getText(name);
      for (const entry of entryNames) {
        const [, list = ''] = text.split(`\n### \`${entry}\`\n`);
        const lines = list.split('\n##')[0] ?? '';
        const listed = Array.from(lines.matchAll(/^- `(\w+)`/gm), ([, each = '']) => each);
        const passedOn = Array.from(
          lines.matchAll(/^- everything of `(\S+)`/gm),
          ([, from = '']) => names[from] ?? [],
        ).flat();
        const missing = names[entry]?.filter((each) => !listed.includes(each));
        expect(
          missing?.filter((each) => !passedOn.includes(each)),
          entry,
        ).toEqual([]);
      }
    }
  });

  /** Whether all that a snippet imports is there; what else one of them uses is compiled with the documents. */
  const isInstalled = (code: string) =>
    Array.from(code.matchAll(/ from '([^'.][^']*)'/g), ([, from = '']) => from)
      .filter((from) => !from.startsWith('node:'))
      .map((from) =>
        from
          .split('/')
          .slice(0, from.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .every((name) => existsSync(join(installed.folder, 'node_modules', name)));

  it('has snippets that compile against what is installed', async () => {
    const folder = join(installed.folder, 'llms');
    await mkdir(folder);
    const files: string[] = [];
    for (const { name } of installed.tarballs) {
      for (const block of codeIn(await getText(name), name)) {
        if (!/^tsx?$/.test(block.language) || block.isSketch || !isInstalled(block.code)) continue;
        const file = `${block.place.replace(/\W+/g, '-')}.${block.language}`;
        await writeFile(join(folder, file), block.code);
        files.push(file);
      }
    }
    const compilerOptions = {
      ...{ module: 'esnext', moduleResolution: 'bundler', moduleDetection: 'force', noEmit: true },
      ...{ target: 'es2023', lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable'] },
      ...{ strict: true, skipLibCheck: true, jsx: 'react-jsx', types: ['node'] },
      typeRoots: [join(import.meta.dirname, '../node_modules/@types')],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    expect(files.length).toBeGreaterThan(20);
    await node(join(import.meta.dirname, '../node_modules/typescript/bin/tsc'), '-p', folder);
  });
});

describe('a consumer', () => {
  it.each(Object.keys(COMPILERS))('compiles with %s', async (version) => {
    const folder = join(installed.folder, 'consumer');
    const tsc = join(installed.folder, 'node_modules', version, 'bin/tsc');
    await execute('cp', ['-r', join(import.meta.dirname, 'consumer'), folder], installed.folder);
    for (const kind of ['node', 'bundler', 'browser']) {
      const project = `tsconfig.${kind}.json`;
      const reported = await node(tsc, '-p', join(folder, project), '--extendedDiagnostics');
      const instantiations = Number(/^Instantiations:\s+(\d+)/m.exec(reported)?.[1]);
      expect(instantiations, `${version} ${project}`).toBeLessThan(200_000);
    }
  });
});
