import { parseEntityIri } from '@biographql/core';
import { SEEDS, type SeedName } from '@biographql/ingest/testing';
import { parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { createInsightService } from './insight-service.js';
import { createNeighborhoodService } from './neighborhood-service.js';
import { seedPartsOfFile } from './seed-parts.fixture.js';

const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const WDT = 'http://www.wikidata.org/prop/direct/';

const openSeedParts = seedPartsOfFile();
const parts = await openSeedParts(SEEDS['three-diseases']);
const service = createInsightService(parts);
const asthma = { iri: parseEntityIri('Q35869') };

describe('the rows of an insight', () => {
  it('list each thing with the facts behind it, references and all', async () => {
    const drugs = await service.rows(asthma, { type: 'DRUGS_FOR_TREATMENT' });
    expect(drugs.columns).toEqual(['label', 'references', 'articles']);
    expect(drugs.total).toBe(drugs.rows.length);
    for (const { iri, label, values, statements } of drugs.rows) {
      expect(values[0]).toBe(label);
      expect(statements.length).toBeGreaterThan(0);
      for (const { subject, object } of statements)
        expect([subject, object].sort()).toEqual([asthma.iri, iri].sort());
    }
  });

  it('name the subtype that has what the disease inherits, with its facts', async () => {
    const seed = await openSeedParts({
      triples: [
        `<${asthma.iri}> <${LABEL}> "asthma"@en .`,
        `<${asthma.iri}> <${WDT}P31> <http://www.wikidata.org/entity/Q12136> .`,
        `<http://example.org/sub> <${LABEL}> "aspirin-induced asthma"@en .`,
        `<http://example.org/sub> <${WDT}P279> <${asthma.iri}> .`,
        `<http://example.org/sub> <${WDT}P2293> <http://example.org/gene> .`,
      ].join('\n'),
    });
    const rows = createInsightService(seed);
    const { rows: genes, inherited } = await rows.rows(asthma, { type: 'GENETIC_ASSOCIATION' });
    expect(inherited).toBe(1);
    expect(genes[0]?.inheritedFrom?.path).toEqual(['aspirin-induced asthma', 'asthma']);
    expect(genes[0]?.statements.map(({ subject }) => subject)).toEqual(['http://example.org/sub']);
  });

  it('come page by page, in either order', async () => {
    for (const order of ['relevance', 'label'] as const) {
      const type = 'GENETIC_ASSOCIATION';
      const all = await service.rows(asthma, { type, order });
      const pages = [];
      for (let offset = 0; offset < all.total; offset += 2)
        pages.push(await service.rows(asthma, { type, order, offset, limit: 2 }));
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows);
    }
  });

  it('are none for what is no disease; an unknown kind is rejected', async () => {
    const salbutamol = { iri: parseEntityIri('Q410358') };
    const { rows, total } = await service.rows(salbutamol, { type: 'SYMPTOMS' });
    expect([rows, total]).toEqual([[], 0]);
    await expect(service.rows(asthma, { type: 'HOROSCOPE' })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  });
});

describe.each(Object.keys(SEEDS) as SeedName[])('one number everywhere, in %s', async (seed) => {
  const seeded = await openSeedParts(SEEDS[seed]);
  const insights = createInsightService(seeded);
  const neighborhoods = createNeighborhoodService(seeded);

  it('counts in insights, rows, plain SPARQL and neighbors alike', async () => {
    let compared = 0;
    for await (const batch of seeded.labels.rows()) {
      for (const { iri, types } of batch.filter((row) => row.types.includes('DISEASE'))) {
        expect(types).toContain('DISEASE');
        const { countsByType } = await neighborhoods.neighbors({ iri });
        const genes = countsByType.find(({ type }) => type === 'GENE')?.count ?? 0;
        for (const { kind: type, count, description } of await insights.supported({ iri })) {
          const list = await insights.rows({ iri }, { type, limit: 10_000 });
          const { solutions } = await seeded.graph.select(parseQuery(list.sparql));
          expect([type, list.total, list.rows.length, list.description]).toEqual([
            type,
            count,
            count,
            description,
          ]);
          expect(solutions).toHaveLength(count);
          if (type === 'GENETIC_ASSOCIATION') expect(count).toBe(genes);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(0);
  }, 60_000);
});
