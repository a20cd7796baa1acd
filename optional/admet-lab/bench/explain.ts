/**
 * Explains molecules by all models and prints, for each, the molecules per CPU second and the largest distance between the
 * parts' sum and the score, and between the explained and the predicted value.
 *
 *   explain.ts [<csv file> [<molecules> [NAME,NAME…]]]
 */
import { createPredictor, type ModelName, modelNames } from '@biographql/admet-predictor';
import { createExplainer } from '../src/explain.js';
import { readLabeled } from './read-csv.js';

const [
  path = '../../../shared/data/admet/train/hERG.csv',
  limit = '1000',
  only = modelNames.join(),
] = process.argv.slice(2);
const rows = readLabeled(path);
const stride = Math.max(1, Math.floor(rows.length / Number(limit)));
const molecules = rows.flatMap(({ smiles }, i) => (i % stride === 0 ? [smiles] : []));
const explainer = createExplainer();
const predictor = createPredictor();

for (const model of only.split(',') as ModelName[]) {
  await explainer.explain(model, 'CCO');
  const predictions = await predictor.predict(model, molecules);
  let worst = 0;
  let apart = 0;
  let explained = 0;
  let atoms = 0;
  let rest = 0;
  const start = process.cpuUsage();
  for (const [i, smiles] of molecules.entries()) {
    const outcome = await explainer.explain(model, smiles);
    if (outcome.status === 'rejected') continue;
    explained += 1;
    let sum = outcome.base;
    for (const { contribution } of outcome.atoms) {
      sum += contribution;
      atoms += Math.abs(contribution);
    }
    for (const { contribution } of outcome.rest) {
      sum += contribution;
      rest += Math.abs(contribution);
    }
    worst = Math.max(worst, Math.abs(sum - outcome.score));
    const value = predictions[i]?.value ?? Number.NaN;
    apart = Math.max(apart, Math.abs(value - outcome.value) / Math.max(1, Math.abs(value)));
  }
  const { user, system } = process.cpuUsage(start);
  const speed = explained / ((user + system) / 1e6);
  console.log(
    `${model}: ${explained} molecules, ${speed.toFixed(0)} per CPU second, sums within ${worst.toExponential(1)}, values within ${apart.toExponential(1)}, ${((100 * atoms) / (atoms + rest)).toFixed(0)} % by atoms`,
  );
}
