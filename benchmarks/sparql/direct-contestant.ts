import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import oxigraph from 'oxigraph';
import { type CallLimits, measureCalls } from '../report/measure-calls.js';
import { serveContestant } from '../report/serve-contestant.js';

/** Texts up to this length are loaded at once: a string cannot hold a large graph. */
const BLOCK_BYTES = 8 * 1_048_576;
const NEWLINE = 10;
let store: oxigraph.Store | null = null;

await serveContestant({ open, run, listen });

/** Loads the graph as the engine's documentation does. */
function open({ path }: { readonly path: string }): object {
  const begin = performance.now();
  const opened = new oxigraph.Store();
  const bytes = gunzipSync(readFileSync(path));
  const options = { format: 'application/n-triples', lenient: true, no_transaction: false };
  for (let at = 0; at < bytes.length; ) {
    const most = Math.min(bytes.length, at + BLOCK_BYTES);
    const end = most === bytes.length ? most : bytes.lastIndexOf(NEWLINE, most) + 1;
    opened.load(bytes.toString('utf8', at, end), options);
    at = end;
  }
  store = opened;
  return { triples: opened.size, ms: performance.now() - begin };
}

/** Asks in this thread, for the text of SPARQL JSON, which nobody reads. */
function run({ text, limits }: { readonly text: string; readonly limits: CallLimits }) {
  return measureCalls([text], ask, limits);
}

/** Serves the engine's text over HTTP with nothing else around it. */
async function listen(): Promise<object> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/sparql-results+json' });
      response.end(ask(Buffer.concat(chunks).toString('utf8')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

function ask(text: string): string {
  if (store === null) throw new Error('The graph is not loaded');
  return String(store.query(text, { results_format: 'json' }));
}
