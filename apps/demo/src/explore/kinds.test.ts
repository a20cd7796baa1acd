import { describe, expect, it } from 'vitest';
import { getSections } from './kinds.ts';

describe('the sections of an entity page', () => {
  it('are those that the entity has data for, in a fixed order', () => {
    const sections = getSections('DISEASE', ['SYMPTOM', 'GENE', 'TAXON'], ['SUBTYPES']);
    expect(sections.map(({ name }) => name)).toEqual(['genes', 'symptoms', 'subtypes']);
    expect(getSections('TAXON', ['GENE'], [])).toEqual([]);
  });

  it('list a relation by its insight, whatever type the other entities have', () => {
    const [symptoms] = getSections('DISEASE', ['DISEASE'], ['SYMPTOMS']);
    expect(symptoms).toMatchObject({ name: 'symptoms', insight: 'SYMPTOMS' });
    const [byType] = getSections('DISEASE', ['SYMPTOM'], []);
    expect(byType).toEqual({ name: 'symptoms', title: 'Symptoms', types: ['SYMPTOM'] });
  });
});
