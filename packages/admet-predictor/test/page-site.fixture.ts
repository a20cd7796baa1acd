import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);

/** Scripts of a page; their imports are resolved from `sources`. */
interface SiteOptions {
  readonly page: string;
  readonly worker: string;
  /** Default: those of this package. */
  readonly sources?: URL;
  readonly measured?: URL;
}

/** Serves a page, the script of its worker, the models and the toolkit, and records the requests. */
export async function startSite({
  page,
  worker,
  sources = new URL('src/', root),
  measured,
}: SiteOptions) {
  const scripts = new Map([
    ['/', '<!doctype html><title>page</title><script src="/page.js"></script>'],
    ['/page.js', await bundle(page, sources.pathname)],
    ['/worker.js', await bundle(worker, sources.pathname)],
  ]);
  const requested: string[] = [];
  const methods = new Set<string>();
  const getContent = async (path: string) => {
    const file = path.split('/').at(-1) ?? '';
    if (path.startsWith('/models/'))
      return readFile(new URL(`models/${file}`, root)).catch(() => undefined);
    if (measured && path.startsWith('/measured/'))
      return readFile(new URL(file, measured)).catch(() => undefined);
    if (file.endsWith('.wasm'))
      return readFile(new URL(`node_modules/@rdkit/rdkit/dist/${file}`, root));
    return scripts.get(path);
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    requested.push(path);
    methods.add(request.method ?? '');
    const content = await getContent(path);
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': path.endsWith('.wasm') ? 'application/wasm' : type,
      'content-length': content === undefined ? 0 : Buffer.byteLength(content),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, requested, methods, url: `http://127.0.0.1:${port}/` };
}

/** Bundles a script for the browser. */
async function bundle(contents: string, resolveDir: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    write: false,
    conditions: ['@biographql/source', 'browser'],
    external: ['node:*'],
    define: { 'import.meta.url': '"http://page/"' },
  });
  return outputFiles[0]?.text ?? '';
}
