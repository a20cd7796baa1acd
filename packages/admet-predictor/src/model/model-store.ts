import type { ModelName } from '../contract.js';
import { PredictorError } from '../contract.js';
import { type ModelFile, readModelFile } from './format.js';

/** Gives the bytes of a file of the model folder, such as `logS.bin` or `cards.json`. */
export interface ModelSource {
  (file: string): Promise<Uint8Array>;
  /** Location of the file, for errors. Default: its name. */
  readonly addressOf?: (file: string) => string;
}

export interface ModelStore<Model> {
  /** @throws PredictorError `MODEL_UNAVAILABLE` or `INVALID_MODEL_FILE`; a later call tries again. */
  model(name: ModelName): Promise<Model>;
}

/** Reads model files over HTTP from a folder URL. */
export function fetchSource(folder: string | URL): ModelSource {
  const base = String(folder).replace(/\/?$/, '/');
  const addressOf = (file: string) => base + file;
  const read = async (file: string) => {
    const response = await fetch(addressOf(file));
    if (!response.ok) throw new Error(`${file} returned status ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
  return Object.assign(read, { addressOf });
}

/** Creates a store over a source; `prepare` converts each file to what is cached. */
export function createModelStore<Model>(
  source: ModelSource,
  prepare: (file: ModelFile, bytes: Uint8Array) => Model | Promise<Model>,
): ModelStore<Model> {
  const loaded = new Map<ModelName, Promise<Model>>();
  const load = async (name: ModelName): Promise<Model> => {
    const file = `${name}.bin`;
    const address = source.addressOf?.(file) ?? file;
    let bytes: Uint8Array;
    try {
      bytes = await source(file);
    } catch (cause) {
      throw new PredictorError(
        'MODEL_UNAVAILABLE',
        `The model file for ${name} could not be loaded from ${address}.`,
        { cause, facts: { address } },
      );
    }
    return prepare(readFrom(address, bytes), bytes);
  };
  return {
    model(name) {
      const known = loaded.get(name);
      if (known) return known;
      const pending = load(name);
      loaded.set(name, pending);
      pending.catch(() => loaded.delete(name));
      return pending;
    },
  };
}

function readFrom(address: string, bytes: Uint8Array): ModelFile {
  try {
    return readModelFile(bytes);
  } catch (cause) {
    if (!(cause instanceof PredictorError)) throw cause;
    const isPage = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
    const found = isPage ? `${address} returned a web page` : `it was loaded from ${address}`;
    throw new PredictorError(cause.code, `${cause.shortMessage.replace(/\.$/, '')}: ${found}.`, {
      cause,
      facts: { address },
    });
  }
}

/** Returns the URL of a folder next to a script. This is a function because bundlers treat `new URL(folder, import.meta.url)` as an asset. */
export function resolveSibling(script: string, folder: string): URL {
  return new URL(folder, script);
}
