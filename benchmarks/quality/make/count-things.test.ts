import { describe, expect, it } from 'vitest';
import { countThings } from './count-things.js';

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  protein: ['ADRB1'],
  third: ['warfarin'],
};
const CHEMBL: Readonly<Record<string, string>> = {
  one: 'CHEMBL1',
  other: 'CHEMBL1',
  third: 'CHEMBL3',
};

const facts = {
  aliases: (iri: string) => ALIASES[iri] ?? [],
  objects: (property: string, iri: string) => {
    const code = property === 'P592' ? CHEMBL[iri] : undefined;
    return new Set(code === undefined ? [] : [code]);
  },
};

describe('countThings', () => {
  it('takes those of one name, of one identifier, and a gene with its protein together', () => {
    const value = (iri: string, label: string) => ({ iri, label });
    const mouse = value('mouse', 'Adrb1');
    const gene = value('gene', 'ADRB1');
    const protein = value('protein', 'Adrenoceptor beta 1');
    expect(countThings(facts, [mouse, gene, protein])).toBe(1);
    expect(countThings(facts, [value('one', 'warfarin'), value('other', '(RS)-warfarin')])).toBe(1);
    expect(countThings(facts, [value('one', 'warfarin'), value('third', 'coumadin')])).toBe(2);
    expect(countThings(facts, [gene, value('x', 'ADRB2')])).toBe(2);
    expect(countThings(facts, [])).toBe(0);
  });
});
