import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { EngineUnavailableError } from '@biographql/core';
import { type SparqlQuery, withLimit } from '@biographql/sparql';
import { initSync, namedNode, Store } from 'oxigraph/web.js';
import type { GraphDriver, GraphStore, QueryPriority } from '../../src/graph-store/graph-store.js';
import { readBinary } from '../../src/graph-store/oxigraph-binary.mjs';
import {
  checkQuerySize,
  decodeBoolean,
  decodeSolutions,
  invalidSparql,
  unworkableQuery,
} from '../../src/graph-store/run-query.js';

export interface InProcessStoreOptions {
  readonly text: string;
  /** Default Turtle, which includes N-Triples. */
  readonly format?: 'text/turtle' | 'application/n-triples';
  /** Named graphs, in the same format. Default: none. */
  readonly named?: readonly { readonly name: string; readonly text: string }[];
  /** Maximum number of solutions of a query without a `LIMIT`. Default 100,000. */
  readonly limit?: number;
}

const ENGINE = 'oxigraph (in process)';

let isLoaded = false;

/**
 * A graph store on Oxigraph in the calling thread: for tests and small seeds. It cannot end a running query, so deadlines
 * do nothing and a signal only works before the query starts.
 * @throws the engine's error when the text cannot be parsed.
 */
export function inProcessStore(options: InProcessStoreOptions): GraphStore {
  const { text, named = [], format = 'text/turtle', limit = 100_000 } = options;
  if (!isLoaded) initSync({ module: readBinary() });
  isLoaded = true;
  const store = new Store();
  store.load(text, { format, no_transaction: false });
  for (const graph of named) {
    const to_graph_name = namedNode(graph.name);
    store.load(graph.text, { format, no_transaction: false, to_graph_name });
  }

  function run(query: SparqlQuery, sparql: string, priority: QueryPriority = 'user'): string {
    checkQuerySize(query);
    try {
      return String(store.query(sparql, { results_format: 'json' }));
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) {
        if (priority === 'user') throw unworkableQuery();
        throw new EngineUnavailableError(ENGINE, 'query', error);
      }
      throw invalidSparql(error instanceof Error ? error.message : String(error), query);
    }
  }

  return {
    name: ENGINE,
    async ready({ signal } = {}) {
      signal?.throwIfAborted();
    },
    async select(query, { signal, priority, limit: rows = limit } = {}) {
      signal?.throwIfAborted();
      const json = run(query, withLimit(query, rows + 1).text, priority);
      return decodeSolutions(json, rows, query);
    },
    async ask(query, { signal, priority } = {}) {
      signal?.throwIfAborted();
      return decodeBoolean(run(query, query.text, priority));
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** The dataset's triples in the calling thread: for tests and small seeds. */
export const inProcess: GraphDriver = {
  name: 'in-process',
  format: null,
  async open({ graph: { path, named: files = [] } }) {
    try {
      const text = await readText(path);
      const named = await Promise.all(
        files.map(async ({ name, path: file }) => ({ name, text: await readText(file) })),
      );
      return inProcessStore({ text, named, format: 'application/n-triples' });
    } catch (cause) {
      throw new EngineUnavailableError('in-process', 'open', cause);
    }
  },
};

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}
