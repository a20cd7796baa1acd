/**
 * Simulates a custom series: the errors of a blend, a plain model and the public model by the number of
 * measurements. A model fitted only on a property's main table stands in for the public model; the series comes
 * from the property's other, unseen source: all of it, or the 300 molecules nearest to a random one.
 * Prints the table of docs/guides/custom-admet-models.md.
 *
 *   npx tsx --conditions=@biographql/source bench/series.ts [<data folder> [LogD7,Caco2,… [<repeats>]]]
 */
import { join } from 'node:path';
import {
  featurize,
  loggedValues,
  parentKey,
  scaffoldKey,
  toSparse,
} from '@biographql/admet-predictor/internal';
import type { AssayTable } from '../src/custom/assay-row.js';
import { randomFrom, shuffled } from '../src/custom/folds.js';
import { fitLayer, scoreRows } from '../src/custom/layer.js';
import { onGrid } from '../src/custom/line.js';
import { readLabeled, readStandard } from '../training/molecules.js';

const SIZES = [50, 100, 200, 500];
const NEAREST = 300;
const MAX_TESTED = 400;
const pauses = { tree: async () => {}, step: async () => {} };
const [data = '../../../shared/data/admet', only = 'LogD7,Caco2', repeats = '3'] =
  process.argv.slice(2);

for (const model of only.split(',')) {
  const main = readTable(join(data, 'train', `${model}.csv`));
  const known = new Set(main.parents);
  const other = readTable(join(data, 'extra', `${model}.csv`), known);
  const everyRow = Uint32Array.from(main.targets.keys());
  const publicModel = await fitLayer(main, everyRow, 1, pauses);
  const { scores } = scoreRows(publicModel, other, Uint32Array.from(other.targets.keys()));
  const ofBase = { ...other, isOfBase: true, baseScores: scores.map(onGrid) };
  process.stdout.write(
    `${model}: ${main.parents.length} rows known, ${other.parents.length} of the other source\n`,
  );
  for (const kind of ['source', 'cluster'] as const)
    for (const size of SIZES) {
      const errors: (readonly [number, number, number])[] = [];
      for (let repeat = 1; repeat <= Number(repeats); repeat += 1) {
        const random = randomFrom(1000 * repeat);
        const rows =
          kind === 'source' ? shuffled(other.parents.length, random) : nearest(other, random);
        const [train, test] = [rows.slice(0, size), rows.slice(size, size + MAX_TESTED)];
        if (train.length < size || test.length < 50) continue;
        const blend = await fitLayer(ofBase, train, repeat, pauses);
        const plain = await fitLayer(other, train, repeat, pauses);
        errors.push([
          meanError(
            other,
            test,
            Float64Array.from(test, (row) => scores[row] ?? 0),
          ),
          meanError(other, test, scoreRows(plain, other, test).scores),
          meanError(other, test, scoreRows(blend, ofBase, test).scores),
        ]);
      }
      if (errors.length === 0) continue;
      const mean = [0, 1, 2].map(
        (at) => errors.reduce((sum, row) => sum + (row[at] ?? 0), 0) / errors.length,
      );
      process.stdout.write(
        `| ${model} | ${kind} | ${size} | ${mean.map((error) => error.toFixed(3)).join(' | ')} |\n`,
      );
    }
}

/** Reads a table without the molecules that are known already. */
function readTable(path: string, known: ReadonlySet<string> = new Set()): AssayTable {
  const rows = readLabeled(path).flatMap(({ smiles, y }) => {
    const molecule = readStandard(smiles);
    if (!molecule?.isOrganic || molecule.hasMetal) return [];
    const parent = parentKey(molecule.graph);
    if (known.has(parent)) return [];
    const features = toSparse(featurize(molecule.graph));
    return [{ y, parent, scaffold: scaffoldKey(molecule.graph), features }];
  });
  return {
    isClass: false,
    isOfBase: false,
    isKnown: rows.map(() => false),
    features: rows.map(({ features }) => features),
    logged: rows.map(({ features }) => loggedValues(features).map(onGrid)),
    targets: Float64Array.from(rows, ({ y }) => y),
    baseScores: new Float64Array(rows.length),
    parents: rows.map(({ parent }) => parent),
    scaffolds: rows.map(({ scaffold }) => scaffold),
  };
}

/** The molecules nearest to a random one, in random order. */
function nearest({ features }: AssayTable, random: () => number): Uint32Array {
  const center = new Set(features[Math.floor(random() * features.length)]?.slots);
  const similarity = features.map(({ slots }) => {
    const shared = slots.filter((slot) => center.has(slot)).length;
    return shared / (slots.length + center.size - shared);
  });
  const ranked = [...features.keys()].sort((a, b) => (similarity[b] ?? 0) - (similarity[a] ?? 0));
  const series = ranked.slice(0, NEAREST);
  return shuffled(series.length, random).map((place) => series[place] ?? 0);
}

function meanError({ targets }: AssayTable, rows: Uint32Array, scores: Float64Array): number {
  let sum = 0;
  rows.forEach((row, place) => {
    sum += Math.abs((targets[row] ?? 0) - (scores[place] ?? 0));
  });
  return sum / rows.length;
}
