import { describe, expect, it } from 'vitest';
import { drugClassAt, namesOfCodes, splitWords } from './text/lexicon.js';

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

  it('names the narrowest class of a code', () => {
    expect(namesOfCodes(['N06AB04'])).toEqual(['SSRIs']);
    expect(namesOfCodes(['N06AX16'])).toEqual(['antidepressants']);
    expect(namesOfCodes(['V03AB15'])).toEqual([]);
  });
});
