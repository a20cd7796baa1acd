import oxigraph from 'oxigraph';
import { recipeCode, sharedBytes } from './run-recipe.js';

const getText = (name: string) => sharedBytes(`formats/${name}`).toString('utf8');

/** A dataset to add to: one without a graph and articles of its own has those of the starter data, which take longer. */
const FIRST = {
  'first.nt':
    '<http://example.org/first> <http://www.w3.org/2000/01/rdf-schema#label> "What was there"@en .\n',
  'first.jsonl': `${JSON.stringify({ pmid: '1', title: 'What was there', authors: [] })}\n`,
};

/** Lines that begin with a remark or hold one of the words, the line of names included. */
function cutLines(text: string, header: RegExp, words: RegExp): string {
  return `${text
    .split('\n')
    .filter(
      (line) =>
        line.startsWith('#') || line.startsWith('!') || header.test(line) || words.test(line),
    )
    .join('\n')}\n`;
}

/** The terms of an OBO file that begin with these identifiers, and all above them. */
function cutObo(text: string, wanted: readonly string[]): string {
  const [header = '', ...stanzas] = text.split(/\n(?=\[)/);
  const byId = new Map(stanzas.map((each) => [/^id: (\S+)/m.exec(each)?.[1] ?? '', each]));
  const taken = new Set<string>();
  const take = (id: string) => {
    if (taken.has(id)) return;
    taken.add(id);
    for (const [, parent = ''] of (byId.get(id) ?? '').matchAll(/^is_a: (\S+)/gm)) take(parent);
  };
  for (const id of wanted) take(id);
  return [header, ...[...taken].flatMap((id) => byId.get(id) ?? [])].join('\n');
}

/** One term as OBO Graphs JSON has it. */
const MONDO = {
  graphs: [
    {
      id: 'http://purl.obolibrary.org/obo/mondo.owl',
      nodes: [
        {
          id: 'http://purl.obolibrary.org/obo/MONDO_0007947',
          lbl: 'Marfan syndrome',
          type: 'CLASS',
        },
      ],
      edges: [],
    },
  ],
};

/** What the recipe of ontologies speaks of: real files, of which the large ones are cut to what the facts are about. */
export function ontologyFiles() {
  return {
    ...FIRST,
    'sources/ontologies/doid.obo.gz': getText('do/DO_cancer_slim.obo.gz'),
    'hp.obo': cutObo(getText('hpo/hp.obo.gz'), ['HP:0001166', 'HP:0001270', 'HP:0002164']),
    'mondo.json.gz': JSON.stringify(MONDO),
    'phenotype.hpoa': cutLines(
      getText('hpo/phenotype.hpoa.gz'),
      /^database_id/,
      /^(?:OMIM:154700|ORPHA:1401)\t/,
    ),
    'goa_human.gaf.gz': getText('go/goa_human_sample_2023-05.gaf.gz'),
    'mondo.sssom.tsv': cutLines(
      getText('mondo/mondo.sssom.tsv.gz'),
      /^subject_id/,
      /^MONDO:0007947\t/,
    ),
  };
}

/** Nodes and edges of three makers; of the largest one what stands around asthma. */
export function graphFiles() {
  // Its lines end as those of Windows do.
  const allEdges = getText('hetionet/hetionet-v1.0-edges-5k_cut.sif.gz').replaceAll('\r', '');
  const edges = cutLines(allEdges, /^source\t/, /Disease::DOID:2841(?:\t|$)/);
  const ends = new Set(edges.split(/[\t\n]/));
  const nodes = getText('hetionet/hetionet-v1.0-nodes_cut.tsv.gz')
    .split('\n')
    .filter((line, index) => index === 0 || ends.has(line.split('\t')[0] ?? ''))
    .join('\n');
  const biocypher = ['Disease', 'Gene', 'PhenotypicFeature', 'HAS_PHENOTYPE'];
  const parts = [...biocypher, 'GENE_ASSOCIATED_WITH_CONDITION'].flatMap((name) => [
    [
      `biocypher-out/${name}-header.csv`,
      sharedBytes(`formats/biocypher/${name}-header.csv`),
    ] as const,
    [
      `biocypher-out/${name}-part000.csv.gz`,
      sharedBytes(`formats/biocypher/${name}-part000.csv.gz`),
    ] as const,
  ]);
  return {
    ...FIRST,
    'kgx/nodes.tsv': getText('kgx/eds_marfan_kg_nodes.tsv.gz'),
    'kgx/edges.tsv': getText('kgx/eds_marfan_kg_edges.tsv.gz'),
    ...Object.fromEntries(parts),
    'hetionet-nodes.tsv.gz': nodes,
    'hetionet-edges.sif.gz': edges,
  };
}

const ASTHMA = `format-version: 1.4
ontology: doid

[Term]
id: DOID:2841
name: asthma
namespace: disease_ontology
xref: MESH:D001249

[Term]
id: DOID:635
name: acquired immunodeficiency syndrome
namespace: disease_ontology
xref: MESH:D000163
`;

/** An update as PubMed writes it: one record again, one withdrawn. */
const UPDATE = `<?xml version="1.0" encoding="utf-8"?>
<PubmedArticleSet>
<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">29768149</PMID>
<Article PubModel="Print"><Journal><JournalIssue CitedMedium="Internet"><PubDate><Year>2018</Year></PubDate></JournalIssue><Title>A journal</Title></Journal>
<ArticleTitle>A title that was put right.</ArticleTitle><Language>eng</Language></Article>
<MeshHeadingList><MeshHeading><DescriptorName UI="D001249" MajorTopicYN="Y">Asthma</DescriptorName></MeshHeading></MeshHeadingList>
</MedlineCitation></PubmedArticle>
<DeleteCitation><PMID Version="1">11748933</PMID></DeleteCitation>
</PubmedArticleSet>
`;

const LIBRARY = `TY  - JOUR
TI  - A paper of a reference manager
AU  - Doe, Jane
PY  - 2020
DO  - 10.1000/recipe.1
ER  -
`;

const EUROPE_PMC = JSON.stringify({
  resultList: {
    result: [{ id: '90000001', source: 'MED', pmid: '90000001', title: 'A paper of a search.' }],
  },
});

/** Real records of PubMed, and small files of our own for an update and for what others save. */
export function articleFiles() {
  return {
    ...FIRST,
    'asthma.obo': ASTHMA,
    'sources/pubmed/batch.xml.gz': getText('literature/biopython_pubmed1.xml.gz'),
    'pubmed26n0001.xml.gz': getText('literature/pubmed-29768149.xml.gz'),
    'pubmed26n0002.xml.gz': getText('literature/biopython_pubmed2.xml.gz'),
    'pubmed26n1334.xml.gz': UPDATE,
    'library.ris': LIBRARY,
    'europe-pmc.json': EUROPE_PMC,
  };
}

/** What the recipe's own query answers over a part of Wikidata's claims, and that part as a dump. */
export async function wikidataFiles() {
  const graph = sharedBytes('graph/demo_cc0.nt.gz').toString('utf8');
  const block = recipeCode('Wikidata').find(({ code }) => code.includes("'query="));
  const [, query = ''] = /'query=\n([\s\S]*?)'/.exec(block?.code ?? '') ?? [];
  const store = new oxigraph.Store();
  store.load(graph, { format: 'application/n-triples' });
  const prefixes = `PREFIX wdt: <http://www.wikidata.org/prop/direct/>
PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>`;
  const treatments = store.query(`${prefixes}\n${query}`, { results_format: 'text/turtle' });
  const predicates = ['P31', 'P2176', 'P2293'].map(
    (each) => `<http://www.wikidata.org/prop/direct/${each}>`,
  );
  return {
    ...FIRST,
    'treatments.ttl': String(treatments),
    'latest-truthy.nt': graph,
    'predicates.txt': `${[...predicates, '<http://www.w3.org/2000/01/rdf-schema#label>'].join('\n')}\n`,
  };
}
