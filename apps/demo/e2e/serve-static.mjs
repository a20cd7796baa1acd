// @ts-check
// Minimal static host: files below a path, with content types by file extension.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/**
 * Serves a folder below a path of 127.0.0.1.
 *
 * @param {string} folder
 * @param {string} below begins and ends with a slash
 * @returns {Promise<{ url: string, requests: string[], stop: () => Promise<void> }>} with the paths that were requested
 */
export async function serveStatic(folder, below) {
  /** @type {string[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    requests.push(pathname);
    const name = pathname.startsWith(below) ? pathname.slice(below.length) : null;
    const path =
      name === null ? '' : join(folder, normalize(`/${name === '' ? 'index.html' : name}`));
    const found = path === '' ? null : await stat(path).catch(() => null);
    if (request.method !== 'GET' || !found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = Reflect.get(TYPES, extname(path)) ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-length': found.size });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    url: `http://127.0.0.1:${address.port}${below}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
