import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createClient } from '@biographql/client';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Command, CommanderError } from 'commander';
import { createMcpServer, VERSION } from '../create-mcp-server.js';
import { createGraphTools } from '../tools/graph-tools.js';

interface Flags {
  readonly url?: string;
  readonly dataDir?: string;
  readonly graph?: boolean;
}

const DEFAULT_URL = 'http://127.0.0.1:4000/biographql/graphql';
const HELP = `
BIOGRAPHQL_API_KEY sets the API key of the service. BIOGRAPHQL_URL sets the address of the service if --url is omitted.

  npx @biographql/mcp --url https://graph.example/biographql/graphql
  npx @biographql/mcp --data-dir .biographql        # opens the dataset in-process, without a running service

Exit codes: 0 success, 1 failure, 2 invalid command line.`;

export async function main(argv: readonly string[]): Promise<number> {
  const program = new Command('biographql-mcp')
    .description(
      'Give language-model agents tools for a biomedical knowledge graph, articles and ADMET predictions. Speaks the Model Context Protocol over standard input and output.',
    )
    .version(VERSION)
    .option('--url <address>', `GraphQL address of a running service (default: ${DEFAULT_URL})`)
    .option('--data-dir <folder>', 'open the dataset of this data directory in-process instead')
    .option('--graph', 'offer tools for each class of the graph schema (see `biographql schema`)')
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

async function serve({ url, dataDir, graph = false }: Flags): Promise<void> {
  if (url !== undefined && dataDir !== undefined) {
    throw new Error('Name a running service (--url) or a data directory (--data-dir), not both.');
  }
  await using service = dataDir === undefined ? null : await openService(dataDir);
  const address = service?.url ?? url ?? process.env.BIOGRAPHQL_URL ?? DEFAULT_URL;
  if (!URL.canParse(address)) throw new Error(`The address is not a URL: \`${address}\`.`);
  const client = createClient({
    apiKey: process.env.BIOGRAPHQL_API_KEY,
    ...service,
    url: graph ? address.replace(/\/graphql\/?$/, '/graph') : address,
  });
  const webUrl = service === null ? await findWebUi(new URL('/', address).href) : null;
  const tools = graph ? { tools: await createGraphTools(client) } : {};
  const handle = serveStdio(() => createMcpServer(client, { webUrl, ...tools }));
  await Promise.race([
    ...['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)),
    ...['end', 'close'].map((event) => once(process.stdin, event)),
  ]);
  await handle.close();
}

async function openService(dataDir: string) {
  const { createService, loadConfig } = await import('@biographql/server').catch((cause) => {
    throw new Error(
      '--data-dir needs the package @biographql/server. Install it (npm install @biographql/server), or name a running service with --url.',
      { cause },
    );
  });
  const { loadPlugins } = await import('@biographql/server/internal');
  const apiKey = randomBytes(24).toString('base64url');
  const service = await createService(loadConfig({ flags: { dataDir }, env: process.env }), {
    internalKey: apiKey,
    plugins: await loadPlugins({ names: [] }),
    // Standard output is for the protocol.
    onProgress: ({ phase }) => process.stderr.write(`${phase}\n`),
  });
  await service.ready();
  return {
    url: `http://in-process${service.http.path}`,
    apiKey,
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      service.fetch(new Request(input, init)),
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

/** Returns the address of the service's web UI; null for a service without one, or that doesn't respond. */
async function findWebUi(url: string): Promise<string | null> {
  try {
    const { ok, headers } = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    return ok && headers.get('content-type')?.startsWith('text/html') ? url : null;
  } catch {
    return null;
  }
}
