import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes values as lines of JSON. */
export async function writeLines(path: string, values: Iterable<unknown>): Promise<void> {
  const lines = function* () {
    for (const value of values) yield `${JSON.stringify(value)}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(path));
}

/** Reads lines of JSON, as many at a time as builds like to take. */
export async function* readLines<T>(path: string, size = 1_000): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    batch.push(JSON.parse(line) as T);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
