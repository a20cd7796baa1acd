import { describe, expect, it } from 'vitest';
import { linkedQuestion } from '../question.fixture.js';
import { readingsOf } from './readings.js';

async function bestReading(question: string) {
  const [best] = readingsOf(await linkedQuestion(question));
  return best && [best.relation.id, best.entities[0]?.label, best.side];
}

describe('readingsOf', () => {
  it.each([
    ['Which drugs treat asthma?', ['treats', 'asthma', 'right']],
    ['What is salbutamol used for?', ['treats', 'salbutamol', 'left']],
    ['List respiratory system diseases', ['subclass', 'respiratory system disease', 'right']],
    ['Is asthma a thing?', ['subclass', 'asthma', 'left']],
    ['Which drugs treat diseases?', undefined],
  ])('reads %j as %j', async (question, expected) => {
    expect(await bestReading(question)).toEqual(expected);
  });

  it('orders readings by rank, and says what speaks for each', async () => {
    const readings = readingsOf(await linkedQuestion('Which drugs treat asthma?'));
    const ranks = readings.map(({ rank }) => rank);
    expect(ranks).toEqual([...ranks].sort((left, right) => right - left));
    expect(readings[0]?.features).toEqual({
      cue: 1,
      entityFit: 1,
      answerFit: 1,
      order: 0,
      coverage: 1,
      link: 1,
    });
  });

  it('knows from the wording which end the name is', async () => {
    const readings = readingsOf(await linkedQuestion('List indications for albuterol'));
    const orders = readings
      .filter(({ relation }) => relation.id === 'treats')
      .map(({ side, features }) => [side, features.order]);
    expect(orders).toContainEqual(['left', 1]);
    expect(orders).not.toContainEqual(['right', 1]);
  });
});
