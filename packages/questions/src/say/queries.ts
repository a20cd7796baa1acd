import type { Triple } from '@biographql/engines';
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
import type { ClassSet, Restriction, SetPlan, ValuesSet } from '../grammar/expression.js';
import type { Relation, Side } from '../lexicon/relation.js';

/** Returns the query for what is in a set, with English labels. */
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

/** Returns the query for the drugs of a class, each with its codes. */
export function codesOfClass(plan: ClassSet, vocabulary: Vocabulary): SparqlQuery {
  return select('SELECT DISTINCT ?drug ?code WHERE { $pattern }', {
    pattern: classPattern(plan, '?drug', '?code', vocabulary),
  });
}

/** Returns the query that finds statements; null for none. */
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
            ? fragment(`VALUES ?${from} $iris ${link}` as string, { iris: irisOf(plan) })
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

function irisOf({ thing, subtypes = [] }: ValuesSet) {
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
  const paths = relation.paths.map((path) => (side === 'left' ? path : turn(path)));
  return `(${toSparqlPath(vocabulary, paths)})`;
}

function turn(path: Relation['paths'][number]): Relation['paths'][number] {
  return path.startsWith('^') ? path.slice(1) : `^${path}`;
}
