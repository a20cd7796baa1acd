import { randomBytes } from 'node:crypto';
import { type BioGraphQLClient, createClient } from '@biographql/client';
import type * as Server from '@biographql/server';

export interface OpenedService extends AsyncDisposable {
  readonly client: BioGraphQLClient;
  readonly webUrl: null;
}

export interface OpenServiceOptions {
  readonly dataDir: string;
  /** Whether the client asks the schema of the loaded graph. Default: false. */
  readonly graph?: boolean;
  /** Told what goes on; never on standard output, where the protocol is. */
  readonly onProgress?: ((text: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export async function openService({
  dataDir,
  graph = false,
  onProgress,
  signal,
}: OpenServiceOptions): Promise<OpenedService> {
  const { createService, loadConfig } = await importServer();
  const key = randomBytes(24).toString('base64url');
  const config = loadConfig({ flags: { dataDir }, env: process.env });
  const service = await createService(config, {
    internalKey: key,
    ...(graph && { plugins: await loadPlugins() }),
    onProgress: ({ phase }) => onProgress?.(phase),
    ...(signal === undefined ? {} : { signal }),
  });
  await service.ready();
  const client = createClient({
    url: `http://in-process${graph ? service.http.path.replace(/graphql$/, 'graph') : service.http.path}`,
    apiKey: key,
    fetch: (input, init) => service.fetch(new Request(input, init)),
  });
  return { client, webUrl: null, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

async function loadPlugins() {
  const server = await import('@biographql/server/internal');
  return server.loadPlugins({ names: [] });
}

async function importServer(): Promise<typeof Server> {
  try {
    return await import('@biographql/server');
  } catch (error) {
    throw new Error(
      'An in-process service needs @biographql/server: npm install @biographql/server. Or pass a running service with --url.',
      { cause: error },
    );
  }
}
