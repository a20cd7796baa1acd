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
import type { Relation, Side } from '../lexicon/relation.js';
import type { ClassSet, Restriction, SetPlan } from './say-set.js';

export function queryOfSet(plan: SetPlan, vocabulary: Vocabulary): SparqlQuery {
  const toLabel = toSparqlPath(vocabulary, vocabulary.toPredicates('label'));
  const label =
    toLabel === '' ? '' : `OPTIONAL { ?value ${toLabel} ?label FILTER(LANG(?label) = "en") }`;
  return select(
    written(`SELECT DISTINCT ?value ${label === '' ? '' : '?label '}WHERE { $pattern ${label} }`),
    {
      pattern: getPattern(plan, 'value', { vocabulary, next: counter() }),
    },
  );
}

export function countOfSet(plan: SetPlan, vocabulary: Vocabulary): SparqlQuery {
  return select('SELECT (COUNT(DISTINCT ?value) AS ?count) WHERE { $pattern }', {
    pattern: getPattern(plan, 'value', { vocabulary, next: counter() }),
  });
}

/** Returns the query for the drugs of a class, each with its codes. */
export function codesOfClass(plan: ClassSet, vocabulary: Vocabulary): SparqlQuery {
  return select('SELECT DISTINCT ?drug ?code WHERE { $pattern }', {
    pattern: classPattern(plan, '?drug', '?code', vocabulary),
  });
}

function classPattern(
  { relation, drugClass: { codes } }: ClassSet,
  drug: string,
  code: string,
  vocabulary: Vocabulary,
): Syntax<'fragment'> {
  const path = pathText({ relation, side: 'left' }, vocabulary);
  const starts = codes.map((_, at) => `STRSTARTS(STR(${code}), $start${at})`);
  return fragment(
    written(`${drug} ${path} ${code} FILTER(${starts.join(' || ')})`),
    Object.fromEntries(codes.map((text, at) => [`start${at}`, literal(text)])),
  );
}

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
  const text = isEntity
    ? 'SELECT ?subject ?property ?object WHERE { VALUES (?subject ?property ?object) $facts ?subject ?property ?object }'
    : `SELECT ?subject ?property ?object WHERE {
  VALUES (?subject ?property ?text) $facts ?subject ?property ?object FILTER(STR(?object) = ?text)
}`;
  return select(written(text), { facts: values(facts) });
}

interface Printing {
  readonly vocabulary: Vocabulary;
  next(): number;
}

function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}

function getPattern(plan: SetPlan, variable: string, printing: Printing): Syntax<'fragment'> {
  const { vocabulary, next } = printing;
  switch (plan.kind) {
    case 'values': {
      const name = `name${next()}`;
      const path = pathText(plan, vocabulary);
      const own = plan.thing.senses.flat().map(({ iri: text }) => text);
      const iris = [...own, ...(plan.subtypes ?? [])].map((text) => iri(text));
      return restricted(
        fragment(written(`VALUES ?${name} $iris ?${name} ${path} ?${variable} .`), {
          iris: values(iris),
        }),
        variable,
        { from: name, restriction: plan.restriction },
      );
    }
    case 'through': {
      const through = `via${next()}`;
      const path = pathText(plan, vocabulary);
      const inner = getPattern(plan.inner, through, printing);
      const pattern = fragment(written(`$inner ?${through} ${path} ?${variable} .`), { inner });
      return restricted(pattern, variable, { from: through, restriction: plan.restriction });
    }
    case 'class':
      return classPattern(plan, `?${variable}`, `?code${next()}`, vocabulary);
    case 'minus': {
      const from = getPattern(plan.from, variable, printing);
      const without = getPattern(plan.without, variable, printing);
      return fragment('$from FILTER NOT EXISTS { $without }', { from, without });
    }
    default: {
      const joint = plan.kind === 'or' ? ' UNION ' : ' ';
      const parts = new Map(
        plan.parts.map((part, index) => [`part${index}`, getPattern(part, variable, printing)]),
      );
      const text = [...parts.keys()].map((name) => `{ $${name} }`).join(joint);
      return fragment(text, Object.fromEntries(parts));
    }
  }
}

function pathText(
  { relation, side }: { readonly relation: Relation; readonly side: Side },
  vocabulary: Vocabulary,
): string {
  const paths = relation.paths.map((path) =>
    side === 'left' ? path : path.startsWith('^') ? path.slice(1) : `^${path}`,
  );
  return `(${toSparqlPath(vocabulary, paths)})`;
}

function restricted(
  pattern: Syntax<'fragment'>,
  variable: string,
  { from, restriction }: { readonly from: string; readonly restriction: Restriction | undefined },
): Syntax<'fragment'> {
  const distinct = `FILTER(?${variable} != ?${from})`;
  if (restriction === undefined) return fragment(written(`$pattern ${distinct}`), { pattern });
  const listed = `VALUES ?${variable} $listed`;
  const restricting = restriction.isOnly ? listed : `MINUS { ${listed} }`;
  return fragment(written(`$pattern ${distinct} ${restricting}`), {
    pattern,
    listed: values(restriction.values.filter(isIri).map((value) => iri(value))),
  });
}

function written(text: string): string {
  return text;
}
