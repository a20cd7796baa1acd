import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { servePredictor } from '@biographql/admet-predictor/page-worker';

const require = createRequire(import.meta.url);
const MODELS = require.resolve('@biographql/admet-predictor/models/cards.json');
const TOOLKIT = join(dirname(require.resolve('@rdkit/rdkit')), 'RDKit_minimal.wasm');

/** The worker that predicts, as the page starts it, in this thread: test environments have no workers of the web. */
class PredictWorker extends EventTarget {
  #hear: (event: { readonly data: unknown }) => void = () => undefined;

  constructor() {
    super();
    servePredictor({
      postMessage: (message) => {
        const data = structuredClone(message);
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      },
      addEventListener: (_, listener) => {
        this.#hear = listener;
      },
    });
  }

  postMessage(message: unknown): void {
    const data = structuredClone(message);
    setTimeout(() => this.#hear({ data }));
  }

  terminate(): void {
    this.#hear = () => undefined;
  }
}

const others = globalThis.Worker;

/** Starts what its address names. */
function startWorker(url: URL, options: WorkerOptions): object {
  return String(url).includes('predict-worker') ? new PredictWorker() : new others(url, options);
}

/** The files that the page is served beside its scripts. */
async function fetchServed(address: string): Promise<Response> {
  const { pathname } = new URL(address);
  const [, model] = /^\/admet\/models\/(\w+\.bin)$/.exec(pathname) ?? [];
  if (model) return new Response(await readFile(MODELS.replace(/cards\.json$/, model)));
  if (pathname === '/admet/toolkit.wasm') return new Response(await readFile(TOOLKIT));
  return new Response(null, { status: 404 });
}

Object.assign(globalThis, { Worker: startWorker, fetch: fetchServed });
