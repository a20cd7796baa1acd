import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  childOf,
  childrenOf,
  type GraphReaderOptions,
  getText,
  readLines,
  rootElement,
  type TripleBatches,
  withStart,
  type XmlElement,
} from '@biographql/ingest/internal';
import { readXmlRecords } from '../records/read-records.js';
import { RecordSink } from '../records/record-sink.js';

const FLAT_ENTRY = /^ID {3}\w+_\w+ +(?:Reviewed|Unreviewed);/;

export const UNIPROT: GraphFormat = {
  name: 'uniprot',
  title: 'UniProt XML and flat files',
  detect: (head) => FLAT_ENTRY.test(head.text) || rootElement(head)?.name === 'uniprot',
  read: readUniprot,
};

/** Reads proteins of UniProtKB, in XML and in flat files: names, genes, taxon, and annotations by Gene Ontology. */
async function* readUniprot(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const whole = await withStart(chunks);
  if (whole.start.startsWith('<')) {
    yield* readXmlRecords(whole.chunks, options, ['entry'], (entry, sink) =>
      writeProtein(proteinOfXml(entry), sink),
    );
    return;
  }
  const sink = new RecordSink(options);
  let entry: string[] = [];
  for await (const lines of readLines(whole.chunks, options)) {
    for (const { text, line } of lines) {
      if (text !== '//') {
        entry.push(text);
        continue;
      }
      const reason = writeProtein(proteinOfLines(entry), sink);
      if (reason !== null) sink.reject(reason, line - entry.length, entry[0] ?? '');
      entry = [];
    }
    yield sink.batch.take();
  }
  if (entry.length > 0) sink.reject('the entry does not end with //', null, entry[0] ?? '');
  yield sink.batch.take();
}

function proteinOfXml(entry: XmlElement): Protein {
  const references = childrenOf(entry, 'dbReference').map((reference) => ({
    database: reference.attributes.type ?? '',
    id: reference.attributes.id ?? '',
    properties: new Map(
      childrenOf(reference, 'property').map(({ attributes }) => [
        attributes.type ?? '',
        attributes.value ?? '',
      ]),
    ),
  }));
  const protein = childOf(entry, 'protein');
  const names = [
    ...childrenOf(protein, 'recommendedName'),
    ...childrenOf(protein, 'submittedName'),
    ...childrenOf(protein, 'alternativeName'),
  ].flatMap((name) => [...childrenOf(name, 'fullName'), ...childrenOf(name, 'shortName')]);
  const [name = '', ...synonyms] = names.map(getText);
  const organism = childrenOf(childOf(entry, 'organism'), 'dbReference');
  return {
    accessions: childrenOf(entry, 'accession').map(getText),
    name,
    synonyms: [...synonyms, getText(childOf(entry, 'name'))],
    genes: childrenOf(childOf(entry, 'gene'), 'name').map(getText),
    taxon:
      organism.find(({ attributes }) => attributes.type === 'NCBI Taxonomy')?.attributes.id ?? '',
    hgnc: references.filter(({ database }) => database === 'HGNC').map(({ id }) => id),
    annotations: references.flatMap(({ database, id, properties }) =>
      database === 'GO' ? [{ term: id, aspect: properties.get('term') ?? '' }] : [],
    ),
  };
}

function proteinOfLines(lines: readonly string[]): Protein {
  const of = (tag: string) =>
    lines.flatMap((line) => (line.startsWith(`${tag}   `) ? [line.slice(5).trim()] : []));
  const names = of('DE').flatMap((line) => /(?:Full|Short)=([^;{]+)/.exec(line)?.[1]?.trim() ?? []);
  const [name = '', ...synonyms] = names;
  const references = of('DR').map((line) => line.replace(/\.$/, '').split('; '));
  const genes = [
    ...of('GN')
      .join(' ')
      .matchAll(/(?:Name|Synonyms)=([^;]+)/g),
  ];
  return {
    accessions: of('AC').flatMap((line) => line.split(/;\s*/).filter(Boolean)),
    name,
    synonyms: [...synonyms, /^\S+/.exec(of('ID')[0] ?? '')?.[0] ?? ''],
    genes: genes.flatMap(([, list = '']) => list.replace(/\s*\{[^}]*\}/g, '').split(/,\s*/)),
    taxon: /NCBI_TaxID=(\d+)/.exec(of('OX').join(' '))?.[1] ?? '',
    hgnc: references.flatMap(([database, id = '']) => (database === 'HGNC' ? [id] : [])),
    annotations: references.flatMap(([database, term = '', aspect = '']) =>
      database === 'GO' ? [{ term, aspect }] : [],
    ),
  };
}

interface Protein {
  /** The primary one first. */
  readonly accessions: readonly string[];
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly genes: readonly string[];
  /** A number of NCBI's taxonomy. */
  readonly taxon: string;
  readonly hgnc: readonly string[];
  /** Terms of the Gene Ontology; the aspect begins with `F:`, `P:` or `C:`. */
  readonly annotations: readonly { readonly term: string; readonly aspect: string }[];
}

const SOURCE = 'infores:uniprot';
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

/** Writes a protein, its gene and its annotations; gene symbols are related names. */
function writeProtein(protein: Protein, sink: RecordSink): string | null {
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
