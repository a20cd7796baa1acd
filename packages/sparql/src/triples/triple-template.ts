import { InvalidSparqlError } from '@biographql/core';
import type {
  ContextDefinition,
  GraphNode,
  Path,
  TermIri,
  TermVariable,
  TripleCollection,
  TripleNesting,
} from '@traqula/rules-sparql-1-1';
import { PREFIXES } from '../prefixes.js';
import type { Term } from '../terms.js';
import type { NamedTriple, Template, TemplateNode, TriplePattern } from './n-triples.js';

/** Returns the absolute IRI of a node. @throws InvalidSparqlError for an undeclared prefix, and a relative IRI without BASE. */
export type IriOf = (node: TermIri) => string;

/** Reads the prologue of a query; well-known prefixes hold without it. */
export function getNames(
  context: readonly ContextDefinition[],
  prefixes: Readonly<Record<string, string>>,
): IriOf {
  const namespaces = new Map(Object.entries(prefixes));
  let base: string | undefined;
  const absolute = (iri: string): string => {
    if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(iri)) return iri;
    if (base === undefined || !URL.canParse(iri, base)) {
      throw new InvalidSparqlError(`\`<${iri.slice(0, 60)}>\` is relative, and there is no BASE.`);
    }
    return new URL(iri, base).href;
  };
  for (const definition of context) {
    const iri = absolute(definition.value.value);
    if (definition.subType === 'prefix') namespaces.set(definition.key, iri);
    else base = iri;
  }
  return (node) => {
    if (!('prefix' in node) || node.prefix === undefined) return absolute(node.value);
    const { prefix, value } = node;
    const namespace = namespaces.get(prefix);
    if (namespace === undefined) {
      throw new InvalidSparqlError(`the prefix \`${prefix}:\` is not declared.`);
    }
    return `${namespace}${value.replaceAll('\\', '')}`;
  };
}

/** Returns the triples of a template, those of its lists and of its nested nodes among them. */
export function createTemplate(
  nested: readonly (TripleNesting | TripleCollection)[],
  toIri: IriOf,
): Template {
  const triples: TriplePattern[] = [];
  const waiting: (TripleNesting | TripleCollection)[] = [...nested].reverse();
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (each.type === 'tripleCollection') {
      waiting.push(...[...each.triples].reverse());
      continue;
    }
    const { subject, predicate, object } = each;
    triples.push({
      subject: getNode(subject, toIri),
      predicate: getNode(predicate, toIri),
      object: getNode(object, toIri),
    });
    for (const end of [object, subject]) if (end.type === 'tripleCollection') waiting.push(end);
  }
  return triples;
}

function getNode(node: GraphNode | Path | TermVariable, toIri: IriOf): TemplateNode {
  if (node.type === 'tripleCollection') return getNode(node.identifier, toIri);
  if (node.type === 'path') {
    throw new InvalidSparqlError("a CONSTRUCT template can't have a property path.");
  }
  if (node.subType === 'variable') return { kind: 'variable', name: node.value };
  if (node.subType === 'blankNode') return { kind: 'blank', label: node.label };
  if (node.subType === 'namedNode') {
    return { kind: 'term', term: { termType: 'NamedNode', value: toIri(node) } };
  }
  const { value, langOrIri: kind } = node;
  const language = typeof kind === 'string' ? kind.toLowerCase() : '';
  const implied = language === '' ? `${PREFIXES.xsd}string` : `${PREFIXES.rdf}langString`;
  const datatype = kind === undefined || typeof kind === 'string' ? implied : toIri(kind);
  return { kind: 'term', term: { termType: 'Literal', value, language, datatype } };
}

/** Returns what a template's triple becomes in a solution; null where a variable is unbound or a term may not stand. */
export function getTriple(
  pattern: TriplePattern,
  getTerm: (variable: string) => Term | null,
  solution: number,
): NamedTriple | null {
  const term = (node: TemplateNode): Term | null => {
    if (node.kind === 'variable') return getTerm(node.name);
    if (node.kind === 'term') return node.term;
    return { termType: 'BlankNode', value: `c${solution}_${node.label}` };
  };
  const subject = term(pattern.subject);
  const predicate = term(pattern.predicate);
  const object = term(pattern.object);
  if (subject === null || predicate === null || object === null) return null;
  if (subject.termType === 'Literal' || predicate.termType !== 'NamedNode') return null;
  return { subject, predicate, object };
}
