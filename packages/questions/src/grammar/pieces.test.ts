import { describe, expect, it } from 'vitest';
import { linkedQuestion } from '../question.fixture.js';
import { getSegments, unreadWords, wholeSegments } from './pieces.js';
import { readSets } from './read-lists.js';

describe('getSegments', () => {
  it('divides a question into what it means, the simplest first', async () => {
    const [best] = getSegments(
      await linkedQuestion('Which drugs treat asthma but not typhoid fever?'),
    );
    expect(best?.unread).toEqual([]);
    expect(best?.pieces.map(({ kind }) => kind)).toEqual([
      'noun',
      'cue',
      'name',
      'connective',
      'connective',
      'name',
    ]);
  });

  it.each([
    ['Which drugs treat asthma in Norwegian children?', ['Norwegian', 'children']],
    ['Which cheap drugs treat asthma?', ['cheap']],
    ['Why do drugs treat asthma?', ['Why']],
    ['Which drugs always treat asthma?', ['always']],
    ['Which drugs treat asthma before surgery?', ['before', 'surgery']],
    ['Which drugs treat asthma?', []],
  ])('leaves unread what it does not know: %s', async (text, unread) => {
    const question = await linkedQuestion(text);
    expect(unreadWords(question)).toEqual(unread);
    expect(wholeSegments(question).length > 0).toBe(unread.length === 0);
  });

  it('reads the longest wording, so that a passive is no active', async () => {
    const sets = readSets(await linkedQuestion('What is typhoid fever caused by?'));
    expect(sets[0]?.plan).toMatchObject({ relation: { id: 'cause' }, side: 'left' });
  });
});
