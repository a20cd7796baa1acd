/**
 * Trains models for simulated laboratories on top of bases that never saw them, and prints how both fare on ring systems
 * that neither has seen: the rows of extra/, which come from other sources than those the bases learn from.
 *
 *   bench/laboratories.ts <work folder, after training/laboratories.py> [rows, e.g. 100,300] [draws]
 */
import { loggedValues, type SparseFeatures } from '@biographql/admet-predictor/internal';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssayTable } from '../src/custom/assay-table.js';
import { compare, crossValidate } from '../src/custom/cross-validate.js';
import { type AssayFigures, isBetter } from '../src/custom/figures.js';
import { randomFrom, shuffled } from '../src/custom/random.js';

const LABORATORIES = ['logS', 'LogD7', 'Caco2', 'PPB', 'BBB'] as const;
const CLASSES: readonly string[] = ['BBB'];
const LEAST_PROBABILITY = 1e-4;

interface Molecules {
  readonly molecules: readonly {
    readonly smiles: string;
    readonly twin: string;
    readonly scaffold: string;
  }[];
}

const [folder = '.features', sizes = '100,300,1000', draws = '3'] = process.argv.slice(2);
const { molecules } = JSON.parse(readFileSync(join(folder, 'molecules.json'), 'utf8')) as Molecules;
const rowOf = new Map(molecules.map(({ smiles }, row) => [smiles, row]));
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, name))).buffer;
const starts = new BigInt64Array(bytesOf('indptr.i64'));
const indices = new Uint16Array(bytesOf('indices.u16'));
const values = new Float32Array(bytesOf('values.f32'));

console.log(
  '| laboratory | rows | base | line | own | own better |\n| --- | --- | --- | --- | --- | --- |',
);
for (const size of sizes.split(',').map(Number))
  for (const laboratory of LABORATORIES) {
    const found: Record<'base' | 'line' | 'own', AssayFigures[]> = { base: [], line: [], own: [] };
    for (let seed = 1; seed <= Number(draws); seed += 1) {
      const table = readTable(laboratory, size, seed);
      const pauses = { tree: async () => undefined, step: async () => undefined };
      const unseen = await crossValidate(table, table.scaffolds, seed, pauses);
      const { own, line, base } = compare(table, unseen);
      if (base === undefined) continue;
      found.base.push(base);
      found.line.push(line);
      found.own.push(own);
    }
    const wins = found.own.filter((own, draw) => {
      const base = found.base[draw];
      return base !== undefined && isBetter(own, base);
    });
    const cells = [found.base, found.line, found.own].map(textOf);
    console.log(`| ${[laboratory, size, ...cells, `${wins.length} of ${draws}`].join(' | ')} |`);
  }

function readTable(laboratory: string, size: number, seed: number): AssayTable {
  const text = readFileSync(join(folder, 'laboratories', `${laboratory}.csv`), 'utf8');
  const lines = text.trim().split('\n').slice(1);
  const isClass = CLASSES.includes(laboratory);
  const drawn = [...shuffled(lines.length, randomFrom(seed)).slice(0, size)].map((place) => {
    const [smiles = '', y, base] = (lines[place] ?? '').split(',');
    const row = rowOf.get(smiles) ?? 0;
    const score = isClass ? logOdds(Number(base)) : Number(base);
    return { row, y: Number(y), score };
  });
  const features = drawn.map(({ row }) => featuresOf(row));
  return {
    isClass,
    isOfBase: true,
    features,
    logged: features.map(loggedValues),
    targets: Float64Array.from(drawn, ({ y }) => y),
    baseScores: Float64Array.from(drawn, ({ score }) => score),
    twins: drawn.map(({ row }) => molecules[row]?.twin ?? ''),
    scaffolds: drawn.map(({ row }) => molecules[row]?.scaffold ?? ''),
  };
}

function featuresOf(row: number): SparseFeatures {
  const [from, to] = [Number(starts[row]), Number(starts[row + 1])];
  return { slots: indices.slice(from, to), values: values.slice(from, to) };
}

function logOdds(probability: number): number {
  const held = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
  return Math.log(held / (1 - held));
}

/** RMSE and R2, or log loss and ROC-AUC: means of the draws. */
function textOf(figures: readonly AssayFigures[]): string {
  const mean = (of: (each: AssayFigures) => number) =>
    figures.reduce((sum, each) => sum + of(each), 0) / figures.length;
  const first = mean((each) => ('rmse' in each ? each.rmse : each.logLoss));
  const second = mean((each) => ('r2' in each ? each.r2 : each.rocAuc));
  return `${first.toFixed(3)} / ${second.toFixed(3)}`;
}
