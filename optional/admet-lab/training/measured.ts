/**
 * Writes measured/<model>.bin: the training molecules that may be passed on, with their values and fingerprints; FORMAT.md
 * describes the files. To be run again when the features change.
 *
 *   measured.ts [<data folder> [NAME,NAME… [<target folder>]]]
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { FEATURE_VERSION, type ModelName, modelNames } from '@biographql/admet-predictor';
import { featureCount, featurize } from '@biographql/admet-predictor/internal';
import { fingerprintSlots, type MeasuredHeader, packSlots } from '../src/explain/measured.js';
import sources from './measured-sources.json' with { type: 'json' };
import { readLabeled, readStandard } from './molecules.js';

/** Redistributable training data by model; THIRD-PARTY-DATA.md has the summary. */
interface MeasuredSource {
  /** Tables in which every row is redistributable; empty if none is, or if such rows can't be identified. */
  readonly tables: readonly string[];
  /** Sources of the values, with the license of each copy. */
  readonly source: string;
  readonly note?: string;
}

const measuredSources: Readonly<Record<ModelName, MeasuredSource>> = sources;
/** Models whose tables hold log10 values, which are written in the unit of the model. */
const inLog10: readonly ModelName[] = ['VD'];
const [
  data = '../../../shared/data/admet',
  only = modelNames.join(),
  target = fileURLToPath(new URL('../measured/', import.meta.url)),
] = process.argv.slice(2).filter((argument) => argument !== '--');
const features = new Float32Array(featureCount);
mkdirSync(target, { recursive: true });

for (const name of modelNames.filter((model) => only.split(',').includes(model))) {
  const { tables, source, note } = measuredSources[name];
  const lines: string[] = [];
  const prints: number[] = [];
  for (const { smiles, y } of tables.flatMap((table) =>
    readLabeled(join(data, table, `${name}.csv`)),
  )) {
    const molecule = readStandard(smiles);
    if (!molecule?.isOrganic) continue;
    const slots = fingerprintSlots(featurize(molecule.graph, features));
    lines.push(`${smiles}\t${inLog10.includes(name) ? Number((10 ** y).toPrecision(4)) : y}\n`);
    packSlots(prints, slots);
  }
  const text = Buffer.from(lines.join(''));
  const header: MeasuredHeader = {
    model: name,
    featureVersion: FEATURE_VERSION,
    source,
    ...(note === undefined ? {} : { note }),
    textBytes: text.length,
  };
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const plain = Buffer.concat([Buffer.from('BGMM'), length, head, text, Buffer.from(prints)]);
  const zipped = gzipSync(plain, { level: 9 });
  writeFileSync(join(target, `${name}.bin`), zipped);
  console.log(`${name}: ${lines.length} molecules, ${(zipped.length / 1e3).toFixed(0)} kB`);
}
