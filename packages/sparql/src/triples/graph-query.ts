import { InvalidSparqlError } from '@biographql/core';
import { Generator as SparqlGenerator } from '@traqula/generator-sparql-1-1';
import type { Parser } from '@traqula/parser-sparql-1-1';
import type { QueryConstruct, QueryDescribe, QuerySelect } from '@traqula/rules-sparql-1-1';
import { createParser, readFailure } from '../grammar-failure.js';
import { PREFIXES } from '../prefixes.js';
import type { Solutions } from '../results-json.js';
import { positionAt } from '../scan.js';
import { type NamedTriple, nTriplesLine } from './n-triples.js';
import { createTemplate, namesOf, type Template, tripleOf } from './triple-template.js';

/** A CONSTRUCT or DESCRIBE query: a SELECT that finds its solutions, and what is made of them. */
export interface GraphQuery {
  /** To be run, and checked, like any SELECT of somebody else. */
  readonly select: string;
  /** What {@link triplesOf} makes of each solution. */
  readonly template: Template;
}

/** Longer ones are refused: their syntax tree is made in the thread that serves everybody. */
const GRAPH_QUERY_LIMIT = 10_000;

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

/** Yields the triples of solutions, each once; what would be no triple is left out, as SPARQL has it. */
export function* triplesOf(query: GraphQuery, solutions: Solutions): Generator<NamedTriple> {
  for (const { triple } of distinct(query, solutions)) yield triple;
}

/** Yields what {@link triplesOf} does as lines of N-Triples. */
export function* graphText(query: GraphQuery, solutions: Solutions): Generator<string> {
  for (const { line } of distinct(query, solutions)) yield line;
}

interface WrittenTriple {
  readonly triple: NamedTriple;
  readonly line: string;
}

function* distinct(
  { template }: GraphQuery,
  { variables, solutions }: Solutions,
): Generator<WrittenTriple> {
  const columns = new Map(variables.map((name, at) => [name, at]));
  const seen = new Set<string>();
  for (let index = 0; index < solutions.length; index += 1) {
    const solution = solutions[index] ?? [];
    for (const pattern of template) {
      const triple = tripleOf(pattern, (name) => solution[columns.get(name) ?? -1] ?? null, index);
      if (triple === null) continue;
      const line = nTriplesLine(triple);
      if (seen.has(line)) continue;
      seen.add(line);
      yield { triple, line };
    }
  }
}

/** Its grammar is prepared once. */
let parser: Parser | undefined;
let generator: SparqlGenerator | undefined;

function parse(text: string) {
  parser ??= createParser();
  try {
    return parser.parse(text, { prefixes: { ...PREFIXES } });
  } catch (error) {
    // The parser's own errors, and a stack that is too small for its nesting.
    const { reason, at } = readFailure(error, text);
    const [first = ''] = reason.slice(0, 300).split('\n');
    throw new InvalidSparqlError(
      /[.!?]$/.test(first) ? first : `${first}.`,
      at === null ? undefined : positionAt(text, at),
    );
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
  generator ??= new SparqlGenerator();
  return generator.generate(select as QuerySelect).trim();
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
