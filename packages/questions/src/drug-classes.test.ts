import { describe, expect, it } from 'vitest';
import { createQuestionService } from './answer-question.js';
import { fixtureEngines } from './question.fixture.js';
import { drugClassAt, namesOfCodes, splitWords } from './text/lexicon.js';

const service = createQuestionService(fixtureEngines(), { timeMs: 60_000 });

describe('classes of drugs', () => {
  it.each([
    ['SSRIs', 'SSRIs', 1],
    ['calcium channel blocker', 'calcium channel blockers', 3],
    ['beta-blockers', 'beta blockers', 1],
    ['tricyclic antidepressants', 'tricyclic antidepressants', 2],
    ['painkillers', 'painkillers', 1],
  ])('%s are %s', (written, name, length) => {
    const found = drugClassAt(splitWords(written), 0);
    expect([found?.drugClass.name, found?.stems.length]).toEqual([name, length]);
  });

  it.each(['aspirin', 'blocker', 'calcium'])('%s is none', (written) => {
    expect(drugClassAt(splitWords(written), 0)).toBeUndefined();
  });

  it.each(['What do bronchodilators do?', 'what do the bronchodilators do'])(
    'says what a class is, treats and acts on: %s',
    async (question) => {
      const [item] = (await service.answer(question)).answers;
      expect(item).toMatchObject({
        text: 'a class of drugs: salbutamol and montelukast; used to treat asthma and <img src=x onerror=alert(1)> disease & co; acting on ADRB2',
        interpretation: expect.stringMatching(
          /^Definition, uses and targets of bronchodilators .*$/,
        ),
      });
      const stated = item?.claims.flatMap(({ statements }) => statements) ?? [];
      const properties = stated.map(({ property }) => property);
      expect(properties).toEqual(expect.arrayContaining(['P267', 'P129']));
      expect(properties.some((property) => /^P217[56]$/.test(property))).toBe(true);
    },
  );

  it('lists the members where they are asked for', async () => {
    const [item] = (await service.answer('What are bronchodilators?')).answers;
    expect(item?.text.toLowerCase().split(' and ').toSorted()).toEqual([
      'montelukast',
      'salbutamol',
    ]);
  });

  it('names the narrowest class of a code', () => {
    expect(namesOfCodes(['N06AB04'])).toEqual(['SSRIs']);
    expect(namesOfCodes(['N06AX16'])).toEqual(['antidepressants']);
    expect(namesOfCodes(['V03AB15'])).toEqual([]);
  });
});
