import type { RecordSink } from '../records/record-sink.js';

/** A protein as UniProt's forms have it. */
export interface Protein {
  /** The primary one first. */
  readonly accessions: readonly string[];
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Symbols. */
  readonly genes: readonly string[];
  /** A number of NCBI's taxonomy. */
  readonly taxon: string;
  readonly hgnc: readonly string[];
  /** Terms of the Gene Ontology; the aspect begins with `F:`, `P:` or `C:`. */
  readonly annotations: readonly { readonly term: string; readonly aspect: string }[];
}

const SOURCE = 'infores:uniprot';
/** Predicates by the aspect of the Gene Ontology. */
const PREDICATES_OF: Readonly<Record<string, string>> = {
  F: 'enables',
  P: 'participates_in',
  C: 'located_in',
};
const AREAS: Readonly<Record<string, string>> = {
  F: 'MolecularActivity',
  P: 'BiologicalProcess',
  C: 'CellularComponent',
};

/** Writes a protein, its gene and what it does; symbols of genes are related names. */
export function writeProtein(protein: Protein, sink: RecordSink): string | null {
  const [accession = '', ...others] = protein.accessions;
  if (!/^[A-Z0-9]{6,10}$/.test(accession)) return 'the entry has no accession';
  const id = `UniProtKB:${accession}`;
  sink.entity({
    id,
    category: 'Protein',
    name: protein.name,
    synonyms: protein.synonyms,
    relatedSynonyms: protein.genes,
    crossReferences: others.map((other) => `UniProtKB:${other}`),
  });
  const reference = { sources: [SOURCE] };
  if (protein.taxon !== '') {
    const object = `NCBITaxon:${protein.taxon}`;
    sink.fact({ subject: id, predicate: 'in_taxon', object, reference });
  }
  for (const gene of protein.hgnc) {
    const subject = `HGNC:${gene.replace(/^HGNC:/, '')}`;
    const [symbol] = protein.genes;
    sink.entity({ id: subject, category: 'Gene', name: protein.hgnc.length === 1 ? symbol : '' });
    sink.fact({ subject, predicate: 'has_gene_product', object: id, reference });
  }
  for (const { term, aspect } of protein.annotations) {
    const [area = ''] = aspect;
    const predicate = PREDICATES_OF[area];
    if (predicate === undefined) continue;
    sink.entity({ id: term, category: AREAS[area], name: aspect.slice(2) });
    sink.fact({ subject: id, predicate, object: term, reference });
  }
  return null;
}
