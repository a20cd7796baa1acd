import type { AskedKind } from './asked-things.js';

/** A wording of a question about two things, the subject first. */
export type Ask = (a: string, b: string) => string;

/** Questions whether two things stand in a relation. */
export interface PairLane {
  readonly lane: string;
  /** The relation whose wordings sentences are judged by; null where they have none. */
  readonly relation: string | null;
  /** Kinds of the end that acts, or has the features. */
  readonly subjects: readonly AskedKind[];
  readonly objects: readonly AskedKind[];
  /** Whether the subject is the left end of the relation. */
  readonly isSubjectLeft: boolean;
  readonly ask: readonly Ask[];
}

/** Questions for what one thing stands in a relation to. */
export interface ValueLane {
  readonly lane: string;
  readonly about: AskedKind;
  readonly asks: 'subject' | 'object';
  readonly ask: readonly ((a: string) => string)[];
}

const CAUSE_WORDINGS: PairLane['ask'] = [
  (a, b) => `Does ${a} cause ${b}?`,
  (a, b) => `Is ${b} caused by ${a}?`,
  (a, b) => `Can ${a} lead to ${b}?`,
  (a, b) => `Is ${a} a cause of ${b}?`,
  (a, b) => `Does ${a} result in ${b}?`,
];

const KIND_WORDINGS: PairLane['ask'] = [
  (a, b) => `Is ${a} a type of ${b}?`,
  (a, b) => `Is ${a} a kind of ${b}?`,
  (a, b) => `Is ${a} a form of ${b}?`,
  (a, b) => `Is ${a} an example of ${b}?`,
];

/** The relations that pairs are asked for, in the order in which they take turns. */
export const PAIR_LANES: readonly PairLane[] = [
  {
    lane: 'treats',
    relation: 'treats',
    subjects: ['drug'],
    objects: ['disease', 'symptom'],
    isSubjectLeft: true,
    ask: [
      (a, b) => `Does ${a} treat ${b}?`,
      (a, b) => `Is ${a} used to treat ${b}?`,
      (a, b) => `Is ${a} effective for ${b}?`,
      (a, b) => `Can ${b} be treated with ${a}?`,
      (a, b) => `Is ${b} treated by ${a}?`,
      (a, b) => `Is ${a} used for ${b}?`,
      (a, b) => `is ${a} good for ${b}`,
      (a, b) => `Is ${a} a treatment for ${b}?`,
      (a, b) => `Does ${a} help with ${b}?`,
      (a, b) => `Is ${a} indicated for ${b}?`,
    ],
  },
  {
    lane: 'side-effect',
    relation: 'side-effect',
    subjects: ['drug'],
    objects: ['symptom', 'disease'],
    isSubjectLeft: true,
    ask: [
      (a, b) => `Is ${b} a side effect of ${a}?`,
      (a, b) => `Does ${a} cause ${b}?`,
      (a, b) => `Can ${a} cause ${b}?`,
      (a, b) => `Is ${b} an adverse effect of ${a}?`,
      (a, b) => `Can taking ${a} lead to ${b}?`,
      (a, b) => `Does ${a} induce ${b}?`,
      (a, b) => `Is ${b} caused by ${a}?`,
    ],
  },
  {
    lane: 'genetic-association',
    relation: 'genetic-association',
    subjects: ['gene', 'protein'],
    objects: ['disease'],
    isSubjectLeft: false,
    ask: [
      (a, b) => `Is ${a} associated with ${b}?`,
      (a, b) => `Do mutations in ${a} cause ${b}?`,
      (a, b) => `Is ${b} caused by ${a}?`,
      (a, b) => `Is ${b} linked to ${a}?`,
      (a, b) => `Is ${a} involved in ${b}?`,
      (a, b) => `Does ${a} play a role in ${b}?`,
      (a, b) => `Is ${a} a susceptibility gene for ${b}?`,
    ],
  },
  {
    lane: 'drug-target',
    relation: 'drug-target',
    subjects: ['drug'],
    objects: ['gene', 'protein'],
    isSubjectLeft: true,
    ask: [
      (a, b) => `Does ${a} target ${b}?`,
      (a, b) => `Does ${a} inhibit ${b}?`,
      (a, b) => `Is ${b} inhibited by ${a}?`,
      (a, b) => `Does ${a} bind to ${b}?`,
      (a, b) => `Is ${b} a target of ${a}?`,
      (a, b) => `Does ${a} activate ${b}?`,
      (a, b) => `Is ${a} an inhibitor of ${b}?`,
      (a, b) => `Does ${a} block ${b}?`,
    ],
  },
  {
    lane: 'symptom',
    relation: 'symptom',
    subjects: ['disease', 'symptom'],
    objects: ['symptom', 'disease'],
    isSubjectLeft: true,
    ask: [
      (a, b) => `Is ${b} a symptom of ${a}?`,
      (a, b) => `Is ${b} a sign of ${a}?`,
      (a, b) => `Does ${b} occur in ${a}?`,
      (a, b) => `Does ${a} present with ${b}?`,
      (a, b) => `Is ${b} a manifestation of ${a}?`,
    ],
  },
  {
    lane: 'cause',
    relation: 'cause',
    subjects: ['disease', 'symptom'],
    objects: ['disease', 'symptom'],
    isSubjectLeft: false,
    ask: CAUSE_WORDINGS,
  },
  {
    lane: 'risk-factor',
    relation: 'risk-factor',
    subjects: ['disease', 'symptom', 'drug', 'topic', 'protein'],
    objects: ['disease', 'symptom'],
    isSubjectLeft: false,
    ask: [
      (a, b) => `Is ${a} a risk factor for ${b}?`,
      (a, b) => `Is ${a} associated with ${b}?`,
      (a, b) => `Does ${a} increase the risk of ${b}?`,
    ],
  },
  {
    lane: 'interaction',
    relation: null,
    subjects: ['gene'],
    objects: ['gene'],
    isSubjectLeft: true,
    ask: [(a, b) => `Does ${a} interact with ${b}?`, (a, b) => `Does ${a} regulate ${b}?`],
  },
  {
    lane: 'treats-by-topic',
    relation: 'treats',
    subjects: ['topic', 'protein'],
    objects: ['disease', 'symptom'],
    isSubjectLeft: true,
    ask: [
      (a, b) => `Does ${a} treat ${b}?`,
      (a, b) => `Is ${a} effective for ${b}?`,
      (a, b) => `Is ${a} used to treat ${b}?`,
      (a, b) => `Can ${b} be treated with ${a}?`,
    ],
  },
  {
    lane: 'cause-by-topic',
    relation: 'cause',
    subjects: ['topic', 'drug', 'protein', 'gene'],
    objects: ['disease', 'symptom'],
    isSubjectLeft: false,
    ask: CAUSE_WORDINGS,
  },
  {
    lane: 'kind-of-disease',
    relation: 'subclass',
    subjects: ['disease', 'symptom'],
    objects: ['disease', 'symptom'],
    isSubjectLeft: true,
    ask: KIND_WORDINGS,
  },
  {
    lane: 'kind-of-drug',
    relation: 'subclass',
    subjects: ['drug', 'protein'],
    objects: ['drug', 'protein'],
    isSubjectLeft: true,
    ask: KIND_WORDINGS,
  },
];

/** Questions what a thing is; the sentence itself is the answer, and both ends of the claim are that thing. */
export const DEFINITION_LANE: PairLane = {
  ...{ lane: 'definition', relation: null, subjects: [], objects: [], isSubjectLeft: true },
  ask: [
    (a) => `What is ${a}?`,
    (a) => `What does ${a} mean?`,
    (a) => `What is the definition of ${a}?`,
  ],
};

/** Questions with one end left open, by the relation of a pair's lane. */
export const VALUE_LANES: readonly ValueLane[] = [
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
