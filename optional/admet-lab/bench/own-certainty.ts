/**
 * Trains models of one's own on a part of measured tables, on a base that tells something else, and prints how sure they
 * were of the molecules that were left out.
 *
 *   bench/own-certainty.ts <folder of tables, <model>.csv with smiles,y> [models] [rows, e.g. 120,300] [left out]
 */
import { createPredictor } from '@biographql/admet-predictor';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf } from '../src/custom/figures.js';
import { randomFrom, shuffled } from '../src/custom/random.js';
import { parseAssayCsv, readAssayModel, trainModel } from '../src/train.js';

const BASE = 'LogD7';
const [folder = '.', names = 'Caco2,PPB,BBB', sizes = '120,300', left = '400'] =
  process.argv.slice(2);

console.log(
  '| table | rows | held | held of new skeletons | error in the domain | outside | best fifth | worst fifth | AUC | either |',
);
for (const name of names.split(','))
  for (const size of sizes.split(',').map(Number)) {
    const rows = parseAssayCsv(readFileSync(join(folder, `${name}.csv`), 'utf8'));
    const order = [...shuffled(rows.length, randomFrom(size))];
    const own = order.slice(0, size).flatMap((place) => rows[place] ?? []);
    const others = order.slice(size, size + Number(left)).flatMap((place) => rows[place] ?? []);
    const { bytes, card } = await trainModel(own, { base: BASE, name: 'own' });
    const predictor = createPredictor({ own: [readAssayModel(bytes)] });
    const answers = await predictor.predict(
      'own',
      others.map(({ smiles }) => smiles),
    );
    const judged = answers.flatMap((answer, place) => {
      if (answer.status === 'rejected' || answer.similarity === 1) return [];
      const y = Number(others[place]?.value);
      const {
        interval,
        predictionSet,
        expectedError = Number.NaN,
        inDomain,
        knownScaffold,
      } = answer;
      const isYes = answer.value >= 0.5;
      const error = interval ? Math.abs(answer.value - y) : Number(isYes !== y > 0.5);
      const isHeld = interval
        ? y >= interval[0] && y <= interval[1]
        : predictionSet === 'either' || error === 0;
      return [{ error, isHeld, expectedError, inDomain, knownScaffold, predictionSet }];
    });
    console.log(`| ${[name, size, ...cellsOf(judged)].join(' | ')} |`);
    console.log(JSON.stringify(card.certainty));
  }

interface Judged {
  readonly error: number;
  readonly isHeld: boolean;
  readonly expectedError: number;
  readonly inDomain: boolean;
  readonly knownScaffold: boolean | undefined;
  readonly predictionSet: string | undefined;
}

function cellsOf(rows: readonly Judged[]): readonly string[] {
  const held = (of: readonly Judged[]) =>
    (of.filter(({ isHeld }) => isHeld).length / of.length).toFixed(3);
  const error = (of: readonly Judged[]) =>
    (of.reduce((sum, row) => sum + row.error, 0) / of.length).toFixed(3);
  const sorted = rows.toSorted((a, b) => a.expectedError - b.expectedError);
  const fifth = Math.floor(rows.length / 5);
  const isClass = rows.some(({ predictionSet }) => predictionSet !== undefined);
  const large = Math.sqrt(rows.reduce((sum, row) => sum + row.error ** 2, 0) / rows.length);
  const wrong = Float64Array.from(rows, (row) => Number(row.error > (isClass ? 0.5 : large)));
  const told = figuresOf(
    wrong,
    Float64Array.from(rows, (row) => row.expectedError),
    true,
  );
  const either = rows.filter(({ predictionSet }) => predictionSet === 'either').length;
  return [
    held(rows),
    held(rows.filter(({ knownScaffold }) => knownScaffold === false)),
    error(rows.filter(({ inDomain }) => inDomain)),
    error(rows.filter(({ inDomain }) => !inDomain)),
    error(sorted.slice(0, fifth)),
    error(sorted.slice(-fifth)),
    'rocAuc' in told ? told.rocAuc.toFixed(2) : '',
    isClass ? (either / rows.length).toFixed(2) : '',
  ];
}
