import { InvalidSparqlError } from '@biographql/core';
import type { SolutionSequence } from '@biographql/engines';
import { PREFIXES } from '@biographql/sparql';
import { Generator as SparqlGenerator } from '@traqula/generator-sparql-1-1';
import { Parser } from '@traqula/parser-sparql-1-1';
import type { QueryConstruct, QueryDescribe, QuerySelect } from '@traqula/rules-sparql-1-1';
import { nTriplesLine } from './n-triples.js';
import { createTemplate, namesOf, type Template, tripleOf } from './triple-template.js';

/** A CONSTRUCT or DESCRIBE query: a SELECT that finds its solutions, and what is made of them. */
export interface GraphQuery {
  /** To be run, and checked, like any SELECT of somebody else. */
  readonly select: string;
  readonly template: Template;
}

/** What opens a query before its form; each part starts with characters of its own. */
const GRAPH_FORM =
  /^(?:[\s\uFEFF]|#[^\r\n]*|BASE\s*<[^<>\s]*>|PREFIX\s+[^:\s]*:\s*<[^<>\s]*>)*(?:CONSTRUCT|DESCRIBE)\b/i;

/** Longer ones are refused: their syntax tree is made in the thread that serves everybody. */
const GRAPH_QUERY_LIMIT = 10_000;

/** Returns whether the answer to a query is a graph. */
export function isGraphQuery(text: string): boolean {
  return GRAPH_FORM.test(text);
}

/**
 * Reads a CONSTRUCT or a DESCRIBE. What is described are the triples that the resources are subjects of.
 * @throws InvalidSparqlError when it is malformed, longer than {@link GRAPH_QUERY_LIMIT} UTF-16 units, or `DESCRIBE *`.
 */
export function readGraphQuery(text: string): GraphQuery {
  if (text.length > GRAPH_QUERY_LIMIT) {
    throw new InvalidSparqlError(
      `the text has ${text.length} characters; of a CONSTRUCT or DESCRIBE at most ${GRAPH_QUERY_LIMIT} are read.`,
    );
  }
  const query = parse(text);
  if (query.type === 'query' && query.subType === 'construct') return constructed(query);
  if (query.type === 'query' && query.subType === 'describe') return described(query);
  throw new InvalidSparqlError('send one CONSTRUCT or DESCRIBE at a time.');
}

/** Yields the triples of solutions as lines of N-Triples, each once; what would be no triple is left out, as SPARQL has it. */
export function* graphText(
  { template }: GraphQuery,
  { variables, solutions }: SolutionSequence,
): Generator<string> {
  const columns = new Map(variables.map((name, at) => [name, at]));
  const seen = new Set<string>();
  for (let index = 0; index < solutions.length; index += 1) {
    const solution = solutions[index] ?? [];
    for (const pattern of template) {
      const triple = tripleOf(pattern, (name) => solution[columns.get(name) ?? -1] ?? null, index);
      const line = triple === null ? '' : nTriplesLine(triple);
      if (line === '' || seen.has(line)) continue;
      seen.add(line);
      yield line;
    }
  }
}

/** Its grammar is prepared once. */
const PARSER = new Parser();
const GENERATOR = new SparqlGenerator();

function parse(text: string) {
  try {
    return PARSER.parse(text, { prefixes: { ...PREFIXES } });
  } catch (error) {
    // The parser's own errors, and a stack that is too small for its nesting.
    const [reason = ''] = String((error as Error).message).split('\n');
    throw new InvalidSparqlError(`${reason.slice(0, 300)}.`);
  }
}

function constructed(query: QueryConstruct): GraphQuery {
  const template = createTemplate(query.template.triples, namesOf(query.context));
  const variables = [...new Set(template.flatMap(Object.values).flatMap(variableOf))];
  return { select: selectOf(query, variables), template };
}

function variableOf(node: Template[number]['subject']): readonly string[] {
  return node.kind === 'variable' ? [node.name] : [];
}

/** Writes the query with another form; a template without variables needs to know how many solutions there are. */
function selectOf(query: QueryConstruct | QueryDescribe, variables: readonly string[]): string {
  const { type, context, solutionModifiers, datasets, values, where, loc } = query;
  const columns = variables.length === 0 ? [ABSENT] : variables;
  const select = {
    ...{ type, context, solutionModifiers, datasets, loc },
    ...(values === undefined ? {} : { values }),
    subType: 'select',
    where,
    variables: columns.map((value) => ({ type: 'term', subType: 'variable', value, loc })),
  };
  return GENERATOR.generate(select as QuerySelect).trim();
}

/** No pattern binds it. */
const ABSENT = 'biographqlAbsent';

/** The variables of the SELECT behind a DESCRIBE, in names that no author uses. */
const DESCRIBED = {
  subject: { kind: 'variable', name: 'biographqlSubject' },
  predicate: { kind: 'variable', name: 'biographqlPredicate' },
  object: { kind: 'variable', name: 'biographqlObject' },
} as const;

function described(query: QueryDescribe): GraphQuery {
  const names = namesOf(query.context);
  const [subject, predicate, object] = Object.values(DESCRIBED).map(({ name }) => `?${name}`);
  const iris: string[] = [];
  const blocks: string[] = [];
  for (const node of query.variables) {
    if (node.type === 'wildcard') {
      throw new InvalidSparqlError('name what is to be described: `DESCRIBE *` says too little.');
    }
    if (node.subType === 'namedNode') iris.push(`<${names.iriOf(node)}>`);
    else {
      if (query.where === undefined) {
        throw new InvalidSparqlError(`\`?${node.value}\` needs \`WHERE { … }\`.`);
      }
      const found = selectOf({ ...query, context: [] }, [node.value]);
      blocks.push(`{ { ${found} } BIND(?${node.value} AS ${subject}) }`);
    }
  }
  if (iris.length > 0) blocks.push(`{ VALUES ${subject} { ${iris.join(' ')} } }`);
  const resources = `{ SELECT DISTINCT ${subject} WHERE { ${blocks.join(' UNION ')} } }`;
  return {
    select: `${names.prologue} SELECT ${subject} ${predicate} ${object} WHERE { ${resources} ${subject} ${predicate} ${object} }`,
    template: [DESCRIBED],
  };
}
