import { describe, expect, it } from 'vitest';
import { parseLine } from '../rdf/n-triples-line.js';
import type { Triple } from '../rdf/triple.js';
import { EntityCollector } from './entity-collector.js';

const PREFIXES: Readonly<Record<string, string>> = {
  wd: 'http://www.wikidata.org/entity/',
  wdt: 'http://www.wikidata.org/prop/direct/',
  p: 'http://www.wikidata.org/prop/',
  ps: 'http://www.wikidata.org/prop/statement/',
  pr: 'http://www.wikidata.org/prop/reference/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  schema: 'http://schema.org/',
  wikibase: 'http://wikiba.se/ontology#',
  ex: 'http://example.org/',
};

/** Reads lines such as `wd:Q1 rdfs:label "x"@en`. */
function triples(text: string): readonly Triple[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const full = line.replace(/(?<=^|\s)([a-z]+):([A-Za-z0-9]+)(?=\s|$)/g, (_, prefix, name) => {
        return `<${PREFIXES[prefix]}${name}>`;
      });
      const triple = parseLine(`${full} .`, (label) => label);
      if (triple === null) throw new Error(`Not a triple: ${line}`);
      return triple;
    });
}

function collect(text: string) {
  const collector = new EntityCollector();
  collector.add(triples(text));
  return [...collector.rows()];
}

const names = (text: string) => collect(text).map(({ label }) => label);

describe('EntityCollector', () => {
  it('numbers no statement or reference, which only speak of what is said', () => {
    const collector = new EntityCollector();
    collector.add(
      triples(`
wd:Q1 rdfs:label "asthma"@en
wd:Q1 p:P2176 ex:statement
ex:statement rdf:type wikibase:Statement
ex:statement wikibase:rank wikibase:NormalRank
ex:statement ps:P2176 wd:Q2
ex:reference pr:P854 ex:page
ex:reference pr:P698 "123"
ex:reference pr:P248 wd:Q3`),
    );
    expect(collector.nodes.size).toBe(1);
    expect(collector.predicates.counts()['http://wikiba.se/ontology#rank']).toBe(1);
    expect([...collector.rows()].map(({ label }) => label)).toEqual(['asthma']);
  });

  it('collects everything about an entity', () => {
    const rows = collect(`
wd:Q35869 rdfs:label "asthma"@en
wd:Q35869 schema:description "long-term disease"@en
wd:Q35869 schema:description "Krankheit"@de
wd:Q35869 skos:altLabel "bronchial asthma"@en
wd:Q35869 skos:altLabel "bronchial asthma"@en
wd:Q35869 skos:altLabel "asma"@es
wd:Q35869 wdt:P31 wd:Q12136
wd:Q35869 wdt:P486 "D001249"
wd:Q35869 wdt:P2176 wd:Q410358
wd:Q410358 rdfs:label "salbutamol"@en`);
    expect(rows[0]).toEqual({
      iri: 'http://www.wikidata.org/entity/Q35869',
      label: 'asthma',
      description: 'long-term disease',
      types: ['DISEASE'],
      degree: 2,
      popularity: 900,
      aliases: ['bronchial asthma'],
      shortNames: [],
      meshIds: ['D001249'],
      identifiers: [{ scheme: 'mesh', id: 'D001249' }],
      representative: null,
    });
  });

  it('takes a short name for an alias as well', () => {
    const [row] = collect(
      `wd:Q1 rdfs:label "age-related macular degeneration"@en\nwd:Q1 skos:altLabel "ARMD"@en\nwd:Q1 wdt:P1813 "AMD"@en\nwd:Q1 wdt:P1813 "DMLA"@fr`,
    );
    expect(row).toMatchObject({ aliases: ['ARMD', 'AMD'], shortNames: ['AMD'] });
  });

  it('prefers an English label, whatever the order', () => {
    expect(names('wd:Q1 rdfs:label "Krebs"@de\nwd:Q1 rdfs:label "cancer"@en')).toEqual(['cancer']);
    expect(names('wd:Q1 rdfs:label "cancer"@en\nwd:Q1 rdfs:label "Krebs"@de')).toEqual(['cancer']);
    expect(names('wd:Q1 rdfs:label "Krebs"@de\nwd:Q1 rdfs:label "Rak"@pl')).toEqual(['Krebs']);
    expect(names('wd:Q1 rdfs:label "tumour"@en-GB\nwd:Q1 rdfs:label "tumor"')).toEqual(['tumor']);
  });

  it('keeps further English labels as aliases, but not the label itself', () => {
    const [row] = collect(`
wd:Q1 rdfs:label "tumour"@en-gb
wd:Q1 rdfs:label "tumor"@en
wd:Q1 rdfs:label "neoplasm"@en
wd:Q1 skos:altLabel "tumor"@en`);
    expect(row).toMatchObject({ label: 'tumor', aliases: ['tumour', 'neoplasm'] });
  });

  it('names an entity without a label by its IRI', () => {
    expect(names('wd:Q7 wdt:P31 wd:Q12136')).toEqual(['Q7']);
  });

  it('leaves out statement nodes, references, properties and things that only occur as values', () => {
    expect(
      names(`
wd:Q1 rdfs:label "asthma"@en
wd:Q1 p:P2176 <urn:kg:statement:1>
<urn:kg:statement:1> ps:P2176 wd:Q2
<urn:kg:statement:1> rdf:type wikibase:BestRank
wd:P2176 rdfs:label "drug used for treatment"@en
wd:P2176 rdf:type wikibase:Property
ex:treats rdfs:label "treats"@en
ex:treats rdf:type <http://www.w3.org/2002/07/owl#ObjectProperty>
wd:Q1 wdt:P2176 wd:Q2
_:b rdfs:label "a blank node"@en`),
    ).toEqual(['asthma']);
  });

  it('counts distinct edges in both directions: also classes and things without a name, neither repeats nor loops', () => {
    const rows = collect(`
wd:Q1 rdfs:label "a"@en
wd:Q2 rdfs:label "b"@en
wd:Q3 rdfs:label "c"@en
wd:Q12136 rdfs:label "disease"@en
wd:Q1 wdt:P31 wd:Q12136
wd:Q2 wdt:P279 wd:Q12136
wd:Q1 wdt:P2176 wd:Q2
wd:Q1 wdt:P2176 wd:Q2
wd:Q2 wdt:P2175 wd:Q1
wd:Q3 ex:near wd:Q2
wd:Q3 wdt:P527 wd:Q3
wd:Q3 wdt:P18 <http://example.org/picture>
wd:Q1 p:P2176 wd:Q3`);
    const degrees = Object.fromEntries(rows.map(({ label, degree }) => [label, degree]));
    expect(degrees).toEqual({ a: 3, b: 4, c: 2, disease: 2 });
  });

  it('orders by popularity (kinds of relations, identifiers, names), then by label', () => {
    const rows = collect(`
wd:Q1 rdfs:label "pathway"@en
wd:Q2 rdfs:label "known"@en
wd:Q2 rdfs:label "bekannt"@de
wd:Q2 rdfs:label "bekannt"@de
wd:Q2 rdfs:label "connu"@fr
wd:Q2 skos:altLabel "well known"@en
wd:Q2 wdt:P699 "1"
wd:Q2 wdt:P699 "2"
wd:Q1 wdt:P527 wd:Q2
wd:Q1 wdt:P527 wd:Q3
wd:Q1 wdt:P527 wd:Q4
wd:Q3 rdfs:label "third"@en
wd:Q4 rdfs:label "fourth"@en`);
    expect(rows.map(({ label, popularity }) => [label, popularity])).toEqual([
      ['known', 100 + 158 + 100 + 100 + 600],
      ['pathway', 200],
      ['fourth', 100],
      ['third', 100],
    ]);
  });

  it('finds the type through superclasses, nearest first, and survives circles', () => {
    const [row] = collect(`
wd:Q1 rdfs:label "x"@en
wd:Q1 wdt:P31 ex:Kind
ex:Kind wdt:P279 ex:Kind2
ex:Kind2 wdt:P279 ex:Kind
ex:Kind2 wdt:P279 wd:Q12136`);
    expect(row?.types).toEqual(['DISEASE']);
  });

  it('does not climb beyond a known class', () => {
    const rows = collect(`
wd:Q1 rdfs:label "x"@en
wd:Q1 wdt:P31 wd:Q12136
wd:Q12136 wdt:P279 wd:Q12140`);
    expect(rows.find(({ label }) => label === 'x')?.types).toEqual(['DISEASE']);
  });

  it('uses properties where there is no class', () => {
    const rows = collect(`
wd:Q1 rdfs:label "IL4"@en
wd:Q1 wdt:P351 "3565"
wd:Q2 rdfs:label "chromosome 5"@en
wd:Q1 wdt:P1057 wd:Q2`);
    expect(rows.map(({ label, types }) => [label, types])).toEqual([
      ['IL4', ['GENE']],
      ['chromosome 5', ['CHROMOSOME']],
    ]);
  });

  it('yields nothing for no triples', () => {
    expect([...new EntityCollector().rows()]).toEqual([]);
  });
});
