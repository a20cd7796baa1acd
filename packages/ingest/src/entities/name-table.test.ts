import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headOfIri, NameTable } from './name-table.js';
import { TextBytes } from './text-bytes.js';
import { hashOf } from './text-hash.js';

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', 'a', 'é', 'ASTHMA', '喘息', '🧬 gene', 'x'.repeat(253), 'é'.repeat(127)),
  fc
    .tuple(fc.constantFrom('http://a.org/', 'http://b.org/x#', 'é/', '/'), fc.string())
    .map(([head, rest]) => head + rest),
);

describe('NameTable', () => {
  it('numbers texts as a Map does, and gives them back', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 500 }), fc.boolean(), (texts, hasHeads) => {
        const table = new NameTable(hasHeads ? headOfIri : null);
        const expected = new Map<string, number>();
        for (const each of texts) {
          if (!expected.has(each)) {
            expect(table.find(each)).toBeNull();
            expected.set(each, expected.size);
          }
          expect(table.idOf(each)).toBe(expected.get(each));
        }
        expect(table.size).toBe(expected.size);
        for (const [each, id] of expected) {
          expect(table.find(each)).toBe(id);
          expect(table.nameOf(id)).toBe(each);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('keeps many texts apart while it grows', () => {
    const table = new NameTable();
    const names = Array.from({ length: 20_000 }, (_, place) => `http://example.org/Q${place * 7}`);
    expect(names.map((name) => table.idOf(name))).toEqual([...names.keys()]);
    expect(names.map((name) => table.idOf(name))).toEqual([...names.keys()]);
    expect(names.every((name, id) => table.nameOf(id) === name)).toBe(true);
    expect(table.find('http://example.org/Q1')).toBeNull();
  });

  it('finds texts after it rested', () => {
    const table = new NameTable();
    table.rest();
    expect(table.find('Q1')).toBeNull();
    const names = Array.from({ length: 3_000 }, (_, place) => `Q${place}`);
    for (const name of names) table.idOf(name);
    table.rest();
    expect(table.nameOf(2_999)).toBe('Q2999');
    expect(table.idOf('Q3000')).toBe(3_000);
    expect(names.map((name) => table.find(name))).toEqual([...names.keys()]);
  });

  it('knows a text with half of a character by what is kept of it', () => {
    const table = new NameTable();
    expect([table.idOf('a\ud800'), table.idOf('a\ufffd'), table.idOf('a\ud800')]).toEqual([
      0, 0, 0,
    ]);
    expect(table.nameOf(0)).toBe('a\ufffd');
  });

  it('answers for a number that is not there', () => {
    const table = new NameTable();
    expect(table.nameOf(0)).toBe('');
    expect(table.idOf('first')).toBe(0);
    expect(table.nameOf(0)).toBe('first');
  });
});

it.each([
  ['http://www.wikidata.org/entity/Q35869', 'Q35869'],
  ['http://purl.obolibrary.org/obo/MONDO_0004979', '0004979'],
  ['http://dbpedia.org/resource/Asthma_in_children', 'Asthma_in_children'],
  ['http://id.nlm.nih.gov/mesh/vocab#label', 'label'],
  ['https://bioregistry.io/hgnc:3603', '3603'],
  ['urn:kg:statement:4b136cd2', '4b136cd2'],
  ['http://example.org/', ''],
  ['', ''],
])('the head of %s is all but %s', (iri, rest) => {
  expect(iri.slice(headOfIri(iri))).toBe(rest);
});

describe('TextBytes', () => {
  it('keeps texts that are longer than its slabs between short ones', () => {
    const texts = new TextBytes();
    const slab = 2 ** 25;
    const long = [
      'é'.repeat(400_000),
      'x'.repeat(slab - 6),
      'y'.repeat(slab - 3),
      'z'.repeat(slab),
    ];
    const all = ['short', ...long.flatMap((each, place) => [each, `after ${place}`]), ''];
    for (const [place, each] of all.entries()) expect(texts.push(each)).toBe(place);
    expect(all.map((_, place) => texts.at(place))).toEqual(all);
    expect(all.every((each, place) => texts.isAt(place, each))).toBe(true);
    expect(texts.isAt(0, 'shore')).toBe(false);
    expect(texts.isAt(0, 'shor')).toBe(false);
    expect(texts.isAt(0, 'shorts')).toBe(false);
  });

  it('goes from one slab to the next between any two texts', () => {
    const texts = new TextBytes();
    const long = 'x'.repeat(2 ** 20 - 6);
    // Of each length of the last text before the next slab, and of those before it.
    const all = Array.from({ length: 100 }, (_, place) => [
      `${place}${long}`.slice(0, long.length - (place % 9)),
      ...Array.from({ length: place % 11 }, (_, further) => `${place} ${further}`),
    ]).flat();
    for (const [place, each] of all.entries()) expect(texts.push(each)).toBe(place);
    expect(all.every((each, place) => texts.at(place) === each)).toBe(true);
  });

  it('keeps common beginnings of texts once, as many as a byte can tell', () => {
    const texts = new TextBytes(headOfIri);
    const all = Array.from({ length: 1_000 }, (_, place) => [
      `http://example.org/${place % 300}/${place}`,
      `http://example.org/${place % 300}/é${place}`,
      `http://example.org/${place % 300}/`,
    ]).flat();
    for (const [place, each] of all.entries()) expect(texts.push(each)).toBe(place);
    expect(all.map((_, place) => texts.at(place))).toEqual(all);
    expect(all.every((each, place) => texts.isAt(place, each))).toBe(true);
    expect(all.some((each, place) => texts.isAt(place, `${each}0`))).toBe(false);
    expect(all.map((_, place) => texts.hashAt(place))).toEqual(all.map(hashOf));
    expect(texts.isAt(0, 'http://example.org/0')).toBe(false);
    expect(texts.isAt(0, '')).toBe(false);
    texts.clear();
    expect([texts.length, texts.at(0), texts.push('http://example.org/1/a'), texts.at(0)]).toEqual([
      0,
      '',
      0,
      'http://example.org/1/a',
    ]);
  });
});
