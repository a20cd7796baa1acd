import { SKOS } from '@biographql/ingest/internal';
import type { RecordSink } from '../records/record-sink.js';

export interface OrphanetDisorder {
  readonly code: string;
  readonly name: string;
  readonly definition: string;
  readonly synonyms: readonly string[];
  readonly parents: readonly string[];
  readonly mappings: readonly {
    readonly source: string;
    readonly id: string;
    readonly relation: string;
  }[];
  readonly genes: readonly OrphanetGene[];
  readonly phenotypes: readonly {
    readonly id: string;
    readonly name: string;
    readonly frequency: string;
  }[];
  readonly inheritance: readonly string[];
}

interface OrphanetGene {
  readonly symbol: string;
  readonly name: string;
  readonly references: readonly { readonly source: string; readonly id: string }[];
  /** E.g. `Disease-causing germline mutation(s) in`. */
  readonly association: string;
  /** E.g. `22587682[PMID]_25741868[PMID]`. */
  readonly evidence: string;
}

const SOURCE = 'infores:orphanet';
const FREQUENCIES: Readonly<Record<string, string>> = {
  Obligate: 'HP:0040280',
  'Very frequent': 'HP:0040281',
  Frequent: 'HP:0040282',
  Occasional: 'HP:0040283',
  'Very rare': 'HP:0040284',
};
const EXCLUDED = 'Excluded';
const INHERITANCE: Readonly<Record<string, string>> = {
  'Autosomal dominant': 'HP:0000006',
  'Autosomal recessive': 'HP:0000007',
  'X-linked recessive': 'HP:0001419',
  'X-linked dominant': 'HP:0001423',
  'Multigenic/multifactorial': 'HP:0001426',
  'Mitochondrial inheritance': 'HP:0001427',
  'Y-linked': 'HP:0001450',
};
const PREFIXES: Readonly<Record<string, string>> = {
  OMIM: 'OMIM',
  'ICD-10': 'ICD10',
  'ICD-11': 'ICD11',
  UMLS: 'UMLS',
  MeSH: 'MESH',
  MedDRA: 'MEDDRA',
  GARD: 'GARD',
  MONDO: 'MONDO',
};
/** Properties of SKOS by the mark of a mapping's relation: E exact, BTNT broader than, NTBT narrower than the target. */
const MATCHES: Readonly<Record<string, string>> = {
  BTNT: `${SKOS}narrowMatch`,
  NTBT: `${SKOS}broadMatch`,
};
/** Genes that were only tested. */
const TESTED = /^(?:Candidate gene|Biomarker) tested/;

/** Writes a disorder; only exact mappings are the same entity. */
export function writeDisorder(disorder: OrphanetDisorder, sink: RecordSink): string | null {
  if (!/^\d+$/.test(disorder.code)) return `"${disorder.code}" isn't an Orphanet code`;
  const id = `ORPHA:${disorder.code}`;
  const reference = { sources: [SOURCE] };
  const targets = disorder.mappings.flatMap(({ source, id: target, relation }) => {
    const prefix = PREFIXES[source];
    const [mark = ''] = relation.split(' ');
    return prefix === undefined || target === '' ? [] : [{ target: `${prefix}:${target}`, mark }];
  });
  sink.entity({
    id,
    category: 'Disease',
    name: disorder.name,
    synonyms: disorder.synonyms,
    definition: disorder.definition,
    exactMatches: targets.filter(({ mark }) => mark === 'E').map(({ target }) => target),
    parents: disorder.parents.filter(Boolean).map((code) => `ORPHA:${code}`),
  });
  for (const { target, mark } of targets) {
    const predicate = MATCHES[mark];
    if (predicate !== undefined) sink.fact({ subject: id, predicate, object: target, reference });
  }
  for (const { id: phenotype, name, frequency } of disorder.phenotypes) {
    if (sink.entity({ id: phenotype, category: 'PhenotypicFeature', name }) === null) continue;
    const [words = ''] = frequency.split(' (');
    sink.fact({
      subject: id,
      predicate: 'has_phenotype',
      object: phenotype,
      isNegated: words === EXCLUDED,
      qualifiers: [['frequency_qualifier', FREQUENCIES[words] ?? '']],
      reference,
    });
  }
  for (const type of disorder.inheritance) {
    const object = INHERITANCE[type];
    if (object === undefined) continue;
    sink.fact({ subject: id, predicate: 'has_mode_of_inheritance', object, reference });
  }
  for (const gene of disorder.genes) writeGene(id, gene, sink);
  return null;
}

function writeGene(disorder: string, gene: OrphanetGene, sink: RecordSink): void {
  const hgnc = gene.references.find(({ source }) => source === 'HGNC')?.id ?? '';
  const omim = gene.references.find(({ source }) => source === 'OMIM')?.id ?? '';
  const id = hgnc === '' ? `OMIM:${omim}` : `HGNC:${hgnc}`;
  if (hgnc === '' && omim === '') return;
  sink.entity({
    id,
    category: 'Gene',
    name: gene.symbol,
    synonyms: [gene.name],
    crossReferences: hgnc === '' || omim === '' ? [] : [`OMIM:${omim}`],
  });
  sink.fact({
    subject: id,
    predicate: TESTED.test(gene.association) ? 'related_to' : 'gene_associated_with_condition',
    object: disorder,
    qualifiers: [['association_type', gene.association]],
    reference: {
      publications: [...gene.evidence.matchAll(/(\d+)\[PMID\]/g)].map(([, pmid]) => `PMID:${pmid}`),
      sources: [SOURCE],
    },
  });
}
