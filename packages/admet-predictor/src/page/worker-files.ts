import type { ModelSource } from '../model/model-store.js';
import { defaultToolkit, type ToolkitLoader } from '../toolkit/toolkit.js';
import type { LoadedBytes } from './messages.js';

export interface WorkerAddresses {
  readonly models: string;
  readonly wasm: string;
}

export interface WorkerFiles {
  readonly models: ModelSource;
  readonly wasm: ToolkitLoader;
  download(url: string, name: string): Promise<Uint8Array<ArrayBuffer>>;
}

export function openWorkerFiles(
  { models, wasm }: WorkerAddresses,
  onBytes: (bytes: LoadedBytes) => void = () => {},
): WorkerFiles {
  const download: WorkerFiles['download'] = (url, file) =>
    readWithProgress(url, (loaded, total) => onBytes({ file, loaded, total }));
  const addressOf = (file: string) => models.replace(/\/?$/, '/') + file;
  return {
    models: Object.assign((file: string) => download(addressOf(file), file), { addressOf }),
    wasm: toolkitFrom(() => download(wasm, 'toolkit')),
    download,
  };
}

function toolkitFrom(read: () => Promise<Uint8Array<ArrayBuffer>>): ToolkitLoader {
  let compiled: Promise<WebAssembly.Module> | undefined;
  const load = async () => WebAssembly.compile(await read());
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

/**
 * Fetches a file and reports the bytes received and the total: null where the server does not say, or
 * compresses it on its way.
 *
 * @throws Error for a status other than 2xx.
 */
async function readWithProgress(
  url: string,
  onBytes: (loaded: number, total: number | null) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  const length = Number(response.headers.get('content-length'));
  const isPlain = response.headers.get('content-encoding') === null;
  const total = isPlain && length > 0 ? length : null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    parts.push(value);
    loaded += value.length;
    onBytes(loaded, total);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
