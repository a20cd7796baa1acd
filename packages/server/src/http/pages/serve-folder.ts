import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface FolderOptions {
  readonly root: string;
  /** Path before the names of the files, with a slash at both ends. */
  readonly prefix: string;
  /** Endings that an address may leave out, e.g. `.html`. Default: none. */
  readonly extensions?: readonly string[];
  readonly headersFor: (file: string) => Readonly<Record<string, string>>;
  /** Path of the file for 404 responses. Null, the default, sends the error of the service. */
  readonly missingPage?: (request: FastifyRequest) => string | null;
}

/** An address is looked up in a list of files and never becomes a path, so that it can't lead elsewhere. */
export function serveFolder(app: FastifyInstance, options: FolderOptions): void {
  const { root, prefix, extensions = [], headersFor, missingPage } = options;
  const files = listFiles(root);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = decodePath(request.url, prefix);
    const names = [address, ...extensions.map((ending) => `${address}${ending}`)];
    const name = (address.endsWith('/') ? [`${address}index.html`] : names).find((each) =>
      files.has(each),
    );
    if (name !== undefined)
      return sendFile(request, reply, { path: join(root, name), headers: headersFor(name) });
    const page = missingPage?.(request) ?? '';
    if (files.has(page)) {
      reply.code(404);
      return sendFile(request, reply, { path: join(root, page), headers: headersFor(page) });
    }
    reply.callNotFound();
    return reply;
  };
  app.route({ method: ['GET', 'HEAD'], url: `${prefix}*`, handler });
}

function listFiles(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? [`/${relative(root, join(entry.parentPath, entry.name))}`] : [],
  );
  return new Set(
    paths.map((path) => path.replaceAll(sep, '/')).filter((path) => !path.includes('/.')),
  );
}

/** Returns the path of an address below a prefix; empty for a malformed address, which matches no file. */
function decodePath(url: string, prefix: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path.slice(prefix.length - 1));
  } catch {
    return '';
  }
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, headers }: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
): Promise<FastifyReply> {
  const { size, mtime } = await stat(path);
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  reply.headers({ etag, 'last-modified': mtime.toUTCString(), ...headers });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!reply.hasHeader('content-type')) reply.type(TYPES[extname(path)] ?? UNKNOWN_TYPE);
  reply.header('content-length', size);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(path));
}

const UNKNOWN_TYPE = 'application/octet-stream';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
