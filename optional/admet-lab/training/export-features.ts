/**
 * Computes the features of every molecule in the given tables (columns smiles,y) once and writes them
 * as raw arrays for train.py: indptr.i64, indices.u16, values.f32 (CSR rows) and molecules.json.
 *
 *   export-features.ts <work folder> <table.csv> …
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
import { readGraph } from '../../../packages/admet-predictor/src/molecule/read-graph.js';
import { standardize } from '../../../packages/admet-predictor/src/molecule/standardize.js';

const MAX_HEAVY_ATOMS = 300;
const [outFolder = '.features', ...tables] = process.argv.slice(2);
mkdirSync(outFolder, { recursive: true });

const texts = new Set<string>();
for (const table of tables)
  for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
    const cut = line.lastIndexOf(',');
    if (cut > 0) texts.add(line.slice(0, cut).trim());
  }

const references = readFileSync(
  new URL('../../../packages/admet-predictor/test/reference-molecules.txt', import.meta.url),
  'utf8',
);
for (const line of references.split('\n')) if (line.trim()) texts.add(line.trim());

const require = createRequire(import.meta.url);
const toolkit = await require('@rdkit/rdkit')();
const width = featureCount;
const target = new Float32Array(width);
const indices: Uint16Array[] = [];
const values: Float32Array[] = [];
const starts = [0n];
const molecules: { smiles: string; twin: string; scaffold: string }[] = [];
let total = 0;
let repaired = 0;
let leftOut = 0;
for (const smiles of texts) {
  const molecule = toolkit.get_mol(smiles);
  if (!molecule) continue;
  const standard = standardize(readGraph(molecule.get_json()));
  molecule.delete();
  const { graph } = standard;
  if (graph.size === 0 || graph.size > MAX_HEAVY_ATOMS) continue;
  if (standard.corrections.length > 0) repaired += 1;
  if (
    standard.isRadical ||
    standard.isOrganometallic ||
    standard.hasDativeBond ||
    standard.hasMetal
  ) {
    leftOut += 1;
    continue;
  }
  featurize(graph, target);
  const columns: number[] = [];
  for (let i = 0; i < width; i += 1) if (target[i] !== 0) columns.push(i);
  indices.push(Uint16Array.from(columns));
  values.push(Float32Array.from(columns, (i) => target[i] ?? 0));
  total += columns.length;
  starts.push(BigInt(total));
  molecules.push({ smiles, twin: parentKey(graph), scaffold: scaffoldKey(graph) });
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
    width,
    layout: featureLayout,
    descriptors: descriptorNames(),
    tables: tables.map((table) => resolve(table)),
    molecules,
  }),
);
console.log(
  `${molecules.length} of ${texts.size} molecules (${repaired} repaired, ${leftOut} left out as radicals or for bonds to metals), ${width} features, ${total} non-zero values`,
);
