import { describe, expect, it } from 'vitest';
import { parseLine } from '../rdf/n-triples-line.js';
import { EntityCollector } from './entity-collector.js';

const WD = 'http://www.wikidata.org/entity/';
const OBO = 'http://purl.obolibrary.org/obo/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const DISEASE = `${WD}Q12136`;
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';

/** A disease with a name, identifiers by property, and so many edges. */
function disease(iri: string, label: string, ids: Record<string, string>, edges = 1): string[] {
  return [
    `<${iri}> <${LABEL}> "${label}"@en .`,
    `<${iri}> <${WDT}P31> <${DISEASE}> .`,
    ...Object.entries(ids).map(([property, id]) => `<${iri}> <${WDT}${property}> "${id}" .`),
    ...Array.from(
      { length: edges },
      (_, place) => `<${iri}> <${WDT}P780> <${iri.replace(/\w+$/, '')}S${place}> .`,
    ),
  ];
}

function getLeaders(...lines: readonly string[][]): Record<string, string | null> {
  const collector = new EntityCollector();
  for (const line of lines.flat()) {
    const triple = parseLine(line, (label) => label);
    if (triple !== null) collector.add([triple]);
  }
  const short = (iri: string) => iri.slice(iri.lastIndexOf('/') + 1);
  return Object.fromEntries(
    [...collector.rows()].map(({ iri, representative }) => [
      short(iri),
      representative && short(representative),
    ]),
  );
}

describe('groupEquivalents', () => {
  it('joins entities of one name that share a specific identifier, under the one with the most facts', () => {
    const leaders = getLeaders(
      disease(`${OBO}DOID_1`, 'Popov-Chang syndrome', { P492: '620001' }),
      disease(`${OBO}MONDO_0000001`, 'Popov-Chang Syndrome', { P492: '620001' }, 3),
    );
    expect(leaders).toEqual({ DOID_1: 'MONDO_0000001', MONDO_0000001: 'MONDO_0000001' });
  });

  it.each([
    ['other names', 'bronchitis', { P492: '620001' }],
    ['no identifier in common', 'asthma', { P492: '620002' }],
    ['only a code that many things share', 'asthma', { P494: 'J45' }],
    ['as many identifiers that differ', 'asthma', { P492: '620001', P486: 'D000002' }],
  ])('leaves apart what has %s', (_, label, ids) => {
    const leaders = getLeaders(
      disease(`${OBO}DOID_1`, 'asthma', { P492: '620001', P494: 'J45', P486: 'D000001' }),
      disease(`${OBO}MONDO_0000001`, label, ids),
    );
    expect(leaders).toEqual({ DOID_1: null, MONDO_0000001: null });
  });

  it('leaves apart what is of another type', () => {
    const gene = [
      `<${OBO}MONDO_0000001> <${LABEL}> "asthma"@en .`,
      `<${OBO}MONDO_0000001> <${WDT}P31> <${WD}Q7187> .`,
      `<${OBO}MONDO_0000001> <${WDT}P492> "620001" .`,
    ];
    const leaders = getLeaders(disease(`${OBO}DOID_1`, 'asthma', { P492: '620001' }), gene);
    expect(leaders).toEqual({ DOID_1: null, MONDO_0000001: null });
  });

  it('joins what is declared to be the same, and only under one name', () => {
    const match = (one: string, other: string) => [
      `<${one}> <http://www.w3.org/2004/02/skos/core#exactMatch> <${other}> .`,
    ];
    const leaders = getLeaders(
      disease(`${OBO}DOID_1`, 'asthma', {}),
      disease(`${OBO}MONDO_0000001`, 'asthma', {}),
      disease(`${OBO}MONDO_0000002`, 'bronchitis', {}),
      match(`${OBO}DOID_1`, `${OBO}MONDO_0000001`),
      match(`${OBO}MONDO_0000002`, `${OBO}DOID_1`),
    );
    expect(leaders).toEqual({ DOID_1: 'DOID_1', MONDO_0000001: 'DOID_1', MONDO_0000002: null });
  });

  it('takes one entity of each namespace, so that a wrong reference does not chain', () => {
    const leaders = getLeaders(
      disease(`${WD}Q1`, 'asthma', { P492: '620001', P486: 'D000001' }),
      disease(`${WD}Q2`, 'asthma', { P486: 'D000001' }),
      disease(`${OBO}DOID_1`, 'asthma', { P492: '620001', P486: 'D000001' }),
    );
    expect(leaders).toEqual({ Q1: 'Q1', DOID_1: 'Q1', Q2: null });
  });
});
