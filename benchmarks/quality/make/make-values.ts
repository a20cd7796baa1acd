import type { GoldValue } from '../gold/gold-question.js';
import { countThings } from './count-things.js';
import { type Named, type QuestionMaker, sideOf, write } from './question-maker.js';

/** A longer gold list says more of the graph's size than of the answer. */
const MOST_VALUES = 800;

type Side = 'left' | 'right';

/** Adds the questions of every form that asks for things, numbers or names of the graph. */
export function addAsked(
  maker: QuestionMaker,
  asked: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [key, wordings] of Object.entries(asked)) {
    const [form = '', relation = '', asks = ''] = key.split('.');
    for (const wording of wordings) {
      const isMade = FORMS[form]?.(maker, { form, relation, asks, wording });
      if (isMade !== true) throw new Error(`No entity fits: ${key}: ${wording}`);
    }
  }
}

interface Task {
  readonly form: string;
  readonly relation: string;
  readonly asks: string;
  readonly wording: string;
}

const FORMS: Readonly<Record<string, (maker: QuestionMaker, task: Task) => boolean>> = {
  values: addValues,
  conjunction: addPair,
  negation: addPair,
  count: addCount,
  superlative: addSuperlative,
  'comparison-which': addComparison,
  'comparison-whether': addComparison,
  'two-hop': addTwoHops,
  similarity: addSimilarity,
  definition: addDefinition,
  class: addClass,
  'by-identifier': addByIdentifier,
};

function addValues(maker: QuestionMaker, task: Task): boolean {
  const asks = sideAsked(task);
  const pool = maker.pool(sideOf(task.relation, other(asks)), task.wording);
  for (const x of pool) {
    if (task.relation === 'cytogenetic-location') {
      const texts = x.iris.flatMap((iri) => [...maker.facts.objects('P4196', iri)]);
      if (texts.length === 0) continue;
      return addGold(maker, task, [x], { kind: 'texts', texts });
    }
    const values = maker.values(task.relation, x, asks);
    if (values.length === 0 || values.length > MOST_VALUES) continue;
    return addGold(maker, task, [x], { kind: 'values', values });
  }
  return false;
}

function addPair(maker: QuestionMaker, task: Task): boolean {
  const asks = sideAsked(task);
  const pool = maker.pool(sideOf(task.relation, other(asks)), task.wording);
  for (const [x, y] of pairsOf(pool)) {
    const second = names(maker.values(task.relation, y, asks));
    const values = maker
      .values(task.relation, x, asks)
      .filter(({ label }) => second.has(label.toLowerCase()) === (task.form === 'conjunction'));
    if (second.size === 0 || values.length === 0 || values.length > 60) continue;
    const all = maker.values(task.relation, x, asks).length;
    if (task.form === 'negation' && all === values.length) continue;
    return addGold(maker, task, [x, y], { kind: 'values', values });
  }
  return false;
}

function addCount(maker: QuestionMaker, task: Task): boolean {
  const asks = sideAsked(task);
  for (const x of maker.pool(sideOf(task.relation, other(asks)), task.wording)) {
    const values = maker.values(task.relation, x, asks);
    if (values.length < 2) continue;
    return addGold(maker, task, [x], {
      kind: 'count',
      low: countThings(maker.facts, values),
      high: values.length,
    });
  }
  return false;
}

function addSuperlative(maker: QuestionMaker, task: Task): boolean {
  const asks = sideAsked(task);
  const counts = [...everyName(maker, task.relation, asks)].map(
    ([, named]) => [named, maker.values(task.relation, named, other(asks)).length] as const,
  );
  const [first, second] = counts.sort((a, b) => b[1] - a[1]);
  if (first === undefined || second === undefined || first[1] < second[1] * 1.03)
    throw new Error(
      `There is no clear first: ${task.wording} ${first?.[0].label} ${second?.[0].label}`,
    );
  const values = maker.named(first[0].iris);
  return addGold(maker, task, [], { kind: 'values', values });
}

/** Everything on one side of a relation, by name. */
function everyName(maker: QuestionMaker, relation: string, side: Side): ReadonlyMap<string, Named> {
  const all = new Map<string, Named>();
  const properties = PAIRS[relation] ?? [];
  for (const [property, isForward] of properties)
    for (const [subject, objects] of maker.facts.pairs(property))
      for (const iri of (side === 'left') === isForward ? [subject] : objects) {
        const label = maker.facts.labels.get(iri);
        if (label === undefined || all.has(label)) continue;
        all.set(label, { label, shown: label, iris: maker.facts.named(label) });
      }
  return all;
}

const PAIRS: Readonly<
  Record<string, readonly (readonly [property: string, isForward: boolean])[]>
> = {
  treats: [['P2175', true]],
  'genetic-association': [['P2293', true]],
  symptom: [['P780', true]],
  'drug-target': [['P129', true]],
};

function addComparison(maker: QuestionMaker, task: Task): boolean {
  const asks = sideAsked(task);
  const pool = maker.pool(sideOf(task.relation, other(asks)), task.wording);
  for (const [x, y] of pairsOf(pool)) {
    const [ofX, ofY] = [x, y].map((named) => maker.values(task.relation, named, asks).length);
    if (ofX === undefined || ofY === undefined || Math.min(ofX, ofY) < 2) continue;
    if (Math.max(ofX, ofY) < Math.min(ofX, ofY) * 1.3) continue;
    const winner = ofX > ofY ? x : y;
    return addGold(
      maker,
      task,
      [x, y],
      task.form === 'comparison-which'
        ? { kind: 'values', values: maker.named(winner.iris) }
        : { kind: 'verdict', accept: [ofX > ofY ? 'yes' : 'no'] },
    );
  }
  return false;
}

/** `two-hop.gene-of-disease.drug`: the values of the second relation over all values of the first. */
function addTwoHops(maker: QuestionMaker, task: Task): boolean {
  const path = PATHS[`${task.relation}.${task.asks}`];
  if (path === undefined) throw new Error(`No path is called ${task.relation}.${task.asks}.`);
  const [[first, firstAsks], [second, secondAsks]] = path;
  for (const x of maker.pool(sideOf(first, other(firstAsks)), task.wording)) {
    const middle = maker.values(first, x, firstAsks).map(({ iri }) => iri);
    const via: Named = { ...x, iris: middle };
    const values = maker.values(second, via, secondAsks).filter(({ label }) => label !== x.label);
    if (middle.length < 2 || values.length < 2 || values.length > MOST_VALUES) continue;
    return addGold(maker, task, [x], { kind: 'values', values });
  }
  return false;
}

const PATHS: Readonly<Record<string, readonly [readonly [string, Side], readonly [string, Side]]>> =
  {
    'gene-of-disease.drug': [
      ['genetic-association', 'right'],
      ['drug-target', 'left'],
    ],
    'gene-of-disease.pathway': [
      ['genetic-association', 'right'],
      ['pathway', 'right'],
    ],
    'disease-of-drug.symptom': [
      ['treats', 'right'],
      ['symptom', 'right'],
    ],
    'disease-of-drug.gene': [
      ['treats', 'right'],
      ['genetic-association', 'right'],
    ],
    'target-of-drug.disease': [
      ['drug-target', 'right'],
      ['genetic-association', 'left'],
    ],
    'disease-of-symptom.drug': [
      ['symptom', 'left'],
      ['treats', 'left'],
    ],
    'target-of-drug.pathway': [
      ['drug-target', 'right'],
      ['pathway', 'right'],
    ],
    'genes.disease': [
      ['genetic-association', 'right'],
      ['genetic-association', 'left'],
    ],
    'symptoms.disease': [
      ['symptom', 'right'],
      ['symptom', 'left'],
    ],
    'drugs.disease': [
      ['treats', 'left'],
      ['treats', 'right'],
    ],
    'targets.drug': [
      ['drug-target', 'right'],
      ['drug-target', 'left'],
    ],
    'diseases.drug': [
      ['treats', 'right'],
      ['treats', 'left'],
    ],
  };

function addSimilarity(maker: QuestionMaker, task: Task): boolean {
  return addTwoHops(maker, task);
}

function addDefinition(maker: QuestionMaker, task: Task): boolean {
  const kind = sideOf(KINDS[task.relation] ?? '', task.relation === 'process' ? 'right' : 'left');
  for (const x of maker.pool(kind, task.wording)) {
    const texts = new Set<string>();
    for (const iri of x.iris) {
      for (const text of maker.facts.descriptions(iri)) texts.add(text);
      for (const text of maker.facts.aliases(iri)) if (text.includes(' ')) texts.add(text);
      for (const property of ['P279', 'P2868'])
        for (const { label } of maker.named(maker.facts.objects(property, iri))) texts.add(label);
    }
    const told = [...texts].filter((text) => text.toLowerCase() !== x.label.toLowerCase());
    if (told.length === 0) continue;
    return addGold(maker, task, [x], { kind: 'texts', texts: told });
  }
  return false;
}

/** A relation on whose side the kind stands. */
const KINDS: Readonly<Record<string, string>> = {
  disease: 'genetic-association',
  drug: 'treats',
  gene: 'expressed-in',
  process: 'biological-process',
};

function addClass(maker: QuestionMaker, task: Task): boolean {
  for (const x of maker.pool('disease', task.wording)) {
    const above = new Set(x.iris);
    for (const iri of above) for (const next of maker.facts.objects('P279', iri)) above.add(next);
    for (const y of maker.pool('class', task.wording)) {
      if (y.label === x.label || !y.iris.some((iri) => above.has(iri))) continue;
      if (maker.rejected.includes(write(task.wording, x.shown, y.shown))) continue;
      return addGold(maker, task, [x, y], { kind: 'verdict', accept: ['yes'] });
    }
  }
  return false;
}

function addByIdentifier(maker: QuestionMaker, task: Task): boolean {
  const kind = task.asks === 'disease' || task.asks === 'gene' ? task.asks : 'drug';
  for (const x of maker.pool(kind, task.wording)) {
    const [code] = x.iris.flatMap((iri) => [...maker.facts.objects(task.relation, iri)]);
    if (code === undefined) continue;
    const values = maker.named(maker.facts.subjects(task.relation, code));
    return addGold(maker, task, [{ ...x, shown: code }], { kind: 'values', values });
  }
  return false;
}

function addGold(
  maker: QuestionMaker,
  { form, relation, asks, wording }: Task,
  [x, y]: readonly Named[],
  gold: Parameters<QuestionMaker['add']>[0]['gold'],
): true {
  const question = write(wording, x?.shown ?? '', y?.shown ?? '');
  const about = [x, y].filter((named) => named !== undefined);
  const name = form === 'two-hop' || form === 'similarity' ? `${relation}.${asks}` : relation;
  maker.add({ form, relation: name, question, answerable: true, gold }, about);
  return true;
}

function pairsOf(pool: readonly Named[]): readonly (readonly [Named, Named])[] {
  return pool.flatMap((x, at) => pool.slice(at + 1).map((y) => [x, y] as const));
}

function names(values: readonly GoldValue[]): ReadonlySet<string> {
  return new Set(values.map(({ label }) => label.toLowerCase()));
}

function other(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

function sideAsked({ asks }: Task): Side {
  return asks === 'left' ? 'left' : 'right';
}
