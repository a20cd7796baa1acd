import { InvalidSparqlError } from '@biographql/core';
import type { QueryDescribe } from '@traqula/rules-sparql-1-1';
import { parseGrammar } from '../parse-grammar.js';
import type { ParseOptions } from '../parse-query.js';
import { plainText } from '../plain-text.js';
import { PREFIXES } from '../prefixes.js';
import type { Solutions } from '../results-json.js';
import { scan } from '../scan.js';
import { type NamedTriple, nTriplesLine, type Template } from './n-triples.js';
import { createTemplate, getNames, getTriple, type IriOf } from './triple-template.js';

/** A CONSTRUCT or DESCRIBE query: a SELECT that finds its solutions, and what is made of them. */
export interface GraphQuery {
  /** To be run, and checked, like any SELECT of somebody else. */
  readonly select: string;
  /** What {@link triplesOf} makes of each solution. */
  readonly template: Template;
}

/** Longer ones are rejected: they are parsed in the thread that serves everybody. */
const GRAPH_QUERY_LIMIT = 10_000;

/**
 * Reads a CONSTRUCT or a DESCRIBE. What is described are the triples that the resources are subjects of.
 * @throws InvalidSparqlError when it is malformed, longer than {@link GRAPH_QUERY_LIMIT} UTF-16 units, or `DESCRIBE *`.
 */
export function readGraphQuery(
  text: string,
  options: Pick<ParseOptions, 'namespaceOf'> = {},
): GraphQuery {
  if (text.length > GRAPH_QUERY_LIMIT) {
    throw new InvalidSparqlError(
      `the text has ${text.length} characters; of a CONSTRUCT or DESCRIBE at most ${GRAPH_QUERY_LIMIT} are read.`,
    );
  }
  return plainText(text).read((plain) => toGraphQuery(plain, options));
}

/** Yields the triples of solutions, each once; what would be no triple is left out, as SPARQL has it. */
export function* triplesOf(
  { template }: GraphQuery,
  { variables, solutions }: Solutions,
): Generator<NamedTriple> {
  const columns = new Map(variables.map((name, at) => [name, at]));
  const seen = new Set<string>();
  for (let index = 0; index < solutions.length; index += 1) {
    const solution = solutions[index] ?? [];
    for (const pattern of template) {
      const triple = getTriple(pattern, (name) => solution[columns.get(name) ?? -1] ?? null, index);
      if (triple === null) continue;
      const line = nTriplesLine(triple);
      if (seen.has(line)) continue;
      seen.add(line);
      yield triple;
    }
  }
}

/** No pattern binds it. */
const ABSENT = 'biographqlAbsent';

function toGraphQuery(
  text: string,
  { namespaceOf }: Pick<ParseOptions, 'namespaceOf'>,
): GraphQuery {
  const tokens = scan(text);
  const prefixes: Record<string, string> = { ...PREFIXES };
  for (const { kind, text: name } of tokens) {
    const prefix = name.slice(0, name.indexOf(':'));
    if (kind !== 'name' || prefix === '_' || Object.hasOwn(prefixes, prefix)) continue;
    const namespace = namespaceOf?.(prefix);
    if (namespace) prefixes[prefix] = namespace;
  }
  const query = parseGrammar(text, tokens, { prefixes });
  const form = tokens.findIndex(({ word }) => /^(?:CONSTRUCT|DESCRIBE)$/.test(word));
  const prologue = text.slice(0, tokens[form]?.start);
  if (query.type === 'query' && query.subType === 'construct') {
    const template = createTemplate(query.template.triples, getNames(query.context, prefixes));
    const variables = [...new Set(template.flatMap(Object.values).flatMap(getVariable))];
    // A template without variables depends on the number of solutions.
    const columns = variables.length === 0 ? [ABSENT] : variables;
    // `CONSTRUCT WHERE { … }` has no template of its own.
    const last = tokens[form + 1]?.close ?? form;
    const rest = text.slice(tokens[last]?.end);
    return { select: `${prologue}SELECT ?${columns.join(' ?')} ${rest}`, template };
  }
  if (query.type === 'query' && query.subType === 'describe') {
    const last = form + query.variables.length;
    const toIri = getNames(query.context, prefixes);
    return described(query, toIri, { prologue, rest: text.slice(tokens[last]?.end) });
  }
  throw new InvalidSparqlError('send one CONSTRUCT or DESCRIBE at a time.');
}

function getVariable(node: Template[number]['subject']): readonly string[] {
  return node.kind === 'variable' ? [node.name] : [];
}

/** The variables of the SELECT behind a DESCRIBE, in names that no author uses. */
const DESCRIBED = {
  subject: { kind: 'variable', name: 'biographqlSubject' },
  predicate: { kind: 'variable', name: 'biographqlPredicate' },
  object: { kind: 'variable', name: 'biographqlObject' },
} as const;

/** @param rest - what stands behind the resources. */
function described(
  query: QueryDescribe,
  toIri: IriOf,
  { prologue, rest }: { readonly prologue: string; readonly rest: string },
): GraphQuery {
  const [subject, predicate, object] = Object.values(DESCRIBED).map(({ name }) => `?${name}`);
  const iris: string[] = [];
  const blocks: string[] = [];
  for (const node of query.variables) {
    if (node.type === 'wildcard') {
      throw new InvalidSparqlError('name the resources: `DESCRIBE *` is not supported.');
    }
    if (node.subType === 'namedNode') iris.push(`<${toIri(node)}>`);
    else {
      if (query.where === undefined) {
        throw new InvalidSparqlError(`\`?${node.value}\` needs \`WHERE { … }\`.`);
      }
      blocks.push(`{ { SELECT ?${node.value} ${rest} } BIND(?${node.value} AS ${subject}) }`);
    }
  }
  if (iris.length > 0) blocks.push(`{ VALUES ${subject} { ${iris.join(' ')} } }`);
  const resources = `{ SELECT DISTINCT ${subject} WHERE { ${blocks.join(' UNION ')} } }`;
  return {
    select: `${prologue}SELECT ${subject} ${predicate} ${object} WHERE { ${resources} ${subject} ${predicate} ${object} }`,
    template: [DESCRIBED],
  };
}
