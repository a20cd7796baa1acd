import { parseEntityIri } from '@biographql/core';
import { SEEDS } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { createEntityService } from './entity-service.js';
import { seedPartsOfFile } from './seed-parts.fixture.js';

const openSeedParts = seedPartsOfFile();

const WD = 'http://www.wikidata.org/entity/';
const ASTHMA = { iri: parseEntityIri('Q35869') };

async function serviceOn(triples: string) {
  return createEntityService(await openSeedParts({ triples }));
}

const seeded = await serviceOn(SEEDS['three-diseases'].triples);

describe('search', () => {
  it('finds by prefix, the exact label first', async () => {
    const { hits, remark } = await seeded.search(' asthma ');
    expect(hits[0]).toMatchObject({ iri: `${WD}Q35869`, label: 'asthma', match: 'exact-label' });
    expect(hits.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['acute asthma', 'chronic asthma']),
    );
    expect(remark).toBeNull();
  });

  it('remarks on a typing error that it read past', async () => {
    const { hits, remark } = await seeded.search('salbutamool');
    expect(hits[0]?.label).toBe('salbutamol');
    expect(remark).toMatch(/similar/);
  });

  it('finds nothing for blank text and never fails on what is typed', async () => {
    expect(await seeded.search('  ')).toEqual({ hits: [], remark: null });
    for (const text of ['"', "'; DROP", '*', 'a'.repeat(5_000), '\u0000', '💊']) {
      expect(Array.isArray((await seeded.search(text)).hits)).toBe(true);
    }
  });
});

describe('properties', () => {
  it('lists names first, then codes in numeric order with labels', async () => {
    const { entity, properties } = await seeded.properties(ASTHMA);
    expect(entity.label).toBe('asthma');
    const names = properties.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['alternative labels', 'description']);
    const codes = names.slice(2).map((name) => Number(name.slice(1)));
    expect(codes).toEqual([...codes].sort((left, right) => left - right));
    expect(codes).toEqual(expect.arrayContaining([31, 279, 486, 780, 2176, 2293]));
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives entities as IRIs with labels, and identifiers as literals', async () => {
    const { properties } = await seeded.properties(ASTHMA);
    const drugs = properties.find(({ name }) => name === 'P2176');
    expect(drugs?.label).toBe('drug or therapy used for treatment');
    const place = drugs?.values.indexOf(`${WD}Q410358`) ?? -1;
    expect(drugs?.valueLabels[place]).toBe('salbutamol');
    expect(properties.find(({ name }) => name === 'P486')?.values).toEqual(['D001249']);
  });

  it('caps the values of each property and reports how many there are', async () => {
    const { properties } = await seeded.properties(ASTHMA, { maxValues: 1 });
    expect(properties.every(({ values }) => values.length === 1)).toBe(true);
    expect(properties.find(({ name }) => name === 'P2293')?.totalValues).toBe(3);
  });

  it('lists properties of other vocabularies after the codes, and no statement nodes', async () => {
    const service = await serviceOn(`
      <http://example.org/a> <http://www.w3.org/2000/01/rdf-schema#label> "a"@en .
      <http://example.org/a> <http://www.wikidata.org/prop/P31> <urn:s:1> .
      <http://example.org/a> <http://www.wikidata.org/prop/direct/P31> <http://example.org/c> .
      <http://example.org/a> <http://purl.org/dc/terms/references> <https://identifiers.org/pubmed:1> .
    `);
    const { properties } = await service.properties({
      iri: parseEntityIri('http://example.org/a'),
    });
    expect(properties.map(({ name }) => name)).toEqual([
      'P31',
      'http://purl.org/dc/terms/references',
    ]);
  });

  it('resolves a name among the wanted types only', async () => {
    await expect(seeded.properties({ name: 'asthma', types: ['GENE'] })).rejects.toMatchObject({
      code: 'ENTITY_NOT_FOUND',
    });
    const { entity } = await seeded.properties({ name: 'asthma', types: ['DISEASE'] });
    expect(entity.iri).toBe(`${WD}Q35869`);
  });

  it('knows an entity that only the graph mentions', async () => {
    const service = await serviceOn(
      '<http://example.org/a> <http://purl.org/dc/terms/references> <https://identifiers.org/pubmed:1> .',
    );
    const { entity } = await service.properties({
      iri: parseEntityIri('https://identifiers.org/pubmed:1'),
    });
    expect(entity).toMatchObject({ label: '1', types: ['UNDEFINED'] });
  });
});
