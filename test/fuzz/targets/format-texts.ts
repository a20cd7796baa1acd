/** Text formats that need no second file. */
export type TextFormat = keyof typeof FORMAT_TEXTS;

/** A whole text of a format, and where it has lines a line that must be read whatever comes before it. */
export interface FormatText {
  readonly text: string;
  /** A line at the end; a triple with `MARK` shows that it was read. */
  readonly last?: string;
}

/** Stands in each last line, and in no other text. */
export const MARK = 'Unhidden';

const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
const json = (value: unknown) => JSON.stringify(value, null, 1);

/** The mapping of the tables that are tried. */
export const MAPPING = `
source: Lab list
entities:
  gene: { id: 'HGNC:{gene}', category: Gene, name: '{symbol}', relatedSynonyms: [{ value: '{aliases}', split: ';' }] }
  disease: { id: { value: '{disease}', split: ';', replace: [['^OMIM ', 'OMIM:']] }, category: Disease }
relations:
  - subject: gene
    predicate: { value: '{kind}', map: { cause: causes, '*': gene_associated_with_condition } }
    object: disease
    negated: [{ column: kind, matches: '^no' }]
    publications: ['PMID:{pmid}']
`;

/** A small text of each format, made up. */
export const FORMAT_TEXTS = {
  'n-quads': {
    text: '<urn:a> <urn:p> "x\\n\\u00e9"@en <urn:g> .\n_:a <urn:p> <urn:b> .\n# one\n',
    last: `\n<urn:a> <urn:p> "${MARK}" <urn:g> .\n`,
  },
  'rdf-xml': {
    text: `<?xml version="1.0"?><!DOCTYPE rdf:RDF [<!ENTITY o "http://e.org/">]><rdf:RDF ${RDF} xmlns:e="http://e.org/" xml:base="http://e.org/"><rdf:Description rdf:about="&o;a"><e:p rdf:resource="#b"/><e:l xml:lang="en">x &amp; y</e:l><e:q rdf:parseType="Collection"><e:C rdf:nodeID="n"/></e:q></rdf:Description></rdf:RDF>`,
  },
  owl: {
    text: `<rdf:RDF ${RDF} xmlns:owl="http://www.w3.org/2002/07/owl#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"><owl:Ontology rdf:about="http://e.org/o"/><owl:Class rdf:about="http://e.org/A"><rdfs:label>a</rdfs:label><rdfs:subClassOf><owl:Restriction><owl:onProperty rdf:resource="http://e.org/p"/><owl:someValuesFrom rdf:resource="http://e.org/B"/></owl:Restriction></rdfs:subClassOf></owl:Class></rdf:RDF>`,
  },
  trix: {
    text: '<TriX xmlns="http://www.w3.org/2004/03/trix/trix-1/"><graph><uri>urn:g</uri><triple><uri>urn:a</uri><uri>urn:p</uri><plainLiteral xml:lang="en">x</plainLiteral></triple><triple><id>n</id><uri>urn:p</uri><typedLiteral datatype="urn:t">1</typedLiteral></triple></graph></TriX>',
  },
  'json-ld': {
    text: json({
      '@context': { name: 'http://e.org/name', knows: { '@id': 'http://e.org/k', '@type': '@id' } },
      '@id': 'http://e.org/a',
      name: { '@value': 'x', '@language': 'en' },
      knows: ['http://e.org/b', { '@id': '_:c', '@type': 'http://e.org/T' }],
      '@graph': [{ '@id': 'http://e.org/d', name: 4 }],
    }),
  },
  obo: {
    text: 'format-version: 1.4\nontology: x\n\n[Term]\nid: X:1\nname: one \\, two\nsynonym: "a \\"b\\"" EXACT [PMID:1]\nis_a: X:2 {source="y"} ! two\nrelationship: part_of X:3\nxref: MESH:D1\ndef: "It is." [X:4]\n\n[Typedef]\nid: part_of\nxref: BFO:0000050\n',
    last: `\n\n[Term]\nid: X:9\nname: ${MARK}\n`,
  },
  'obo-graphs': {
    text: json({
      graphs: [
        {
          id: 'http://e.org/o',
          meta: { version: '1' },
          nodes: [
            {
              id: 'http://e.org/A_1',
              lbl: 'a',
              type: 'CLASS',
              meta: {
                definition: { val: 'd', xrefs: ['X:1'] },
                synonyms: [{ pred: 'hasExactSynonym', val: 's' }],
                xrefs: [{ val: 'MESH:D1' }],
                deprecated: false,
              },
            },
          ],
          edges: [{ sub: 'http://e.org/A_1', pred: 'is_a', obj: 'http://e.org/A_2' }],
          logicalDefinitionAxioms: [],
        },
      ],
    }),
  },
  'kgx-tsv': {
    text: 'id\tname\tcategory\tsynonym\nHGNC:1\tone\tbiolink:Gene\ta|b\nHGNC:2\t"two\nlines"\tbiolink:Gene\t\n',
    last: `\nHGNC:9\t${MARK}\tbiolink:Gene\t\n`,
  },
  'kgx-jsonl': {
    text: '{"id":"HGNC:1","name":"one","category":["biolink:Gene"],"xref":["MESH:D1"]}\n{"subject":"HGNC:1","predicate":"biolink:causes","object":"MONDO:2","publications":["PMID:1"],"negated":true}\n',
    last: `\n{"id":"HGNC:9","name":"${MARK}","category":["biolink:Gene"]}\n`,
  },
  'kgx-json': {
    text: json({
      nodes: [{ id: 'HGNC:1', name: 'one', category: ['biolink:Gene'] }],
      edges: [{ subject: 'HGNC:1', predicate: 'biolink:causes', object: 'MONDO:2' }],
    }),
  },
  sssom: {
    text: '# curie_map:\n#   LAB: http://lab.example/\n# mapping_set_id: http://lab.example/set\nsubject_id\tsubject_label\tpredicate_modifier\tpredicate_id\tobject_id\tconfidence\nDOID:1\tx\tNot\tskos:exactMatch\tLAB:7\t0.9\n',
    last: '\nDOID:9\ty\t\tskos:exactMatch\tMONDO:424242\t1\n',
  },
  hpoa: {
    text: '#version: 1\ndatabase_id\tdisease_name\tqualifier\thpo_id\treference\tevidence\tonset\tfrequency\tsex\tmodifier\taspect\tbiocuration\nOMIM:1\tGrey lung\tNOT\tHP:1\tPMID:1;PMID:2\tPCS\tHP:3\t3/53\tMALE\t\tP\tme[2026-01-01]\n',
    last: `\nOMIM:9\t${MARK}\t\tHP:1\tPMID:1\tPCS\t\t\t\t\tP\tme\n`,
  },
  gaf: {
    text: '!gaf-version: 2.2\n!\nUniProtKB\tP1\tGRY1\tNOT|enables\tGO:0000001\tPMID:1|GO_REF:2\tIDA\tUniProtKB:P9\tF\tGrey protein 1\tGRY|grey-1\tprotein\ttaxon:9606|taxon:562\t20260101\tUniProt\tpart_of(CL:1)\tUniProtKB:P1-2\n',
    last: `\nUniProtKB\tP9\t${MARK}\tenables\tGO:0000001\tPMID:1\tIDA\t\tF\t\t\tprotein\ttaxon:9606\t20260101\tUniProt\t\t\n`,
  },
  gpad: {
    text: '!gpad-version: 2.0\nUniProtKB:P1\tNOT\tRO:0002327\tGO:0000001\tPMID:1|GO_REF:2\tECO:0000314\tUniProtKB:P9\t\t2026-01-01\tUniProt\tBFO:0000050(CL:1)\tid=1|model-state=production\n',
    last: '\nUniProtKB:P9\t\tRO:0002327\tGO:0424242\tPMID:1\tECO:0000314\t\t\t2026-01-01\tUniProt\t\t\n',
  },
  babelon: {
    text: 'source_id\tpredicate\tsource_text\ttranslation_text\tsource_lang\ttranslation_lang\nHP:1\trdfs:label\tFever\tFiebre\ten\tes\nHP:3\tIAO:0000115\tx\t"two\nlines"\ten\tes\n',
    last: `\nHP:9\trdfs:label\tx\t${MARK}\ten\tes\n`,
  },
  neo4j: {
    text: ':ID,name,synonyms:string[],rank:int,:LABEL\nHGNC:1,"a ""b"" c",x;y,3,Gene;NamedThing\n',
    last: `\nHGNC:9,${MARK},,,Gene\n`,
  },
  trials: {
    text: json({
      protocolSection: {
        identificationModule: { nctId: 'NCT00000001', briefTitle: 'On asthma' },
        statusModule: { overallStatus: 'COMPLETED' },
        designModule: { phases: ['PHASE1', 'PHASE2'] },
        conditionsModule: { conditions: ['Asthma'] },
        armsInterventionsModule: {
          interventions: [{ type: 'DRUG', name: 'Dupilumab', otherNames: ['Dupixent'] }],
        },
      },
    }),
  },
  orphanet: {
    text: json({
      Orphapacket: {
        ORPHAcode: '558',
        Label: 'Marfan syndrome',
        ExternalReferences: [
          {
            Source: 'OMIM',
            Reference: '154700',
            DisorderMappingRelation: 'E (Exact mapping)',
          },
        ],
        Parents: [{ Parent: [{ ORPHAcode: '1' }] }],
        Phenotypes: [{ Phenotype: { HPOId: 'HP:1', HPOTerm: 'a', HPOFrequency: 'Frequent' } }],
      },
    }),
  },
  'mesh-xml': {
    text: '<DescriptorRecordSet LanguageCode = "eng"><DescriptorRecord DescriptorClass="1"><DescriptorUI>D1</DescriptorUI><DescriptorName><String>Asthma</String></DescriptorName><TreeNumberList><TreeNumber>C08.1</TreeNumber></TreeNumberList><ConceptList><Concept PreferredConceptYN="Y"><TermList><Term RecordPreferredTermYN="N"><String>Asthmas &amp; more</String></Term></TermList></Concept></ConceptList></DescriptorRecord></DescriptorRecordSet>',
  },
  uniprot: {
    text: 'ID   ANKE1_HUMAN             Reviewed;         776 AA.\nAC   Q1;\nDE   RecName: Full=Ankyrin;\nDE            Short=A1;\nGN   Name=ANKE1; Synonyms=X, Y;\nOX   NCBI_TaxID=9606;\nDR   GO; GO:0000001; F:x; IDA:UniProtKB.\nDR   MIM; 1; gene.\nSQ   SEQUENCE   1 AA;\n     M\n//\n',
    last: `\n//\nID   LAST_HUMAN             Reviewed;         1 AA.\nAC   Q9;\nDE   RecName: Full=${MARK};\n//\n`,
  },
  drugmechdb: {
    text: "directed: true\ngraph: { _id: P1, disease: d, disease_mesh: 'MESH:D015464', drug: x, drug_mesh: 'MESH:D000068877', drugbank: 'DB:DB00619' }\nlinks:\n  - { key: decreases activity of, source: 'MESH:D000068877', target: 'UniProt:P00519' }\nnodes:\n  - { id: 'MESH:D000068877', label: Drug, name: imatinib }\n  - { id: 'UniProt:P00519', label: Protein, name: BCR }\nreference: ['https://e.org/x']\n",
  },
  cellxgene: {
    text: json({
      'MONDO:1': {
        ancestors: { 'MONDO:2': 1 },
        label: 'disease',
        deprecated: false,
        synonyms: ['x'],
      },
      'MONDO:2': { ancestors: {}, label: 'other' },
    }),
  },
  bioregistry: {
    text: json({
      doid: {
        biocontext: { prefix: 'DOID' },
        prefix: 'doid',
        name: 'Disease Ontology',
        uri_format: 'http://e.org/$1',
        synonyms: ['do'],
        mappings: { miriam: 'doid' },
      },
    }),
  },
  gmt: {
    text: 'one\thttp://e.org/1\t10\t20\ntwo\thttp://e.org/2\tTP53\tEGFR\n',
    last: `\n${MARK}\thttp://e.org/9\t10\n`,
  },
  table: {
    text: 'gene,symbol,aliases,disease,kind,pmid\n1,"GRY1, grey",a;b ;,OMIM 5;DOID:6,cause,77\n2,GRY2,,DOID:6,none,\n',
    last: `\n9,${MARK},,DOID:6,cause,\n`,
  },
} as const satisfies Readonly<Record<string, FormatText>>;
