import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  type GraphReaderOptions,
  readByLine,
  sourceName,
  type TripleBatches,
} from '@biographql/ingest/internal';
import { RecordSink } from '../records/record-sink.js';

export const GMT: GraphFormat = {
  name: 'gmt',
  title: 'GMT gene sets',
  detect: ({ text }) => isGmt(text),
  read: readGmt,
};

/** Whether every row is a set with a link, and the sets differ in size. */
function isGmt(text: string): boolean {
  const rows = text.split(/\r?\n/, 5).map((line) => line.split('\t'));
  const isSet = ([name = '', link = '', ...genes]: readonly string[]) =>
    name !== '' && /^https?:\/\//.test(link) && genes.length > 0 && genes.every(isGene);
  const lengths = new Set(rows.map((row) => row.length));
  return rows.length > 1 && lengths.size > 1 && rows.slice(0, -1).every(isSet);
}

function isGene(cell: string): boolean {
  return /^[\w.-]*$/.test(cell);
}

/**
 * Reads gene sets in GMT: a name, a link or a description, and genes (NCBI numbers or symbols). WikiPathways packs title,
 * source, identifier and species into the name; other sets are identified by link, otherwise only within the file.
 * The same symbol means the same gene in all GMT files.
 */
async function* readGmt(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const sink = new RecordSink(options);
  const file = sourceName(options.source);
  yield* readByLine(chunks, options, sink.batch, (text) => writeSet(text.split('\t'), file, sink));
}

function writeSet(cells: readonly string[], file: string, sink: RecordSink): string | null {
  const [packed = '', link = '', ...members] = cells.map((cell) => cell.trim());
  const genes = members.filter(Boolean);
  if (packed === '' || genes.length === 0) return 'the line has no name or no genes';
  const [title = '', source = '', identifier = '', species = ''] = packed.split('%');
  const isPathway = /^WP\d+$/.test(identifier);
  const isLink = /^https?:\/\/\S+$/.test(link);
  const id = isPathway
    ? `WikiPathways:${identifier}`
    : isLink
      ? link
      : `urn:gmt:${encodeURIComponent(file)}:${encodeURIComponent(packed)}`;
  sink.entity({
    id,
    category: isPathway ? 'Pathway' : 'GeneSet',
    name: title.replaceAll('_', ' '),
    definition: isLink ? '' : link,
    properties: [['in_taxon_label', species]],
  });
  for (const gene of genes) {
    const subject = /^\d+$/.test(gene)
      ? `NCBIGene:${gene}`
      : `urn:gmt:gene:${encodeURIComponent(gene)}`;
    sink.entity({ id: subject, category: 'Gene', name: /^\d+$/.test(gene) ? '' : gene });
    sink.fact({
      subject,
      predicate: isPathway ? 'participates_in' : 'member_of',
      object: id,
      reference: { sources: [source || file] },
    });
  }
  return null;
}
