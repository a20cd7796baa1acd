import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  childOf,
  childrenOf,
  type GraphReaderOptions,
  getText,
  rootElement,
  type TripleBatches,
  type XmlElement,
} from '@biographql/ingest/internal';
import { readXmlRecords } from '../records/read-records.js';
import type { RecordSink } from '../records/record-sink.js';

export const MESH_XML: GraphFormat = {
  name: 'mesh-xml',
  title: 'MeSH XML',
  detect: (head) =>
    ['DescriptorRecordSet', 'SupplementalRecordSet'].includes(rootElement(head)?.name ?? ''),
  read: readMeshXml,
};

const MESH_VOCABULARY = 'http://id.nlm.nih.gov/mesh/vocab#';
const SOURCE = 'MeSH';
/** Classes of Biolink by the beginning of a tree number, the longer first. */
const TREES: readonly (readonly [start: string, category: string])[] = [
  ['C23', 'PhenotypicFeature'],
  ['F03', 'Disease'],
  ['A', 'AnatomicalEntity'],
  ['B', 'OrganismTaxon'],
  ['C', 'Disease'],
  ['D', 'ChemicalEntity'],
];
/** Classes of Biolink by the class of a supplementary record. */
const SUPPLEMENTARY: Readonly<Record<string, string>> = {
  1: 'ChemicalEntity',
  3: 'Disease',
  4: 'OrganismTaxon',
};

/**
 * Reads descriptors and supplementary records of MeSH in XML: names, terms of the preferred concept as synonyms, those of
 * other concepts as related ones, scope notes, pharmacological actions, and the headings to which a supplementary record is
 * mapped. Tree numbers, which state the hierarchy, become texts.
 */
function readMeshXml(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const names = ['DescriptorRecord', 'SupplementalRecord'];
  return readXmlRecords(chunks, options, names, writeRecord);
}

function writeRecord(record: XmlElement, sink: RecordSink): string | null {
  const kind = record.name === 'DescriptorRecord' ? 'Descriptor' : 'SupplementalRecord';
  const ui = getText(childOf(record, `${kind}UI`));
  if (!/^[DC]\d+$/.test(ui)) return `"${ui}" isn't a MeSH identifier`;
  const id = `MESH:${ui}`;
  const name = getText(childOf(record, `${kind}Name`, 'String'));
  const concepts = childrenOf(childOf(record, 'ConceptList'), 'Concept');
  const isPreferred = (concept: XmlElement) => concept.attributes.PreferredConceptYN === 'Y';
  const getTerms = (concept: XmlElement) =>
    childrenOf(childOf(concept, 'TermList'), 'Term').map((term) =>
      getText(childOf(term, 'String')),
    );
  const trees = childrenOf(childOf(record, 'TreeNumberList'), 'TreeNumber').map(getText);
  const preferred = concepts.find(isPreferred);
  sink.entity({
    id,
    category: getCategory(record, trees),
    name,
    synonyms: concepts
      .filter(isPreferred)
      .flatMap(getTerms)
      .filter((term) => term !== name),
    relatedSynonyms: concepts.filter((concept) => !isPreferred(concept)).flatMap(getTerms),
    definition:
      getText(childOf(preferred, 'ScopeNote')) || getText(childOf(record, 'Note')) || undefined,
    crossReferences: registryNumbers(preferred),
    properties: trees.map((tree) => [`${MESH_VOCABULARY}treeNumber`, tree] as const),
  });
  const reference = { sources: [SOURCE] };
  for (const [predicate, list, item] of [
    ['has_chemical_role', 'PharmacologicalActionList', 'PharmacologicalAction'],
    [`${MESH_VOCABULARY}mappedTo`, 'HeadingMappedToList', 'HeadingMappedTo'],
  ] as const) {
    for (const element of childrenOf(childOf(record, list), item)) {
      const heading = childOf(element, 'DescriptorReferredTo');
      const object = getText(childOf(heading, 'DescriptorUI')).replace(/^\*/, '');
      if (!/^D\d+$/.test(object)) continue;
      const label = getText(childOf(heading, 'DescriptorName', 'String'));
      sink.entity({ id: `MESH:${object}`, name: label });
      sink.fact({ subject: id, predicate, object: `MESH:${object}`, reference });
    }
  }
  return null;
}

function getCategory(record: XmlElement, trees: readonly string[]): string | undefined {
  const supplementary = SUPPLEMENTARY[record.attributes.SCRClass ?? ''];
  if (supplementary !== undefined) return supplementary;
  return TREES.find(([start]) => trees.some((tree) => tree.startsWith(start)))?.[1];
}

/** CAS and UNII numbers; zero and enzyme numbers are left out. */
function registryNumbers(concept: XmlElement | undefined): readonly string[] {
  const number = getText(childOf(concept, 'RegistryNumber'));
  if (/^\d{2,7}-\d\d-\d$/.test(number)) return [`CAS:${number}`];
  return /^[A-Z0-9]{10}$/.test(number) ? [`UNII:${number}`] : [];
}
