import { InvalidSparqlError } from '@biographql/core';
import type {
  ContextDefinition,
  GraphNode,
  Path,
  QueryConstruct,
  QueryDescribe,
  TermIri,
  TermVariable,
  TripleCollection,
  TripleNesting,
} from '@traqula/rules-sparql-1-1';
import { parseGrammar } from '../parse-grammar.js';
import type { ParseOptions } from '../parse-query.js';
import { PREFIXES } from '../prefixes.js';
import type { Solutions } from '../results-json.js';
import { type PlainText, plainText, scan } from '../scan.js';
import { iri, literal, type Term } from '../terms.js';
import { type NamedTriple, nTriplesLine } from './n-triples.js';

/** A node of a template: a term, or a variable. Each solution has its own blank nodes. */
export type TemplateNode = Term | { readonly termType: 'Variable'; readonly value: string };

/** One triple of a template. */
export interface TriplePattern {
  readonly subject: TemplateNode;
  readonly predicate: TemplateNode;
  readonly object: TemplateNode;
}

/** Triples made from each solution. */
export type Template = readonly TriplePattern[];

/** A CONSTRUCT or DESCRIBE query: a SELECT for its solutions, and a template for the triples. */
export interface GraphQuery {
  /** Check and run it like any untrusted SELECT. */
  readonly select: string;
  /** Template of {@link triplesOf} for each solution. */
  readonly template: Template;
}

/** Maximum length: parsing blocks the thread that serves all requests. */
const GRAPH_QUERY_LIMIT = 10_000;

/**
 * Reads a CONSTRUCT or a DESCRIBE. DESCRIBE returns the triples with the resources as subjects.
 * @throws InvalidSparqlError when it is malformed, longer than 10,000 UTF-16 units, or `DESCRIBE *`.
 */
export function readGraphQuery(
  text: string,
  options: Pick<ParseOptions, 'namespaceOf'> = {},
): GraphQuery {
  if (text.length > GRAPH_QUERY_LIMIT) {
    throw new InvalidSparqlError(
      `the text has ${text.length} characters; a CONSTRUCT or DESCRIBE may have at most ${GRAPH_QUERY_LIMIT}.`,
    );
  }
  const plain = plainText(text);
  const read = () => toGraphQuery(plain, options);
  return plain.edited ? plain.edited.read(read) : read();
}

/** Yields the triples of solutions, each once; invalid triples are left out, as in SPARQL. */
export function* triplesOf(
  { template }: GraphQuery,
  { variables, solutions }: Solutions,
): Generator<NamedTriple> {
  const columns = new Map(variables.map((name, at) => [name, at]));
  const seen = new Set<string>();
  for (const [index, solution] of solutions.entries()) {
    const getTerm = (node: TemplateNode): Term | null => {
      if (node.termType === 'Variable') return solution[columns.get(node.value) ?? -1] ?? null;
      return node.termType === 'BlankNode' ? { ...node, value: `c${index}_${node.value}` } : node;
    };
    for (const pattern of template) {
      const [subject, predicate, object] = NODES.map((name) => getTerm(pattern[name]));
      if (!subject || !predicate || !object) continue;
      if (subject.termType === 'Literal' || predicate.termType !== 'NamedNode') continue;
      const triple = { subject, predicate, object };
      const line = nTriplesLine(triple);
      if (seen.has(line)) continue;
      seen.add(line);
      yield triple;
    }
  }
}

const NODES = ['subject', 'predicate', 'object'] as const;

/** A variable that no pattern binds. */
const ABSENT = 'biographqlAbsent';

function toGraphQuery(
  { text, tokens = scan(text) }: PlainText,
  { namespaceOf }: Pick<ParseOptions, 'namespaceOf'>,
): GraphQuery {
  const prefixes: Record<string, string> = { ...PREFIXES };
  for (const { kind, text: name } of tokens) {
    const prefix = name.slice(0, name.indexOf(':'));
    if (kind !== 'name' || prefix === '_' || Object.hasOwn(prefixes, prefix)) continue;
    const namespace = namespaceOf?.(prefix);
    if (namespace) prefixes[prefix] = namespace;
  }
  const query = parseGrammar(text, tokens, { prefixes });
  const isGraph = query.type === 'query' && /^(?:construct|describe)$/.test(query.subType);
  if (!isGraph) throw new InvalidSparqlError('it must be a CONSTRUCT or DESCRIBE query.');
  const form = tokens.findIndex(({ word }) => /^(?:CONSTRUCT|DESCRIBE)$/.test(word));
  const prologue = text.slice(0, tokens[form]?.start);
  const toIri = createIriReader(query.context, prefixes);
  if (query.subType === 'describe') {
    const rest = text.slice(tokens[form + query.variables.length]?.end);
    return described(query, toIri, { prologue, rest });
  }
  const { triples } = (query as QueryConstruct).template;
  const template = createTemplate(triples, (node) => getNode(node, toIri));
  const nodes = template.flatMap((triple) => NODES.map((name) => triple[name]));
  const named = nodes.filter(({ termType }) => termType === 'Variable');
  const variables = [...new Set(named.map(({ value }) => value))];
  // A template without variables depends on the number of solutions.
  const columns = variables.length === 0 ? [ABSENT] : variables;
  // `CONSTRUCT WHERE { … }` has no template of its own.
  const last = tokens[form + 1]?.close ?? form;
  const rest = text.slice(tokens[last]?.end);
  return { select: `${prologue}SELECT ?${columns.join(' ?')} ${rest}`, template };
}

/** The variables of the SELECT for a DESCRIBE, with names that no author uses. */
const DESCRIBED: TriplePattern = {
  subject: { termType: 'Variable', value: 'biographqlSubject' },
  predicate: { termType: 'Variable', value: 'biographqlPredicate' },
  object: { termType: 'Variable', value: 'biographqlObject' },
};

/** @param rest - the text after the resources. */
function described(
  query: QueryDescribe,
  toIri: IriReader,
  { prologue, rest }: { readonly prologue: string; readonly rest: string },
): GraphQuery {
  const [subject, predicate, object] = NODES.map((name) => `?${DESCRIBED[name].value}`);
  const iris: string[] = [];
  const blocks = query.variables.flatMap((node) => {
    if (node.type === 'wildcard') {
      throw new InvalidSparqlError('name the resources: `DESCRIBE *` is not supported.');
    }
    if (node.subType === 'namedNode') {
      iris.push(`<${toIri(node)}>`);
      return [];
    }
    if (query.where === undefined) {
      throw new InvalidSparqlError(`\`?${node.value}\` needs \`WHERE { … }\`.`);
    }
    return `{ { SELECT ?${node.value} ${rest} } BIND(?${node.value} AS ${subject}) }`;
  });
  if (iris.length > 0) blocks.push(`{ VALUES ${subject} { ${iris.join(' ')} } }`);
  const resources = `{ SELECT DISTINCT ${subject} WHERE { ${blocks.join(' UNION ')} } }`;
  return {
    select: `${prologue}SELECT ${subject} ${predicate} ${object} WHERE { ${resources} ${subject} ${predicate} ${object} }`,
    template: [DESCRIBED],
  };
}

/** Returns the absolute IRI of a node. @throws InvalidSparqlError for an undeclared prefix, and a relative IRI without BASE. */
type IriReader = (node: TermIri) => string;

/** Reads the prologue of a query; well-known prefixes need no declaration. */
function createIriReader(
  context: readonly ContextDefinition[],
  prefixes: Readonly<Record<string, string>>,
): IriReader {
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
    const namespace = namespaces.get(node.prefix);
    if (namespace === undefined) {
      throw new InvalidSparqlError(`the prefix \`${node.prefix}:\` is not declared.`);
    }
    return `${namespace}${node.value.replaceAll('\\', '')}`;
  };
}

/** Triples of a collection follow the triple that contains it; brackets limit the nesting. */
function createTemplate(
  triples: readonly (TripleNesting | TripleCollection)[],
  toNode: (node: TripleNesting['object'] | TripleNesting['predicate']) => TemplateNode,
): Template {
  return triples.flatMap((each) => {
    if (each.type === 'tripleCollection') return createTemplate(each.triples, toNode);
    const { subject, predicate, object } = each;
    const nested = [subject, object].filter((end) => end.type === 'tripleCollection');
    const template = {
      subject: toNode(subject),
      predicate: toNode(predicate),
      object: toNode(object),
    };
    return [template, ...createTemplate(nested, toNode)];
  });
}

function getNode(node: GraphNode | Path | TermVariable, toIri: IriReader): TemplateNode {
  if (node.type === 'tripleCollection') return getNode(node.identifier, toIri);
  if (node.type === 'path') {
    throw new InvalidSparqlError("a CONSTRUCT template can't have a property path.");
  }
  if (node.subType === 'variable') return { termType: 'Variable', value: node.value };
  if (node.subType === 'blankNode') return { termType: 'BlankNode', value: node.label };
  if (node.subType === 'namedNode') return { termType: 'NamedNode', value: toIri(node) };
  const { value, langOrIri: kind } = node;
  return literal(value, typeof kind === 'object' ? iri(toIri(kind)) : kind);
}
