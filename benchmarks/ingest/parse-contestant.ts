import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { StreamParser } from 'n3';
import oxigraph from 'oxigraph';
import { SaxesParser } from 'saxes';
import { serveContestant } from '../report/serve-contestant.js';

const NEWLINE = 10;
const BLOCK_BYTES = 8 * 1_048_576;
const PARSERS = { saxes, JSON: jsonLines, n3, Oxigraph: oxigraphLoad } as const;

/** A parser that does nothing with what it reads. */
export type ParserName = keyof typeof PARSERS;

await serveContestant({ parse });

async function parse({ name, path }: { readonly name: ParserName; readonly path: string }) {
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const records = await PARSERS[name](path);
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - begin) / 1_000;
  return { records, seconds, cpuSeconds: (user + system) / 1e6 };
}

async function saxes(path: string): Promise<number> {
  const parser = new SaxesParser();
  let elements = 0;
  parser.on('opentag', () => {
    elements += 1;
  });
  for await (const chunk of createReadStream(path, 'utf8')) parser.write(String(chunk));
  parser.close();
  return elements;
}

async function jsonLines(path: string): Promise<number> {
  let records = 0;
  for await (const line of createInterface({ input: createReadStream(path) }))
    if (JSON.parse(line) !== null) records += 1;
  return records;
}

async function n3(path: string): Promise<number> {
  let triples = 0;
  const parser = new StreamParser({ format: 'N-Triples' });
  createReadStream(path).pipe(parser);
  for await (const _ of parser) triples += 1;
  return triples;
}

/** Into memory, as the engine's documentation does. */
function oxigraphLoad(path: string): number {
  const store = new oxigraph.Store();
  const bytes = readFileSync(path);
  for (let at = 0; at < bytes.length; ) {
    const most = Math.min(bytes.length, at + BLOCK_BYTES);
    const end = most === bytes.length ? most : bytes.lastIndexOf(NEWLINE, most) + 1;
    store.load(bytes.toString('utf8', at, end), {
      format: 'application/n-triples',
      lenient: true,
      no_transaction: false,
    });
    at = end;
  }
  return store.size;
}
