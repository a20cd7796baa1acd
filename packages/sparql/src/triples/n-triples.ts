import { getOrAdd } from '@biographql/core/internal';
import { PREFIXES, shortenIri } from '../prefixes.js';
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

/**
 * Writes triples as Turtle: those of a subject together, in the order in which subjects and predicates come first, with the
 * well-known prefixes that occur.
 */
export function turtleText(triples: Iterable<NamedTriple>): string {
  const used = new Set<string>();
  const write = (term: Term) => turtleTerm(term, used);
  const subjects = new Map<string, Map<string, string[]>>();
  for (const { subject, predicate, object } of triples) {
    const facts = getOrAdd(subjects, write(subject), () => new Map<string, string[]>());
    const isType = predicate.value === `${PREFIXES.rdf}type`;
    getOrAdd(facts, isType ? 'a' : write(predicate), () => []).push(write(object));
  }
  const blocks = [...subjects].map(([subject, facts]) => {
    const lines = [...facts].map(([predicate, objects]) => `${predicate} ${objects.join(', ')}`);
    return `${subject} ${lines.join(' ;\n  ')} .\n`;
  });
  const prefixes = Object.entries(PREFIXES).filter(([prefix]) => used.has(prefix));
  const head = prefixes.map(([prefix, namespace]) => `@prefix ${prefix}: <${namespace}> .\n`);
  return [head.join(''), ...blocks].filter((part) => part !== '').join('\n');
}

function turtleTerm(term: Term, used: Set<string>): string {
  if (term.termType === 'NamedNode') return shortened(term.value, used) ?? nTriplesTerm(term);
  if (term.termType === 'BlankNode' || term.language !== '') return nTriplesTerm(term);
  if (term.datatype === `${PREFIXES.xsd}string`) return nTriplesTerm(term);
  const datatype = shortened(term.datatype, used);
  if (datatype === null) return nTriplesTerm(term);
  return `${nTriplesTerm({ ...term, datatype: `${PREFIXES.xsd}string` })}^^${datatype}`;
}

/** A prefixed name, which counts its prefix as used; null where none fits. */
function shortened(iri: string, used: Set<string>): string | null {
  const short = shortenIri(iri);
  if (short === iri) return null;
  used.add(short.slice(0, short.indexOf(':')));
  return short;
}
