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
        text: 'a class of drugs: salbutamol; used to treat asthma; acting on ADRB2',
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
    expect(item?.text).toBe('salbutamol');
  });

  it.each([
    ['Which drugs treat asthma but not bronchodilators?', 'montelukast'],
    ['drugs for asthma except leukotriene receptor antagonists', 'salbutamol'],
  ])('leaves out a class: %s', async (question, expected) => {
    const [item] = (await service.answer(question)).answers;
    expect(item?.text).toBe(expected);
  });

  it.each([
    ['vancomycin', 'A07AA09', 'antifungals', false],
    ['vancomycin', 'A07AA09', 'antibiotics', true],
    ['montelukast', 'R03DC03', 'bronchodilators', false],
    ['lithium', 'N05AN01', 'antipsychotics', false],
    ['trimethoprim', 'J01EA01', 'sulfa drugs', false],
    ['tecovirimat', 'J05AX24', 'antiretrovirals', false],
    ['entecavir', 'J05AF10', 'antiretrovirals', false],
    ['atomoxetine', 'N06BA09', 'psychostimulants', false],
    ['lasmiditan', 'N02CC08', 'triptans', false],
    ['mitoxantrone', 'L01DB07', 'anthracyclines', false],
    ['rituximab', 'L01FA01', 'chemotherapy drugs', false],
    ['alteplase', 'B01AD02', 'blood thinners', false],
    ['ibuprofen', 'C01EB16', 'NSAIDs', true],
    ['heparin', 'S01XA14', 'anticoagulants', true],
    ['codeine', 'R05DA04', 'opioids', true],
  ])('%s (%s) among the %s: %s', (_drug, code, name, expected) => {
    const codes = drugClassAt(splitWords(name), 0)?.drugClass.codes ?? [];
    expect(codes).not.toEqual([]);
    expect(codes.some((start) => code.startsWith(start))).toBe(expected);
  });

  it('names the narrowest class of a code', () => {
    expect(namesOfCodes(['N06AB04'])).toEqual(['SSRIs']);
    expect(namesOfCodes(['N06AX16'])).toEqual(['SNRIs']);
    expect(namesOfCodes(['N06AX11'])).toEqual(['antidepressants']);
    expect(namesOfCodes(['V03AB15'])).toEqual([]);
  });
});
