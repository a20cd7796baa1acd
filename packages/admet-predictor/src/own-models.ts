import type { AssayCard } from './assay/assay-card.js';
import type { AssayModel } from './assay/assay-model.js';
import { PredictorError } from './errors.js';
import type { OwnFile } from './worker-messages.js';

/** Fetches a file from an address; the name says which it is. */
export type ReadFile = (address: string, name: string) => Promise<Uint8Array>;

/** The models of one's own that a worker has: files that are loaded with their first use, and files that were added. */
export interface OwnModels {
  /** For a predictor; the same list always, which changes. */
  readonly models: readonly AssayModel[];
  /** Names files that are loaded with their first use. */
  expect(files: readonly OwnFile[], read: ReadFile): void;
  /** Loads the files of those that are asked for; of all without names. @throws PredictorError */
  load(names: readonly string[] | undefined): Promise<void>;
  /** Reads a file; it takes the place of one of the same name. @throws PredictorError, InvalidArgumentError. */
  add(file: Uint8Array): Promise<AssayCard>;
  /** Forgets one; what is under way with it ends as it began. */
  remove(name: string): void;
}

interface OwnModel {
  readonly model: AssayModel;
  readonly fetch: () => Promise<void>;
}

/** Makes an empty list. */
export function createOwnModels(): OwnModels {
  const models: AssayModel[] = [];
  const fetches = new Map<string, OwnModel['fetch']>();
  const remove = (name: string) => {
    const at = models.findIndex((model) => model.name === name);
    if (at >= 0) models.splice(at, 1);
    fetches.delete(name);
  };
  const put = ({ model, fetch }: OwnModel) => {
    remove(model.name);
    models.push(model);
    fetches.set(model.name, fetch);
  };
  return {
    models,
    remove,
    expect(files, read) {
      for (const file of files) put(lateModel(file, read));
    },
    async load(names) {
      const asked = [...fetches].filter(([name]) => names?.includes(name) ?? true);
      await Promise.all(asked.map(([, fetch]) => fetch()));
    },
    async add(file) {
      const model = await readModel(file);
      put({ model, fetch: async () => undefined });
      // What it is asked for by, whatever the card was written with.
      return { ...model.card, name: model.name };
    },
  };
}

/** The code for it comes with the first. */
async function readModel(bytes: Uint8Array, name?: string): Promise<AssayModel> {
  const { readAssayModel } = await import('./assay/assay-model.js');
  return readAssayModel(bytes, name);
}

/** A model that can be loaded once it was fetched. */
function lateModel({ name, file }: OwnFile, read: ReadFile): OwnModel {
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
  return {
    model: {
      name,
      get card() {
        return known().card;
      },
      load: (engine: Parameters<AssayModel['load']>[0]) => known().load(engine),
      open: () => known().open(),
    },
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
