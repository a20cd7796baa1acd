import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plugin } from '@biographql/graph-schema';
import { buildDataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { main } from '../../packages/server/src/cli/main.js';

const silent = { write: () => true };

/**
 * Writes `graph.ts`, as documents name it, into a folder: the types of the small graph that their programs ask, made by
 * `biographql schema --types`.
 */
export async function writeDocumentedGraph(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'biographql-documented-graph-'));
  try {
    const graph = join(dataDir, 'graph.nt');
    const articles = join(dataDir, 'articles.jsonl');
    await writeFile(graph, SEEDS['three-diseases'].triples);
    await writeFile(articles, '{ "pmid": "1", "title": "On asthma" }\n');
    await buildDataset({ dataDir, graphSources: [graph], articleSources: [articles] });
    await mkdir(folder, { recursive: true });
    const out = join(folder, 'graph.ts');
    const argv = ['node', 'biographql', 'schema', '--data-dir', dataDir, '--types', out];
    const code = await main(argv, { stdout: silent, stderr: silent }, async () => [plugin]);
    if (code !== 0) throw new Error(`\`biographql schema\` ended with ${code}`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
