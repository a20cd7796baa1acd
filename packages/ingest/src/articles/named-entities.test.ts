import type { EntityIri, EntityType } from '@biographql/core';
import { labelRow } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { NamedEntities } from './equivalent-entities.js';

const row = (id: string, type: EntityType, label: string, more: object = {}) =>
  labelRow(id, label, { types: [type], ...more });

describe('NamedEntities', () => {
  const rows = [
    row('Q1', 'DISEASE', 'asthma', { aliases: ['bronchial asthma'], meshIds: ['D001249'] }),
    row('Q2', 'GENE', 'BRCA1'),
    row('Q3', 'GENE', 'IL13', { meshIds: ['C000001'] }),
    row('Q4', 'TAXON', 'Asthmas', { aliases: [''] }),
  ];
  const entities = new NamedEntities();
  for (const each of rows) entities.add(each);

  it('gives back what articles need of each', () => {
    for (const [place, { iri, label, types, meshIds }] of rows.entries()) {
      expect(entities.all[place]).toMatchObject({ iri, label, types, meshIds, rank: place });
      expect(entities.getLabel(iri)).toBe(label);
    }
    expect(entities.getLabel('http://example.org/other' as EntityIri)).toBeNull();
    const described = entities.all.map(({ isDescribed }) => isDescribed);
    expect(described).toEqual([true, false, false, false]);
  });

  it('has keys of those that are compared alone', () => {
    const keys = entities.all.map((entity) => entity.keys);
    expect(keys).toEqual([['asthma', 'bronchial asthma'], [], ['il 13'], ['asthma', '']]);
  });
});
