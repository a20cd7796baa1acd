import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const resolveDir = new URL('src', root).pathname;

/** Serves a page, the script of its worker, the models and the toolkit, and keeps what is asked for. */
export async function startSite(scriptsOf: { readonly page: string; readonly worker: string }) {
  const scripts = new Map([
    ['/', '<!doctype html><title>page</title><script src="/page.js"></script>'],
    ['/page.js', await bundle(scriptsOf.page)],
    ['/worker.js', await bundle(scriptsOf.worker)],
  ]);
  const asked: string[] = [];
  const methods = new Set<string>();
  const contentOf = async (path: string) => {
    const file = path.split('/').at(-1) ?? '';
    if (path.startsWith('/models/')) {
      const model = await readFile(new URL(`models/${file}`, root)).catch(() => undefined);
      // Content of another version: what stands behind a model is not read.
      return model && path.includes('/other/') ? Buffer.concat([model, new Uint8Array(1)]) : model;
    }
    if (path.startsWith('/measured/'))
      return readFile(new URL(`measured/${file}`, root)).catch(() => undefined);
    if (file.endsWith('.wasm'))
      return readFile(new URL(`node_modules/@rdkit/rdkit/dist/${file}`, root));
    return scripts.get(path);
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    methods.add(request.method ?? '');
    const content = await contentOf(path);
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': path.endsWith('.wasm') ? 'application/wasm' : type,
      'content-length': content === undefined ? 0 : Buffer.byteLength(content),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, asked, methods, url: `http://127.0.0.1:${port}/` };
}

/** A script of the sources, as a page's bundler makes it. */
async function bundle(contents: string): Promise<string> {
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
