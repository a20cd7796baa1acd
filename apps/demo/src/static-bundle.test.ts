import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

interface BuiltFile {
  readonly fileName: string;
  readonly content: string;
}

/** The page that is its own service, built of the packages' sources. */
async function bundle(): Promise<readonly BuiltFile[]> {
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    mode: 'static',
    logLevel: 'silent',
    build: { write: false, minify: false },
  });
  vi.unstubAllEnvs();
  const { output } = [result].flat().find((each) => 'output' in each) ?? { output: [] };
  return output.map((file) => ({
    fileName: file.fileName,
    content: file.type === 'chunk' ? file.code : String(file.source),
  }));
}

describe('the page that is its own service', () => {
  let files: readonly BuiltFile[] = [];
  const named = (pattern: RegExp) => files.filter(({ fileName }) => pattern.test(fileName));
  beforeAll(async () => {
    files = await bundle();
  }, 240_000);

  it('has a worker for the service, one for the graph, with their engines', () => {
    for (const name of [/tab-worker-/, /graph-worker-/, /web_bg-.*\.wasm$/, /sqlite3-.*\.wasm$/]) {
      expect(named(name), String(name)).toHaveLength(1);
    }
  });

  it('needs nothing of Node in its workers', () => {
    for (const { content, fileName } of named(/(?:tab|graph)-worker-/)) {
      expect(content.length, fileName).toBeGreaterThan(1_000);
      // Comments of libraries show how they are imported in Node.
      expect(content, fileName).not.toMatch(/^(?:import|export)\b.*['"`]node:/m);
      expect(content, fileName).not.toMatch(/\bBuffer\.(?:alloc|byteLength|compare|concat|from)\b/);
    }
  });

  it('has the service in the worker, and not in the page', () => {
    const inPage = files.filter(({ fileName }) => !/worker/.test(fileName));
    for (const { content, fileName } of inPage) {
      if (!fileName.endsWith('.js')) continue;
      expect(content, fileName).not.toContain('The schema has no field');
    }
    expect(named(/tab-worker-/)[0]?.content).toContain('The schema has no field');
  });

  it('lies wherever it is put: its page names its files from where it is', () => {
    const [page] = named(/\.html$/);
    const addresses = Array.from(
      page?.content.matchAll(/(?:src|href)="([^"]+)"/g) ?? [],
      ([, at]) => at,
    );
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^(?:\.\/|data:)/);
  });
});
