import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { EngineUnavailableError } from '@biographql/core';
import type { GraphDriver } from '../graph-driver.js';
import { inProcessStore } from './in-process-store.js';

/** The dataset's triples in the calling thread: for tests and small seeds. */
export const inProcess: GraphDriver = {
  name: 'in-process',
  format: null,
  async open({ graph: { path, named: files = [] } }) {
    try {
      const text = await textOf(path);
      const named = await Promise.all(
        files.map(async ({ name, path: file }) => ({ name, text: await textOf(file) })),
      );
      return inProcessStore({ text, named, format: 'application/n-triples' });
    } catch (cause) {
      throw new EngineUnavailableError('in-process', 'open', cause);
    }
  },
};

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}
