import { entityIri } from '@biographql/engines/vocabulary';
import type { Chunks } from '../../bytes/open-bytes.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import type { TripleBatches } from '../../rdf/triple.js';
import { sourceName } from '../../source-files.js';
import { FactWriter, readByLine, TripleBatch } from '../triples.js';

const QUALIFIERS = ['mapping_justification', 'confidence'];
const SSSOM = 'https://w3id.org/sssom/';
const NO_TERM = `${SSSOM}NoTermFound`;

/**
 * Reads SSSOM in TSV: mappings with their predicate, and a statement with justification, confidence and the
 * mapping set. A mapping with the modifier `Not` is a negated statement, never a direct triple. Prefixes of the file's
 * `curie_map` are used for unknown prefixes. Labels of the two sides are left out: they are copies, often older than
 * the originals.
 */
export async function* readSssom(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const reader = new SssomReader(options);
  yield* readByLine(chunks, options, reader.batch, (text) => reader.read(text));
}

class SssomReader {
  readonly batch = new TripleBatch();
  private readonly facts = new FactWriter(this.batch);
  private readonly stems = new Map<string, string>();
  private mappingSet = '';
  private columns: ReadonlyMap<string, number> | null = null;

  constructor(private readonly options: FileReaderOptions) {}

  read(text: string): string | null {
    if (text.startsWith('#')) {
      this.readHeader(text.slice(1));
      return null;
    }
    const cells = text.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const { columns } = this;
    if (columns === null) {
      this.columns = new Map(cells.map((cell, place) => [cell, place]));
      return null;
    }
    return this.readRow((column) => cells[columns.get(column) ?? -1] ?? '');
  }

  private readHeader(text: string): void {
    const [, name, value] = /^\s*"?([\w.-]+)"?:\s*"?(\S+?)"?\s*$/.exec(text) ?? [];
    if (name === undefined || value === undefined) return;
    if (name === 'mapping_set_id') this.mappingSet = value;
    else if (/^https?:/.test(value)) {
      this.stems.set(name.toLowerCase(), value);
      this.options.onPrefix?.(name, value);
    }
  }

  private readRow(cell: (column: string) => string): string | null {
    const iris: string[] = [];
    for (const column of ['subject_id', 'predicate_id', 'object_id']) {
      const iri = entityIri(cell(column), this.stems);
      if (iri === null) return `the ${column} "${cell(column)}" is neither a CURIE nor an IRI`;
      iris.push(iri);
    }
    const [subject = '', predicate = '', object = ''] = iris;
    if (iris.includes(NO_TERM)) return 'the row states no match (sssom:NoTermFound)';
    const set = cell('mapping_source') || this.mappingSet || sourceName(this.options.source);
    this.facts.write({
      subject,
      predicate,
      object,
      isNegated: cell('predicate_modifier').toLowerCase() === 'not',
      qualifiers: QUALIFIERS.map((name) => [`${SSSOM}${name}`, cell(name)] as const),
      reference: { sources: [set] },
    });
    return null;
  }
}
