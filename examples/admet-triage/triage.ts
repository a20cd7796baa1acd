import { readFile } from 'node:fs/promises';
import { type AdmetModelName, summarize } from '@biographql/admet';
import { createClient, predictAdmetTable, retry } from '@biographql/client';

/**
 * Reads molecules from a CSV file with the columns `name,smiles` and prints which ones raise concerns.
 * Usage: `tsx triage.ts molecules.csv`.
 */
const models: readonly AdmetModelName[] = ['hERG', 'logS'];
const client = createClient({
  url: process.env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql',
  apiKey: process.env.BIOGRAPHQL_API_KEY,
  middleware: [retry()],
});

const file = process.argv[2] ?? new URL('molecules.csv', import.meta.url);
const [, ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
const molecules = lines.map((line) => {
  const [name = '', smiles = ''] = line.split(',');
  return { name, smiles };
});

const { rows } = await predictAdmetTable(
  client,
  { models, smiles: molecules.map(({ smiles }) => smiles) },
  { onProgress: ({ done, total }) => console.error(`${done} of ${total}`) },
);

for (const [index, { predictions }] of rows.entries()) {
  const name = molecules[index]?.name ?? '';
  const rejected = predictions.find((prediction) => prediction.status === 'rejected');
  if (rejected?.status === 'rejected') {
    console.log(`${name}: cannot be predicted: ${rejected.reason.message}`);
    continue;
  }
  const { concerns } = summarize(predictions);
  console.log(`${name}: ${concerns.map(({ reason }) => reason).join(' ') || 'no concern'}`);
}
