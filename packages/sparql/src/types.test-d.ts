import { ask, type GenericRow, rowsOf, type SparqlQuery, select, wd, withLimit } from './index.js';
import { parseQuery } from './parse-query.js';
import type { QueryRow } from './queries.js';
import { fragment } from './select.js';

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function expectType<Expected>(): <Actual>(
  value: Actual,
  ...same: Equal<Expected, Actual> extends true ? [] : [never]
) => void;

declare const result: { head: { vars: string[] }; results: { bindings: [] } };

const query = select(
  'SELECT ?drug ?label (COUNT(?x) AS ?n) { ?drug wdt:P2175 $disease . OPTIONAL { ?drug rdfs:label ?label FILTER(LANG(?label) = "en") } } GROUP BY ?drug ?label',
  {
    disease: wd('Q12078'),
  },
);
interface Row {
  readonly drug: string;
  readonly label: string | null;
  readonly n: number;
}

export function rows(): void {
  expectType<
    readonly { readonly drug: string; readonly label: string | null; readonly n: number }[]
  >()(rowsOf(result, query));
  expectType<
    readonly { readonly drug: string; readonly label: number | null; readonly n: Date }[]
  >()(rowsOf(result, query, { label: 'number', n: 'date' }));
  const labeled = select(
    'SELECT ?x ?xLabel (COUNT(?y) AS ?n) { ?y wdt:P31 ?x . SERVICE wikibase:label { bd:serviceParam wikibase:language "[AUTO_LANGUAGE],en" . ?x rdfs:label ?xLabel } } GROUP BY ?x ?xLabel',
  );
  expectType<
    readonly { readonly x: string; readonly xLabel: string | null; readonly n: number }[]
  >()(rowsOf(result, labeled));
  expectType<readonly GenericRow[]>()(rowsOf(result, parseQuery('SELECT ?x {}')));
  expectType<readonly { readonly x: number | null }[]>()(
    rowsOf(result, parseQuery('SELECT ?x {}'), { x: 'number' }),
  );
  expectType<readonly Readonly<Record<string, string | null>>[]>()(rowsOf(result));
  // @ts-expect-error a column that the query lacks
  rowsOf(result, query, { label: 'number', labels: 'number' });
  // @ts-expect-error no such kind
  rowsOf(result, query, { label: 'float' });
}

export function queries(): void {
  const limited: SparqlQuery<Row> = withLimit(query, 10);
  const plain: SparqlQuery = query;
  expectType<{
    readonly related: string;
    readonly relatedLabel: string | null;
    readonly sharedGenes: number;
  }>()({} as QueryRow<'relatedDiseasesViaGenes'>);
  expectType<{
    readonly target: string;
    readonly targetLabel: string | null;
    readonly role: string | null;
    readonly roleLabel: string | null;
  }>()({} as QueryRow<'targetsOfDrugWithRole'>);
  // @ts-expect-error a query is made by select, ask or parseQuery only
  const forged: SparqlQuery = {
    form: 'SELECT',
    text: '',
    variables: null,

    prologueLength: 0,
  };
  void [limited, plain, forged];
}

export function parameters(text: string): void {
  select('SELECT ?x { ?x a ?y }');
  select('SELECT ?x { ?x a "$no" }');
  select('SELECT ?x { ?x a $c }', { c: wd('Q1') });
  select('SELECT ?x { ?x a $c } LIMIT $n', { c: fragment('?y'), n: 5 });
  select(text, { anything: 5 });
  select(text);
  // @ts-expect-error a bare string is no term
  select('SELECT ?x { ?x a $c }', { c: 'wd:Q1' });
  // @ts-expect-error a parameter is missing
  select('SELECT ?x { ?x a $c }');
  // @ts-expect-error a parameter is missing
  select('SELECT ?x { ?x a $c, $d }', { c: 1 });
  // @ts-expect-error a misspelled parameter
  select('SELECT ?x { ?x a $disease }', { diseases: wd('Q1') });
  // @ts-expect-error the text lacks it
  select('SELECT ?x { ?x a $c }', { c: 1, d: 1 });
  // @ts-expect-error the text has no parameter
  select('SELECT ?x { ?x a ?y }', { d: 1 });
  // @ts-expect-error null is no term
  select('SELECT ?x { ?x a $c }', { c: null });
}

export function columns(): void {
  select('SELECT ?drug ?drugLabel { ?drug a 1 SERVICE wikibase:label { } }');
  select('SELECT ?drug ?kind { $named }', { named: fragment('?drug a ?kind') });
  select('SELECT ?kind (STR(?drug) AS ?text) { ?drug a 1 } GROUP BY (STR(?drug) AS ?kind)');
  select(`SELECT ?drug ?class { ?drug a 1 } # ?class`);
  // @ts-expect-error durg is not used elsewhere
  select('SELECT ?durg { ?drug a 1 }');
  // @ts-expect-error nor next to an expression
  select('SELECT (COUNT(?x) AS ?n) ?durg { ?drug a ?x } GROUP BY ?drug');
}

declare const typed: string;
// @ts-expect-error A string could contain any SPARQL: use a $parameter and pass a term
select(`SELECT ?x { <${typed}> wdt:P31 ?x }`);
// @ts-expect-error A string could contain any SPARQL: use a $parameter and pass a term
select(`SELECT ?x { $class wdt:P31 ?x . ${typed} }`, { class: wd('Q1') });
// @ts-expect-error A string could contain any SPARQL: use a $parameter and pass a term
ask(`ASK { <${typed}> ?p ?o }`);
// @ts-expect-error A string could contain any SPARQL: use a $parameter and pass a term
fragment(`?x wdt:P31 <${typed}>`);
// @ts-expect-error a number may be written as `NaN`
select(`SELECT ?x { ?x ?p ?o } LIMIT ${typed.length}`);
declare const direction: 'ASC' | 'DESC';
select(`SELECT ?x { ?x wdt:P31 ?y } ORDER BY ${direction}(?x)`);
// A text of which nothing is known is left to its author.
select(typed);
