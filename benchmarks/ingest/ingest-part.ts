import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Usage } from '../child/start-child.js';
import { startNode } from '../child/start-node.js';
import { formatMegabytes, formatNumber } from '../report/figures.js';
import type { Part, PartContext } from '../report/part.js';
import type { BuildCost, BuildInput } from './build.js';

/** Time, memory and disk of an ingest: the starter data, and the given files. */
export const ingestPart: Part = {
  name: 'ingest',
  title: 'Ingest',
  async run(context) {
    const { sources } = context;
    const rows = [await measure('starter data', { graph: [], articles: [] }, context)];
    if (sources.graph.length + sources.articles.length > 0)
      rows.push(await measure('given files', sources, context));
    return {
      notes: ['Each ingest runs in a new process, from source files to a checked dataset.'],
      tables: [
        {
          title: 'Build',
          columns: ['data', 'triples', 'articles', 'time', 'CPU time', 'peak memory', 'on disk'],
          rows,
        },
      ],
    };
  },
};

async function measure(
  name: string,
  sources: Omit<BuildInput, 'dataDir'>,
  { workFolder, signal, say }: PartContext,
): Promise<readonly string[]> {
  say(`ingest of the ${name}`);
  const dataDir = join(workFolder, name.replace(' ', '-'));
  await using child = await startNode(new URL('build.ts', import.meta.url), signal);
  const { seconds, triples, articles } = await child.call<BuildCost>('build', {
    dataDir,
    ...sources,
  });
  const { cpuSeconds, peakBytes } = await child.call<Usage>('usage');
  return [
    name,
    formatNumber(triples),
    formatNumber(articles),
    `${formatNumber(seconds)} s`,
    `${formatNumber(cpuSeconds)} s`,
    formatMegabytes(peakBytes),
    formatMegabytes(bytesIn(dataDir)),
  ];
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}
