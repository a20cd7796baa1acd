import { readFileSync } from 'node:fs';
import { createPredictor, type ModelName, modelNames, modelUnits } from '../src/index.js';

const compared = ['BBB', 'PPB', 'VD', 'CL', 'THALF', 'LogD7', 'Caco2'] as const;
/** Beyond this factor a volume, a clearance or a half-life is wrong. */
const MAX_FOLD = 2.5;
/** Maximum error of the bound fraction in percentage points; from 90 % on, also by factor of the free fraction. */
const MAX_POINTS = 15;
const MAX_FREE_FOLD = 5;
/** Beyond these log10 units a LogD7 or a Caco2 is wrong. */
const MAX_LOG_UNITS = 1;
const units: Readonly<Partial<Record<ModelName, string>>> = modelUnits;
const root = new URL('../', import.meta.url);

interface Drug {
  readonly name: string;
  readonly smiles: string;
  readonly known: Readonly<Record<string, string>>;
}

type Rows = Awaited<ReturnType<ReturnType<typeof createPredictor>['predictAll']>>;

/** A prediction next to its textbook value. */
export interface Comparison {
  readonly drug: string;
  readonly model: string;
  /** How it is wrong; empty when it isn't. */
  readonly fault: string;
  /** Whether the interval or the set of answers holds the textbook value. */
  readonly holds: boolean;
  /** In the domain, and more than twice as far from the textbook value as the interval reaches. */
  readonly isGross: boolean;
}

/** Makes the page of predictions for fifty well-known drugs. */
export async function knownDrugsPage(): Promise<{
  readonly text: string;
  readonly comparisons: readonly Comparison[];
}> {
  const drugs = readDrugs();
  const rows = await createPredictor().predictAll(drugs.map(({ smiles }) => smiles));
  const predicted = (place: number, model: ModelName): number =>
    rows[place]?.[modelNames.indexOf(model)]?.value ?? Number.NaN;

  const all = drugs.flatMap((drug, place) =>
    compared.flatMap((model) => {
      const known = drug.known[model] ?? '';
      const cell = toCell(rows, place, model);
      if (!known || !cell) return [];
      const { inDomain, similarity, predictionSet, interval, value } = cell;
      const isMarked = !inDomain || predictionSet === 'either';
      const range = interval?.map(show).join(' to ') ?? predictionSet ?? '';
      const holds = isHeld(rows, place, model, known);
      const isGross = inDomain && !!interval && getReach(model, known, value, interval) > 2;
      const fault = getFault(model, known, value);
      return [
        { drug: drug.name, model, known, fault, isMarked, similarity, range, holds, isGross },
      ];
    }),
  );
  const wrong = all.filter(({ fault }) => fault);
  const numbers = all.filter(({ model }) => model !== 'BBB');
  const missed = all.filter(({ holds }) => !holds);
  const share = (part: readonly unknown[]) =>
    `${part.length} of ${numbers.length} (${Math.round((100 * part.length) / numbers.length)} %)`;
  const missedNumbers = missed.filter(({ model }) => model !== 'BBB');
  const listed = missed.map(
    ({ drug, model, range, known }) => `${drug} ${model} (${range} for ${toRange(known)})`,
  );

  const text = `# Fifty well-known drugs

Predictions of the shipped models for well-known drugs, compared with rounded values from textbooks (a range where sources differ; some drugs are among the training molecules). \`bench/known-drugs.ts\` writes this page. These count as wrong: the other side of the blood-brain barrier, a bound share that is off by more than ${MAX_POINTS} points (from 90 % on also a free share that is off by more than a factor of ${MAX_FREE_FOLD}), a volume, clearance or half-life that is off by more than a factor of ${MAX_FOLD}, or a LogD7 or Caco2 that is off by more than ${MAX_LOG_UNITS}, measured from the nearer end of a range. In total, ${wrong.length} of ${all.length} are wrong.

## Wrong predictions

Of the numbers (all but BBB), ${share(wrong.filter(({ model }) => model !== 'BBB'))} are wrong, and ${share(missedNumbers)} are outside the interval. ${all.filter(({ isGross }) => isGross).length} are gross errors: in the domain, and more than twice as far off as the interval reaches. Of the classes (BBB), ${wrong.filter(({ model }) => model === 'BBB').length} of ${all.length - numbers.length} are wrong. Textbook value outside the interval or the prediction set: ${listed.join(', ')}.

${table(
  [
    'drug',
    'model',
    'predicted',
    '90 % interval or answers',
    'holds the textbook value',
    'marked as unsure',
    'similarity',
  ],
  wrong.map(({ drug, model, fault, range, holds, isMarked, similarity }) => [
    ...[drug, model, fault, range, holds ? 'yes' : 'no'],
    isMarked ? 'yes' : 'no',
    similarity.toFixed(2),
  ]),
)}

Marked as unsure: outside the domain, or not decided. A similarity of 1.00 means that a training molecule has the same atom environments; the values that models learn from differ from textbooks as well. B3DB, one of the two sets of BBB, counts a molecule as passing from a tenth of its level in blood on, so that a drug without an effect on the brain can pass.

## Textbook ranges and missing values

${drugs.flatMap(({ name, known }) => (known.sources ? [`- ${name}: ${known.sources}.`] : [])).join('\n')}

## Compared with textbooks

Each cell: predicted / textbook. BBB as the probability of passing, PPB in %, VD in L/kg, CL in mL/min/kg, THALF in h, LogD7 and Caco2 (cm/s) as log10.

${table(
  ['drug', ...compared],
  drugs.map(({ name, known }, place) => [
    name,
    ...compared.map((model) => {
      const fault = wrong.some((one) => one.drug === name && one.model === model);
      const cell = `${show(predicted(place, model))} / ${toRange(known[model] || '–')}`;
      return fault ? `**${cell}**` : cell;
    }),
  ]),
)}

## All values

Classifiers as probabilities; ${modelNames
    .flatMap((model) => {
      const unit = units[model];
      return unit ? [`${model} in ${unit}`] : [];
    })
    .join(', ')}.

${[0, 10, 20, 30, 40]
  .map((start) => drugs.slice(start, start + 10))
  .map((some) =>
    table(
      ['model', ...some.map(({ name }) => name)],
      modelNames.map((model) => [
        model,
        ...some.map((drug) => show(predicted(drugs.indexOf(drug), model))),
      ]),
    ),
  )
  .join('\n\n')}
`;
  return { text, comparisons: all };
}

function readDrugs(): readonly Drug[] {
  const [head = '', ...lines] = readFileSync(new URL('bench/known-drugs.tsv', root), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const known = Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
    return { name: known.name ?? '', smiles: known.smiles ?? '', known };
  });
}

/** Problem of a value; empty when there is none, or nothing to compare it with. */
function getFault(model: (typeof compared)[number], known: string, value: number): string {
  if (known === '') return '';
  if (model === 'BBB') {
    const passes = value >= 0.5;
    return passes === (known === 'yes')
      ? ''
      : `${show(value)}, though it ${passes ? 'does not pass' : 'passes'}`;
  }
  const [low, high] = readRange(known);
  const right = Math.min(high, Math.max(low, value));
  const fold = (a: number, b: number) => Math.max(a / b, b / a);
  const isBoundWrong = () =>
    Math.abs(value - right) > MAX_POINTS ||
    (right >= 90 && fold(100 - value, 100 - right) > MAX_FREE_FOLD);
  const isWrong = {
    PPB: isBoundWrong,
    LogD7: () => Math.abs(value - right) > MAX_LOG_UNITS,
    Caco2: () => Math.abs(value - right) > MAX_LOG_UNITS,
    VD: () => fold(value, right) > MAX_FOLD,
    CL: () => fold(value, right) > MAX_FOLD,
    THALF: () => fold(value, right) > MAX_FOLD,
  }[model]();
  return isWrong ? `${show(value)} for ${toRange(known)}` : '';
}

/** Both ends of a range, `20..40`, or of a single value. */
function readRange(known: string): readonly [low: number, high: number] {
  const [low = Number.NaN, high = low] = known.split('..').map(Number);
  return [low, high];
}

const toRange = (known: string) => known.replace('..', ' to ');

/** How far the nearer end of a known range is from the value, in units of the interval's reach on that side. */
function getReach(
  model: ModelName,
  known: string,
  value: number,
  interval: readonly [number, number],
): number {
  const scaled = (number: number) =>
    ['VD', 'CL', 'THALF'].includes(model) ? Math.log10(number) : number;
  const [low, high] = readRange(known);
  const right = Math.min(high, Math.max(low, value));
  const end = interval[right > value ? 1 : 0];
  return (scaled(right) - scaled(value)) / (scaled(end) - scaled(value));
}

function toCell(rows: Rows, place: number, model: ModelName) {
  const cell = rows[place]?.[modelNames.indexOf(model)];
  return cell?.status === 'predicted' ? cell : undefined;
}

function isHeld(rows: Rows, place: number, model: ModelName, known: string): boolean {
  const { interval, predictionSet } = toCell(rows, place, model) ?? {};
  if (!interval) return predictionSet === 'either' || predictionSet === known;
  const [low, high] = readRange(known);
  return high >= interval[0] && low <= interval[1];
}

function show(value: number): string {
  return Number(value.toPrecision(2)).toString();
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
