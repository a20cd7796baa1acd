import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStretchFinder } from './find-stretches.js';
import type { AskedEntity } from './question-answerer.js';

const HYPERTENSION: AskedEntity = { text: 'hypertension', names: ['HTN'], types: ['DISEASE'] };
const INSULIN: AskedEntity = { text: 'insulin', names: ['Humulin'], types: ['MEDICATION'] };

function namesIn(text: string, entity: AskedEntity, passage = text): readonly string[] {
  const find = createStretchFinder([entity], new Set())(passage);
  return find(text).map(({ start, end }) => text.slice(start, end));
}

describe('createStretchFinder', () => {
  it.each([
    ['Severe hypertension was seen.', ['hypertension']],
    ['HYPERTENSION, diabetes', ['HYPERTENSION']],
    ['Portal hypertension was seen.', []],
    ['“Silent” hypertension was seen.', []],
    ['Childhood hypertension was seen.', []],
    ['Pulmonary arterial hypertension', []],
    ['Hypertension clinic visits', []],
    ['Hypertension (raised) clinics opened.', []],
    ['Hypertension (HTN) was seen.', ['Hypertension', 'HTN']],
    ['HTN was seen.', []],
  ])('hypertension in %s', (text, expected) => {
    expect(namesIn(text, HYPERTENSION)).toEqual(expected);
  });

  it.each([
    ['Insulin/glucagon was given.', []],
    ['The glucagon/insulin ratio fell.', []],
    ['H+-insulin was given.', []],
    ['Long acting protein (LAP) insulin was given.', []],
    ['Insulin(2A) was given.', []],
    ['Insulin (2A) was given.', ['Insulin']],
    ['Insulin-induced coma was seen.', ['Insulin']],
  ])('insulin in %s, which joins it to another name or does not', (text, expected) => {
    expect(namesIn(text, INSULIN)).toEqual(expected);
  });

  it('takes a word in small letters for a gene only where proteins are called so', () => {
    const gene = (name: string) => ({ text: name, names: [name], types: ['GENE'] }) as const;
    expect(namesIn('The spatial is new.', gene('spatial'))).toEqual([]);
    expect(namesIn('The leptin is new.', gene('leptin'))).toEqual(['leptin']);
    expect(namesIn('The SPATIAL is new.', gene('SPATIAL'))).toEqual(['SPATIAL']);
  });

  it('takes no part of a class of enzymes, and no state that the title narrows', () => {
    const protease = { text: 'protease', names: [], types: ['PROTEIN'] } as const;
    expect(namesIn('The dengue protease is new.', protease)).toEqual([]);
    expect(namesIn('The protease is new.', protease)).toEqual(['protease']);
    const psychosis = { text: 'psychosis', names: [], types: ['DISEASE'] } as const;
    expect(
      namesIn('The psychosis is new.', psychosis, 'Dopaminergic psychosis\nThe psychosis is new.'),
    ).toEqual([]);
  });

  it('takes a few letters only where the passage has a longer name', () => {
    const sars = {
      text: 'SARS',
      names: ['SARS', 'severe acute respiratory syndrome'],
      types: ['DISEASE'],
    } as const;
    expect(namesIn('SARS is bad.', sars)).toEqual([]);
    const passage = 'Severe acute respiratory syndrome is new. SARS is bad.';
    expect(namesIn('SARS is bad.', sars, passage)).toEqual(['SARS']);
  });

  it.each([
    ['Inhaled insulin works.', ['insulin']],
    ['Insulin-treated patients', ['Insulin']],
    ['Humulin works.', ['Humulin']],
    ['Insulin resistance grew.', []],
    ['Insulin receptor genes', []],
    ['Insulin-like growth factor', []],
  ])('insulin in %s', (text, expected) => {
    expect(namesIn(text, INSULIN)).toEqual(expected);
  });

  it.each([
    ['Quinine phosphate works.', []],
    ['Oral phosphate, given daily', []],
    ['Phosphate works.', ['Phosphate']],
    ['A dose of phosphate', ['phosphate']],
  ])('a salt in %s', (text, expected) => {
    const phosphate: AskedEntity = { text: 'phosphate', names: [], types: ['MEDICATION'] };
    expect(namesIn(text, phosphate)).toEqual(expected);
  });

  it.each([
    ['Hypertension of pregnancy was seen.', []],
    ['Hypertension syndrome was seen.', []],
    ['Acute saltwater hypertension (SWH) was seen.', []],
    ['Clinical hypertension (CH) was seen.', []],
    ['A case of hypertension (CH) was seen.', ['hypertension']],
    ['Caffeine-induced hypertension (CIH)', ['hypertension']],
    ['Chronic hypertension (CH) was seen.', ['hypertension']],
    ['Hypertension of unknown origin', ['Hypertension']],
  ])('no more than the name in %s', (text, expected) => {
    expect(namesIn(text, HYPERTENSION)).toEqual(expected);
  });

  it.each([
    ['Fruity peptide works.', []],
    ['Fruity (F) peptide works.', []],
    ['Oral peptide works.', ['peptide']],
    ['Peptide tablets work.', ['Peptide']],
    ['A 5% peptide works.', []],
    ['Peptide works.', ['Peptide']],
    ['The peptide works.', ['peptide']],
  ])('a class in %s', (text, expected) => {
    const peptide: AskedEntity = { text: 'peptide', names: [], types: ['CHEMICAL_COMPOUND'] };
    expect(namesIn(text, peptide)).toEqual(expected);
  });

  it('takes no part of what the title names for what befalls any part', () => {
    const stenosis: AskedEntity = { text: 'stenosis', names: [], types: ['DISEASE'] };
    const text = 'Age is a risk factor for stenosis.';
    expect(namesIn(text, stenosis, `Carotid artery stenosis\n${text}`)).toEqual([]);
    expect(namesIn(text, stenosis, `Severe stenosis\n${text}`)).toEqual(['stenosis']);
    expect(namesIn(text, stenosis)).toEqual(['stenosis']);
  });

  it('takes no symbol that the passage spells out as something else', () => {
    const gene: AskedEntity = { text: 'BAT', names: ['BAT'], types: ['GENE'] };
    const passage = 'Brown adipose tissue (BAT) is warm. BAT was seen.';
    expect(namesIn('BAT was seen.', gene)).toEqual(['BAT']);
    expect(namesIn('BAT was seen.', gene, passage)).toEqual([]);
  });

  it('takes no word for a symbol of the same letters', () => {
    const rest: AskedEntity = { text: 'REST', names: ['REST', 'Rests'], types: ['GENE'] };
    expect(namesIn('Pain at rest was common.', rest)).toEqual([]);
    expect(namesIn('REST was found.', rest)).toEqual(['REST']);
    const gene: AskedEntity = { text: 'GLI1', names: ['Gli1'], types: ['GENE'] };
    expect(namesIn('Gli1 was found.', gene)).toEqual(['Gli1']);
  });

  it('knows an abbreviation that the passage explains', () => {
    const passage = 'We saw hypertension (HTN) often.';
    expect(namesIn('HTN was seen.', HYPERTENSION, passage)).toEqual(['HTN']);
  });

  it('gives stretches of the text in order and apart, whatever the text', () => {
    const words = ['insulin', 'hypertension', 'is', 'in', 'severe', ', ', 'é', '𝒳', '(HTN)', 'x-y'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        const find = createStretchFinder([HYPERTENSION, INSULIN], new Set())(text);
        let previous = 0;
        for (const { start, end, entity } of find(text)) {
          expect(start).toBeGreaterThanOrEqual(previous);
          previous = end;
          const names = [entity === 0 ? 'hypertension' : 'insulin', 'htn'];
          expect(names).toContain(text.slice(start, end).toLowerCase());
        }
      }),
    );
  });
});
