import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  type GraphReaderOptions,
  type JsonValue,
  PREDICATES,
  SKOS,
  type TripleBatches,
} from '@biographql/ingest/internal';
import { readJsonRecords } from '../records/read-records.js';
import type { RecordSink } from '../records/record-sink.js';

const TERM = /^\{\s*"[\w.]+:\w+"\s*:\s*\{\s*"(?:ancestors|label)"\s*:/;

export const CELLXGENE: GraphFormat = {
  name: 'cellxgene',
  title: 'CELLxGENE ontology guide JSON',
  detect: ({ text }) => TERM.test(text),
  read: readCellxgene,
};

/**
 * Reads an ontology of the CELLxGENE ontology guide: terms by their CURIE, with label, definition, ancestors (those at
 * distance 1 are the parents), synonyms of an unknown scope, and what replaces deprecated terms.
 */
function readCellxgene(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  return readJsonRecords(chunks, options, ['$.*'], writeTerm);
}

function writeTerm(
  { name: id, value }: { readonly name: string; readonly value: JsonValue },
  sink: RecordSink,
): string | null {
  const ancestors = value.at('ancestors').entries();
  const replacement = value.at('replaced_by').text();
  const iri = sink.entity({
    id,
    name: value.at('label').text(),
    definition: value.at('description').text(),
    parents: ancestors.filter(([, distance]) => distance.text() === '1').map(([term]) => term),
    isDeprecated: value.at('deprecated').text() === 'true',
    properties: [
      ...value
        .at('synonyms')
        .texts()
        .map((synonym) => [`${SKOS}altLabel`, synonym] as const),
      [PREDICATES.replacedBy, replacement],
    ],
  });
  return iri === null ? `"${id}" is neither a CURIE nor an IRI` : null;
}
