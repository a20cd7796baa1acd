import { WIKIDATA } from '@biographql/engines/vocabulary';
import { openSeedEngines, SEEDS } from '@biographql/ingest/testing';
import { expect, it } from 'vitest';
import { createPropertyLabels } from './entity-properties.js';
import { createProvenanceService } from './provenance-service.js';

const WD = 'http://www.wikidata.org/entity/';
const ASTHMA = `${WD}Q35869`;
/** The address of a source of montelukast for asthma, which the seed doesn't contain. */
const SOURCE =
  '<urn:kg:reference:fcfaa374eda480f7781e5318bd4cbeae76d18882> <http://www.wikidata.org/prop/reference/P854> <https://www.wikidata.org/> .\n';

it('names statements, with the licenses of their sources and what these rest on', async () => {
  const seed = SEEDS['three-diseases'];
  await using engines = await openSeedEngines({ ...seed, triples: `${seed.triples}${SOURCE}` });
  const { graph, labels } = engines;
  const dataset = {
    digest: null,
    release: 'seed',
    credits: [
      {
        name: 'Wikidata',
        license: 'CC0-1.0',
        facts: null,
        url: 'https://www.wikidata.org/',
        evidence: 'IMPORTED',
      },
    ],
  } as const;
  const service = createProvenanceService({
    graph,
    labels,
    vocabulary: WIKIDATA,
    propertyLabels: createPropertyLabels(graph, WIKIDATA),
    dataset,
  });
  const fact = { subject: ASTHMA, property: 'P2176', object: `${WD}Q410358`, isEntity: true };
  const absent = { ...fact, object: `${WD}Q18216` };
  const literal = { subject: ASTHMA, property: 'P699', object: 'DOID:2841', isEntity: false };
  const [known, none, code] = await service.statementsOf([fact, absent, literal]);
  expect(known).toMatchObject({
    ...fact,
    subjectLabel: 'asthma',
    propertyLabel: 'drug or therapy used for treatment',
    rank: 'normal',
  });
  expect(known?.objectLabel).not.toBe('Q410358');
  expect(known?.references.map(({ license }) => license)).toContain('CC0-1.0');
  expect(known?.references.map(({ evidence }) => evidence)).toEqual(
    expect.arrayContaining(['IMPORTED']),
  );
  expect(none).toBeNull();
  expect(code).toMatchObject({ ...literal, objectLabel: 'DOID:2841', references: [] });
});
