import { createPredictor } from './browser.js';
import { NO_FILES, openKeptFiles } from './kept-files.js';
import { toPosted } from './posted-errors.js';
import type { Predictor } from './predictor.js';
import { readWithProgress } from './read-with-progress.js';
import { defaultToolkit, type ToolkitLoader } from './toolkit/toolkit.js';
import type { FromWorker, ToWorker } from './worker-messages.js';

/** The part of a worker's global scope that is used here. */
export interface WorkerPort {
  /** Answers the page. */
  postMessage(message: unknown): void;
  /** Hears the page. */
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/**
 * Makes a worker of a page predict for `createWorkerPredictor`. The whole script of a worker, for Vite, Next and others:
 *
 * @example
 * ```ts
 * // predict-worker.ts
 * import { servePredictor } from '@biographql/admet-predictor/page-worker';
 *
 * servePredictor();
 * ```
 */
export function servePredictor(port: WorkerPort = globalThis as object as WorkerPort): void {
  const tell = (message: FromWorker) => port.postMessage(message);
  const underWay = new Map<number, AbortController>();
  let predictor: Predictor | undefined;

  async function predict({ id, smiles, models }: Extract<ToWorker, { readonly kind: 'predict' }>) {
    const controller = new AbortController();
    underWay.set(id, controller);
    try {
      predictor ??= createPredictor();
      const rows = await predictor.predictAll(smiles, {
        models,
        signal: controller.signal,
        onProgress: (done, total) => tell({ kind: 'progress', id, done, total }),
      });
      tell({ kind: 'answer', id, rows });
    } catch (error) {
      tell({ kind: 'problem', id, ...toPosted(error) });
    } finally {
      underWay.delete(id);
    }
  }

  port.addEventListener('message', ({ data }) => {
    // The page posts nothing else: see worker-client.ts.
    const message = data as ToWorker;
    if (message.kind === 'start') predictor = predictorOf(message, tell);
    else if (message.kind === 'predict') void predict(message);
    else underWay.get(message.id)?.abort();
  });
}

function predictorOf(
  { models, wasm, cacheVersion }: Extract<ToWorker, { readonly kind: 'start' }>,
  tell: (message: FromWorker) => void,
): Predictor {
  const opened = cacheVersion === undefined ? NO_FILES : openKeptFiles(cacheVersion);
  async function read(url: string, file: string): Promise<Uint8Array<ArrayBuffer>> {
    const onBytes = (loaded: number, total: number | null) =>
      tell({ kind: 'bytes', file, loaded, total });
    const kept = await opened;
    const known = await kept.find(url);
    if (known !== null) {
      onBytes(known.length, known.length);
      return known;
    }
    const bytes = await readWithProgress(url, onBytes);
    // A page that a server answers with in place of a file would be kept for ever.
    if (isModelOrToolkit(bytes)) void kept.keep(url, bytes);
    return bytes;
  }
  const folder = models.replace(/\/?$/, '/');
  const addressOf = (file: string) => folder + file;
  return createPredictor({
    models: Object.assign((file: string) => read(addressOf(file), file), { addressOf }),
    wasm: toolkitFrom(wasm, read),
  });
}

/** Models begin with `BGAM`, binaries of WebAssembly with `\0asm`. */
function isModelOrToolkit(bytes: Uint8Array): boolean {
  return /^(?:BGAM|\0asm)/.test(new TextDecoder().decode(bytes.subarray(0, 4)));
}

/** Loads the toolkit's binary once, and tells how far it is. */
function toolkitFrom(
  wasm: string,
  read: (url: string, file: string) => Promise<Uint8Array<ArrayBuffer>>,
): ToolkitLoader {
  let compiled: Promise<WebAssembly.Module> | undefined;
  const load = async () => WebAssembly.compile(await read(wasm, 'toolkit'));
  return async () => {
    compiled ??= load();
    try {
      return await defaultToolkit(await compiled)();
    } catch (error) {
      compiled = undefined;
      throw error;
    }
  };
}
