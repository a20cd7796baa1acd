import {
  BIOLINK,
  entityIri,
  FactWriter,
  type FileReaderOptions,
  getReject,
  PREDICATES,
  RecentTexts,
  readLines,
  sourceName,
  type Triple,
  TripleBatch,
} from '@biographql/ingest/internal';
import { writeAnnotation } from './annotation.js';

/** Columns up to the one that assigns; the two after it may be missing. */
const LEAST_COLUMNS = 15;
const CATEGORIES: Readonly<Record<string, string>> = {
  protein: 'Protein',
  gene: 'Gene',
  gene_product: 'GeneProductMixin',
  protein_complex: 'MacromolecularComplex',
  complex: 'MacromolecularComplex',
  miRNA: 'MicroRNA',
};

/**
 * Reads GAF 2.1 and 2.2: gene products with symbol, name, synonyms, kind and taxon, and their annotations with relation,
 * evidence and what it rests on, references, isoform and extensions. `NOT` is a negated statement. In 2.1 an annotation
 * without a relation has the one of its branch. Dates are left out.
 */
export async function* readGaf(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const { source, onReject } = options;
  const batch = new TripleBatch();
  const facts = new FactWriter(batch);
  const products = new RecentTexts();
  const fileName = sourceName(source);
  for await (const lines of readLines(chunks, options)) {
    for (const { text, line } of lines) {
      if (text.trim() === '' || text.startsWith('!')) continue;
      const reason = writeRow(text.split('\t'), { batch, facts, products, fileName });
      if (reason !== null) onReject(getReject({ source, line, reason, text }));
      else options.onUnread?.('column 14 (date)');
    }
    yield batch.take();
  }
}

interface Writers {
  readonly batch: TripleBatch;
  readonly facts: FactWriter;
  readonly products: RecentTexts;
  readonly fileName: string;
}

function writeRow(cells: readonly string[], writers: Writers): string | null {
  const { batch, facts, products, fileName } = writers;
  if (cells.length < LEAST_COLUMNS) return `the row has ${cells.length} columns instead of 17`;
  const at = (column: number) => (cells[column - 1] ?? '').trim();
  const product = `${at(1)}:${at(2)}`;
  const reason = writeAnnotation(
    {
      product,
      qualifier: at(4),
      term: at(5),
      references: at(6),
      evidence: at(7),
      withFrom: at(8),
      aspect: at(9),
      assignedBy: at(15),
      extensions: at(16),
      form: at(17),
      otherTaxon: at(13).split('|')[1] ?? '',
    },
    facts,
    fileName,
  );
  const iri = entityIri(product);
  if (reason !== null || iri === null || !products.isNew(iri)) return reason;
  batch.text(iri, PREDICATES.label, at(3));
  if (at(10) !== at(3)) batch.text(iri, PREDICATES.exactSynonym, at(10));
  for (const synonym of at(11).split('|')) {
    if (synonym !== at(3)) batch.text(iri, PREDICATES.relatedSynonym, synonym);
  }
  const category =
    CATEGORIES[at(12)] ?? (at(12).endsWith('RNA') ? 'RNAProduct' : 'BiologicalEntity');
  batch.link(iri, PREDICATES.category, `${BIOLINK}${category}`);
  const taxon = entityIri(at(13).split('|')[0] ?? '');
  if (taxon !== null) batch.link(iri, `${BIOLINK}in_taxon`, taxon);
  return null;
}
