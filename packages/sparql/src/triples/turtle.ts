import { getOrAdd } from '@biographql/core/internal';
import { PREFIXES, shortenIri } from '../prefixes.js';
import type { Term } from '../terms.js';
import { type NamedTriple, nTriplesTerm } from './n-triples.js';

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
