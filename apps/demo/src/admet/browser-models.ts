import { resolveAdmetModel } from '@biographql/admet';
import { createWorkerPredictor } from '@biographql/admet-lab/worker-client';
import type { AdmetExplanation } from '@biographql/core';
import { useSyncExternalStore } from 'react';
import { fileModel, type ShownModel } from './models.ts';

/** Predictor in a web worker: no molecule leaves the page, and the page isn't blocked. */
export const browserSource = inWorker();

/** Explains predictions in a second worker, so that an explanation doesn't wait for ten thousand predictions. */
const reasonSource = inWorker();

function inWorker() {
  return createWorkerPredictor({
    worker: () => new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' }),
    models: `${import.meta.env.BASE_URL}admet/models/`,
    wasm: `${import.meta.env.BASE_URL}admet/toolkit.wasm`,
  });
}

/** As many similar molecules as the service returns. */
const SIMILAR = 5;

/** A model loaded from a file. It stays in this tab. */
export interface ModelFile {
  readonly model: ShownModel;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Another one for each file: what a replaced file predicted is not what the next one does. */
  readonly edition: number;
}

/** Files that the worker has. */
const given = new WeakSet<ModelFile>();

/** Explains a prediction in this browser. @throws PredictorError; an aborted call rejects with the signal's reason. */
export async function reasonsHere(
  model: string,
  smiles: string,
  file: ModelFile | undefined,
  signal: AbortSignal,
): Promise<AdmetExplanation<string>> {
  if (file && !given.has(file)) {
    await reasonSource.add(file.bytes);
    given.add(file);
  }
  return reasonSource.explain({ model, smiles }, { signal, similar: SIMILAR });
}

/** Maximum size of a model file, which usually has about a megabyte. */
const MOST_BYTES = 100_000_000;

let files: readonly ModelFile[] = [];
let editions = 0;
const listeners = new Set<() => void>();

/** Loads a model file, which replaces one of the same name. @throws PredictorError, InvalidArgumentError, Error for an invalid file. */
export async function addModelFile(file: Blob): Promise<ShownModel> {
  if (file.size > MOST_BYTES) throw new Error('It is too large for a model of an assay.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const card = await browserSource.add(bytes);
  const { name } = card;
  try {
    const other = resolveAdmetModel(name);
    if (other) throw new Error(`Its model is called “${name}”, which is a name of ${other}.`);
    const model = fileModel(card);
    editions += 1;
    change([...without(name), { model, bytes, edition: editions }]);
    return model;
  } catch (error) {
    browserSource.remove(name);
    throw error;
  }
}

export function removeModelFile(name: string): void {
  browserSource.remove(name);
  reasonSource.remove(name);
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
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
