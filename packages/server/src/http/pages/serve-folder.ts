import { send } from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How the files of a folder are served. */
export interface FolderOptions {
  /** Absolute path of the folder. */
  readonly root: string;
  /** Path before the names of the files, with a slash at both ends. */
  readonly prefix: string;
  /** Endings that an address may leave out, without a dot. Default: none. */
  readonly extensions?: string[];
  /** Headers of a file, besides its type, length and date. */
  readonly headersFor: (file: string) => Readonly<Record<string, string>>;
  /** File of the folder that answers 404. Default: the error of the service. */
  readonly missingPage?: string;
}

/** Serves the files of a folder to everyone; a folder in it answers with its `index.html`. */
export function serveFolder(app: FastifyInstance, options: FolderOptions): void {
  app.get(`${options.prefix}*`, async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    return sendFile(request, reply, { ...options, path: path.slice(options.prefix.length - 1) });
  });
}

/** A file by its path in a folder, encoded as in an address. */
export interface SentFile extends Omit<FolderOptions, 'prefix'> {
  readonly path: string;
}

/** Answers with a file, or with what the client has already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  const { root, extensions = [], headersFor, missingPage } = file;
  const sent = await send(request.raw, file.path, { root, extensions, cacheControl: false });
  if (sent.type === 'file') {
    const { headers, metadata, stream, statusCode } = sent;
    return reply.code(statusCode).headers(headers).headers(headersFor(metadata.path)).send(stream);
  }
  if (sent.type === 'error' && ![400, 403, 404].includes(sent.statusCode)) {
    throw sent.metadata.error;
  }
  if (missingPage === undefined) {
    reply.callNotFound();
    return reply;
  }
  const page = await send(request.raw, missingPage, { root });
  return reply
    .code(404)
    .headers({ ...page.headers, ...headersFor(missingPage) })
    .send(page.stream);
}
