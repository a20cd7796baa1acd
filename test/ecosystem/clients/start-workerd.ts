import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A worker that runs in Cloudflare's runtime. */
export interface RunningWorker extends AsyncDisposable {
  /** The origin, without a slash at the end. */
  readonly origin: string;
}

const { default: workerd } = createRequire(import.meta.url)('workerd') as {
  readonly default: string;
};

/** Bundles a module of this folder and serves it on a free port of the loopback interface. */
export async function startWorkerd(
  entry: string,
  bindings: Readonly<Record<string, string>>,
): Promise<RunningWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-workerd-'));
  await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    outfile: join(folder, 'worker.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@biographql/source', 'workerd', 'worker'],
    logLevel: 'error',
  });
  await writeFile(join(folder, 'config.capnp'), getConfig(bindings));
  const runtime = spawn(workerd, ['serve', join(folder, 'config.capnp'), '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const ended = once(runtime, 'exit');
  return {
    origin: `http://127.0.0.1:${await listeningPort(runtime.stdio[3] as Readable)}`,
    async [Symbol.asyncDispose]() {
      runtime.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Puts a fetch function behind a port of the loopback interface, which a worker can reach. */
export async function listen(
  answer: (request: Request) => Promise<Response>,
): Promise<RunningWorker> {
  const server = createServer(async (incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const body = await text(incoming);
    const url = new URL(incoming.url ?? '/', 'http://service');
    const { method = 'GET' } = incoming;
    const request = new Request(url, {
      method,
      headers: headers as [string, string][],
      ...(method === 'POST' ? { body } : {}),
    });
    const response = await answer(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The runtime prints each socket as one line of JSON. */
async function listeningPort(control: Readable): Promise<number> {
  let reported = '';
  for await (const chunk of control) {
    reported += chunk;
    const port = /"event":"listen".*"port":(\d+)/.exec(reported)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error('The runtime ended before it listened.');
}

function getConfig(bindings: Readonly<Record<string, string>>): string {
  const list = Object.entries(bindings).map(
    ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "network", network = (allow = ["private"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
  globalOutbound = "network",
  bindings = [${list.join(', ')}]
);
`;
}
