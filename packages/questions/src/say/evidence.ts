import { type GraphStatement, readStatements, type Triple, tripleKey } from '@biographql/engines';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import {
  fragment,
  iri,
  isIri,
  literal,
  type SparqlQuery,
  type Syntax,
  select,
  values,
} from '@biographql/sparql';
import type {
  ClassSet,
  ParsedSet,
  Restriction,
  SetPlan,
  ValuesSet,
} from '../grammar/expression.js';
import type { Relation, Side } from '../lexicon/relations.js';
import type { GraphContext } from '../question-service.js';

/** Returns the probability that an answer read from a set is right. The levels are estimates. */
export function setProbability(
  { isLoose, cue, link }: Pick<ParsedSet, 'isLoose' | 'cue' | 'link'>,
  isFallback = false,
): number {
  const reading = isFallback ? 0.7 : isLoose ? 0.8 : cue < 0.7 ? 0.9 : 0.96;
  return reading * linkProbability(link);
}

/** Names linked with lower quality are guesses and confirm nothing. */
export const MIN_LINK = 0.85;

/** Returns how likely a name means what it was linked to, from `EntityMention.quality`. */
export function linkProbability(link: number): number {
  if (link >= 1) return 1;
  if (link >= MIN_LINK) return 0.97;
  return link >= 0.6 ? 0.75 : 0.6;
}

/** Sources weaker than curated ones: URL prefix, and probability factor of a statement without a better source. */
const WEAK_SOURCES: readonly (readonly [url: string, factor: number])[] = [
  ['https://europepmc.org/article/', 0.9],
  ['https://connect.medlineplus.gov/', 0.85],
  ['https://www.ebi.ac.uk/gwas/', 0.85],
  ['https://github.com/everycure-org/', 0.85],
  ['https://het.io/', 0.65],
  ['https://pubmed.ncbi.nlm.nih.gov/?term=', 0.65],
];
const SEVERAL_SOURCES = 1.02;

/** Returns the factor by which the sources of statements change an answer's probability. */
export function getEvidenceFactor(statements: readonly GraphStatement[]): number {
  const urls = getUrls(statements);
  if (urls.length === 0) return 1;
  const factors = urls.map(
    (url) => WEAK_SOURCES.find(([start]) => url.startsWith(start))?.[1] ?? 1,
  );
  return Math.max(...factors) * (countSources(statements) > 1 ? SEVERAL_SOURCES : 1);
}

/** Returns how many sources state something; 0 when the graph does not say. */
export function countSources(statements: readonly GraphStatement[]): number {
  const sources = getUrls(statements).map((url) => {
    if (!URL.canParse(url)) return url;
    const { host, pathname } = new URL(url);
    // On GitHub, the repository owner is the source.
    return host === 'github.com' ? `${host}/${pathname.split('/')[1]}` : host;
  });
  return new Set(sources).size;
}

function getUrls(statements: readonly GraphStatement[]): readonly string[] {
  return statements.flatMap(({ references }) => references.flatMap(({ url }) => url ?? []));
}

/** Returns the statements of facts by {@link tripleKey}; bare facts when time runs out. */
export async function statementsOf(
  triples: readonly Triple[],
  { graph, vocabulary, budget }: GraphContext,
): Promise<ReadonlyMap<string, GraphStatement>> {
  const read = await budget.attempt((signal) =>
    readStatements({ graph, vocabulary }, triples, { signal }),
  );
  const found =
    read ?? triples.map((triple): GraphStatement => ({ ...triple, rank: null, references: [] }));
  return new Map(found.map((statement) => [tripleKey(statement), statement]));
}

export function queryOfSet(plan: SetPlan, vocabulary: Vocabulary): SparqlQuery {
  const toLabel = toSparqlPath(vocabulary, vocabulary.toPredicates('label'));
  const label =
    toLabel === '' ? '' : `OPTIONAL { ?value ${toLabel} ?label FILTER(LANG(?label) = "en") }`;
  const text: string = `SELECT DISTINCT ?value ${label === '' ? '' : '?label '}WHERE { $pattern ${label} }`;
  return select(text, { pattern: patternOfSet(plan, vocabulary) });
}

export function countOfSet(plan: SetPlan, vocabulary: Vocabulary): SparqlQuery {
  return select('SELECT (COUNT(DISTINCT ?value) AS ?count) WHERE { $pattern }', {
    pattern: patternOfSet(plan, vocabulary),
  });
}

export function codesOfClass(plan: ClassSet, vocabulary: Vocabulary): SparqlQuery {
  return select('SELECT DISTINCT ?drug ?code WHERE { $pattern }', {
    pattern: classPattern(plan, '?drug', '?code', vocabulary),
  });
}

/** Returns the query for the statements with objects of the first one's kind, entity or literal; null without any. */
export function queryOfTriples(
  triples: readonly Triple[],
  vocabulary: Vocabulary,
): SparqlQuery | null {
  const [first] = triples;
  if (first === undefined) return null;
  const { isEntity } = first;
  const facts = triples
    .filter((triple) => triple.isEntity === isEntity)
    .map(({ subject, property, object }) => [
      iri(subject),
      iri(vocabulary.getPredicate(property)),
      isEntity ? iri(object) : literal(object),
    ]);
  const text: string = isEntity
    ? 'SELECT ?subject ?property ?object WHERE { VALUES (?subject ?property ?object) $facts ?subject ?property ?object }'
    : `SELECT ?subject ?property ?object WHERE {
  VALUES (?subject ?property ?text) $facts ?subject ?property ?object FILTER(STR(?object) = ?text)
}`;
  return select(text, { facts: values(facts) });
}

type Pattern = Syntax<'fragment'>;

function patternOfSet(root: SetPlan, vocabulary: Vocabulary): Pattern {
  let count = 0;
  const toPattern = (plan: SetPlan, variable: string): Pattern => {
    switch (plan.kind) {
      case 'class':
        count += 1;
        return classPattern(plan, `?${variable}`, `?code${count}`, vocabulary);
      case 'values':
      case 'through': {
        count += 1;
        const from = `${plan.kind === 'values' ? 'name' : 'via'}${count}`;
        const link: string = `?${from} ${pathText(plan, vocabulary)} ?${variable} .`;
        const pattern =
          plan.kind === 'values'
            ? fragment(`VALUES ?${from} $iris ${link}` as string, { iris: toIris(plan) })
            : fragment(`$inner ${link}` as string, { inner: toPattern(plan.inner, from) });
        return restricted(pattern, `?${variable}`, `?${from}`, plan.restriction);
      }
      case 'minus':
        return fragment('$from FILTER NOT EXISTS { $without }', {
          from: toPattern(plan.parts[0] ?? plan, variable),
          without: toPattern(plan.parts[1] ?? plan, variable),
        });
      default: {
        const parts = plan.parts.map(
          (part, at) => [`part${at}`, toPattern(part, variable)] as const,
        );
        const text = parts
          .map(([name]) => `{ $${name} }`)
          .join(plan.kind === 'or' ? ' UNION ' : ' ');
        return fragment(text, Object.fromEntries(parts));
      }
    }
  };
  return toPattern(root, 'value');
}

function toIris({ thing, subtypes = [] }: ValuesSet) {
  const iris = [...thing.senses.flat().map((hit) => hit.iri), ...subtypes];
  return values(iris.map((one) => iri(one)));
}

function restricted(
  pattern: Pattern,
  variable: string,
  from: string,
  restriction: Restriction | undefined,
): Pattern {
  const distinct: string = `$pattern FILTER(${variable} != ${from})`;
  if (restriction === undefined) return fragment(distinct, { pattern });
  const listed = values(restriction.values.filter(isIri).map((value) => iri(value)));
  const these: string = `VALUES ${variable} $listed`;
  const text: string = `${distinct} ${restriction.isOnly ? these : `MINUS { ${these} }`}`;
  return fragment(text, { pattern, listed });
}

function classPattern(
  { relation, drugClass: { codes } }: ClassSet,
  drug: string,
  code: string,
  vocabulary: Vocabulary,
): Pattern {
  const path = pathText({ relation, side: 'left' }, vocabulary);
  const starts = codes.map((_, at) => `STRSTARTS(STR(${code}), $start${at})`);
  const text: string = `${drug} ${path} ${code} FILTER(${starts.join(' || ')})`;
  return fragment(
    text,
    Object.fromEntries(codes.map((start, at) => [`start${at}`, literal(start)])),
  );
}

function pathText(
  { relation, side }: { readonly relation: Relation; readonly side: Side },
  vocabulary: Vocabulary,
): string {
  const turned = relation.paths.map((path) => (path.startsWith('^') ? path.slice(1) : `^${path}`));
  const paths = side === 'left' ? relation.paths : turned;
  return `(${toSparqlPath(vocabulary, paths)})`;
}
