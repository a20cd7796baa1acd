// @ts-check
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CLI = fileURLToPath(new URL('../../../packages/server/bin/biographql.js', import.meta.url));
const HUB = 'Q900000000';
const ENTITY = 'http://www.wikidata.org/entity/';
const DIRECT = 'http://www.wikidata.org/prop/direct/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
/** Classes of Wikidata and how a disease is stated of one of each: symptom, gene, drug. */
const KINDS = [
  { type: 'Q169872', word: 'symptom', property: 'P780' },
  { type: 'Q7187', word: 'gene', property: 'P2293' },
  { type: 'Q12140', word: 'drug', property: 'P2176' },
];

/**
 * Writes a dataset of one disease with many neighbors of three kinds, made up for measuring.
 *
 * @param {string} dataDir
 * @param {number} neighbors how many
 * @returns {Promise<string>} the code of the disease
 */
export async function writeHubDataset(dataDir, neighbors) {
  const lines = entityLines(HUB, 'Q12136', 'disease of many neighbors');
  for (let at = 0; at < neighbors; at += 1) {
    const kind = KINDS[at % KINDS.length];
    if (kind === undefined) continue;
    const code = `Q${900_000_001 + at}`;
    lines.push(
      ...entityLines(code, kind.type, `${kind.word} number ${at + 1}`),
      `<${ENTITY}${HUB}> <${DIRECT}${kind.property}> <${ENTITY}${code}> .`,
    );
  }
  const file = join(dataDir, 'hub.nt');
  await writeFile(file, `${lines.join('\n')}\n`);
  const env = { ...process.env, BIOGRAPHQL_DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [CLI, 'ingest', '--graph', file], { env });
  await rm(file);
  return HUB;
}

function entityLines(
  /** @type {string} */ code,
  /** @type {string} */ type,
  /** @type {string} */ label,
) {
  return [
    `<${ENTITY}${code}> <${DIRECT}P31> <${ENTITY}${type}> .`,
    `<${ENTITY}${code}> <${LABEL}> "${label}"@en .`,
  ];
}
