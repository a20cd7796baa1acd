import { iri, literal, wd, wdt } from '@biographql/sparql';
import { expect, it } from 'vitest';
import { tripleRows } from './triple-result.tsx';

it('makes rows of triples', () => {
  const asthma = wd('Q35869');
  expect(
    tripleRows([
      { subject: asthma, predicate: wdt('P486'), object: literal('D1') },
      { subject: asthma, predicate: wdt('P856'), object: iri('https://example.org/') },
    ]),
  ).toEqual([
    {
      subject: { type: 'uri', value: 'http://www.wikidata.org/entity/Q35869' },
      predicate: { type: 'uri', value: 'http://www.wikidata.org/prop/direct/P486' },
      object: { type: 'literal', value: 'D1' },
    },
    expect.objectContaining({ object: { type: 'uri', value: 'https://example.org/' } }),
  ]);
});
