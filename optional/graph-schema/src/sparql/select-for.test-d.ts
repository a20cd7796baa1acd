import { literal, values, wd } from '@biographql/sparql';
import { type ClassProperty, type Iri, type Property, selectFor } from './index.js';

interface Graph {
  readonly properties: {
    readonly 'http://www.wikidata.org/prop/direct/P2176': Property<'iri'>;
    readonly 'http://www.wikidata.org/prop/direct/P31': ClassProperty<'iri'>;
    readonly 'http://www.wikidata.org/prop/direct/P279': Property<'iri'>;
    readonly 'http://www.wikidata.org/prop/direct/P2067': Property<'number'>;
    readonly 'http://www.w3.org/2000/01/rdf-schema#label': Property<'text', 'iri' | 'blank'>;
    readonly 'https://w3id.org/biolink/vocab/treats': Property<'iri'>;
  };
  readonly classes: {
    readonly 'http://www.wikidata.org/entity/Q12136': 1;
  };
}
const select = selectFor<Graph>();
type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function expectRow<Expected>(): <Actual>(
  value: import('@biographql/sparql').SparqlQuery<Actual>,
  ...same: Equal<Expected, Actual> extends true ? [] : [never]
) => void;

export function rows() {
  expectRow<{ readonly drug: Iri; readonly name: string; readonly other: string | null }>()(
    select(
      `SELECT ?drug ?name ?other WHERE {
        $disease wdt:P2176 ?drug .
        ?drug rdfs:label ?name .
        OPTIONAL { ?drug wdt:P2176 ?other }
      }`,
      { disease: wd('Q1') },
    ),
  );
  select('SELECT ?d { ?d wdt:P31 wd:Q12136 }');
  select('SELECT ?d { ?d wdt:P31/wdt:P279* wd:Q999 }');
  select('PREFIX biolink: <https://w3id.org/biolink/vocab/> SELECT ?d { ?d biolink:treats ?x }');
  // @ts-expect-error no such
  select('PREFIX biolink: <https://w3id.org/biolink/vocab/> SELECT ?d { ?d biolink:treat ?x }');
  // @ts-expect-error no property
  select('SELECT ?d { ?d wdt:P21 ?x }');
  select(
    'SELECT ?d { ?d <https://w3id.org/biolink/vocab/treats>/<https://w3id.org/biolink/vocab/treats> ?x }',
  );
  select('SELECT ?d { ?d wdt:P31/wdt:P99* ?x ; (wdt:P98|wdt:P97)? ?y ; !wdt:P96 ?z ; ?p ?o }');
  select('SELECT ?d { ?d wdt:P31 ?x FILTER NOT EXISTS { ?d wdt:P31 wd:Q12136 } BIND(5 AS ?n) }');
  select(
    'SELECT ?d { VALUES ?d { wd:Q1 wd:Q2 wd:Q3 } VALUES (?a ?b) { (wd:Q1 wd:Q2) } ?d wdt:P31 ?x }',
  );
  select('SELECT ?d { VALUES ?d $list ?d wdt:P31 ?x }', { list: values([wd('Q1')]) });
  select(
    'SELECT ?d ?dLabel { ?d wdt:P31 ?x SERVICE wikibase:label { bd:serviceParam wikibase:language "en" } }',
  );
  // @ts-expect-error no property in the first step
  select('SELECT ?d { ?d wdt:P99/wdt:P279* ?x }');
  // @ts-expect-error no property behind a service
  select('SELECT ?d { SERVICE <x:y> { ?d ?p ?o } ?d wdt:P99 ?x }');
  // @ts-expect-error no property in a nested group
  select('SELECT ?d { ?d wdt:P31 ?x . OPTIONAL { { ?d wdt:P31 ?y } UNION { ?y wdt:P99 ?d } } }');
  // @ts-expect-error no property behind a filter
  select('SELECT ?d { ?d wdt:P31 ?x FILTER(?x != wd:Q1) ?d wdt:P99 ?y }');
  // @ts-expect-error no class
  select('SELECT ?d { ?d wdt:P31 wd:Q5 }');
  // @ts-expect-error text for an IRI
  select('SELECT ?d { ?d wdt:P2176 "x" }');
  // @ts-expect-error number
  select('SELECT ?d { ?d wdt:P2176 5 }');
  // @ts-expect-error IRI for a text
  select('SELECT ?d { ?d rdfs:label wd:Q5 }');
  // @ts-expect-error a number is no IRI
  select('SELECT ?d { ?d wdt:P2176 $x }', { x: 5 });
  // @ts-expect-error a literal is no IRI
  select('SELECT ?d { ?d wdt:P2176 $x }', { x: literal('x') });
  select('SELECT ?d { ?d wdt:P2067 $x }', { x: 5 });
  select('SELECT ?d { ?d rdfs:label "a"@en , $x }', { x: literal('x') });
}
