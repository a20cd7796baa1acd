import { describe, expect, it } from 'vitest';
import { getSections, isInSection } from './kinds.ts';

const row = (type: string, property = 'P1') => ({ type, facts: [{ property }] });

describe('the sections of an entity page', () => {
  it('are those that the entity has data for, in a fixed order', () => {
    const rows = [row('SYMPTOM'), row('GENE'), row('TAXON')];
    const sections = getSections('DISEASE', rows, ['SUBTYPES']);
    expect(sections.map(({ name }) => name)).toEqual(['genes', 'symptoms', 'subtypes']);
    expect(getSections('TAXON', [row('GENE')], [])).toEqual([]);
  });

  it('list a relation by its insight, whatever type the other entities have', () => {
    const [symptoms] = getSections('DISEASE', [row('DISEASE')], ['SYMPTOMS']);
    expect(symptoms).toMatchObject({ name: 'symptoms', insight: 'SYMPTOMS' });
    const [byType] = getSections('DISEASE', [row('SYMPTOM')], []);
    expect(byType).toEqual({ name: 'symptoms', title: 'Symptoms', types: ['SYMPTOM'] });
  });

  it('keep what a drug must not be given for, and what articles only name together, apart', () => {
    const treated = row('DISEASE', 'P2175');
    const contraindicated = row('DISEASE', 'biolink:contraindicated_in');
    const together = row('DISEASE', 'biolink:occurs_together_in_literature_with');
    const rows = [treated, contraindicated, together];
    const sections = getSections('MEDICATION', rows, []);
    const rowsOf = Object.fromEntries(
      sections.map((section) => [section.name, rows.filter((each) => isInSection(each, section))]),
    );
    expect(rowsOf).toEqual({
      indications: [treated],
      contraindications: [contraindicated],
      'named-together': [together],
    });
  });
});
