import { PREFIXES } from '../prefixes.js';
import type { Term } from '../terms.js';

/** A statement; its predicate is an IRI. */
export interface NamedTriple {
  readonly subject: Term;
  readonly predicate: Term;
  readonly object: Term;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Writes a triple as a line of N-Triples. */
export function nTriplesLine({ subject, predicate, object }: NamedTriple): string {
  return `${nTriplesTerm(subject)} ${nTriplesTerm(predicate)} ${nTriplesTerm(object)} .\n`;
}

/** Writes a term as N-Triples do; SPARQL's TSV results have the same form. */
export function nTriplesTerm(term: Term): string {
  if (term.termType === 'NamedNode') return `<${escapeIri(term.value)}>`;
  if (term.termType === 'BlankNode') return `_:${term.value}`;
  const text = `"${term.value.replace(/["\\\n\r\t]/g, (each) => ESCAPES[each] ?? each)}"`;
  if (term.language !== '') return `${text}@${term.language}`;
  if (term.datatype === `${PREFIXES.xsd}string`) return text;
  return `${text}^^<${escapeIri(term.datatype)}>`;
}

/** A store may hold IRIs with characters that may not stand between `<` and `>`. */
function escapeIri(iri: string): string {
  return iri.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped.
    /[\u0000-\u0020<>"{}|^`\\]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/** A place in a template: a term, a variable, or a node that each solution has its own of. */
export type TemplateNode =
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'blank'; readonly label: string };

/** One triple of a template. */
export interface TriplePattern {
  readonly subject: TemplateNode;
  readonly predicate: TemplateNode;
  readonly object: TemplateNode;
}

/** What is made of each solution. */
export type Template = readonly TriplePattern[];
