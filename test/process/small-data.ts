import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBiographql } from './start-biographql.js';

const ENTITY = 'http://www.wikidata.org/entity/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const CLAIM = 'http://www.wikidata.org/prop/direct/';

/** Made-up entities: enough that a query without shared variables runs for hours. */
const ENTITIES = 1_000;

/**
 * Ingests a small graph and one article; building it takes a fraction of the starter data's time.
 * @param word - what its entities are called, each with a number.
 */
export async function ingestSmallData(dataDir: string, word = 'thing'): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const lines = Array.from({ length: ENTITIES }, (_, index) => {
    const subject = `<${ENTITY}Q${index + 1}>`;
    const object = `<${ENTITY}Q${((index + 1) % ENTITIES) + 1}>`;
    return `${subject} <${LABEL}> "${word} ${index + 1}"@en .\n${subject} <${CLAIM}P1> ${object} .`;
  });
  const graph = join(dataDir, 'small.nt');
  writeFileSync(graph, `${lines.join('\n')}\n`);
  const articles = join(dataDir, 'small.jsonl');
  writeFileSync(articles, `${JSON.stringify({ pmid: '1', title: `On ${word} 1`, authors: [] })}\n`);
  const command = ['ingest', '--replace', '--data-dir', dataDir, graph, articles];
  const ended = await runBiographql(command);
  if (ended.code !== 0) throw new Error(`The ingest failed with ${ended.code}: ${ended.stderr}`);
}
