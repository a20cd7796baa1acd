import { PredictorError } from '@biographql/admet-predictor';
import type { AssayCard } from '../custom/card.js';
import type { AssayModel } from '../custom/model.js';

export interface CustomFile {
  readonly name: string;
  readonly file: string | Uint8Array;
}

export interface LabStart {
  readonly custom: readonly CustomFile[];
  readonly measured: string;
}

export type LabTask =
  | {
      readonly kind: 'explain';
      readonly model: string;
      readonly smiles: string;
      readonly similar: number;
    }
  | { readonly kind: 'add'; readonly file: Uint8Array }
  | { readonly kind: 'remove'; readonly name: string };

type ReadFile = (address: string, name: string) => Promise<Uint8Array>;

interface Entry {
  readonly name: string;
  readonly read: () => Promise<AssayModel>;
  model: AssayModel | undefined;
  reading?: Promise<AssayModel> | undefined;
}

export function createCustomModels() {
  const models: AssayModel[] = [];
  const entries = new Map<string, Entry>();
  const update = () => {
    models.splice(0, models.length, ...[...entries.values()].flatMap(({ model }) => model ?? []));
  };
  const put = (entry: Entry) => {
    entries.delete(entry.name);
    entries.set(entry.name, entry);
    update();
  };
  const load = async (entry: Entry) => {
    entry.reading ??= entry.read();
    try {
      entry.model = await entry.reading;
    } finally {
      entry.reading = undefined;
    }
    update();
  };
  return {
    /** Models that are loaded. */
    models: models as readonly AssayModel[],
    remove(name: string): void {
      entries.delete(name);
      update();
    },
    expect(files: readonly CustomFile[], read: ReadFile): void {
      for (const { name, file } of files)
        put({
          name,
          model: undefined,
          read: async () =>
            readModel(typeof file === 'string' ? await fetchFrom(file, name, read) : file, name),
        });
    },
    /** Loads the files of these models; of all without names. @throws PredictorError */
    async load(names: readonly string[] | undefined): Promise<void> {
      const wanted = [...entries.values()].filter(
        ({ name, model }) => model === undefined && (names?.includes(name) ?? true),
      );
      await Promise.all(wanted.map(load));
    },
    /** Reads a file and replaces a model of the same name. @throws PredictorError, InvalidArgumentError. */
    async add(file: Uint8Array): Promise<AssayCard> {
      const model = await readModel(file);
      put({ name: model.name, model, read: async () => model });
      // The name in requests, whatever the card was written with.
      return { ...model.card, name: model.name };
    },
  };
}

async function readModel(bytes: Uint8Array, name?: string): Promise<AssayModel> {
  const { readAssayModel } = await import('../custom/model.js');
  return readAssayModel(bytes, name);
}

async function fetchFrom(address: string, name: string, read: ReadFile): Promise<Uint8Array> {
  try {
    return await read(address, name);
  } catch (cause) {
    const message = `The model file for ${name} could not be loaded from ${address}.`;
    throw new PredictorError('MODEL_UNAVAILABLE', message, { cause, facts: { address } });
  }
}
