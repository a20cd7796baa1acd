import type { NodeType } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { getKind, sectionsFor } from './kinds.ts';

describe('the page of a kind', () => {
  it('has parts of its own, and one more for all that is in none of them', () => {
    const present: readonly NodeType[] = ['GENE', 'SYMPTOM', 'TAXON', 'UNDEFINED'];
    const { filled, empty } = sectionsFor(getKind('DISEASE'), present, ['SUBTYPES']);
    expect(filled.map(({ name }) => name)).toEqual(['genes', 'symptoms', 'subtypes', 'others']);
    expect(filled.at(-1)?.types).toEqual(['TAXON', 'UNDEFINED']);
    expect(empty.map(({ name }) => name)).toEqual(['drugs', 'supertypes', 'diseases']);
  });

  it('says nothing of parts that are insights before it knows which there are', () => {
    const { filled, empty } = sectionsFor(getKind('DISEASE'), ['GENE'], null);
    expect(filled.map(({ name }) => name)).toEqual(['genes']);
    expect(empty.map(({ name }) => name)).toEqual(['drugs', 'diseases']);
  });

  it('shows symptoms by their relation where the service knows it, whatever type they have', () => {
    const sections = sectionsFor(getKind('DISEASE'), ['DISEASE'], ['SYMPTOMS']).filled;
    expect(sections.find(({ name }) => name === 'symptoms')?.insight).toBe('SYMPTOMS');
    const byType = sectionsFor(getKind('DISEASE'), ['SYMPTOM'], []).filled;
    expect(byType.find(({ name }) => name === 'symptoms')).toMatchObject({ types: ['SYMPTOM'] });
  });

  it.each(['DISEASE', 'MEDICATION', 'GENE', 'PROTEIN', 'SYMPTOM', 'TAXON'] as const)(
    'leaves no neighbor of a %s out, and shows none in two parts',
    (type) => {
      const present: readonly NodeType[] = [
        ...(['DISEASE', 'SYMPTOM', 'MEDICATION', 'CHEMICAL_COMPOUND', 'GENE', 'PROTEIN'] as const),
        ...(['BIOLOGICAL_PATHWAY', 'CELL_TYPE', 'TAXON', 'UNDEFINED'] as const),
      ];
      const shown = sectionsFor(getKind(type), present, []).filled.flatMap(({ types }) => types);
      expect(new Set(shown).size).toBe(shown.length);
      for (const each of present) expect(shown).toContain(each);
    },
  );
});
