import { shortened } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { readText } from '../../test/read-text.js';

async function read(format: Parameters<typeof readText>[0], text: string) {
  const { triples, rejects } = await readText(format, text);
  return { lines: shortened(triples), reasons: rejects.map(({ reason }) => reason) };
}

const direct = (lines: readonly string[]) => lines.filter((line) => !line.includes('bq:'));

describe('trials', () => {
  const xml = `<?xml version="1.0"?><clinical_study><id_info><nct_id>NCT00000001</nct_id></id_info><brief_title>On asthma</brief_title>
    <overall_status>Completed</overall_status><phase>Phase 1/Phase 2</phase><condition>Asthma</condition>
    <intervention><intervention_type>Drug</intervention_type><intervention_name>Dupilumab</intervention_name><other_name>Dupixent</other_name></intervention>
    <intervention><intervention_type>Other</intervention_type><intervention_name>Placebo pill</intervention_name></intervention></clinical_study>`;
  const current = JSON.stringify({
    protocolSection: {
      identificationModule: { nctId: 'NCT00000001', briefTitle: 'On asthma' },
      statusModule: { overallStatus: 'COMPLETED' },
      designModule: { phases: ['PHASE1', 'PHASE2'] },
      conditionsModule: { conditions: ['Asthma'] },
      armsInterventionsModule: {
        interventions: [
          { type: 'DRUG', name: 'Dupilumab', otherNames: ['Dupixent'] },
          { type: 'OTHER', name: 'Placebo pill' },
        ],
      },
    },
  });
  const old = JSON.stringify({
    FullStudiesResponse: {
      FullStudies: [
        {
          Study: {
            ProtocolSection: {
              IdentificationModule: { NCTId: 'NCT00000001', BriefTitle: 'On asthma' },
              StatusModule: { OverallStatus: 'Completed' },
              DesignModule: { PhaseList: { Phase: ['Phase 1', 'Phase 2'] } },
              ConditionsModule: { ConditionList: { Condition: ['Asthma'] } },
              ArmsInterventionsModule: {
                InterventionList: {
                  Intervention: [
                    {
                      InterventionType: 'Drug',
                      InterventionName: 'Dupilumab',
                      InterventionOtherNameList: { InterventionOtherName: ['Dupixent'] },
                    },
                    { InterventionType: 'Other', InterventionName: 'Placebo pill' },
                  ],
                },
              },
            },
          },
        },
      ],
    },
  });

  it('are the same in their three forms', async () => {
    const [first, ...others] = await Promise.all(
      [xml, current, old].map((text) => read('trials', text)),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(first?.reasons).toEqual([]);
    const lines = first?.lines.join('\n') ?? '';
    expect(lines).toContain('biolink:clinical_trial_phase "PHASE2"');
    expect(lines).toContain('rdfs:label "Dupilumab"');
    expect(lines).not.toContain('Placebo');
  });

  it('without an identifier are rejects', async () => {
    const nameless = '{"protocolSection": {"identificationModule": {"briefTitle": "x"}}}';
    expect((await read('trials', nameless)).reasons).toEqual([
      '"" isn\'t a ClinicalTrials.gov identifier',
    ]);
    expect((await read('trials', xml.slice(0, 200))).reasons).toEqual([
      'the record has no end tag </clinical_study>',
    ]);
  });
});

describe('orphanet', () => {
  const packet = (references: unknown) =>
    JSON.stringify({
      Orphapacket: {
        ORPHAcode: '558',
        Label: 'Marfan syndrome',
        ExternalReferences: references,
        Parents: [{ Parent: [{ ORPHAcode: '1' }, { ORPHAcode: '2' }] }],
        Phenotypes: [
          { Phenotype: { HPOId: 'HP:1', HPOTerm: 'a', HPOFrequency: 'Frequent (79-30%)' } },
          { Phenotype: { HPOId: 'HP:2', HPOTerm: 'b', HPOFrequency: 'Excluded (0%)' } },
        ],
      },
    });
  const reference = {
    Source: 'OMIM',
    Reference: '154700',
    DisorderMappingRelation: 'BTNT (ORPHAcode is broader)',
  };

  it('is read whatever its lists are wrapped in; only exact mappings are the same', async () => {
    const bare = await read('orphanet', packet([reference]));
    expect(await read('orphanet', packet([{ ExternalReference: reference }]))).toEqual(bare);
    const facts = direct(bare.lines);
    const orpha = '<http://www.orpha.net/ORDO/Orphanet_';
    expect(facts).toContain(`${orpha}558> skos:narrowMatch <https://omim.org/entry/154700>`);
    expect(facts).toContain(`${orpha}558> rdfs:subClassOf ${orpha}2>`);
    expect(facts).toContain(`${orpha}558> biolink:has_phenotype obo:HP_1`);
    expect(facts).not.toContain(`${orpha}558> biolink:has_phenotype obo:HP_2`);
    expect(bare.lines.filter((line) => line.includes('negated'))).toHaveLength(1);
    const exact = { ...reference, DisorderMappingRelation: 'E (Exact mapping)' };
    expect((await read('orphanet', packet([exact]))).lines).toContain(
      `${orpha}558> skos:exactMatch <https://omim.org/entry/154700>`,
    );
  });
});

describe('babelon', () => {
  it('has the language of each text, and English ones without a translation', async () => {
    const { lines, reasons } = await read(
      'babelon',
      'source_id\tpredicate\tsource_text\ttranslation_text\tsource_lang\ttranslation_lang\n' +
        'HP:1\trdfs:label\tFever\tFiebre\ten\tes\n' +
        'HP:2\toboInOwl:hasExactSynonym\tnew name\t\ten\tes\n' +
        'HP:3\tIAO:0000115\tx\t"two\nlines"\ten\tes\n' +
        'none\trdfs:label\tx\ty\ten\tes\n',
    );
    expect(lines).toEqual([
      'obo:HP_1 rdfs:label "Fiebre"@es',
      'obo:HP_2 oio:hasExactSynonym "new name"',
      'obo:HP_3 obo:IAO_0000115 "two\\nlines"@es',
    ]);
    expect(reasons).toEqual(['the term "none" is neither a CURIE nor an IRI']);
  });
});

describe('neo4j', () => {
  it.each([
    [',', ';'],
    ['\t', ';'],
    [';', '|'],
  ])('gets the delimiters from its header: %j', async (mark, listMark) => {
    const row = (...cells: readonly string[]) => cells.join(mark);
    const nodes = [
      row(':ID', 'name', 'synonyms:string[]', ':LABEL'),
      row('HGNC:1', '"a ""b"" c"', `x${listMark}y`, `Gene${listMark}NamedThing`),
    ].join('\n');
    expect((await read('neo4j', nodes)).lines).toEqual([
      '<http://identifiers.org/hgnc/1> biolink:category biolink:Gene',
      '<http://identifiers.org/hgnc/1> biolink:category biolink:NamedThing',
      '<http://identifiers.org/hgnc/1> oio:hasExactSynonym "x"',
      '<http://identifiers.org/hgnc/1> oio:hasExactSynonym "y"',
      '<http://identifiers.org/hgnc/1> rdfs:label "a \\"b\\" c"',
    ]);
    const edges = [row(':START_ID', ':END_ID', ':TYPE'), row('HGNC:1', 'MONDO:2', 'HAS_PHENOTYPE')];
    expect(direct((await read('neo4j', edges.join('\n'))).lines)).toEqual([
      '<http://identifiers.org/hgnc/1> biolink:has_phenotype obo:MONDO_2',
    ]);
  });

  it('reads the single quotation marks of BioCypher, and rejects shifted rows', async () => {
    const { lines, reasons } = await read(
      'neo4j',
      ":ID;name;synonyms:string[];:LABEL\nMONDO:1;'Crohn''s-like; left sided';'a|b';Disease\nMONDO:2;'x';Disease\n",
    );
    expect(lines).toEqual([
      'obo:MONDO_1 biolink:category biolink:Disease',
      'obo:MONDO_1 oio:hasExactSynonym "a"',
      'obo:MONDO_1 oio:hasExactSynonym "b"',
      'obo:MONDO_1 rdfs:label "Crohn\'s-like; left sided"',
    ]);
    expect(reasons).toEqual(['the row has 3 cells instead of 4']);
  });

  it('without a header is a reject', async () => {
    expect((await read('neo4j', 'HGNC:1,a\n')).reasons).toEqual([
      'there is no header with :ID, or with both :START_ID and :END_ID',
    ]);
  });
});

describe('drugmechdb', () => {
  it('has steps with what is changed, and the treatment', async () => {
    const { lines } = await read(
      'drugmechdb',
      `directed: true
graph: { _id: P1, disease_mesh: 'MESH:D015464', drug_mesh: 'MESH:D000068877', drugbank: 'DB:DB00619' }
links:
  - { key: decreases activity of, source: 'MESH:D000068877', target: 'UniProt:P00519' }
nodes:
  - { id: 'MESH:D000068877', label: Drug, name: imatinib }
`,
    );
    const facts = direct(lines).join('\n');
    const mesh = '<http://id.nlm.nih.gov/mesh/';
    expect(facts).toContain(
      `${mesh}D000068877> biolink:affects <http://purl.uniprot.org/uniprot/P00519>`,
    );
    expect(facts).toContain(`${mesh}D000068877> biolink:treats ${mesh}D015464>`);
    expect(facts).toContain('skos:exactMatch <http://identifiers.org/drugbank/DB00619>');
    expect(lines.join('\n')).toContain('biolink:object_direction_qualifier "decreased"');
    expect((await read('drugmechdb', 'a: [')).reasons[0]).toContain('the file is not valid YAML');
  });
});
