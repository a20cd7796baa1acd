import { getOrAdd } from '@biographql/core/internal';
import { PREFIXES, shortenIri } from '../prefixes.js';
import type { Term } from '../terms.js';

/** A statement; its predicate is an IRI. */
export interface NamedTriple {
  readonly subject: Term;
  readonly predicate: Term;
  readonly object: Term;
}

const TEXT = `${PREFIXES.xsd}string`;
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
  if (term.datatype === TEXT) return text;
  return `${text}^^<${escapeIri(term.datatype)}>`;
}

/** A store may hold IRIs with characters that are not allowed between `<` and `>`. */
function escapeIri(iri: string): string {
  return iri.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped.
    /[\u0000-\u0020<>"{}|^`\\]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/**
 * Writes triples as Turtle: grouped by subject, subjects and predicates in order of first occurrence, with the
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
  const isTyped = term.termType === 'Literal' && !/#(?:string|langString)$/.test(term.datatype);
  if (term.termType !== 'NamedNode' && !isTyped) return nTriplesTerm(term);
  const iri = isTyped ? term.datatype : term.value;
  const short = shortenIri(iri);
  if (short === iri) return nTriplesTerm(term);
  used.add(short.slice(0, short.indexOf(':')));
  return isTyped ? `${nTriplesTerm({ ...term, datatype: TEXT })}^^${short}` : short;
}
