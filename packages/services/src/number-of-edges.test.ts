import { parseEntityIri } from '@biographql/core';
import { SEEDS } from '@biographql/ingest/testing';
import type { SparqlQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { scanNeighbors } from './neighbor-scan.js';
import { createNeighborhoodService } from './neighborhood-service.js';
import { seedPartsOfFile } from './seed-parts.fixture.js';

const openSeedParts = seedPartsOfFile();

const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';

async function open(triples: string) {
  const parts = await openSeedParts({ triples });
  return { ...parts, service: createNeighborhoodService(parts) };
}

describe('the number of edges', () => {
  it('is one for every entity of the seed: in the label index, and counted around it', async () => {
    const { triples } = SEEDS['three-diseases'];
    const { labels, service } = await open(triples);
    const subjects = new Set(Array.from(triples.matchAll(/^<([^>]+)>/gm), ([, iri = '']) => iri));
    const iris = [...subjects].map(parseEntityIri);
    const records = (await labels.lookup(iris)).flatMap((record) => record ?? []);
    expect(records.length).toBe(40);
    for (const { iri, label, degree } of records) {
      const { edges, start } = await service.neighbors(
        { iri },
        { includeSubtypes: false, limit: 1_000 },
      );
      expect([label, degree, start.degree]).toEqual([label, edges.length, edges.length]);
    }
  });

  it('counts classes, things without a label and other vocabularies; neither loops nor annotations', async () => {
    const parts = await open(`
<${WD}Q1> ${LABEL} "x"@en .
<${WD}Q1> <${WDT}P31> <${WD}Q12136> .
<${WD}Q1> <${WDT}P279> <${WD}Q2> .
<${WD}Q1> <http://www.w3.org/2000/01/rdf-schema#subClassOf> <${WD}Q2> .
<${WD}Q1> <http://www.w3.org/2004/02/skos/core#broader> <${WD}Q2> .
<${WD}Q3> <http://purl.obolibrary.org/obo/RO_0002200> <${WD}Q1> .
<${WD}Q1> <${WDT}P527> <${WD}Q1> .
<${WD}Q1> <${WDT}P486> "D1" .
<${WD}Q1> <http://www.w3.org/2004/02/skos/core#exactMatch> <${WD}Q4> .
<${WD}Q1> <http://www.wikidata.org/prop/P31> <${WD}statement/1> .`);
    const iri = parseEntityIri('Q1');
    const [record] = await parts.labels.lookup([iri]);
    expect(record?.degree).toBe(5);
    const { vocabulary } = parts;
    const select = (query: SparqlQuery) => parts.graph.select(query);
    const [scan] = await scanNeighbors({ select, vocabulary }, [iri]);
    expect(scan?.edges).toHaveLength(5);
  });

  it('is counted for an entity that the label index does not know', async () => {
    const { service } = await open(`<${WD}Q1> <${WDT}P361> <${WD}Q2> .`);
    const { start } = await service.neighbors({ iri: parseEntityIri('Q2') });
    expect(start.degree).toBe(1);
  });
});
