/**
 * Reads a CSV whose first column is SMILES and writes one row per molecule with all 28 predictions.
 *
 *   npx tsx --conditions=@biographql/source examples/triage.ts molecules.csv > predictions.csv
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createPredictor, modelNames } from '../src/index.js';

const [path] = process.argv.slice(2);
if (!path) throw new Error('Give the path of a CSV file.');

async function* getSmiles(file: string) {
  let first = true;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const smiles = line.split(',', 1)[0]?.trim() ?? '';
    if (!(first && /^smiles$/i.test(smiles)) && line !== '') yield smiles;
    first = false;
  }
}

process.stdout.write(`smiles,error,outOfDomain,outOfScope,${modelNames.join(',')}\n`);
for await (const row of createPredictor().stream(getSmiles(path))) {
  const [first] = row;
  const message = first?.status === 'rejected' ? `"${first.reason.message}"` : '';
  const outside = row.filter((one) => one.status === 'predicted' && !one.inDomain).length;
  const reasons = row.flatMap((one) => (one.status === 'predicted' ? (one.outOfScope ?? []) : []));
  // A value that the model was not made for is left out.
  const values = row.map((one) =>
    one.status === 'predicted' && one.outOfScope === undefined ? one.value.toPrecision(4) : '',
  );
  const scope = `"${[...new Set(reasons)].join(' ')}"`;
  process.stdout.write(
    `${first?.smiles},${message},${message ? '' : outside},${scope},${values.join()}\n`,
  );
}
