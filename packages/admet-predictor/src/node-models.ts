import { readFile } from 'node:fs/promises';
import { fetchSource, type ModelSource } from './model/model-store.js';

/** Reader for the files of a folder, by default of this package's models: from disk, or over HTTP. */
export function modelsIn(
  folder: string | URL = new URL('../models/', import.meta.url),
): ModelSource {
  const base = new URL(String(folder).replace(/\/?$/, '/'), import.meta.url);
  if (base.protocol !== 'file:') return fetchSource(base);
  return (file) => readFile(new URL(file, base));
}
