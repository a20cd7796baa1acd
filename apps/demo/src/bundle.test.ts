import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const KEY = 'a-key-that-must-not-leave-the-server';
/** All pages but the workbenches are in the first file, so that a page needs no further code. */
const INITIAL_LIMIT = 135 * 1024;

interface BuiltFile {
  readonly fileName: string;
  readonly content: string;
  readonly isInitial: boolean;
  /** The code of our own modules in it, without that of libraries. */
  readonly projectCode: string;
}

/** The whole page, built of the packages' sources with the key in the environment of the build. */
async function bundle(): Promise<readonly BuiltFile[]> {
  vi.stubEnv('NODE_ENV', 'production');
  for (const name of ['BIOGRAPHQL_API_KEY', 'VITE_API_KEY']) vi.stubEnv(name, KEY);
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    mode: 'sources',
    logLevel: 'error',
    build: { write: false },
  });
  vi.unstubAllEnvs();
  const { output } = [result].flat().find((each) => 'output' in each) ?? { output: [] };
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const initial = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  return output.map((file) => ({
    fileName: file.fileName,
    content: file.type === 'chunk' ? file.code : String(file.source),
    isInitial: initial.has(file.fileName),
    projectCode: file.type === 'chunk' ? getOwnCode(file.modules) : '',
  }));
}

function getOwnCode(modules: Readonly<Record<string, { readonly code: string | null }>>): string {
  return Object.entries(modules)
    .filter(([id]) => !id.includes('node_modules'))
    .map(([, { code }]) => code ?? '')
    .join('\n');
}

describe('the bundle of the page', () => {
  let files: readonly BuiltFile[] = [];
  beforeAll(async () => {
    files = await bundle();
  }, 120_000);

  it('has the workbenches in files of their own, and the other pages in at most two', () => {
    const names = files.map(({ fileName }) => fileName).join(' ');
    for (const page of ['sparql', 'admet']) {
      expect(names).toMatch(new RegExp(`${page}-page-[\\w-]+\\.js`));
    }
    const initial = files.filter(({ isInitial }) => isInitial);
    expect(initial.length).toBeLessThanOrEqual(2);
    expect(initial.some(({ content }) => content.includes('Explore a biomedical'))).toBe(true);
  });

  it('holds no key, no way to send one, and no code of Node', () => {
    for (const { fileName, content } of files) {
      expect(content, fileName).not.toContain(KEY);
      expect(content, fileName).not.toMatch(/['"`]x-api-key['"`]\s*\]?\s*[:=]/i);
      expect(content, fileName).not.toMatch(/from\s*['"`]node:/);
    }
    expect(files.some(({ content }) => content.includes('/api/graphql'))).toBe(true);
  });

  it('inserts no HTML', () => {
    const lazy = files.filter(({ isInitial, fileName }) => !isInitial && fileName.endsWith('.js'));
    expect(lazy.length).toBeGreaterThan(4);
    for (const { projectCode, fileName } of files) {
      expect(projectCode, fileName).not.toMatch(/dangerouslySetInnerHTML|innerHTML/);
    }
    // The editor of molecules empties a list of its own with a constant text, and the library that draws graphs has code for
    // labels of HTML, which nothing uses.
    for (const { content, fileName } of lazy) {
      if (/sketcher|canvas-/.test(fileName)) continue;
      expect(content, fileName).not.toMatch(/dangerouslySetInnerHTML|innerHTML/);
    }
  });

  it('loads what is large only where it is requested', () => {
    const isIn = (name: string) => files.filter(({ content }) => content.includes(name));
    // Names that minifiers keep: of the editors of queries and of molecules, and of the library that draws graphs.
    for (const name of ['cm-editor', 'openchemlib', '__________cytoscape']) {
      expect(isIn(name).length, name).toBeGreaterThan(0);
      expect(
        isIn(name).some(({ isInitial }) => isInitial),
        name,
      ).toBe(false);
    }
  });

  it('starts small', () => {
    const initial = files.filter(({ isInitial }) => isInitial);
    const bytes = initial.reduce((sum, { content }) => sum + gzipSync(content).length, 0);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(INITIAL_LIMIT);
  });
});
