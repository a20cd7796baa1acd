import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../test/testing/read-text.js';
import { getObo, getOboGraphs, getOwl, type OwnTerm } from './own-ontology.fixture.js';

const SCOPES = ['EXACT', 'RELATED', 'NARROW', 'BROAD'] as const;

const text = fc
  .string({ unit: fc.constantFrom(...'abcé (),:\'"\\&<>ß気'), minLength: 1, maxLength: 12 })
  .map((value) => value.trim())
  .filter((value) => value !== '');
const number = fc.integer({ min: 1, max: 6 });
const curie = fc
  .tuple(fc.constantFrom('MESH', 'NCI', 'GARD'), number)
  .map((pair) => pair.join(':'));

function term(id: number): fc.Arbitrary<OwnTerm> {
  return fc.record({
    id: fc.constant(id),
    label: text,
    definition: fc.option(text, { nil: null }),
    synonyms: fc.array(fc.tuple(fc.constantFrom(...SCOPES), text), { maxLength: 3 }),
    crossReferences: fc.array(curie, { maxLength: 2 }),
    alternativeIds: fc.array(
      number.map((value) => `LAB:9${value}`),
      { maxLength: 2 },
    ),
    isObsolete: fc.boolean(),
    replacedBy: fc.option(number, { nil: null }),
    parents: fc.array(number, { maxLength: 2 }),
    parts: fc.array(number, { maxLength: 2 }),
    namespace: fc.constantFrom('', 'roots'),
    matches: fc.array(curie, { maxLength: 1 }),
  });
}

const ontology = fc
  .uniqueArray(number, { maxLength: 6, minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map(term)));

describe('one ontology in three formats', () => {
  it('gives equal triples', async () => {
    await fc.assert(
      fc.asyncProperty(ontology, async (terms) => {
        const obo = await readText('obo', getObo(terms));
        const owl = await readText('owl', getOwl(terms), { chunkBytes: 61 });
        const graphs = await readText('obo-graphs', getOboGraphs(terms), { chunkBytes: 61 });
        expect([obo.rejects, owl.rejects, graphs.rejects]).toEqual([[], [], []]);
        expect(owl.triples).toEqual(obo.triples);
        expect(graphs.triples).toEqual(obo.triples);
      }),
      { numRuns: 60 },
    );
  });
});
