import { createPredictor } from './browser.js';
import type { Explainer, ExplainerOptions } from './explain/explainer.js';
import { fileMarks } from './generated/file-marks.js';
import { markOf, NO_FILES, openKeptFiles } from './kept-files.js';
import { createOwnModels, type OwnModels } from './own-models.js';
import { toPosted } from './posted-errors.js';
import type { Predictor } from './predictor.js';
import { readWithProgress } from './read-with-progress.js';
import { defaultToolkit, type ToolkitLoader, toolkitScript } from './toolkit/toolkit.js';
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
  const own = createOwnModels();
  let serving = placesOf(null, own, tell);
  let predictor: Predictor<string> | undefined;
  let explainer: Promise<Explainer<string>> | undefined;

  /** Posts an answer, or why there is none. */
  async function answer(id: number, make: (signal: AbortSignal) => Promise<FromWorker>) {
    const controller = new AbortController();
    underWay.set(id, controller);
    try {
      tell(await make(controller.signal));
    } catch (error) {
      tell({ kind: 'problem', id, ...toPosted(error) });
    } finally {
      underWay.delete(id);
    }
  }

  const predict = ({ id, smiles, models }: Extract<ToWorker, { readonly kind: 'predict' }>) =>
    answer(id, async (signal) => {
      predictor ??= createPredictor<string>(serving);
      await own.load(models);
      const onProgress = (done: number, total: number) =>
        tell({ kind: 'progress', id, done, total });
      const rows = await predictor.predictAll(smiles, { models, signal, onProgress });
      return { kind: 'answer', id, rows };
    });

  const explain = ({ id, model, smiles, similar }: Extract<ToWorker, { kind: 'explain' }>) =>
    answer(id, async (signal) => {
      explainer ??= openExplainer(serving);
      explainer.catch(() => {
        explainer = undefined;
      });
      await own.load([model]);
      const explained = await (await explainer).explain(model, smiles, { signal, similar });
      return { kind: 'explained', id, answer: explained };
    });

  port.addEventListener('message', ({ data }) => {
    // The page posts nothing else: see worker-client.ts.
    const message = data as ToWorker;
    if (message.kind === 'start') serving = placesOf(message, own, tell);
    else if (message.kind === 'predict') void predict(message);
    else if (message.kind === 'explain') void explain(message);
    else if (message.kind === 'add')
      void answer(message.id, async () => ({
        kind: 'added',
        id: message.id,
        answer: await own.add(message.file),
      }));
    else if (message.kind === 'remove') own.remove(message.name);
    else underWay.get(message.id)?.abort();
  });
}

/** Where predictor and explainer find what they load. */
type Places = Pick<ExplainerOptions<string>, 'models' | 'measured' | 'wasm' | 'own'>;

/** The code for it comes with the first. */
async function openExplainer(places: Places): Promise<Explainer<string>> {
  const { createExplainer } = await import('./explain-browser.js');
  return createExplainer<string>(places);
}

function placesOf(
  start: Extract<ToWorker, { readonly kind: 'start' }> | null,
  own: OwnModels,
  tell: (message: FromWorker) => void,
): Places {
  if (start === null) return { own: own.models };
  const { models, wasm, own: files, measured, keepsFiles } = start;
  const opened = keepsFiles ? openKeptFiles() : NO_FILES;
  const download: Read = (url, file) =>
    readWithProgress(url, (loaded, total) => tell({ kind: 'bytes', file, loaded, total }));
  async function read(
    url: string,
    file: string,
    mark: string | null,
    isRight: (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const kept = await opened;
    const known = mark === null ? null : await kept.find(file, mark);
    if (known !== null) {
      tell({ kind: 'bytes', file, loaded: known.length, total: known.length });
      return known;
    }
    const bytes = await download(url, file);
    // What a server answers with in place of a file would be kept for ever.
    if (mark !== null && kept !== NO_FILES && (await isRight(bytes)))
      void kept.keep(file, mark, bytes);
    return bytes;
  }
  const readModel: Read = (url, file) => {
    const mark = fileMarks[file] ?? null;
    return read(url, file, mark, async (bytes) => (await markOf(bytes)) === mark);
  };
  const readToolkit: Read = async (url, file) => {
    const mark = keepsFiles ? await markOf(await toolkitScript()) : null;
    return read(url, file, mark, async (bytes) => isWebAssembly(bytes));
  };
  const folder = models.replace(/\/?$/, '/');
  const addressOf = (file: string) => folder + file;
  const near = measured?.replace(/\/?$/, '/') ?? new URL('../measured/', folder).href;
  // Models of one's own change without a new version of the package: they are not kept.
  own.expect(files, download);
  return {
    models: Object.assign((file: string) => readModel(addressOf(file), file), { addressOf }),
    measured: (file) => download(near + file, `measured/${file}`),
    wasm: toolkitFrom(wasm, readToolkit),
    own: own.models,
  };
}

type Read = (url: string, file: string) => Promise<Uint8Array<ArrayBuffer>>;

function isWebAssembly(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 4)) === '\0asm';
}

/** Loads the toolkit's binary once, and tells how far it is. */
function toolkitFrom(wasm: string, read: Read): ToolkitLoader {
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
