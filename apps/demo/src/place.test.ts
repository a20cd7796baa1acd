import { describe, expect, it } from 'vitest';
import { fullIri, readPlace, shortIri, toHref } from './place.ts';

describe('a place', () => {
  it('comes back from its address', () => {
    const place = { page: 'sparql', parameters: { sparql: 'ASK { ?a ?b "x & y" }' } } as const;
    expect(readPlace(toHref(place).slice(1))).toEqual(place);
  });

  it('leaves out what is empty, and the first page', () => {
    expect(toHref({ page: 'explore', parameters: { entity: '', hide: undefined } })).toBe('/');
    expect(readPlace('?page=elsewhere&entity=Q1')).toEqual({
      page: 'explore',
      parameters: { entity: 'Q1' },
      unknownPage: 'elsewhere',
    });
  });

  it('names Wikidata entities by their number', () => {
    expect(shortIri('http://www.wikidata.org/entity/Q35869')).toBe('Q35869');
    expect(fullIri('Q35869')).toBe('http://www.wikidata.org/entity/Q35869');
    expect(fullIri(shortIri('http://example.org/a'))).toBe('http://example.org/a');
  });
});
