import { describe, expect, it } from 'vitest';
import { isOfTitledGroup, nameTheSame, overstates } from './overstates.js';
import type { AskedEntity } from './question-answerer.js';
import { PLACEHOLDERS } from './relation-wordings.js';

/** A clause in which `L` and `R` stand for the ends. */
function masked(text: string): string {
  return text.replace(/\bL\b/g, PLACEHOLDERS.left).replace(/\bR\b/g, PLACEHOLDERS.right);
}

describe('overstates', () => {
  it.each([
    ['treats', 'L is effective in severe R'],
    ['treats', 'L is the standard treatment for adult R'],
    ['treats', 'Pain was relieved by the control drug L in R'],
    ['treats', 'L improved R'],
    ['treats', 'These results suggest that L treats R'],
    ['cause', 'Severe R causes L'],
    ['cause', 'R deficiency causes L'],
    ['cause', 'Loss of R causes L'],
    ['cause', 'The extract reverses R-induced L'],
    ['risk-factor', 'Donor sex and R are risk factors for L'],
    ['risk-factor', 'R is a risk factor for severe L'],
    ['risk-factor', 'Low R is a risk factor for L'],
    ['genetic-association', 'Serum R is associated with L'],
    ['genetic-association', 'R levels are associated with L'],
    ['genetic-association', 'R is associated with early-onset L'],
    ['drug-target', 'L inhibits R or another kinase'],
    ['symptom', 'L is characterized by the deposition of R'],
    ['subclass', 'Antiphospholipid syndrome L is a R'],
    ['subclass', 'N-desmethyl L is a R'],
  ])('holds of %s: %s', (relation, text) => {
    expect(overstates(masked(text), { relation })).toBe(true);
  });

  it.each([
    ['treats', 'L is effective in R'],
    ['treats', 'L is effective in mild to severe R'],
    ['treats', 'L is effective in the acute treatment of R'],
    ['treats', 'L treats acute and chronic R'],
    ['side-effect', 'L causes severe R'],
    ['cause', 'R causes severe L'],
    ['risk-factor', 'R is a risk factor for L'],
    ['genetic-association', 'R is associated with L'],
    ['drug-target', 'L inhibits R'],
    ['symptom', 'L is characterized by R'],
    ['subclass', 'L is a R'],
  ])('does not hold of %s: %s', (relation, text) => {
    expect(overstates(masked(text), { relation })).toBe(false);
  });
});

describe('isOfTitledGroup', () => {
  it.each([
    ['Aspirin relieved fever.', 'Aspirin in children with influenza', true],
    ['Aspirin relieves fever and is cheap.', 'Aspirin in children with influenza', false],
    ['Aspirin relieved fever.', 'Aspirin for fever', false],
  ])('%s in %s: %s', (sentence, title, expected) => {
    expect(isOfTitledGroup(sentence, title)).toBe(expected);
  });
});

describe('nameTheSame', () => {
  const ends = { left: 0, right: 1 };
  const entity = (
    text: string,
    type: 'DISEASE' | 'MEDICATION',
    ...names: string[]
  ): AskedEntity => ({
    text,
    names,
    types: [type],
  });

  it('holds of an illness and its infection', () => {
    const both = [entity('dengue', 'DISEASE'), entity('dengue virus infection', 'DISEASE')];
    expect(nameTheSame(both, ends)).toBe(true);
  });

  it('holds of drugs with one name', () => {
    const both = [entity('triptan', 'MEDICATION'), entity('Imigran', 'MEDICATION', 'Triptan')];
    expect(nameTheSame(both, ends)).toBe(true);
  });

  it('does not hold of a disease and a drug, whatever they are called', () => {
    const both = [entity('dengue', 'DISEASE'), entity('X', 'MEDICATION', 'dengue')];
    expect(nameTheSame(both, ends)).toBe(false);
  });

  it('does not hold where an end is wanted', () => {
    expect(nameTheSame([entity('dengue', 'DISEASE')], { left: 0, right: null })).toBe(false);
  });
});
