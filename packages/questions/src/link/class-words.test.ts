import { describe, expect, it } from 'vitest';
import { analyzeQuestion } from '../analyze/analyze-question.js';
import { fixtureContext, RELATIONS } from '../question.fixture.js';
import { linkQuestion, pathwayNames } from './link-question.js';

const link = (text: string) => linkQuestion(analyzeQuestion(text, RELATIONS), fixtureContext());

describe('a class word behind a name', () => {
  it.each(['pathway', 'signaling', 'family', 'superfamily', 'complex', 'cascade', 'axis'])(
    '"ADRB2 %s" is no gene',
    async (word) => {
      const { mentions, unknownNames } = await link(`members of the ADRB2 ${word}`);
      expect(mentions.map(({ text }) => text)).not.toContain('ADRB2');
      expect(unknownNames).toEqual([`ADRB2 ${word}`]);
    },
  );

  it.each([
    'ADRB2 pathways',
    'pathways of ADRB2',
    'Is ADRB2 in a pathway?',
    'the gene ADRB2',
    'Which disease family is ADRB2 in?',
  ])('leaves the name in "%s"', async (text) => {
    const { mentions, unknownNames } = await link(text);
    expect(mentions.map((mention) => mention.text)).toContain('ADRB2');
    expect(unknownNames).toEqual([]);
  });

  it('knows pathways by the ways in which they are written', () => {
    const expected = ['Notch signaling pathway', 'Notch pathway', 'Notch signaling'];
    expect(pathwayNames('Notch pathway')).toEqual(expected);
    expect(pathwayNames('Notch signalling pathway')).toEqual(expected);
    expect(pathwayNames('Notch')).toEqual([]);
  });
});
