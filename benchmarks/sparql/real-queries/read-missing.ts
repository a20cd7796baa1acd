import { parseQuery } from '@biographql/sparql';
import { blazegraphForms, labelService } from '@biographql/sparql/labels';
import { Parser } from '@traqula/parser-sparql-1-1';
import type { BenchService } from '../../quality/bench/open-service.js';
import { askEndpoint } from './ask-endpoint.js';
import { type Needed, neededTerms } from './needed-terms.js';

const parser = new Parser();
const isKnown = new Map<string, Promise<boolean>>();

/** Returns why a query that runs has no rows: a term that every solution needs and that the graph does not hold. */
export async function readMissing(bench: BenchService, sparql: string): Promise<string> {
  const needed = readNeeded(sparql);
  if (needed === undefined) return 'a graph query';
  for (const iri of needed.properties)
    if (!(await holds(bench, `?s <${iri}> ?o`))) return 'a property that the graph does not hold';
  for (const iri of needed.entities)
    if (!(await holds(bench, `{ <${iri}> ?p ?o } UNION { ?s ?p <${iri}> }`)))
      return 'an entity or class that the graph does not hold';
  return 'the graph holds all of its terms, and nothing that joins them';
}

function readNeeded(sparql: string): Needed | undefined {
  try {
    const { text } = parseQuery(sparql, { labelService, forms: blazegraphForms });
    return neededTerms(parser.parse(text));
  } catch {
    return undefined;
  }
}

function holds(bench: BenchService, pattern: string): Promise<boolean> {
  const known =
    isKnown.get(pattern) ??
    askEndpoint(bench, `ASK { ${pattern} }`).then(({ status }) => status === 'rows');
  isKnown.set(pattern, known);
  return known;
}
