/** Asks the starter data for what it does not state, and counts each Yes: `tsx ask-false.ts --data-dir DIR [--most N]`. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isRecord } from '@biographql/core/internal';
import { createQuestionService } from '@biographql/questions';
import { ownArguments } from '../../scripts/own-arguments.js';
import { openBenchService } from '../quality/bench/open-service.js';
import { shuffled } from '../quality/make/random.js';

const { values } = parseArgs({
  args: [...ownArguments],
  options: {
    'data-dir': { type: 'string', default: '.biographql/bench-starter' },
    most: { type: 'string', default: '300' },
  },
});

await using bench = await openBenchService(values['data-dir']);
const { engines } = bench.service;
const questions = createQuestionService(engines, { timeMs: 60_000 });

const [diseases, drugs, genes] = await Promise.all(['diseases', 'drugs', 'genes'].map(namesOf));
const symptoms = ['headache', 'fever', 'cough', 'nausea', 'fatigue', 'tremor', 'jaundice', 'edema'];
const made = [
  ...pairs(drugs, diseases).map(([drug, disease]) => ({
    text: `Does ${drug} treat ${disease}?`,
    names: [drug, disease],
    properties: ['P2175', 'P2176'],
  })),
  ...pairs(genes, diseases).map(([gene, disease]) => ({
    text: `Is ${gene} associated with ${disease}?`,
    names: [gene, disease],
    properties: ['P2293'],
  })),
  ...pairs(symptoms, diseases).map(([symptom, disease]) => ({
    text: `Is ${symptom} a symptom of ${disease}?`,
    names: [symptom, disease],
    properties: ['P780'],
  })),
  ...pairs(drugs, genes).map(([drug, gene]) => ({
    text: `Does ${drug} target ${gene}?`,
    names: [drug, gene],
    properties: ['P129'],
  })),
];

const tally = { asked: 0, yes: 0, no: 0, abstained: 0, stated: 0, affirmed: 0 };
const wrong: string[] = [];
for (const { text, names, properties } of shuffled(made, 'false', ({ text }) => text).slice(
  0,
  Number(values.most),
)) {
  const { answers } = await questions.answer(text);
  const answer = answers[0]?.text ?? '';
  const isYes = /^yes\b/iu.test(answer);
  if (await isStated(names, properties)) {
    tally.stated += 1;
    if (isYes) tally.affirmed += 1;
    continue;
  }
  tally.asked += 1;
  if (isYes) wrong.push(`${text} ${answer}`);
  tally[isYes ? 'yes' : /^no\b/iu.test(answer) ? 'no' : 'abstained'] += 1;
}
console.log(tally);
for (const line of wrong) console.log(line);

/** Whether any entities of the two names are linked by the properties, in either direction. */
async function isStated(names: readonly string[], properties: readonly string[]): Promise<boolean> {
  const hits = await engines.labels.exact(names);
  const [left = '', right = ''] = hits.map((found) =>
    found.flatMap(({ iri, twins }) => [iri, ...twins].map((one) => `<${one}>`)).join(' '),
  );
  const path = properties.map((code) => `wdt:${code}|^wdt:${code}`).join('|');
  const query = `SELECT ?one WHERE { VALUES ?one { ${left} } VALUES ?other { ${right} } ?one ${path} ?other } LIMIT 1`;
  const answer = await bench.ask(
    'query Stated($query: String) { advancedSearchGraph(query: $query) { results } }',
    { query },
  );
  const graph = isRecord(answer) ? answer.advancedSearchGraph : null;
  const results = isRecord(graph) && isRecord(graph.results) ? graph.results.bindings : [];
  return Array.isArray(results) && results.length > 0;
}

async function namesOf(list: string): Promise<readonly string[]> {
  const text = await readFile(new URL(`lists/${list}.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');
}

function pairs(
  left: readonly string[] = [],
  right: readonly string[] = [],
): readonly (readonly [string, string])[] {
  return left.flatMap((one) => right.map((other) => [one, other] as const));
}
