import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameByTarget, simplifyQuestion } from './analyze-question.js';

describe('simplifyQuestion', () => {
  it.each([
    ['Could you please tell me which drugs treat gout?', 'which drugs treat gout'],
    ["I'd like to know which genes are linked to gout", 'which genes are linked to gout'],
    ['Hello, what is gout, please?', 'what is gout'],
    ['At which proteins does X act?', 'which proteins does X act on'],
    ['In which tissues is X expressed?', 'which tissues is X expressed In'],
    ['Gout: which drugs treat it?', 'which drugs treat Gout'],
    ['My patient has gout. Which drugs could I give?', 'Which drugs could I give for gout'],
    ['X and Y: drugs that treat both', 'drugs that treat both X and Y'],
    ['Are there any drugs for gout? Which?', 'which drugs for gout'],
    ['How do I recognise gout?', 'symptoms of gout'],
    ['Why would a doctor prescribe X?', 'indications of X'],
    ['What exactly is gout?', 'What is gout'],
    ['Would you class gout as a joint disease?', 'is gout a joint disease'],
    ['Does fever belong to the symptoms of gout?', 'is fever among the symptoms of gout'],
    ['X treats gout, right?', 'is it true that X treats gout'],
    ['Which genes or proteins does X bind?', 'Which genes does X bind'],
    ['diseases in which X is a symptom', 'diseases with symptom X'],
    [
      'Is the number of drugs for X larger than the number of drugs for Y?',
      'are there more drugs for X than drugs for Y',
    ],
  ])('%s -> %s', (question, plain) => {
    expect(simplifyQuestion(question).toLowerCase()).toBe(plain.toLowerCase());
  });

  it.each([
    'Which drugs treat severe asthma in children?',
    'Is X the only drug for gout?',
    'Does X not treat gout?',
    'Which new drugs for gout will come next year?',
    'Is X always used for gout?',
    'What is the best drug for gout in pregnancy?',
    'Which drugs treated gout before 1990?',
    'Could you tell me which oral drugs treat mild gout at night?',
    'In which fetal tissues is X expressed?',
    'Do doctors often prescribe X for gout?',
    'In children, which drugs treat gout?',
  ])('keeps every word that narrows %j', (question) => {
    const narrow =
      /\b(?:severe|children|only|not|new|next|year|always|best|pregnancy|before|1990|oral|mild|night|fetal|often)\b/g;
    expect(simplifyQuestion(question).match(narrow)).toEqual(question.match(narrow));
  });

  it('ends for every text, and leaves no text empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const plain = simplifyQuestion(text);
        expect(plain === '' && /[\p{L}\p{N}]/u.test(text)).toBe(false);
      }),
    );
  });

  it.each([
    `which ${'a '.repeat(480)}`,
    `is ${'x and '.repeat(160)}`,
    `${'I would like to know '.repeat(48)}`,
    `${'what is the number of '.repeat(45)}`,
    `${'.'.repeat(400)}gout`,
    `"${'! '.repeat(200)}gout(`,
  ])('comes to an end with a long question', (question) => {
    expect(simplifyQuestion(question).length).toBeLessThanOrEqual(question.length);
  });
});

describe('nameByTarget', () => {
  it.each([
    ['list the proton pump inhibitors', 'list the ATP4A inhibitors'],
    ['What is a statin?', 'What is a HMGCR inhibitors?'],
    ['Does X cause statin myopathy?', 'Does X cause statin myopathy?'],
  ])('names the class of %s by its target', (question, named) => {
    expect(nameByTarget(question)).toBe(named);
  });
});
