/**
 * Fits the constants of `predict-ingest.ts` to the lines of `plan.bench.ts`, and prints what they predict beside what was
 * found: `tsx --conditions=@biographql/source benchmarks/ingest/fit-plan.ts plan.jsonl [held-out name…]`. Ingests that are
 * held out are predicted and not fitted to.
 */
import { readFileSync } from 'node:fs';
import { KEPT_ARTICLES } from '../../packages/ingest/src/plan/predict-ingest.js';
import { ownArguments } from '../../scripts/own-arguments.js';
import type { MeasuredIngest } from './measure-ingest.js';

const [path = '', ...heldOut] = ownArguments;
const all = readFileSync(path, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as MeasuredIngest);
const isFitted = ({ name }: MeasuredIngest) => !heldOut.includes(name);
/** The machine at which the constants hold. */
const reference = median(all.filter(isFitted).map((each) => each.referenceSeconds));

/** Rounds over all constants; further ones change nothing that is printed. */
const TURNS = 50_000;

/** A sum of terms with a constant each. */
interface Model {
  readonly name: string;
  readonly of: readonly MeasuredIngest[];
  readonly terms: (measured: MeasuredIngest) => Readonly<Record<string, number>>;
  readonly found: (measured: MeasuredIngest) => number;
}

const MODELS: readonly Model[] = [
  {
    name: 'bytes on disk besides the triples',
    of: all,
    terms: ({ measures }) => ({
      entity: measures.entities,
      name: measures.names,
      character: measures.nameText,
      article: measures.articles,
      articleCharacter: measures.articleText,
    }),
    found: ({ measures, found }) => found.disk - measures.graphBytes * (measures.joins > 0 ? 2 : 1),
  },
  {
    name: 'bytes of memory until it is built',
    of: all.filter(({ isChecked }) => !isChecked),
    terms: ({ measures }) => ({
      empty: 1,
      node: measures.nodes,
      name: measures.names,
      triples: measures.graphText,
      keptArticles: Math.min(measures.articleText, KEPT_ARTICLES),
      articles: measures.articleText,
    }),
    found: ({ found }) => found.peakMegabytes * 1e6,
  },
  {
    name: 'bytes of memory with the check',
    of: all.filter(({ isChecked }) => isChecked),
    terms: ({ measures }) => ({
      empty: 1,
      triple: measures.triples,
      name: measures.names,
      keptArticles: Math.min(measures.articleText, KEPT_ARTICLES),
      articles: measures.articleText,
    }),
    found: ({ found }) => found.peakMegabytes * 1e6,
  },
  {
    name: 'seconds of a processor',
    of: all,
    terms: ({ measures, isChecked }) => ({
      empty: 1,
      triples: measures.graphText / 1e6,
      joined: measures.joins > 0 ? measures.graphText / 1e6 : 0,
      checked: isChecked ? measures.graphText / 1e6 : 0,
      names: measures.names / 1e6,
      articles: measures.articleText / 1e6,
    }),
    found: ({ found, referenceSeconds }) => (found.processorSeconds * reference) / referenceSeconds,
  },
];

process.stdout.write(`fixed work: ${reference} s\n`);
for (const model of MODELS) {
  const fitted = model.of.filter(isFitted);
  if (fitted.length === 0) continue;
  const names = Object.keys(fitted.map(model.terms)[0] ?? {});
  const constants = fit(fitted, names, model);
  const told = names.map((name, place) => `${name} ${constants[place]?.toPrecision(4)}`);
  process.stdout.write(`\n${model.name}: ${told.join(', ')}\n`);
  for (const measured of model.of) {
    const terms = Object.values(model.terms(measured));
    const predicted = terms.reduce((sum, term, place) => sum + term * (constants[place] ?? 0), 0);
    const off = 100 * (predicted / model.found(measured) - 1);
    process.stdout.write(
      `  ${measured.name}${isFitted(measured) ? '' : ' (held out)'}: ${predicted.toPrecision(4)} of ${model.found(measured).toPrecision(4)}, ${off.toFixed(1)} %\n`,
    );
  }
}

/** Constants from 0, of which the squares of what is off, as a share of what was found, are least: one after the other. */
function fit(fitted: readonly MeasuredIngest[], names: readonly string[], model: Model): number[] {
  const rows = fitted.map((each) => {
    const found = model.found(each);
    return Object.values(model.terms(each)).map((term) => term / found);
  });
  const constants = names.map(() => 0);
  const left = rows.map(() => 1);
  for (let turn = 0; turn < TURNS; turn += 1)
    names.forEach((_, place) => {
      const square = rows.reduce((sum, row) => sum + (row[place] ?? 0) ** 2, 0);
      if (square === 0) return;
      const slope = rows.reduce((sum, row, at) => sum + (row[place] ?? 0) * (left[at] ?? 0), 0);
      const step = Math.max(slope / square, -(constants[place] ?? 0));
      constants[place] = (constants[place] ?? 0) + step;
      rows.forEach((row, at) => {
        left[at] = (left[at] ?? 0) - step * (row[place] ?? 0);
      });
    });
  return constants;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
