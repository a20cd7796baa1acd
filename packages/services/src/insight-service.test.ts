import { parseEntityIri } from '@biographql/core';
import { createVocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { SEEDS } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { createInsightService } from './insight-service.js';
import { seedPartsOfFile } from './seed-parts.fixture.js';
import { insightKinds } from './supported-insights.js';

const openSeedParts = seedPartsOfFile();

async function serviceOn(triples: string) {
  return createInsightService(await openSeedParts({ triples }));
}

const seeded = await serviceOn(SEEDS['three-diseases'].triples);
/** Triples of `subject code object` lines, with a label for the first entity. */
function triples(labeled: string, facts: readonly string[]): string {
  const at = (name: string) =>
    `<${/^Q\d/.test(name) ? 'http://www.wikidata.org/entity' : 'http://example.org'}/${name}>`;
  return [
    `${at(labeled)} <http://www.w3.org/2000/01/rdf-schema#label> "${labeled}"@en .`,
    ...facts.map((fact) => {
      const [subject = '', code, object = ''] = fact.split(' ');
      return `${at(subject)} <http://www.wikidata.org/prop/direct/${code}> ${at(object)} .`;
    }),
  ].join('\n');
}

const getKinds = async (id: string) =>
  (await seeded.supported({ iri: parseEntityIri(id) })).map(({ kind }) => kind);

describe('supported insights', () => {
  it('lists what asthma has data for, with counts', async () => {
    const insights = await seeded.supported({ iri: parseEntityIri('Q35869') });
    expect(insights.slice(0, 3)).toEqual([
      {
        kind: 'GENETIC_ASSOCIATION',
        insightType: 'GENETIC_ASSOCIATION',
        category: 'DISEASE',
        insightCategory: 'DISEASE',
        description: '3 genes associated with asthma',
        renderTypes: ['BubbleChart', 'Table'],
        renderType: ['BubbleChart', 'Table'],
        count: 3,
        inherited: 0,
      },
      {
        kind: 'RELATED_DISEASES_VIA_GENES',
        insightType: 'RELATED_DISEASES_VIA_GENES',
        category: 'DISEASE',
        insightCategory: 'DISEASE',
        description: '1 disease that has genes in common with asthma',
        renderTypes: ['BarChart', 'Table'],
        renderType: ['BarChart', 'Table'],
        count: 1,
        inherited: 0,
      },
      {
        kind: 'DRUGS_FOR_TREATMENT',
        insightType: 'DRUGS_FOR_TREATMENT',
        category: 'DISEASE',
        insightCategory: 'DISEASE',
        description: '5 drugs and therapies for asthma',
        renderTypes: ['Table'],
        renderType: ['Table'],
        count: 5,
        inherited: 0,
      },
    ]);
    expect(insights.every(({ count }) => count > 0)).toBe(true);
  });

  it('leaves out what a disease has no data for', async () => {
    const alzheimer = await getKinds('Q11081');
    expect(alzheimer).toContain('GENETIC_ASSOCIATION');
    expect(alzheimer).not.toContain('RELATED_DISEASES_VIA_GENES');
    expect(await getKinds('Q102293791')).toEqual(['SUPERTYPES']);
  });

  it('lists none for an entity that is not a disease, and rejects an unknown one', async () => {
    expect(await getKinds('Q410358')).toEqual([]);
    await expect(getKinds('Q999999999')).rejects.toMatchObject({ code: 'ENTITY_NOT_FOUND' });
  });

  it('counts every kind from either side of a relation, each thing once', async () => {
    const facts = [
      'd P31 Q12136',
      ...['gene P2293 d', 'd P2293 gene', 'gene P2293 other', 'd P2176 drug', 'drug P2175 d'],
      ...['drug P2175 other', 'd P780 cough', 'other P780 cough', 'cause P1542 d', 'd P927 lung'],
      ...['sub P279 d', 'd P279 super', 'path P527 gene', 'path P31 Q4915012'],
      'complex P527 gene',
    ];
    const service = await serviceOn(triples('d', facts));
    const insights = await service.supported({
      iri: parseEntityIri('http://example.org/d'),
    });
    expect(insights.map(({ kind, count }) => [kind, count])).toEqual(
      insightKinds(WIKIDATA).map(({ type }) => [type, 1]),
    );
  });

  it('adds what subtypes have, of genes and drugs by default and of symptoms on request', async () => {
    const facts = ['d P31 Q12136', 'd P2293 own', 'sub P279 d', 'low P279 sub', 'low P2293 gene'];
    const more = ['sub P2176 drug', 'low P780 cough', 'gene P2293 other', 'sub P31 Q12136'];
    const service = await serviceOn(triples('d', [...facts, ...more]));
    const disease = { iri: parseEntityIri('http://example.org/d') };
    const counts = async (includeSubtypes?: boolean) =>
      (await service.supported(disease, { includeSubtypes })).map(
        ({ kind, count, inherited }) => `${kind} ${count} ${inherited}`,
      );
    const byDefault = ['GENETIC_ASSOCIATION 2 1', 'RELATED_DISEASES_VIA_GENES 1 0'];
    expect(await counts()).toEqual([...byDefault, 'DRUGS_FOR_TREATMENT 1 1', 'SUBTYPES 1 0']);
    expect(await counts(true)).toContain('SYMPTOMS 1 1');
    expect(await counts(false)).toEqual(['GENETIC_ASSOCIATION 1 0', 'SUBTYPES 1 0']);
    const [genes] = await service.supported(disease);
    expect(genes?.description).toBe('2 genes associated with d, 1 of them inherited from subtypes');
  });

  it('has no kind whose relations the vocabulary lacks', () => {
    const vocabularyData = {
      name: 'own',
      properties: { 'http://example.org/treats': {} },
      relations: { treats: { properties: ['http://example.org/treats'] } },
    };
    expect(insightKinds(createVocabulary(vocabularyData)).map(({ type }) => type)).toEqual([
      'DRUGS_FOR_TREATMENT',
      'RELATED_DISEASES_VIA_DRUGS',
    ]);
  });
});
