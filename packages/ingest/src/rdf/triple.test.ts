import { isIri } from '@biographql/sparql';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IRI_PATTERN, isAbsoluteIri } from './triple.js';

const PIECES = [...':/?#[]%@a1.', '//', 'urn', '80', '%41', 'é', '\u0085', '\ufffd', '😀'];
const texts = fc
  .tuple(
    fc.constantFrom('http://', 'http:', 'urn:', ''),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }),
  )
  .map(([start, pieces]) => start + pieces.join(''));

it('takes the same IRIs as queries do, whatever their spelling', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(isAbsoluteIri(text)).toBe(isIri(text));
    }),
    { numRuns: 20_000 },
  );
});

it('matches common IRIs at once', () => {
  const common = new RegExp(`^${IRI_PATTERN}$`);
  for (const text of [
    'http://www.wikidata.org/entity/Q1',
    'urn:x:y',
    'http://e.org/a?b=c#d',
    'http://e.org',
  ]) {
    expect(common.test(text)).toBe(true);
  }
});
