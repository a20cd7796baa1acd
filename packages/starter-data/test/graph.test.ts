import { beforeAll, describe, expect, it } from 'vitest';
import { readStarterProvenance, type StarterProvenance, starterDataFiles } from '../src/index.js';
import { brotliLines } from './read-starter.js';

const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const TRIPLE = /^<([^>]+)> <([^>]+)> (<[^>]+>|"(?:[^"\\]|\\.)*"(?:@[a-z-]+|\^\^<[^>]+>)?) \.$/u;

interface Contents {
  readonly malformed: string[];
  readonly predicates: Record<string, number>;
  readonly subjects: string[];
  readonly labels: Map<string, string>;
  readonly entityLinks: [subject: string, predicate: string, object: string][];
  readonly owners: Map<string, string>;
  triples: number;
}

let contents: Contents;
let provenance: StarterProvenance;

beforeAll(async () => {
  provenance = await readStarterProvenance();
  contents = await readContents();
}, 120_000);

describe('graph.nt.br', () => {
  it('is N-Triples throughout', () => {
    expect(contents.malformed).toEqual([]);
  });

  it('holds what the provenance counts', () => {
    expect(contents.triples).toBe(provenance.graph.triples);
    expect(provenance.files['graph.nt.br'].lines).toBe(contents.triples);
    expect(contents.predicates).toEqual(provenance.graph.triplesByPredicate);
    for (const [property, count] of Object.entries(provenance.graph.relations)) {
      expect(contents.predicates[WDT + property]).toBe(count);
    }
    const entities = contents.subjects.filter((iri) => !iri.startsWith('urn:kg:'));
    expect(entities).toHaveLength(provenance.graph.entities + provenance.graph.properties);
  });

  it('is small enough to be loaded at every start', () => {
    expect(contents.triples).toBeLessThanOrEqual(1_250_000);
  });

  it('labels both ends of every relation in English', () => {
    const unlabeled = contents.entityLinks.filter(
      ([subject, , object]) => !contents.labels.has(subject) || !contents.labels.has(object),
    );
    expect(contents.entityLinks.length).toBeGreaterThan(90_000);
    expect(unlabeled).toEqual([]);
  });

  it('keeps the facts of a subject together, entities in order, statement nodes after their entity', () => {
    expect(new Set(contents.subjects).size).toBe(contents.subjects.length);
    const entities = contents.subjects.filter((iri) => !iri.startsWith('urn:kg:statement:'));
    expect(entities).toEqual([...entities].sort());
    let current = '';
    const misplaced = contents.subjects.filter((subject) => {
      if (subject.startsWith('urn:kg:statement:')) return contents.owners.get(subject) !== current;
      current = subject;
      return false;
    });
    expect(misplaced).toEqual([]);
  });

  it('has no statement node that is pointed at but not described', () => {
    const described = new Set(contents.subjects);
    expect([...contents.owners.keys()].filter((statement) => !described.has(statement))).toEqual(
      [],
    );
  });

  it('describes every property it uses', () => {
    const described = new Set(contents.subjects);
    const used = Object.keys(contents.predicates).filter((iri) => iri.startsWith(WDT));
    expect(used.filter((iri) => !described.has(WD + iri.slice(WDT.length)))).toEqual([]);
  });

  it('names the source of every gene-disease claim and of every annotation', () => {
    const denied = [...contents.owners.keys()].filter((iri) => iri.endsWith('-denied')).length;
    const unsourced = ['P2293', 'P680', 'P681', 'P682'].filter(
      (property) =>
        (contents.predicates[`http://www.wikidata.org/prop/${property}`] ?? 0) -
          (property === 'P2293' ? denied : 0) !==
        contents.predicates[WDT + property],
    );
    expect(unsourced).toEqual([]);
  });

  it.each([
    ['Q12078', 'cancer', 'P2176'],
    ['Q35869', 'asthma', 'P2176'],
    ['Q3025883', 'type 2 diabetes', 'P2293'],
    ['Q11081', "Alzheimer's disease", 'P780'],
    ['Q11085', "Parkinson's disease", 'P2176'],
    ['Q128581', 'breast cancer', 'P2293'],
    ['Q12156', 'malaria', 'P2176'],
    ['Q18216', 'aspirin', 'P2175'],
    ['Q19484', 'metformin', 'P129'],
    ['Q227339', 'BRCA1', 'P2293'],
    ['Q14818098', 'TP53', 'P2293'],
  ])('knows %s, %s, and its %s', (qid, label, property) => {
    expect(contents.labels.get(WD + qid)).toBe(label);
    const relations = contents.entityLinks.filter(
      ([subject, predicate]) => subject === WD + qid && predicate === WDT + property,
    );
    expect(relations.length).toBeGreaterThan(0);
  });
});

async function readContents(): Promise<Contents> {
  const read: Contents = {
    malformed: [],
    predicates: {},
    subjects: [],
    labels: new Map(),
    entityLinks: [],
    owners: new Map(),
    triples: 0,
  };
  for await (const line of brotliLines(starterDataFiles().graph)) addTriple(read, line);
  return read;
}

function addTriple(read: Contents, line: string): void {
  read.triples += 1;
  const [, subject, predicate, object] = TRIPLE.exec(line) ?? [];
  if (subject === undefined || predicate === undefined || object === undefined) {
    read.malformed.push(line);
    return;
  }
  read.predicates[predicate] = (read.predicates[predicate] ?? 0) + 1;
  if (read.subjects.at(-1) !== subject) read.subjects.push(subject);
  if (predicate === LABEL && object.endsWith('@en')) read.labels.set(subject, object.slice(1, -4));
  if (!object.startsWith('<')) return;
  const iri = object.slice(1, -1);
  if (iri.startsWith('urn:kg:statement:')) read.owners.set(iri, subject);
  if (predicate.startsWith(WDT)) read.entityLinks.push([subject, predicate, iri]);
}
