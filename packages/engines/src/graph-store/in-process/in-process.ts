import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { EngineUnavailableError } from '@biographql/core';
import type { GraphDriver } from '../graph-driver.js';
import { inProcessStore } from './in-process-store.js';

/** The dataset's triples in the calling thread: for tests and small seeds. */
export const inProcess: GraphDriver = {
  name: 'in-process',
  format: null,
  async open({ graph: { path } }) {
    try {
      const bytes = await readFile(path);
      const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
      return inProcessStore({ text, format: 'application/n-triples' });
    } catch (cause) {
      throw new EngineUnavailableError('in-process', 'open', cause);
    }
  },
};
