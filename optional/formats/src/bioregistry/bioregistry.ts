import type { GraphFormat } from '@biographql/ingest';
import type { GraphReaderOptions, JsonValue, Triple } from '@biographql/ingest/internal';
import { readJsonRecords } from '../records/read-records.js';
import type { RecordSink } from '../records/record-sink.js';

const RECORD =
  /^\{\s*"[\w.-]+"\s*:\s*\{[\s\S]*?"(?:biocontext|miriam|obofoundry|bioportal)"\s*:\s*\{[\s\S]*?"prefix"/;

export const BIOREGISTRY: GraphFormat = {
  name: 'bioregistry',
  title: 'Bioregistry JSON',
  detect: ({ text }) => RECORD.test(text),
  read: readBioregistry,
};

const REGISTRY = 'https://bioregistry.io/';
const SCHEMA = `${REGISTRY}schema/#`;
/** Registries in the order in which one is asked for what the entry itself does not tell. */
const SOURCES = ['obofoundry', 'ols', 'miriam', 'n2t', 'biocontext', 'prefixcommons', 'wikidata'];

/** Reads the registry of prefixes (`bioregistry.json`): an entity for each, with its other spellings as synonyms. */
function readBioregistry(
  chunks: AsyncIterable<Buffer>,
  options: GraphReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  return readJsonRecords(chunks, options, ['$.*'], writePrefix);
}

function writePrefix(
  { name: prefix, value }: { readonly name: string; readonly value: JsonValue },
  sink: RecordSink,
): string | null {
  const told = (member: string) =>
    [value.at(member), ...SOURCES.map((source) => value.at(source, member))]
      .map((found) => found.text())
      .find((text) => text !== '') ?? '';
  const property = [
    ['mappings', 'wikidata.property'],
    ['wikidata', 'prefix'],
  ]
    .map((path) => value.at(...path).text())
    .find((text) => /^P\d+$/.test(text));
  const spellings = [prefix, value.at('preferred_prefix').text(), ...value.at('synonyms').texts()];
  const iri = sink.entity({
    id: `${REGISTRY}${prefix}`,
    category: 'InformationResource',
    name: told('name') || prefix,
    synonyms: spellings,
    definition: told('description'),
    isDeprecated: value.at('deprecated').text() === 'true',
    properties: [
      [`${SCHEMA}uri_format`, told('uri_format')],
      [`${SCHEMA}pattern`, told('pattern')],
      [`${SCHEMA}wikidata_property`, property ?? ''],
      [`${SCHEMA}homepage`, told('homepage')],
    ],
  });
  return iri === null ? `"${prefix}" makes no IRI` : null;
}
