import fc from 'fast-check';
import { Store } from 'oxigraph';
import { expect, it } from 'vitest';
import { isIri } from './terms.js';

/** Characters and pieces at which the parts of IRIs begin and end, and at which the allowed ranges do. */
const PIECES = [
  ...':/?#[]%@-.~!$&\'()*+,;=_"<> ',
  '//',
  'urn',
  '80',
  '::1',
  '%41',
  '%zz',
  'é',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u200d',
  '\u2028',
  '\ue000',
  '\ufdd0',
  '\ufeff',
  '\ufffd',
  '😀',
  '\u{1fffe}',
  '\u{e0001}',
  '\u{f0000}',
];
const texts = fc
  .tuple(
    fc.constantFrom('http://', 'https://e.org/', 'http:', 'urn:', 'a:', ''),
    fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 2 })), {
      maxLength: 12,
    }),
  )
  .map(([start, pieces]) => start + pieces.join(''));

function isIriToOxigraph(text: string): boolean {
  const store = new Store();
  try {
    store.load(`<${text}> <urn:p> "" .`, { format: 'application/n-triples' });
  } catch {
    return false;
  }
  return store.size === 1;
}

it('takes the IRIs that an engine takes, and no others', () => {
  let taken = 0;
  fc.assert(
    // Escapes are undone by the engine's reader.
    fc.property(
      texts.filter((text) => !/[\\<>]/.test(text)),
      (text) => {
        const isTaken = isIri(text);
        if (isTaken) taken += 1;
        expect(isTaken).toBe(isIriToOxigraph(text));
      },
    ),
    { numRuns: 5_000 },
  );
  expect(taken).toBeGreaterThan(500);
});

it.each([
  'http://[::1]/',
  'http://e.org/x[1]',
  'http://e.org/100%',
  'http://e.org/a#b#c',
  'http://e.org:http/',
  'http://e.org/\ufffd',
])('rejects %j', (text) => {
  expect(isIri(text)).toBe(false);
});

it.each([
  'http://e.org/',
  'http://user:word@e.org:80/a?b=?c#d?e',
  'urn:x:y%20z',
  'https://pubchem.ncbi.nlm.nih.gov/compound/2244',
  'http://e.org/é/氣\u00a0',
  'mailto:a@b@c',
])('takes %j', (text) => {
  expect(isIri(text)).toBe(true);
});
