import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineUnavailableError } from '@biographql/core';
import type { IdentifiersData } from '@biographql/vocabulary';
import type { Place } from '../../driver.js';
import { readRows, writeRows } from '../../stored-rows.js';
import { type LabelDriver, NO_IDENTIFIERS } from '../label-build.js';
import type { LabelRow } from '../label-index.js';
import { rowsInOrder } from '../row-order.js';
import { memoryLabelIndex } from './memory-label-index.js';

/** Labels in a file of JSON lines, read into memory when opened: the reference, and enough for a few thousand entities. */
export const memoryLabels: LabelDriver = {
  name: 'memory',
  format: 2,
  async build(rows, at, options = {}) {
    const { areOrdered = false } = options;
    await writeRows(fileIn(at), rowsInOrder(rows, { areOrdered }), options);
    await writeFile(catalogIn(at), JSON.stringify(options.identifiers ?? NO_IDENTIFIERS));
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
