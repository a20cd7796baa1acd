import { readFileSync } from 'node:fs';
import { readBioAsqQuestions, readPubMedQa } from '../../../packages/questions/bench/qa-sets.js';
import type { AskedKind, AskedThing, CoMentions } from './co-mentions.js';
import { readQuoteVerdicts } from './quote-verdicts.js';
import { shuffled } from './random.js';

/** A question whose answer from articles is to be read. */
export interface QuoteQuestion {
  readonly lane: string;
  /** Its text, or the id of a question of a public set, whose text is not kept. */
  readonly id: string;
  readonly text: string;
  /** The relation that it asks for; empty where a public set asks. */
  readonly relation: string;
  /** IRIs of the ends; null for what is asked. */
  readonly subject: string | null;
  readonly object: string | null;
}

type Ask = (a: string, b: string) => string;

interface PairLane {
  readonly lane: string;
  readonly subject: AskedKind;
  readonly objects: readonly AskedKind[];
  readonly ask: readonly Ask[];
}

interface ValueLane {
  readonly lane: string;
  readonly about: AskedKind;
  readonly asks: 'subject' | 'object';
  readonly ask: readonly ((a: string) => string)[];
}

const PAIR_LANES: readonly PairLane[] = [
  {
    lane: 'treats',
    subject: 'drug',
    objects: ['disease', 'symptom'],
    ask: [
      (a, b) => `Does ${a} treat ${b}?`,
      (a, b) => `Is ${a} used to treat ${b}?`,
      (a, b) => `Is ${a} effective for ${b}?`,
      (a, b) => `Can ${b} be treated with ${a}?`,
      (a, b) => `Is ${b} treated by ${a}?`,
      (a, b) => `Is ${a} used for ${b}?`,
      (a, b) => `is ${a} good for ${b}`,
    ],
  },
  {
    lane: 'side-effect',
    subject: 'drug',
    objects: ['symptom', 'disease'],
    ask: [
      (a, b) => `Is ${b} a side effect of ${a}?`,
      (a, b) => `Does ${a} cause ${b}?`,
      (a, b) => `Can ${a} cause ${b}?`,
      (a, b) => `Is ${b} an adverse effect of ${a}?`,
      (a, b) => `Is ${b} caused by ${a}?`,
    ],
  },
  {
    lane: 'genetic-association',
    subject: 'gene',
    objects: ['disease'],
    ask: [
      (a, b) => `Is ${a} associated with ${b}?`,
      (a, b) => `Do mutations in ${a} cause ${b}?`,
      (a, b) => `Is ${b} caused by ${a}?`,
      (a, b) => `Is ${b} linked to ${a}?`,
      (a, b) => `Is ${a} involved in ${b}?`,
    ],
  },
  {
    lane: 'drug-target',
    subject: 'drug',
    objects: ['gene'],
    ask: [
      (a, b) => `Does ${a} target ${b}?`,
      (a, b) => `Does ${a} inhibit ${b}?`,
      (a, b) => `Is ${b} inhibited by ${a}?`,
      (a, b) => `Does ${a} bind to ${b}?`,
      (a, b) => `Is ${b} a target of ${a}?`,
      (a, b) => `Does ${a} activate ${b}?`,
    ],
  },
  {
    lane: 'symptom',
    subject: 'disease',
    objects: ['symptom'],
    ask: [
      (a, b) => `Is ${b} a symptom of ${a}?`,
      (a, b) => `Is ${b} a sign of ${a}?`,
      (a, b) => `Does ${b} occur in ${a}?`,
    ],
  },
  {
    lane: 'cause',
    subject: 'disease',
    objects: ['disease', 'symptom'],
    ask: [
      (a, b) => `Does ${a} cause ${b}?`,
      (a, b) => `Is ${b} caused by ${a}?`,
      (a, b) => `Can ${a} lead to ${b}?`,
    ],
  },
  {
    lane: 'risk-factor',
    subject: 'disease',
    objects: ['disease', 'symptom'],
    ask: [
      (a, b) => `Is ${a} a risk factor for ${b}?`,
      (a, b) => `Is ${a} associated with ${b}?`,
      (a, b) => `Does ${a} increase the risk of ${b}?`,
    ],
  },
  {
    lane: 'interaction',
    subject: 'gene',
    objects: ['gene'],
    ask: [(a, b) => `Does ${a} interact with ${b}?`, (a, b) => `Does ${a} regulate ${b}?`],
  },
];

const VALUE_LANES: readonly ValueLane[] = [
  {
    lane: 'treats',
    about: 'disease',
    asks: 'subject',
    ask: [
      (a) => `Which drugs treat ${a}?`,
      (a) => `Which drugs are used to treat ${a}?`,
      (a) => `What is ${a} treated with?`,
    ],
  },
  {
    lane: 'treats',
    about: 'drug',
    asks: 'object',
    ask: [(a) => `What is ${a} used for?`, (a) => `Which diseases does ${a} treat?`],
  },
  {
    lane: 'side-effect',
    about: 'drug',
    asks: 'object',
    ask: [(a) => `What are the side effects of ${a}?`, (a) => `What does ${a} cause?`],
  },
  {
    lane: 'drug-target',
    about: 'drug',
    asks: 'object',
    ask: [(a) => `What does ${a} inhibit?`, (a) => `What does ${a} target?`],
  },
  {
    lane: 'drug-target',
    about: 'gene',
    asks: 'subject',
    ask: [(a) => `Which drugs inhibit ${a}?`, (a) => `Which drugs target ${a}?`],
  },
  {
    lane: 'genetic-association',
    about: 'disease',
    asks: 'subject',
    ask: [(a) => `Which genes are associated with ${a}?`, (a) => `Which gene causes ${a}?`],
  },
  {
    lane: 'genetic-association',
    about: 'gene',
    asks: 'object',
    ask: [(a) => `Which diseases are associated with ${a}?`],
  },
  {
    lane: 'symptom',
    about: 'disease',
    asks: 'object',
    ask: [(a) => `What are the symptoms of ${a}?`],
  },
  { lane: 'cause', about: 'disease', asks: 'subject', ask: [(a) => `What causes ${a}?`] },
  {
    lane: 'risk-factor',
    about: 'disease',
    asks: 'subject',
    ask: [(a) => `What are the risk factors for ${a}?`],
  },
];

/**
 * Returns the lanes of questions, each in the order of a seed, without those of former samples; what many sentences name
 * is likelier to stand early.
 */
export function quoteQuestions(
  { pairs, things }: CoMentions,
  seed: string,
): readonly (readonly QuoteQuestion[])[] {
  const known = formerQuestions(seed);
  const lanes = [
    ...PAIR_LANES.map((lane) => pairQuestions(lane, pairs, seed)),
    ...VALUE_LANES.map((lane) => valueQuestions(lane, things, seed)),
    publicQuestions(),
  ];
  return lanes.map((lane) => {
    const fresh = lane.filter(({ id }) => !known.has(id));
    const turns = fresh.map((question, turn) => ({ question, turn }));
    const drawn = shuffled(
      turns,
      `quotes:${seed}`,
      ({ question, turn }) => `${question.id}#${turn}`,
    );
    return [...new Map(drawn.map(({ question }) => [question.id, question])).values()];
  });
}

function pairQuestions(
  { lane, subject, objects, ask }: PairLane,
  pairs: CoMentions['pairs'],
  seed: string,
): readonly QuoteQuestion[] {
  return pairs.flatMap(([a, b]) => {
    if (a.kind !== subject || !objects.includes(b.kind)) return [];
    const text = wordingOf(ask, `${seed}${a.iri}${b.iri}`)(a.name, b.name);
    return [{ lane, id: text, text, relation: lane, subject: a.iri, object: b.iri }];
  });
}

function valueQuestions(
  { lane, about, asks, ask }: ValueLane,
  things: readonly AskedThing[],
  seed: string,
): readonly QuoteQuestion[] {
  return things.flatMap(({ kind, iri, name }) => {
    if (kind !== about) return [];
    const text = wordingOf(ask, `${seed}${iri}`)(name);
    const ends =
      asks === 'subject' ? { subject: null, object: iri } : { subject: iri, object: null };
    return [{ lane: `${lane}-of-${about}`, id: text, text, relation: lane, ...ends }];
  });
}

/** Returns the questions of BioASQ and PubMedQA, asked without their passages. */
export function publicQuestions(): readonly QuoteQuestion[] {
  const texts = [
    ...readBioAsqQuestions().map(({ body }, index) => [`bioasq-${index}`, body] as const),
    ...readPubMedQa().map(({ question }, index) => [`pubmedqa-${index}`, question] as const),
  ];
  return texts.map(([id, text]) => ({
    ...{ lane: 'public', id, text, relation: '' },
    ...{ subject: null, object: null },
  }));
}

function wordingOf<Wording>(ask: readonly Wording[], key: string): Wording {
  const [first] = shuffled(ask, key, (one) => String(ask.indexOf(one)));
  if (first === undefined) throw new Error('A lane has no wording.');
  return first;
}

/** The questions of the samples that were read before that of a seed, so that a seed draws the same again. */
function formerQuestions(seed: string): ReadonlySet<string> {
  const path = new URL('../../../packages/questions/bench/literature-sample.tsv', import.meta.url);
  const verdicts = readQuoteVerdicts();
  const own = verdicts.findIndex((verdict) => verdict.seed === seed);
  const former = own < 0 ? verdicts : verdicts.slice(0, own);
  return new Set([
    ...readFileSync(path, 'utf8').split(/[\t\n]/),
    ...former.map(({ question }) => question),
  ]);
}
