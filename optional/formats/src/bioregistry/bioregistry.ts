import type { GraphFormat } from '@biographql/ingest';
import type {
  Chunks,
  GraphReaderOptions,
  JsonValue,
  TripleBatches,
} from '@biographql/ingest/internal';
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
/** Registries whose values fill the gaps of an entry, the preferred one first. */
const SOURCES = ['obofoundry', 'ols', 'miriam', 'n2t', 'biocontext', 'prefixcommons', 'wikidata'];

/** Reads the registry of prefixes (`bioregistry.json`): an entity for each, with its other spellings as synonyms. */
function readBioregistry(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  return readJsonRecords(chunks, options, ['$.*'], writePrefix);
}

function writePrefix(
  { name: prefix, value }: { readonly name: string; readonly value: JsonValue },
  sink: RecordSink,
): string | null {
  const findText = (member: string) =>
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
    name: findText('name') || prefix,
    synonyms: spellings,
    definition: findText('description'),
    isDeprecated: value.at('deprecated').text() === 'true',
    properties: [
      [`${SCHEMA}uri_format`, findText('uri_format')],
      [`${SCHEMA}pattern`, findText('pattern')],
      [`${SCHEMA}wikidata_property`, property ?? ''],
      [`${SCHEMA}homepage`, findText('homepage')],
    ],
  });
  return iri === null ? `the prefix "${prefix}" has no URL pattern that gives a valid IRI` : null;
}
