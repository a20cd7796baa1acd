import type { GraphFormat } from '@biographql/ingest';
import {
  type Chunks,
  childOf,
  childrenOf,
  type GraphReaderOptions,
  getText,
  type JsonValue,
  rootElement,
  type TripleBatches,
  withStart,
  type XmlElement,
} from '@biographql/ingest/internal';
import { readJsonRecords, readXmlRecords } from '../records/read-records.js';
import { type OrphanetDisorder, writeDisorder } from './write-disorder.js';

const PACKET = /^[{[\s]*"Orphapacket"\s*:/;

export const ORPHANET: GraphFormat = {
  name: 'orphanet',
  title: 'ORPHApackets JSON and Orphadata XML',
  detect: (head) => PACKET.test(head.text) || rootElement(head)?.name === 'JDBOR',
  read: readOrphanet,
};

/**
 * Reads Orphanet's data: ORPHApackets in JSON, and the products in XML (`JDBOR`): names, synonyms, mappings, parents,
 * genes, phenotypes with their frequency, inheritance. Prevalences and ages of onset are left out.
 */
async function* readOrphanet(chunks: Chunks, options: GraphReaderOptions): TripleBatches {
  const whole = await withStart(chunks);
  if (whole.start.startsWith('<')) {
    yield* readXmlRecords(whole.chunks, options, ['Disorder'], (element, sink) =>
      writeDisorder(disorderOfXml(element), sink),
    );
    return;
  }
  const paths = whole.start.startsWith('[') ? ['$.*.Orphapacket'] : ['$.Orphapacket'];
  yield* readJsonRecords(whole.chunks, options, paths, ({ value }, sink) =>
    writeDisorder(disorderOfJson(value), sink),
  );
}

/** A list with one member may be an object; members may be wrapped under their name. */
function getMembers(packet: JsonValue, list: string, name: string): readonly JsonValue[] {
  return packet
    .at(list)
    .list()
    .flatMap((entry) => {
      const wrapped = entry.at(name).list();
      return wrapped.length > 0 ? wrapped : [entry];
    });
}

function disorderOfJson(packet: JsonValue): OrphanetDisorder {
  return {
    code: packet.at('ORPHAcode').text(),
    name: packet.at('Label').text(),
    definition: packet.at('TextSection', 'Contents').text(),
    synonyms: getMembers(packet, 'Synonyms', 'Synonym').map((synonym) => synonym.text()),
    parents: getMembers(packet, 'Parents', 'Parent').map((parent) => parent.at('ORPHAcode').text()),
    mappings: getMembers(packet, 'ExternalReferences', 'ExternalReference').map((reference) => ({
      source: reference.at('Source').text(),
      id: reference.at('Reference').text(),
      relation: reference.at('DisorderMappingRelation').text(),
    })),
    genes: getMembers(packet, 'Genes', 'Gene').map((gene) => ({
      symbol: gene.at('Symbol').text(),
      name: gene.at('Name').text() || gene.at('Label').text(),
      references: getMembers(gene, 'ExternalReferences', 'ExternalReference').map((reference) => ({
        source: reference.at('Source').text(),
        id: reference.at('Reference').text(),
      })),
      association: gene.at('DisorderGeneAssociationType').text(),
      evidence: '',
    })),
    phenotypes: getMembers(packet, 'Phenotypes', 'Phenotype').map((phenotype) => ({
      id: phenotype.at('HPOId').text(),
      name: phenotype.at('HPOTerm').text(),
      frequency: phenotype.at('HPOFrequency').text(),
    })),
    inheritance: getMembers(packet, 'TypeOfInheritances', 'TypeOfInheritance').map((type) =>
      type.at('value').text(),
    ),
  };
}

function disorderOfXml(element: XmlElement): OrphanetDisorder {
  const one = (parent: XmlElement, ...path: readonly string[]) => getText(childOf(parent, ...path));
  const all = (parent: XmlElement, list: string, name: string) =>
    childrenOf(childOf(parent, list), name);
  const references = (parent: XmlElement) =>
    all(parent, 'ExternalReferenceList', 'ExternalReference').map((reference) => ({
      source: one(reference, 'Source'),
      id: one(reference, 'Reference'),
      relation: one(reference, 'DisorderMappingRelation', 'Name'),
    }));
  return {
    code: one(element, 'OrphaCode') || one(element, 'OrphaNumber'),
    name: one(element, 'Name'),
    definition: '',
    synonyms: all(element, 'SynonymList', 'Synonym').map(getText),
    parents: [],
    mappings: references(element),
    genes: all(element, 'DisorderGeneAssociationList', 'DisorderGeneAssociation').flatMap(
      (association) => {
        const gene = childOf(association, 'Gene');
        if (gene === undefined) return [];
        return {
          symbol: one(gene, 'Symbol'),
          name: one(gene, 'Name'),
          references: references(gene),
          association: one(association, 'DisorderGeneAssociationType', 'Name'),
          evidence: one(association, 'SourceOfValidation'),
        };
      },
    ),
    phenotypes: all(element, 'HPODisorderAssociationList', 'HPODisorderAssociation').map(
      (association) => ({
        id: one(association, 'HPO', 'HPOId'),
        name: one(association, 'HPO', 'HPOTerm'),
        frequency: one(association, 'HPOFrequency', 'Name'),
      }),
    ),
    inheritance: all(element, 'TypeOfInheritanceList', 'TypeOfInheritance').map((type) =>
      one(type, 'Name'),
    ),
  };
}
