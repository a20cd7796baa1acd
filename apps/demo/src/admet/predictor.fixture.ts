import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { servePredictor, type WorkerPort } from '@biographql/admet-lab/page-worker';

const require = createRequire(import.meta.url);
const FOLDERS: Readonly<Record<string, string>> = {
  models: dirname(require.resolve('@biographql/admet-predictor/models/cards.json')),
  measured: fileURLToPath(new URL('../../../../optional/admet-lab/measured/', import.meta.url)),
};
const TOOLKIT = join(dirname(require.resolve('@rdkit/rdkit')), 'RDKit_minimal.wasm');

/** A worker of the page, in this thread: test environments have no web workers. */
class PageWorker extends EventTarget {
  #hear: (event: { readonly data: unknown }) => void = () => undefined;

  constructor(serve: (port: WorkerPort) => void) {
    super();
    serve({
      postMessage: (message) => {
        const data = structuredClone(message);
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      },
      addEventListener: (_, listener) => {
        this.#hear = listener;
      },
    });
  }

  postMessage(message: object): void {
    const data = structuredClone(message);
    setTimeout(() => this.#hear({ data }));
  }

  terminate(): void {
    this.#hear = () => undefined;
  }
}

const others = globalThis.Worker;

/** Starts the worker that the URL names. */
function startWorker(url: URL, options: WorkerOptions): object {
  return String(url).includes('predict-worker')
    ? new PageWorker(servePredictor)
    : new others(url, options);
}

/** The files that are served with the page's scripts. */
async function fetchServed(address: string): Promise<Response> {
  const { pathname } = new URL(address);
  const [, folder = '', file = ''] =
    /^\/admet\/(models|measured)\/(\w+\.bin)$/.exec(pathname) ?? [];
  const path = FOLDERS[folder];
  if (path !== undefined) return new Response(await readFile(join(path, file)));
  if (pathname === '/admet/toolkit.wasm') return new Response(await readFile(TOOLKIT));
  return new Response(null, { status: 404 });
}

Object.assign(globalThis, { Worker: startWorker, fetch: fetchServed });
