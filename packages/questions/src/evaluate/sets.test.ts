import { describe, expect, it } from 'vitest';
import { readSets } from '../grammar/read-lists.js';
import { fixtureContext, linkedQuestion } from '../question.fixture.js';
import { countOfSet, queryOfSet, queryOfTriples } from '../say/evidence.js';
import { describeSet } from '../say/say-set.js';
import { evaluateSet } from './evaluate-set.js';

async function evaluated(text: string) {
  const context = fixtureContext();
  const [best] = readSets(await linkedQuestion(text));
  const set = best === undefined ? null : await evaluateSet(best.plan, context);
  return { context, set };
}

const QUESTIONS = [
  'Which drugs treat asthma?',
  'Which drugs treat asthma or markup disease?',
  'Which drugs treat both asthma and markup disease?',
  'Which drugs treat asthma but not markup disease?',
  'drugs that target genes associated with asthma',
  'symptoms of diseases treated by salbutamol',
  'Which drugs that treat asthma target ADRB2?',
];

describe('a set', () => {
  it.each([
    [QUESTIONS[0], ['Q410358', 'Q422642']],
    [QUESTIONS[1], ['Q410358', 'Q422642']],
    [QUESTIONS[2], ['Q422642']],
    [QUESTIONS[3], ['Q410358']],
    [QUESTIONS[4], ['Q410358']],
    [QUESTIONS[5], ['Q35805', 'Q767485']],
    [QUESTIONS[6], ['Q410358']],
  ])('%s', async (text, expected) => {
    const { set } = await evaluated(text ?? '');
    const qids = [...(set?.members.keys() ?? [])].map((iri) => iri.split('/').at(-1));
    expect(qids.sort()).toEqual(expected);
  });

  it.each(QUESTIONS)('has a reason for each member of %s', async (text) => {
    const { set } = await evaluated(text);
    for (const { facts } of set?.members.values() ?? []) expect(facts.length).toBeGreaterThan(0);
  });

  it.each(QUESTIONS)('prints a query for %s that finds the same', async (text) => {
    const { set, context } = await evaluated(text);
    if (set === null) throw new Error('not evaluated');
    const listed = await context.graph.select(queryOfSet(set.plan, context.vocabulary));
    const values = new Set(listed.solutions.map(([value]) => value?.value));
    expect(values).toEqual(new Set(set.members.keys()));
    const counted = await context.graph.select(countOfSet(set.plan, context.vocabulary));
    expect(counted.solutions[0]?.[0]?.value).toBe(String(set.members.size));
  });

  it('says what is looked for', async () => {
    const { set } = await evaluated('Which drugs treat asthma but not markup disease?');
    expect(set && describeSet(set.plan)).toMatch(
      /^Drugs that are used to treat asthma, except drugs that are used to treat /,
    );
  });
});

it('has no query for no statements', () => {
  expect(queryOfTriples([], fixtureContext().vocabulary)).toBeNull();
});
