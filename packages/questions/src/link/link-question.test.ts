import type { LabelHit } from '@biographql/engines';
import { describe, expect, it } from 'vitest';
import { analyzeQuestion } from '../analyze/analyze-question.js';
import { fixtureContext, fixtureEngines, linkedQuestion, RELATIONS } from '../question.fixture.js';
import { openBudget } from '../question-service.js';
import { linkQuestion } from './link-question.js';

async function mentionsIn(question: string) {
  const { mentions, words } = await linkedQuestion(question);
  return mentions.map(({ first, last, quality, candidates }) => ({
    words: words
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(' '),
    label: candidates[0]?.label,
    quality,
  }));
}

describe('linkQuestion', () => {
  it('returns the analysis with the entities it names, and changes nothing in it', async () => {
    const question = Object.freeze(analyzeQuestion('Which drugs treat asthma?', RELATIONS));
    const linked = await linkQuestion(question, fixtureContext());
    expect(linked).toMatchObject(question);
    expect(linked.mentions.map(({ text }) => text)).toEqual(['asthma']);
  });

  it.each([
    ['Does albuterol help?', 'albuterol', 'salbutamol', 1],
    ['symptoms of typhoid fevers', 'typhoid fevers', 'typhoid fever', 0.85],
    ['drugs for respiratory system', 'respiratory system', 'respiratory system disease', 0.85],
    ['What does salbutamoll treat?', 'salbutamoll', 'salbutamol', 0.45],
  ])('reads %j: %s names %s, as surely as %d', async (question, words, label, quality) => {
    expect(await mentionsIn(question)).toContainEqual({ words, label, quality });
  });

  it('takes a name and the one in parentheses after it for one', async () => {
    const { mentions } = await linkedQuestion('What does salbutamol (ADRB2) do?');
    const joined = mentions.find(({ first, last }) => last > first);
    expect(joined?.candidates.map(({ label }) => label)).toEqual(['salbutamol', 'ADRB2']);
  });

  it('finds overlapping names, the longest first', async () => {
    const mentions = await mentionsIn('Is asthma a respiratory system disease?');
    expect(mentions.map(({ words }) => words)).toEqual([
      'respiratory system disease',
      'asthma',
      'disease',
    ]);
  });

  it('takes a better-known name of the same words before an alias', async () => {
    const found = await fixtureEngines().labels.exact(['asthma', 'typhoid fever']);
    const [asthma, fever] = found.map(([first]) => first);
    if (!asthma || !fever) throw new Error('The fixture has changed.');
    const rare: LabelHit = {
      ...{ ...fever, match: 'exact-alias', degree: 10 },
      matchedText: 'Diabetes mellitus type 2',
    };
    const common: LabelHit = {
      ...{ ...asthma, match: 'exact-alias', degree: 900 },
      matchedText: 'type 2 diabetes mellitus',
    };
    const hits: Readonly<Record<string, readonly LabelHit[]>> = {
      'diabetes mellitus type 2': [rare],
      'type 2 diabetes mellitus': [common],
    };
    const labels = {
      ...fixtureEngines().labels,
      exact: async (texts: readonly string[]) => texts.map((text) => hits[text] ?? []),
      search: async () => [],
    };
    const question = analyzeQuestion('genes for diabetes mellitus type 2', RELATIONS);
    const { mentions } = await linkQuestion(question, fixtureContext({ labels }));
    expect(mentions[0]?.candidates.map(({ label }) => label)).toEqual(['asthma']);
  });

  it('names nothing when the time is spent', async () => {
    const budget = openBudget(fixtureEngines().graph, { timeMs: 0, queries: 6 }, undefined);
    const labels = { ...fixtureEngines().labels, exact: () => new Promise<never>(() => undefined) };
    const context = fixtureContext({ budget, labels });
    const linked = await linkQuestion(analyzeQuestion('asthma', RELATIONS), context);
    expect(linked.mentions).toEqual([]);
  });
});
