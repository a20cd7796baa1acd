import { readFileSync } from 'node:fs';
import { createPredictor, type ModelName, modelNames, modelUnits } from '../src/index.js';

const compared = ['BBB', 'PPB', 'VD', 'CL', 'THALF'] as const;
/** Beyond this factor a volume, a clearance or a half-life is wrong. */
const MOST_FOLD = 2.5;
/** Beyond these points a bound share is wrong, and one of 90 % or more beyond this factor of the free share. */
const MOST_POINTS = 15;
const MOST_FREE_FOLD = 5;
const units: Readonly<Partial<Record<ModelName, string>>> = modelUnits;
const root = new URL('../', import.meta.url);

interface Drug {
  readonly name: string;
  readonly smiles: string;
  readonly known: Readonly<Record<string, string>>;
}

type Rows = Awaited<ReturnType<ReturnType<typeof createPredictor>['predictAll']>>;

/** A value that is wrong, and how. */
export interface Fault {
  readonly drug: string;
  readonly model: string;
  readonly fault: string;
}

/** Makes the page of what the shipped models say of twenty well-known drugs, and lists which of it is wrong. */
export async function knownDrugsPage(): Promise<{
  readonly text: string;
  readonly faults: readonly Fault[];
}> {
  const drugs = readDrugs();
  const rows = await createPredictor().predictAll(drugs.map(({ smiles }) => smiles));
  const predicted = (place: number, model: ModelName): number =>
    rows[place]?.[modelNames.indexOf(model)]?.value ?? Number.NaN;

  const wrong = drugs.flatMap((drug, place) =>
    compared.flatMap((model) => {
      const known = drug.known[model] ?? '';
      const fault = getFault(model, known, predicted(place, model));
      const cell = toCell(rows, place, model);
      if (!fault || !cell) return [];
      const { inDomain, similarity, predictionSet, interval } = cell;
      const isMarked = !inDomain || predictionSet === 'either';
      const range = interval?.map(show).join(' to ') ?? predictionSet ?? '';
      const holds = isHeld(rows, place, model, known);
      return [{ drug: drug.name, model, fault, isMarked, similarity, range, holds }];
    }),
  );
  const held = drugs.flatMap((drug, place) =>
    compared.filter(
      (model) => drug.known[model] && isHeld(rows, place, model, drug.known[model] ?? ''),
    ),
  );
  const values = wrong.filter(({ model }) => model !== 'BBB');
  const unmarked = values.filter(({ isMarked }) => !isMarked);
  const countOfValues = drugs.flatMap(({ known }) =>
    compared.filter((model) => model !== 'BBB' && known[model]),
  ).length;
  const countOfAll = countOfValues + drugs.length;
  const share = (part: readonly unknown[]) =>
    `${part.length} of ${countOfValues} (${Math.round((100 * part.length) / countOfValues)} %)`;

  const text = `# Twenty well-known drugs

What the shipped models say of drugs that everybody knows, compared with rounded values from textbooks (a range where sources differ; some drugs are among the training molecules). \`bench/known-drugs.ts\` writes this page. Wrong is the other side of the blood-brain barrier, a bound share that is off by more than ${MOST_POINTS} points (from 90 % on also a free share that is off by more than a factor of ${MOST_FREE_FOLD}), or a volume, clearance or half-life that is off by more than a factor of ${MOST_FOLD}, of the nearer end of a range: ${wrong.length} of ${countOfAll}.

## Wrong

Of the numbers (PPB, VD, CL, THALF), ${share(values)} are wrong; ${share(unmarked)} are wrong and in the domain, and of ${share(unmarked.filter(({ holds }) => !holds))} the interval doesn't hold the textbook value either. Of the classes (BBB), ${wrong.length - values.length} of ${drugs.length} are wrong. Intervals and sets of answers hold ${held.length} of all ${countOfAll} textbook values.

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

## Ranges, and values that are missing

${drugs.flatMap(({ name, known }) => (known.sources ? [`- ${name}: ${known.sources}.`] : [])).join('\n')}

## Compared with textbooks

Each cell: predicted / textbook. BBB as the probability of passing, PPB in %, VD in L/kg, CL in mL/min/kg, THALF in h.

${table(
  ['drug', ...compared],
  drugs.map(({ name, known }, place) => [
    name,
    ...compared.map((model) => {
      const fault = wrong.some((one) => one.drug === name && one.model === model);
      const cell = `${show(predicted(place, model))} / ${known[model] || '–'}`;
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

${[drugs.slice(0, 10), drugs.slice(10)]
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
  return { text, faults: wrong };
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

/** What is wrong with a value; empty when nothing is, or when there is nothing to compare it with. */
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
    Math.abs(value - right) > MOST_POINTS ||
    (right >= 90 && fold(100 - value, 100 - right) > MOST_FREE_FOLD);
  const isWrong = model === 'PPB' ? isBoundWrong() : fold(value, right) > MOST_FOLD;
  return isWrong ? `${show(value)} for ${known.replace('-', ' to ')}` : '';
}

/** Both ends of a range, `20-40`, or of a single value. */
function readRange(known: string): readonly [low: number, high: number] {
  const [low = Number.NaN, high = low] = known.split('-').map(Number);
  return [low, high];
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
