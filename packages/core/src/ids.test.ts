import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  InvalidIdError,
  isDoi,
  isEntityIri,
  isQid,
  parseDoi,
  parseEntityIri,
  parseQid,
  shortEntityId,
} from './index.js';

describe('parseEntityIri', () => {
  it.each([
    ['Q12078', 'http://www.wikidata.org/entity/Q12078'],
    ['q12078', 'http://www.wikidata.org/entity/Q12078'],
    ['wd:Q12078', 'http://www.wikidata.org/entity/Q12078'],
    [' <http://www.wikidata.org/entity/Q12078> ', 'http://www.wikidata.org/entity/Q12078'],
    ['https://www.wikidata.org/wiki/Q12078', 'http://www.wikidata.org/entity/Q12078'],
    ['http://purl.obolibrary.org/obo/DOID_0081452', 'http://purl.obolibrary.org/obo/DOID_0081452'],
  ])('reads %s', (text, iri) => {
    expect(parseEntityIri(text)).toBe(iri);
  });

  it.each(['', 'cancer', 'Q', 'Q0', 'http://a b', 'http://a>{}', 'wd:cancer type', 'x:"'])(
    'rejects %j',
    (text) => {
      expect(() => parseEntityIri(text)).toThrow(InvalidIdError);
    },
  );

  it('never lets a character through that could end an IRI in SPARQL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        const text = `http://x/${tail}`;
        if (isEntityIri(text)) expect(text).not.toMatch(/[\s<>"{}|^`\\]/);
      }),
    );
  });
});

describe('shortEntityId', () => {
  it('is the identifier of Wikidata, and other IRIs as they are', () => {
    expect(shortEntityId('http://www.wikidata.org/entity/Q35869')).toBe('Q35869');
    expect(shortEntityId('http://purl.obolibrary.org/obo/DOID_2841')).toBe(
      'http://purl.obolibrary.org/obo/DOID_2841',
    );
  });
});

describe('parseQid and parseDoi', () => {
  it('reads the usual spellings', () => {
    expect(parseQid(' q42 ')).toBe('Q42');
    expect(isQid('Q42')).toBe(true);
    expect(isQid('q42')).toBe(false);
    for (const text of [
      '10.1000/ABC',
      'doi:10.1000/abc',
      'https://doi.org/10.1000/aBc',
      'http://dx.doi.org/10.1000/abc',
    ]) {
      expect(parseDoi(text)).toBe('10.1000/abc');
    }
    expect(parseDoi('https://doi.org/10.1000/a%2Fb')).toBe('10.1000/a/b');
    expect(parseDoi('10.1000/100%')).toBe('10.1000/100%');
    expect(isDoi('10.1000/ABC')).toBe(false);
  });

  it('rejects other texts', () => {
    expect(() => parseQid('P31')).toThrow(InvalidIdError);
    expect(() => parseDoi('11.1000/x')).toThrow('"11.1000/x" is not a DOI such as 10.1000/182.');
  });
});
