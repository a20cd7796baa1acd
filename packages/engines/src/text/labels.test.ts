import { describe, expect, it } from 'vitest';
import { compareLabels, compareText, counted, isUnnamed, localName } from './index.js';

describe('localName', () => {
  it.each([
    ['http://www.wikidata.org/entity/Q27156475', 'Q27156475'],
    ['http://example.org/terms#asthma', 'asthma'],
    ['https://identifiers.org/drugbank:DB00157', 'DB00157'],
    ['http://example.org/', 'http://example.org/'],
  ])('takes the last part of %s', (iri, name) => {
    expect(localName(iri)).toBe(name);
  });
});

describe('isUnnamed', () => {
  it.each([
    ['http://www.wikidata.org/entity/Q27156475', 'Q27156475', true],
    ['https://identifiers.org/drugbank:DB00157', 'DB00157', true],
    ['http://example.org/cough', 'cough', false],
    ['http://www.wikidata.org/entity/Q35869', 'asthma', false],
  ])('%s named %s: %s', (iri, label, expected) => {
    expect(isUnnamed({ iri, label })).toBe(expected);
  });
});

describe('counted', () => {
  it('agrees with the number', () => {
    expect([
      counted(1, 'row'),
      counted(1_200, 'row'),
      counted(0, 'drug or therapy', 'drugs'),
    ]).toEqual(['1 row', '1,200 rows', '0 drugs']);
  });
});

describe('compareText and compareLabels', () => {
  it('order by code unit, and labels first without case', () => {
    expect(['b', 'B', 'a', 'C'].sort(compareText)).toEqual(['B', 'C', 'a', 'b']);
    expect(['b', 'B', 'a', 'C'].sort(compareLabels)).toEqual(['a', 'B', 'b', 'C']);
  });
});
