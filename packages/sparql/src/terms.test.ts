import { describe, expect, it } from 'vitest';
import { isPrefix, shortenIri } from './prefixes.js';
import { iri, literal, p, pq, ps, wd, wdt } from './terms.js';

describe('terms', () => {
  it.each([
    '',
    'wd:Q 1',
    'relative',
    '/a',
    'a:<',
    'a:>',
    'a:"',
    'a:{',
    'a:}',
    'a:|',
    'a:^',
    'a:`',
    'a:\\',
    'a:\n',
    'a:\u0000',
    'a:\ud800',
    'a:\u007f',
  ])('rejects %j as an IRI', (text) => {
    expect(() => iri(text)).toThrow('is not an absolute IRI');
  });

  it('gives literals their datatypes', () => {
    const kinds = [5, -0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, true, new Date(0)].map(
      (value) => {
        const { value: text, datatype } = literal(value as number);
        return `${text} ${datatype.split('#')[1]}`;
      },
    );
    expect(kinds).toEqual([
      '5 integer',
      '-5e-1 double',
      '1e21 double',
      'NaN double',
      'INF double',
      'true boolean',
      '1970-01-01T00:00:00.000Z dateTime',
    ]);
    expect(literal('Salz', 'DE')).toMatchObject({
      language: 'de',
      datatype: expect.stringContaining('langString'),
    });
    expect(literal('2020', iri('a:year'))).toMatchObject({ language: '', datatype: 'a:year' });
  });

  it('rejects what is no literal', () => {
    expect(() => literal('a', 'not a tag')).toThrow('`language` must be a tag');
    expect(() => literal('a', 'en"')).toThrow('`language` must be a tag');
    expect(() => literal('\ud800')).toThrow('well-formed Unicode');
    expect(() => literal(new Date(Number.NaN))).toThrow('`value` must be');
  });

  it('writes Wikidata names', () => {
    expect(
      [wd('Q12078'), wd('wd:Q1'), wd('P31'), wdt('P31'), p('P31'), ps('P31'), pq('P31')].map(
        ({ value }) => shortenIri(value),
      ),
    ).toEqual(['wd:Q12078', 'wd:Q1', 'wd:P31', 'wdt:P31', 'p:P31', 'ps:P31', 'pq:P31']);
    for (const id of ['12', 'Q', 'Q0', 'q1', 'Q1> ?x', 'Q1\n', ''])
      expect(() => wd(id)).toThrow('is not a Wikidata identifier');
    expect(() => wdt('Q1')).toThrow('is not a Wikidata property');
  });

  it('shortens only where no escape is needed', () => {
    expect(shortenIri('http://www.wikidata.org/entity/statement/Q1-A-b')).toBe('wds:Q1-A-b');
    expect(shortenIri('http://schema.org/a/b')).toBe('http://schema.org/a/b');
    expect(shortenIri('http://schema.org/')).toBe('http://schema.org/');
    expect(shortenIri('a:b')).toBe('a:b');
    expect([isPrefix('wd'), isPrefix('WD'), isPrefix('toString')]).toEqual([true, false, false]);
  });
});
