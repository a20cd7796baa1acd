import type { GraphFormat } from '../graph-format.js';

const PROLOG = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[\s\S]*?\])*>)*/;
const ROOT = /^<(?:([A-Za-z][\w.-]*):)?([A-Za-z][\w.-]*)([^>]*)/;

/** Returns the format of a text that begins as XML does, by its root. OWL is RDF/XML that declares an ontology. */
export function detectXml(text: string): GraphFormat | null {
  const root = ROOT.exec(text.replace(PROLOG, ''));
  if (root === null) return null;
  const [, , name, attributes = ''] = root;
  if (name === 'TriX') return 'trix';
  if (name !== 'RDF' || !attributes.includes('22-rdf-syntax-ns#')) return null;
  return /<owl:Ontology[\s/>]/.test(text) ? 'owl' : 'rdf-xml';
}
