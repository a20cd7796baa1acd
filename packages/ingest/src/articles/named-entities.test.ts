import type { EntityType } from '@biographql/core';
import { labelRow } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { NamedEntities } from './named-entities.js';

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
    expect(entities.size).toBe(rows.length);
    for (const [place, { iri, label, types, meshIds }] of rows.entries()) {
      expect(entities.iriOf(place)).toBe(iri);
      expect(entities.labelOf(iri)).toBe(label);
      expect(entities.typesOf(place)).toEqual(types);
      expect(entities.meshIdsOf(place)).toEqual(meshIds);
    }
    expect(entities.labelOf('http://example.org/other')).toBeNull();
    expect(rows.map((_, place) => entities.isDescribed(place))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('keeps keys of those that are compared alone', () => {
    const keysOf = (place: number) =>
      entities.keysOf(place).map((key) => entities.keys.nameOf(key));
    expect(keysOf(0)).toEqual(['asthma', 'bronchial asthma']);
    expect(keysOf(1)).toEqual([]);
    expect(keysOf(2)).toEqual(['il 13']);
    expect(keysOf(3)).toEqual(['asthma', '']);
    expect(entities.keysOf(0)[0]).toBe(entities.keysOf(3)[0]);
  });
});
