import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  csvRows,
  entityIri,
  type GraphReaderOptions,
  getRowFault,
  hasColumns,
  PREDICATES,
  type TripleBatches,
} from '@biographql/ingest/internal';
import { RecordSink } from '../records/record-sink.js';

export const BABELON: GraphFormat = {
  name: 'babelon',
  title: 'Babelon TSV',
  detect: (head) =>
    hasColumns(head, 'translation_value', 'predicate_id') ||
    hasColumns(head, 'translation_text', 'predicate'),
  read: readBabelon,
};

const TEXTS: Readonly<Record<string, string>> = {
  'rdfs:label': PREDICATES.label,
  'rdfs:comment': PREDICATES.comment,
  'IAO:0000115': PREDICATES.definition,
  'oboInOwl:hasExactSynonym': PREDICATES.exactSynonym,
  'oboInOwl:hasRelatedSynonym': PREDICATES.relatedSynonym,
  'oboInOwl:hasNarrowSynonym': PREDICATES.narrowSynonym,
  'oboInOwl:hasBroadSynonym': PREDICATES.broadSynonym,
};
/** Columns by what they hold, with the names that the Disease Ontology gives them. */
const COLUMNS = {
  id: ['subject_id', 'source_id'],
  predicate: ['predicate_id', 'predicate'],
  source: ['source_value', 'source_text'],
  sourceLanguage: ['source_language', 'source_lang'],
  translation: ['translation_value', 'translation_text'],
  language: ['translation_language', 'translation_lang'],
} as const;
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

/**
 * Reads Babelon: texts of terms in other languages, with the language as their tag. For rows without a translation the
 * text of the source is read instead: such files list what was named last. English texts have no tag.
 */
async function* readBabelon(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const sink = new RecordSink(options);
  let columns: ReadonlyMap<string, number> | null = null;
  for await (const rows of csvRows(chunks, { delimiter: '\t', quote: '"' })) {
    for (const { record, info } of rows) {
      if (columns === null) {
        columns = new Map(record.map((name, place) => [name.trim(), place]));
        continue;
      }
      const places: ReadonlyMap<string, number> = columns;
      const reason =
        getRowFault(record, { width: places.size, delimiter: '\t' }) ??
        writeRow((column) => toCell(record, places, column), sink);
      if (reason !== null) sink.reject(reason, info.lines, record.join('\t'));
    }
    yield sink.batch.take();
  }
}

type Column = keyof typeof COLUMNS;

function toCell(
  record: readonly string[],
  places: ReadonlyMap<string, number>,
  column: Column,
): string {
  const place = COLUMNS[column].map((name) => places.get(name)).find((at) => at !== undefined);
  return place === undefined ? '' : (record[place] ?? '').trim();
}

function writeRow(cell: (column: Column) => string, sink: RecordSink): string | null {
  const iri = entityIri(cell('id'));
  if (iri === null) return `the term "${cell('id')}" is neither a CURIE nor an IRI`;
  const predicate = TEXTS[cell('predicate')];
  if (predicate === undefined) return `"${cell('predicate')}" isn't a supported predicate`;
  const isTranslated = cell('translation') !== '';
  const text = isTranslated ? cell('translation') : cell('source');
  const language = isTranslated ? cell('language') : cell('sourceLanguage') || 'en';
  if (!LANGUAGE.test(language)) return `"${language}" isn't a language tag`;
  if (text === '') return 'the row has no text';
  if (language.toLowerCase() === 'en') sink.batch.text(iri, predicate, text);
  else sink.batch.textIn(language, iri, predicate, text);
  return null;
}
