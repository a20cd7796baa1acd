/**
 * Computes the features of every molecule in the given tables (columns smiles,y) once and writes them
 * as raw arrays for train.py: indptr.i64, indices.u16, values.f32 (CSR rows) and molecules.json.
 *
 *   export-features.ts <work folder> <table.csv> …
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FEATURE_VERSION } from '@biographql/admet-predictor';
import {
  descriptorNames,
  featureCount,
  featureLayout,
  featurize,
  parentKey,
  scaffoldKey,
} from '@biographql/admet-predictor/internal';
import { readLabeled, readStandard } from './molecules.js';

const [outFolder = '.features', ...tables] = process.argv.slice(2);
mkdirSync(outFolder, { recursive: true });

const texts = new Set<string>();
for (const table of tables) for (const { smiles } of readLabeled(table)) texts.add(smiles);

const references = readFileSync(
  new URL('../../../packages/admet-predictor/test/reference-molecules.txt', import.meta.url),
  'utf8',
);
for (const line of references.split('\n')) if (line.trim()) texts.add(line.trim());

const target = new Float32Array(featureCount);
const indices: Uint16Array[] = [];
const values: Float32Array[] = [];
const starts = [0n];
const molecules: { smiles: string; parent: string; scaffold: string }[] = [];
let total = 0;
for (const smiles of texts) {
  const standard = readStandard(smiles);
  if (standard === null || standard.graph.size === 0) continue;
  const { graph } = standard;
  const { isRadical, isOrganometallic, hasDativeBond, hasMetal } = standard;
  if (isRadical || isOrganometallic || hasDativeBond || hasMetal) continue;
  featurize(graph, target);
  const columns: number[] = [];
  for (let i = 0; i < featureCount; i += 1) if (target[i] !== 0) columns.push(i);
  indices.push(Uint16Array.from(columns));
  values.push(Float32Array.from(columns, (i) => target[i] ?? 0));
  total += columns.length;
  starts.push(BigInt(total));
  molecules.push({ smiles, parent: parentKey(graph), scaffold: scaffoldKey(graph) });
}
const bytes = (parts: readonly (Uint16Array | Float32Array)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
writeFileSync(join(outFolder, 'indptr.i64'), Buffer.from(BigInt64Array.from(starts).buffer));
writeFileSync(join(outFolder, 'indices.u16'), bytes(indices));
writeFileSync(join(outFolder, 'values.f32'), bytes(values));
writeFileSync(
  join(outFolder, 'molecules.json'),
  JSON.stringify({
    featureVersion: FEATURE_VERSION,
    width: featureCount,
    layout: featureLayout,
    descriptors: descriptorNames(),
    tables: tables.map((table) => resolve(table)),
    molecules,
  }),
);
console.log(
  `${molecules.length} of ${texts.size} molecules (radicals and molecules with metals are left out), ${featureCount} features, ${total} non-zero values`,
);
