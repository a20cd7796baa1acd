import type { GraphFormat } from '@biographql/ingest';
import {
  BIOLINK,
  type Chunks,
  entityIri,
  FactWriter,
  type FileReaderOptions,
  PREDICATES,
  RecentTexts,
  readByLine,
  sourceName,
  TripleBatch,
  type TripleBatches,
} from '@biographql/ingest/internal';
import { type Annotation, writeAnnotation } from './annotation.js';

const GAF_COLUMNS = [15, 16, 17];

export const GAF: GraphFormat = {
  name: 'gaf',
  title: 'GAF 2.1 and 2.2',
  detect: ({ text }) => /^!\s*gaf-version/i.test(text) || isGafRow(firstRow(text)),
  read: readGaf,
};

export const GPAD: GraphFormat = {
  name: 'gpad',
  title: 'GPAD 1.1, 1.2 and 2.0',
  detect: ({ text }) => /^!\s*(?:gpa|gpad)-version/i.test(text),
  read: readGpad,
};

const SAMPLE_LINES = 500;

function firstRow(text: string): string {
  const lines = text.split(/\r?\n/, SAMPLE_LINES);
  return lines.find((line) => line.trim() !== '' && !/^[#!]/.test(line)) ?? '';
}

function isGafRow(line: string): boolean {
  const cells = line.split('\t');
  return (
    GAF_COLUMNS.includes(cells.length) &&
    /^[A-Z]+:\d+$/.test(cells[4] ?? '') &&
    /^[FPC]$/.test(cells[8] ?? '')
  );
}

/** Columns up to `Assigned By`; the two after it may be missing. */
const MIN_COLUMNS = 15;
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
 * evidence and its support, references, isoform and extensions. `NOT` is a negated statement. In 2.1 an annotation
 * without a relation gets the default of its branch. Dates are left out.
 */
async function* readGaf(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const batch = new TripleBatch();
  const facts = new FactWriter(batch);
  const products = new RecentTexts();
  const fileName = sourceName(options.source);
  yield* readByLine(chunks, options, batch, (text) => {
    if (text.startsWith('!')) return null;
    const reason = writeRow(text.split('\t'), { batch, facts, products, fileName });
    if (reason === null) options.onUnread?.('column 14 (date)');
    return reason;
  });
}

interface Writers {
  readonly batch: TripleBatch;
  readonly facts: FactWriter;
  readonly products: RecentTexts;
  readonly fileName: string;
}

function writeRow(cells: readonly string[], writers: Writers): string | null {
  const { batch, facts, products, fileName } = writers;
  if (cells.length < MIN_COLUMNS) return `the row has only ${cells.length} of 17 columns`;
  const at = (column: number) => (cells[column - 1] ?? '').trim();
  if (!/^taxon:\d/i.test(at(13)))
    return 'column 13 must be a taxon such as taxon:9606; the row may have a missing or an extra cell';
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

const MIN_GPAD_COLUMNS = 10;

/** Reads GPAD 1.1, 1.2 and 2.0: annotations as in GAF, without gene products and interacting organisms. */
async function* readGpad(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const batch = new TripleBatch();
  const facts = new FactWriter(batch);
  const fileName = sourceName(options.source);
  let version = 1;
  yield* readByLine(chunks, options, batch, (text) => {
    const stated = /^!\s*(?:gpa|gpad)-version:\s*(\d)/i.exec(text)?.[1];
    if (stated !== undefined) version = Number(stated);
    if (text.startsWith('!')) return null;
    const cells = text.split('\t').map((cell) => cell.trim());
    if (cells.length < MIN_GPAD_COLUMNS) return `the row has only ${cells.length} of 12 columns`;
    return writeAnnotation(toAnnotation(cells, version), facts, fileName);
  });
}

/**
 * Version 1 has DB, id, qualifier; version 2 has DB:id, negation, relation. Then both have term, references, evidence, with,
 * taxon, date, assigned by, extensions, properties.
 */
function toAnnotation(
  [first = '', second = '', third = '', ...rest]: string[],
  version: number,
): Annotation {
  const isSecond = version >= 2;
  const relation = second === '' ? third : `${second}|${third}`;
  const [term = '', references = '', evidence = '', withFrom = ''] = rest;
  const [assignedBy = '', extensions = ''] = rest.slice(6);
  return {
    product: isSecond ? first : `${first}:${second}`,
    qualifier: isSecond ? relation : third,
    term,
    references,
    evidence,
    withFrom,
    assignedBy,
    extensions,
    aspect: '',
    form: '',
  };
}
