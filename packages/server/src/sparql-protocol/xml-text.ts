import type { Term } from '@biographql/sparql';
import { PREFIXES } from '@biographql/sparql';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
};

/** What XML 1.0 cannot hold in any form: most controls, halves of pairs, and two that are no characters. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML; what XML cannot hold becomes U+FFFD. */
export function xmlText(text: string): string {
  return text.replace(NO_XML, '\uFFFD').replace(/[&<>"\r]/g, (each) => ENTITIES[each] ?? each);
}

/** Writes a term as SPARQL's XML results have it. */
export function writeXmlTerm(term: Term): string {
  const value = xmlText(term.value);
  if (term.termType === 'NamedNode') return `<uri>${value}</uri>`;
  if (term.termType === 'BlankNode') return `<bnode>${value}</bnode>`;
  if (term.language !== '') {
    return `<literal xml:lang="${xmlText(term.language)}">${value}</literal>`;
  }
  const isPlain = term.datatype === `${PREFIXES.xsd}string`;
  return isPlain
    ? `<literal>${value}</literal>`
    : `<literal datatype="${xmlText(term.datatype)}">${value}</literal>`;
}
