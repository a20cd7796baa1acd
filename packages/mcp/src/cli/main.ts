import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@biographql/client';
import type * as Server from '@biographql/server';
import {
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { createMcpServer, VERSION } from '../create-mcp-server.js';
import { createGraphTools } from '../tools/graph-tools.js';

async function openService(dataDir: string, isGraph: boolean) {
  const { createService, loadConfig } = await importServer();
  const { loadPlugins } = await import('@biographql/server/internal');
  const apiKey = randomBytes(24).toString('base64url');
  const config = loadConfig({ flags: { dataDir }, env: process.env });
  const service = await createService(config, {
    internalKey: apiKey,
    plugins: await loadPlugins({ names: [] }),
    // Standard output is for the protocol.
    onProgress: ({ phase }) => process.stderr.write(`${phase}\n`),
  });
  await service.ready();
  const { path } = service.http;
  const client = createClient({
    url: `http://in-process${isGraph ? path.replace(/graphql$/, 'graph') : path}`,
    apiKey,
    fetch: (input, init) => service.fetch(new Request(input, init)),
  });
  return { client, webUrl: null, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

async function importServer(): Promise<typeof Server> {
  try {
    return await import('@biographql/server');
  } catch (cause) {
    throw new Error(
      'An in-process service needs @biographql/server: npm install @biographql/server. Or pass a running service with --url.',
      { cause },
    );
  }
}

interface Flags {
  readonly url?: string;
  readonly dataDir?: string;
  readonly http?: number;
  readonly graph?: boolean;
}

const DEFAULT_URL = 'http://127.0.0.1:4000/biographql/graphql';
const HELP = `
The key of the service is read from BIOGRAPHQL_API_KEY, its address from BIOGRAPHQL_URL where --url is not given.

  npx @biographql/mcp --url https://graph.example/biographql/graphql
  npx @biographql/mcp --data-dir .biographql        # no service: the graph is opened here

Exit codes: 0 ended, 1 failed, 2 the command line is not valid.`;

export async function main(argv: readonly string[]): Promise<number> {
  const program = new Command('biographql-mcp')
    .description(
      'Tools for language-model agents over the Model Context Protocol: a biomedical knowledge graph, articles, ADMET predictions. Uses standard input and output, or HTTP.',
    )
    .version(VERSION)
    .option('--url <address>', `GraphQL address of a running service (default: ${DEFAULT_URL})`)
    .option(
      '--data-dir <folder>',
      'open the dataset of this data directory in this process instead',
    )
    .option(
      '--graph',
      'tools of the classes in the loaded graph instead, from the schema that `biographql schema` made',
    )
    .option('--http <port>', 'listen for streamable HTTP at http://127.0.0.1:<port>/mcp', getPort)
    .addHelpText('after', HELP)
    .exitOverride();
  try {
    program.parse([...argv]);
    await serve(program.opts<Flags>());
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function serve({ url, dataDir, http, graph = false }: Flags): Promise<void> {
  if (url !== undefined && dataDir !== undefined) {
    throw new Error('Name a running service (--url) or a data directory (--data-dir), not both.');
  }
  await using opened = await (dataDir === undefined
    ? connect(url, graph)
    : openService(dataDir, graph));
  const { client, webUrl } = opened;
  const tools = graph ? { tools: await createGraphTools(client) } : {};
  const create = () => createMcpServer(client, { webUrl, ...tools });
  if (http === undefined) await overStdio(create);
  else await overHttp(create, http);
}

async function connect(address: string | undefined, graph: boolean) {
  const { BIOGRAPHQL_URL, BIOGRAPHQL_API_KEY: apiKey } = process.env;
  const url = address ?? BIOGRAPHQL_URL ?? DEFAULT_URL;
  if (!URL.canParse(url)) throw new Error(`--url must be an address, not \`${url}\`.`);
  const client = createClient({
    url: graph ? url.replace(/\/graphql\/?$/, '/graph') : url,
    apiKey,
  });
  const webUrl = await findWebUi(new URL('/', url).href);
  return { client, webUrl, async [Symbol.asyncDispose]() {} };
}

/** Returns the address of the service's web UI; null for a service without one, or that does not answer now. */
async function findWebUi(url: string): Promise<string | null> {
  try {
    const { ok, headers } = await fetch(url, { method: 'GET', signal: AbortSignal.timeout(3_000) });
    return ok && headers.get('content-type')?.startsWith('text/html') ? url : null;
  } catch {
    return null;
  }
}

async function overStdio(create: () => McpServer): Promise<void> {
  const handle = serveStdio(create);
  await Promise.race([stopped(), once(process.stdin, 'end'), once(process.stdin, 'close')]);
  await handle.close();
}

/** Serves on the loopback interface only: everyone who may connect speaks with the key of this process. */
async function overHttp(create: () => McpServer, port: number): Promise<void> {
  const handler = createMcpHandler(create);
  const handle = toNodeHandler(handler);
  const [isHost, isOrigin] = [localhostHostValidation(), localhostOriginValidation()];
  const server = createServer((request, response) => {
    if (!isHost(request, response) || !isOrigin(request, response)) return;
    if (request.url?.split('?')[0] !== '/mcp') {
      response.writeHead(404).end();
      return;
    }
    // A request that came over HTTP has a method.
    void handle(request as Parameters<typeof handle>[0], response);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  process.stderr.write(`Listening at http://127.0.0.1:${chosen}/mcp\n`);
  await stopped();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function stopped(): Promise<unknown> {
  return Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

function getPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a port, 0 to 65535.');
}
