import { resolveAdmetModel } from '@biographql/admet';
import { createWorkerPredictor } from '@biographql/admet-lab/worker-client';
import type { AdmetExplanation } from '@biographql/core';
import { useSyncExternalStore } from 'react';
import { toDigest } from '../exports/download.ts';
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

/** Files that the worker has. */
const given = new WeakSet<Uint8Array>();

/** Explains a prediction in this browser. @throws PredictorError; an aborted call rejects with the signal's reason. */
export async function reasonsHere(
  {
    model,
    smiles,
    file,
  }: {
    readonly model: string;
    readonly smiles: string;
    readonly file: Uint8Array | undefined;
  },
  signal: AbortSignal,
): Promise<AdmetExplanation<string>> {
  if (file && !given.has(file)) {
    await reasonSource.add(file);
    given.add(file);
  }
  return reasonSource.explain({ model, smiles }, { signal, similar: SIMILAR });
}

/** Models loaded from files. They stay in this tab. */
export interface ModelFiles {
  readonly models: readonly ShownModel[];
  /** How many files of a name came before the one that is there: what those said is not what it says. */
  readonly editions: ReadonlyMap<string, number>;
  /** Of the files by name, `sha256:…`; null where the page has no cryptography. */
  readonly digests: ReadonlyMap<string, string | null>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Maximum size of a model file, which usually has about a megabyte. */
const MOST_BYTES = 100_000_000;

let state: ModelFiles = { models: [], editions: new Map(), digests: new Map(), files: new Map() };
const listeners = new Set<() => void>();

/** Loads a model file, which replaces one of the same name. @throws PredictorError, InvalidArgumentError, Error for an invalid file. */
export async function addModelFile(file: Blob): Promise<ShownModel> {
  if (file.size > MOST_BYTES) throw new Error('It is too large for a model of an assay.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const digest = await toDigest(bytes);
  const card = await browserSource.add(bytes);
  const { name } = card;
  try {
    const other = resolveAdmetModel(name);
    if (other) throw new Error(`Its model is called “${name}”, which is a name of ${other}.`);
    const added = fileModel(card);
    const before = state.editions.get(name);
    change({
      models: [...without(name), added],
      editions: new Map(state.editions).set(name, before === undefined ? 0 : before + 1),
      digests: new Map(state.digests).set(name, digest),
      files: new Map(state.files).set(name, bytes),
    });
    return added;
  } catch (error) {
    browserSource.remove(name);
    throw error;
  }
}

export function removeModelFile(name: string): void {
  browserSource.remove(name);
  reasonSource.remove(name);
  const files = new Map(state.files);
  files.delete(name);
  change({ ...state, models: without(name), files });
}

export function useModelFiles(): ModelFiles {
  return useSyncExternalStore(subscribe, () => state);
}

function without(name: string): readonly ShownModel[] {
  return state.models.filter((model) => model.name !== name);
}

function change(next: ModelFiles): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
