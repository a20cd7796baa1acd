import type { GraphFormat } from '../graph-format.js';

const PROLOG = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[\s\S]*?\])*>)*/;
const ROOT = /^<(?:([A-Za-z][\w.-]*):)?([A-Za-z][\w.-]*)([^>]*)/;

/** Formats by the name of their root. */
const RECORDS: Readonly<Record<string, GraphFormat>> = {
  TriX: 'trix',
  clinical_study: 'trials',
  JDBOR: 'orphanet',
  DescriptorRecordSet: 'mesh-xml',
  SupplementalRecordSet: 'mesh-xml',
  uniprot: 'uniprot',
};

/** Returns the format of a text that begins as XML does, by its root. OWL is RDF/XML that declares an ontology. */
export function detectXml(text: string): GraphFormat | null {
  const root = ROOT.exec(text.replace(PROLOG, ''));
  if (root === null) return null;
  const [, , name, attributes = ''] = root;
  const record = RECORDS[name ?? ''];
  if (record !== undefined) return record;
  if (name !== 'RDF' || !attributes.includes('22-rdf-syntax-ns#')) return null;
  return /<owl:Ontology[\s/>]/.test(text) ? 'owl' : 'rdf-xml';
}
