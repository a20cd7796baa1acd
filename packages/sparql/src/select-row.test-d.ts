import type { GenericRow, SelectRow } from './select-row.js';

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Expect<T extends true> = T;
type Row<S extends string, Expected> = Equal<SelectRow<S>, Expected>;
type All<T extends readonly true[]> = T;

/** Columns: the projection is read exactly. */
export type Columns = All<
  [
    Row<
      'SELECT ?a ?bLabel WHERE { ?x ?y ?z }',
      { readonly a: string | null; readonly bLabel: string | null }
    >,
    Row<'select distinct?a?b_2 { }', { readonly a: string | null; readonly b_2: string | null }>,
    Row<'SELECT REDUCED ?a{}', { readonly a: string | null }>,
    Row<'SELECT(COUNT(*)AS?n){}', { readonly n: number }>,
    Row<
      'SELECT (COUNT(DISTINCT ?x) AS ?n) (count( ?x ) as ?m ) {}',
      { readonly n: number; readonly m: number }
    >,
    Row<'SELECT (COUNT(?x)/2 AS ?n) {}', { readonly n: string | null }>,
    Row<'SELECT (COUNT(?x + 1) AS ?n) {}', { readonly n: string | null }>,
    Row<'SELECT (COUNT(?x) + COUNT(?y) AS ?n) {}', { readonly n: string | null }>,
    Row<'SELECT (2 * COUNT(?x) AS ?n) {}', { readonly n: string | null }>,
    Row<
      'SELECT (IF((?a<?b), STR(?c), (1)) AS ?d) ?e {}',
      { readonly d: string | null; readonly e: string | null }
    >,
    Row<
      'SELECT (GROUP_CONCAT(?x; separator=") AS ?no) ?y") AS ?all) {}',
      { readonly all: string | null }
    >,
    Row<'PREFIX a: <b#c>\nprefix : <d>\r\nBASE <e> select ?a {}', { readonly a: string | null }>,
    Row<
      '# SELECT ?no { }\n\n  SELECT ?a # ?b {\n ?c\n{ }',
      { readonly a: string | null; readonly c: string | null }
    >,
    Row<'SELECT ?a FROM <http://x#y> WHERE { }', { readonly a: string | null }>,
    Row<'SELECT ?a { { SELECT ?b { ?b ?c ?d } } }', { readonly a: string | null }>,
    Row<'SELECT ?a { ?a ?b ?c } # SELECT ?z {', { readonly a: string }>,
  ]
>;

/** Comments behind IRIs, comparisons and strings; a `#` in a string or an IRI starts none. */
export type Comments = All<
  [
    Row<'# a\nSELECT ?a { ?a ?b <http://x/1> # { ?c\n}', { readonly a: string }>,
    Row<'# a\nSELECT ?a { <x> a <http://x#y> , <#z> . ?a ?b ?c # }\n}', { readonly a: string }>,
    Row<'# a\nSELECT ?a { ?a ?b ?c FILTER(?b < 3 && ?c > 2) # }\n}', { readonly a: string }>,
    Row<'# a\nSELECT ?a { ?a ?b ?c FILTER(?c = "#") # {\n}', { readonly a: string }>,
    Row<
      "# a\nSELECT ?a ?d { ?a ?b ?c BIND(STRAFTER(?c, '#') AS ?d) }",
      { readonly a: string; readonly d: string | null }
    >,
    Row<'# a\nSELECT ?a { ?a ?b "<" # ?d ?d ?d .\n}', { readonly a: string }>,
    Row<'# a\nSELECT ?d { ?a ?b "# \'" # ?d ?d .\n}', GenericRow>,
    Row<"# a\nSELECT ?d { ?a ?b <it's> , <it's#1> # ?d ?d .\n}", GenericRow>,
    Row<"# a\nSELECT ?d { ?a ?b <it's#1> # 'x' ?d ?d .\n}", GenericRow>,
    Row<'# a\nSELECT ?d { ?a ?b "#\\" # ?d ?d .\n}', GenericRow>,
  ]
>;

/** Generic rows: what is not read with certainty is not guessed. */
export type Generic = All<
  [
    Row<'SELECT * { ?a ?b ?c }', GenericRow>,
    Row<'SELECT DISTINCT * { ?a ?b ?c }', GenericRow>,
    Row<'ASK { ?a ?b ?c }', GenericRow>,
    Row<'CONSTRUCT { ?a ?b ?c } WHERE { ?a ?b ?c }', GenericRow>,
    Row<string, GenericRow>,
    Row<`SELECT ?a { ?a ?b <${string}> }`, GenericRow>,
    Row<'SELECT $a { $a ?b ?c }', GenericRow>,
    Row<'SELECT (1 AS $a) { }', GenericRow>,
    Row<'SELECT (COUNT($a) AS ?n) { }', GenericRow>,
    Row<'SELECT ?größe { }', GenericRow>,
    Row<`SELECT (CONCAT("it's", '"') AS ?a) { }`, GenericRow>,
    Row<'SELECT (CONCAT("{", ?b) AS ?a) { }', GenericRow>,
    Row<'SELECT (CONCAT("\\") AS ?b)") AS ?a) { }', GenericRow>,
    Row<'# a \r SELECT ?a { } \n SELECT ?b { }', GenericRow>,
    Row<'', GenericRow>,
  ]
>;

/** Nulls: left off only where the outermost pattern must bind the variable. */
export type Nulls = All<
  [
    Row<'SELECT ?a ?b { ?a wdt:P31 ?b . }', { readonly a: string; readonly b: string }>,
    Row<'SELECT ?a ?b { ?a wdt:P31 ?b}', { readonly a: string; readonly b: string }>,
    Row<
      'SELECT ?a ?b { ?a wdt:P31 ?b. OPTIONAL { ?b ?c ?d } }',
      { readonly a: string; readonly b: string }
    >,
    Row<
      'SELECT ?a ?b { ?a a 1 OPTIONAL { ?a wdt:P31 ?b } }',
      { readonly a: string; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { { ?a a 1 } UNION { ?b a 1 } }',
      { readonly a: string | null; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { ?a a 1 . { ?b a 2 } UNION { ?c a 1 } ?c a 1 }',
      { readonly a: string; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { ?a a 1 FILTER(?b > 1 || ?a < ?b ) }',
      { readonly a: string; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { ?a a 1 BIND(1/0 AS ?b ) }',
      { readonly a: string; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { ?a a 1 VALUES ?b { UNDEF } }',
      { readonly a: string; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { ?a a 1 VALUES ?b $list }',
      { readonly a: string; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { ?a a 1 MINUS { ?b a 1 } FILTER NOT EXISTS { ?b a 2 } }',
      { readonly a: string; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { ?a a "}", "OPTIONAL {" . ?b a 1 }',
      { readonly a: string; readonly b: string }
    >,
    Row<
      `SELECT ?a ?b { ?a a "it's {" . OPTIONAL { ?b a '"' } }`,
      { readonly a: string | null; readonly b: string | null }
    >,
    Row<
      'SELECT ?a ?b { ?a a 1 . # OPTIONAL {\n ?b a 1 }',
      { readonly a: string; readonly b: string }
    >,
    Row<'SELECT ?a ?b { # ?b a 1\n ?a a 1 }', { readonly a: string; readonly b: string | null }>,
    Row<'SELECT ?a { ?abc a 1 }', { readonly a: string | null }>,
    Row<'SELECT ?a ?b { ?a a <http://x#y> ; <b> ?b }', { readonly a: string; readonly b: string }>,
    Row<'SELECT ?b { ?a a <http://x/?b.> }', { readonly b: string | null }>,
    Row<'SELECT ?v { ?a a 1 FILTER(?a = <x)> && ?v && <y(>) }', { readonly v: string | null }>,
    Row<
      'SELECT ?a (MAX(?b) AS ?m) { ?a a ?b } GROUP BY ?a',
      { readonly a: string; readonly m: string | null }
    >,
    Row<
      'SELECT ?a (MAX(?b) AS ?m) { ?a a ?b }',
      { readonly a: string | null; readonly m: string | null }
    >,
    Row<'SELECT ?a { ?a a ?b } GROUP BY ?a ORDER BY DESC(COUNT(?b))', { readonly a: string }>,
    Row<'SELECT ?a { ?a a ?b } GROUP BY (STR(?b) AS ?a)', { readonly a: string | null }>,
    Row<'SELECT ?a { { SELECT ?a { ?a a 1 } } }', { readonly a: string | null }>,
  ]
>;

type Union = SelectRow<'SELECT ?a { ?a a 1 }' | 'SELECT ?b { ?b a 1 }'>;
/** A union of texts gives a union of rows. */
export type Unions = Expect<Equal<Union, { readonly a: string } | { readonly b: string }>>;
