import { PredictorError } from '@biographql/admet-predictor';
import type { AssayCard } from '../custom/card.js';
import type { AssayModel } from '../custom/model.js';

export interface CustomFile {
  readonly name: string;
  readonly file: string | Uint8Array;
}

export interface CustomModels {
  readonly models: readonly AssayModel[];
  expect(files: readonly CustomFile[], read: ReadFile): void;
  /** Loads the files of these models; of all without names. @throws PredictorError */
  load(names: readonly string[] | undefined): Promise<void>;
  /** Reads a file and replaces a model of the same name. @throws PredictorError, InvalidArgumentError. */
  add(file: Uint8Array): Promise<AssayCard>;
  remove(name: string): void;
}

type ReadFile = (address: string, name: string) => Promise<Uint8Array>;

export function createCustomModels(): CustomModels {
  const models: AssayModel[] = [];
  const fetches = new Map<string, () => Promise<void>>();
  const remove = (name: string) => {
    const at = models.findIndex((model) => model.name === name);
    if (at >= 0) models.splice(at, 1);
    fetches.delete(name);
  };
  const put = (model: AssayModel, fetch: () => Promise<void>) => {
    remove(model.name);
    models.push(model);
    fetches.set(model.name, fetch);
  };
  return {
    models,
    remove,
    expect(files, read) {
      for (const file of files) {
        const { model, fetch } = lazyModel(file, read);
        put(model, fetch);
      }
    },
    async load(names) {
      const wanted = [...fetches].filter(([name]) => names?.includes(name) ?? true);
      await Promise.all(wanted.map(([, fetch]) => fetch()));
    },
    async add(file) {
      const model = await readModel(file);
      put(model, async () => undefined);
      // The name in requests, whatever the card was written with.
      return { ...model.card, name: model.name };
    },
  };
}

async function readModel(bytes: Uint8Array, name?: string): Promise<AssayModel> {
  const { readAssayModel } = await import('../custom/model.js');
  return readAssayModel(bytes, name);
}

function lazyModel({ name, file }: CustomFile, read: ReadFile) {
  let fetched: Promise<AssayModel> | undefined;
  let model: AssayModel | undefined;
  const open = async () => {
    const bytes = typeof file === 'string' ? await fetchFrom(file, name, read) : file;
    model = await readModel(bytes, name);
    return model;
  };
  const known = () => {
    if (model) return model;
    throw new PredictorError('MODEL_UNAVAILABLE', `The file of model ${name} was not loaded.`);
  };
  const lazy: AssayModel = {
    name,
    get card() {
      return known().card;
    },
    load: (kernel) => known().load(kernel),
    open: () => known().open(),
  };
  return {
    model: lazy,
    async fetch() {
      fetched ??= open();
      try {
        await fetched;
      } catch (error) {
        fetched = undefined;
        throw error;
      }
    },
  };
}

async function fetchFrom(address: string, name: string, read: ReadFile): Promise<Uint8Array> {
  try {
    return await read(address, name);
  } catch (cause) {
    const message = `The file of model ${name} could not be loaded from ${address}.`;
    throw new PredictorError('MODEL_UNAVAILABLE', message, { cause, facts: { address } });
  }
}
