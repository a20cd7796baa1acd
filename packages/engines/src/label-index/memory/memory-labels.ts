import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineUnavailableError } from '@biographql/core';
import type { IdentifiersData } from '@biographql/vocabulary';
import type { Place } from '../../driver.js';
import { readRows, writeRows } from '../../stored-rows.js';
import { type LabelDriver, NO_IDENTIFIERS } from '../label-build.js';
import type { LabelRow } from '../label-index.js';
import { memoryLabelIndex } from './memory-label-index.js';

/** Labels in a file of JSON lines, read into memory when opened: the reference, and enough for a few thousand entities. */
export const memoryLabels: LabelDriver = {
  name: 'memory',
  format: 2,
  async build(rows, at, options) {
    await writeRows(fileIn(at), inOrder(rows), options);
    await writeFile(catalogIn(at), JSON.stringify(options?.identifiers ?? NO_IDENTIFIERS));
    const kept = memoryLabelIndex(await readRows<LabelRow>(fileIn(at)));
    const counts = { entities: 0, aliases: 0 };
    for await (const batch of kept.rows()) {
      counts.entities += batch.length;
      for (const { aliases } of batch) counts.aliases += aliases.length;
    }
    return counts;
  },
  async open(at) {
    try {
      const identifiers = JSON.parse(await readFile(catalogIn(at), 'utf8')) as IdentifiersData;
      return memoryLabelIndex(await readRows<LabelRow>(fileIn(at)), identifiers);
    } catch (cause) {
      throw new EngineUnavailableError('memory-labels', 'open', cause);
    }
  },
};

function fileIn({ directory }: Place): string {
  return join(directory, 'labels.jsonl');
}

function catalogIn({ directory }: Place): string {
  return join(directory, 'identifiers.json');
}

/** @throws RangeError as every driver of labels does. */
async function* inOrder(
  batches: AsyncIterable<readonly LabelRow[]>,
): AsyncGenerator<readonly LabelRow[]> {
  let last = Number.POSITIVE_INFINITY;
  for await (const batch of batches) {
    for (const { iri, popularity } of batch) {
      if (!Number.isInteger(popularity) || popularity < 0 || popularity > last) {
        throw new RangeError(`Popularity must be a whole number from 0 that never rises: ${iri}.`);
      }
      last = popularity;
    }
    yield batch;
  }
}
