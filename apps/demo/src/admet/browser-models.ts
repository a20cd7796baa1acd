import { resolveAdmetModel } from '@biographql/admet';
import { createWorkerPredictor } from '@biographql/admet-lab/worker-client';
import { useSyncExternalStore } from 'react';
import { listenTo } from '../place.ts';
import { fileModel, type ShownModel } from './models.ts';

export const browserSource = createWorkerPredictor({
  worker: () => new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' }),
  models: `${import.meta.env.BASE_URL}admet/models/`,
  wasm: `${import.meta.env.BASE_URL}admet/toolkit.wasm`,
});

export interface ModelFile {
  readonly model: ShownModel;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Unique per file, so that predictions of a replaced file aren't reused. */
  readonly edition: number;
}

/** Maximum size of a model file; most have about a megabyte. */
const MAX_BYTES = 100_000_000;

let files: readonly ModelFile[] = [];
let editions = 0;
const CHANGED = 'model-files-changed';
const subscribe = listenTo(CHANGED);

/** Loads a model file, which replaces one of the same name. @throws PredictorError, InvalidArgumentError, Error for an invalid file. */
export async function addModelFile(file: Blob): Promise<ShownModel> {
  if (file.size > MAX_BYTES) throw new Error('The file is too large for a custom model.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const card = await browserSource.add(bytes);
  const { name } = card;
  const other = resolveAdmetModel(name);
  if (other) {
    browserSource.remove(name);
    throw new Error(
      `The model in this file is called “${name}”, but that name already belongs to ${other}.`,
    );
  }
  const model = fileModel(card);
  editions += 1;
  change([...without(name), { model, bytes, edition: editions }]);
  return model;
}

export function removeModelFile(name: string): void {
  browserSource.remove(name);
  change(without(name));
}

export function useModelFiles(): readonly ModelFile[] {
  return useSyncExternalStore(subscribe, () => files);
}

/** The file of a model; undefined for one that comes with the page. */
export function findFile(all: readonly ModelFile[], name: string): ModelFile | undefined {
  return all.find(({ model }) => model.name === name);
}

function without(name: string): readonly ModelFile[] {
  return files.filter(({ model }) => model.name !== name);
}

function change(next: readonly ModelFile[]): void {
  files = next;
  window.dispatchEvent(new Event(CHANGED));
}
