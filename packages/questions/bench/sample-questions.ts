import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseQuery } from '@biographql/sparql';
import type { QuestionEngines } from '../src/create-question-service.js';
import { readBioAsqQuestions, readPubMedQa } from './qa-sets.js';

/** A question of the sample that is read. */
export interface SampleQuestion {
  readonly origin: string;
  readonly text: string;
}

/** Pairs of one kind that are asked, at most. */
const MOST_PAIRS = 500;
/** Pairs of one kind that are looked up before a seed's draw. */
const MOST_KNOWN = 6_000;

interface PairKind {
  readonly origin: string;
  /** Selects pairs `?a ?b`. */
  readonly sparql: string;
  /** Wordings; a pair takes one by chance. */
  readonly ask: readonly ((a: string, b: string) => string)[];
}

const DIRECT = 'http://www.wikidata.org/prop/direct/';
const PAIR_KINDS: readonly PairKind[] = [
  {
    origin: 'treats',
    sparql: `SELECT DISTINCT ?a ?b WHERE { ?a <${DIRECT}P2175> ?b }`,
    ask: [
      (a, b) => `Does ${a} treat ${b}?`,
      (a, b) => `Can ${b} be treated with ${a}?`,
      (a, b) => `Is ${a} good for ${b}?`,
      (a, b) => `Is ${a} used for ${b}?`,
    ],
  },
  {
    origin: 'gene',
    sparql: `SELECT DISTINCT ?a ?b WHERE { ?b <${DIRECT}P2293> ?a }`,
    ask: [
      (a, b) => `Is ${a} associated with ${b}?`,
      (a, b) => `Is ${b} caused by ${a}?`,
      (a, b) => `Do mutations in ${a} cause ${b}?`,
    ],
  },
  {
    origin: 'symptom',
    sparql: `SELECT DISTINCT ?a ?b WHERE { ?a <${DIRECT}P780> ?b }`,
    ask: [(a, b) => `Is ${b} a symptom of ${a}?`, (a, b) => `Does ${a} cause ${b}?`],
  },
  {
    origin: 'cause',
    sparql: `SELECT DISTINCT ?a ?b WHERE { ?a <${DIRECT}P828> ?b }`,
    ask: [(a, b) => `Does ${b} cause ${a}?`, (a, b) => `Is ${a} caused by ${b}?`],
  },
  {
    origin: 'target',
    sparql: `SELECT DISTINCT ?a ?b WHERE { ?a <${DIRECT}P129> ?b ; <${DIRECT}P2175> ?c }`,
    ask: [(a, b) => `Does ${a} target ${b}?`, (a, b) => `Is ${b} inhibited by ${a}?`],
  },
  {
    origin: 'risk',
    sparql: `SELECT DISTINCT ?a ?b WHERE { ?a <${DIRECT}P5642> ?b }`,
    ask: [(a, b) => `Is ${b} a risk factor for ${a}?`],
  },
];

/** Questions about one well-known thing. */
const OPEN_KINDS = [
  {
    origin: 'disease',
    sparql: `SELECT DISTINCT ?a WHERE { ?a <${DIRECT}P780> ?b }`,
    ask: [
      (a: string) => `What is ${a}?`,
      (a: string) => `What causes ${a}?`,
      (a: string) => `Which drugs are used to treat ${a}?`,
      (a: string) => `What are the symptoms of ${a}?`,
      (a: string) => `Which gene is associated with ${a}?`,
    ],
  },
  {
    origin: 'drug',
    sparql: `SELECT DISTINCT ?a WHERE { ?a <${DIRECT}P2175> ?b }`,
    ask: [
      (a: string) => `What is ${a}?`,
      (a: string) => `What is ${a} used for?`,
      (a: string) => `What does ${a} inhibit?`,
      (a: string) => `Which diseases does ${a} treat?`,
    ],
  },
] as const;

/** Returns questions that the read sample does not hold, in the order of a seed; the origins take turns. */
export async function sampleQuestions(
  engines: QuestionEngines,
  seed: string,
): Promise<readonly SampleQuestion[]> {
  const known = readFileSync(join(import.meta.dirname, 'literature-sample.tsv'), 'utf8');
  const pairs = await Promise.all(PAIR_KINDS.map((kind) => pairQuestions(engines, kind, seed)));
  const open = await Promise.all(OPEN_KINDS.map((kind) => openQuestions(engines, kind, seed)));
  const sets = [
    readBioAsqQuestions().map(({ body }) => ({ origin: 'bioasq', text: body })),
    readPubMedQa().map(({ question }) => ({ origin: 'pubmedqa', text: question })),
    TYPED.trim()
      .split('\n')
      .map((text) => ({ origin: 'typed', text })),
  ];
  const lanes = [...pairs, ...open, ...sets].map((lane) =>
    [...lane]
      .filter(({ text }) => !known.includes(`\t${text}\t`))
      .sort((left, right) => drawOf(seed + left.text) - drawOf(seed + right.text)),
  );
  const longest = Math.max(...lanes.map((lane) => lane.length));
  return Array.from({ length: longest }, (_, turn) =>
    lanes.flatMap((lane) => lane[turn] ?? []),
  ).flat();
}

/** Returns a number from 0 to 1 for a text; the same text gives the same number, so a sample does not move with the set. */
export function drawOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Questions about pairs of the graph that an article names together, of those whose ends are best known. */
async function pairQuestions(
  engines: QuestionEngines,
  { origin, sparql, ask }: PairKind,
  seed: string,
): Promise<readonly SampleQuestion[]> {
  const pairs = await knownRows(engines, sparql);
  const drawn = [...pairs].sort(
    (left, right) => drawOf(seed + left.join('|')) - drawOf(seed + right.join('|')),
  );
  const questions: SampleQuestion[] = [];
  for (const [a = '', b = ''] of drawn.slice(0, 3 * MOST_PAIRS)) {
    if (questions.length >= MOST_PAIRS) break;
    const text = `"${plain(a)}" "${plain(b)}"`;
    const { total } = await engines.articles.search({ text }, { pageSize: 1 });
    const wording = ask[Math.floor(drawOf(`${seed}${a}${b}`) * ask.length)];
    if (total > 0 && wording !== undefined) questions.push({ origin, text: wording(a, b) });
  }
  return questions;
}

async function openQuestions(
  engines: QuestionEngines,
  { origin, sparql, ask }: (typeof OPEN_KINDS)[number],
  seed: string,
): Promise<readonly SampleQuestion[]> {
  const things = (await knownRows(engines, sparql)).slice(0, 1_000);
  return things.flatMap(([a = '']) => {
    const wording = ask[Math.floor(drawOf(seed + a) * ask.length)];
    return wording === undefined ? [] : [{ origin, text: wording(a) }];
  });
}

/** The labels of rows, those first whose least known thing is the best known. */
async function knownRows(
  { graph, labels }: QuestionEngines,
  sparql: string,
): Promise<readonly (readonly string[])[]> {
  const { solutions } = await graph.select(parseQuery(sparql), { limit: 200_000 });
  const iris = [...new Set(solutions.flatMap((row) => row.map((term) => term?.value ?? '')))];
  const records = await labels.lookup(iris);
  const known = new Map(iris.map((iri, index) => [iri, records[index] ?? null]));
  const rows = solutions.flatMap((row) => {
    const ends = row.flatMap((term) => known.get(term?.value ?? '') ?? []);
    if (ends.length < row.length) return [];
    const degree = Math.min(...ends.map((end) => end.degree));
    return [{ names: ends.map(({ label }) => label), degree }];
  });
  const apart = [...new Map(rows.map((row) => [row.names.join('|'), row])).values()];
  return apart
    .sort((left, right) => right.degree - left.degree)
    .slice(0, MOST_KNOWN)
    .map(({ names }) => names);
}

/** Letters, digits and blanks only. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Questions as people type them. */
const TYPED = `
can ibuprofen help a headache
is prednisone good for asthma
does insulin lower blood sugar
what is anemia
what does hypoxia mean
what does rabies mean
what is a stroke
what is dialysis
what is chemotherapy
what is insulin resistance
what is cirrhosis
what is the best drug for epilepsy
will metformin be used for diabetes in 2040
how much aspirin should i take for a headache
how many people have asthma
is morphine stronger than codeine
what can i take for nausea
does alcohol cause liver cirrhosis
is alcohol a risk factor for breast cancer
does asbestos cause mesothelioma
is diabetes a risk factor for stroke
does radiation cause thyroid cancer
can stress cause high blood pressure
what happens when you stop taking prozac
is heroin addictive
which vaccine protects against measles
does hepatitis B cause liver cancer
is cholera caused by bacteria
what spreads malaria
how is tuberculosis transmitted
what does warfarin do
what does propofol block
what does cyclosporine inhibit
does caffeine cause insomnia
is nausea a side effect of morphine
does cisplatin cause hearing loss
what are the side effects of cisplatin
what are the side effects of amiodarone
does lithium cause hypothyroidism
is doxorubicin toxic to the heart
in which diseases does fatigue occur
which diseases cause fever
what gene is linked to breast cancer
is cystic fibrosis inherited
what is the cause of scurvy
does vitamin C prevent colds
is magnesium good for migraine
does yoga reduce pain
does acupuncture help back pain
is garlic good for cholesterol
can statins prevent heart attacks
is surgery better than physiotherapy for back pain
does massage reduce anxiety
is zidovudine used for HIV
is acyclovir good for herpes
does tamoxifen prevent breast cancer
is propranolol used for migraine
is amiodarone effective for atrial fibrillation
is cyclosporine used for psoriasis
what is preeclampsia
what is a seizure
what is asthma
what is nitric oxide
what is angiotensin II
what is interleukin-6
what is dopamine
what is interferon
what are statins
what are cytokines
what are stem cells
what are beta blockers
does obesity cause diabetes
is hypertension associated with stroke
does sildenafil treat erectile dysfunction
is erythropoietin used for anemia
`;
