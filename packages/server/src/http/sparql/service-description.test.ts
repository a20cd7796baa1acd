import { Parser as N3Parser } from 'n3';
import { describe, expect, it } from 'vitest';
import { writeTriples } from './result-text.js';
import { serviceDescription } from './service-description.js';

const SD = 'http://www.w3.org/ns/sparql-service-description#';
const VOID = 'http://rdfs.org/ns/void#';
const ADDRESS = 'http://test/biographql/sparql';

function described(literatureTriples: number | null) {
  const graph = { triples: 7, release: '2026-11', credits: [], literatureTriples };
  return new N3Parser().parse(
    [...writeTriples.turtle(serviceDescription(ADDRESS, graph))].join(''),
  );
}

describe('serviceDescription', () => {
  it('lists the literature graph by name, with the triples of each graph', () => {
    const quads = described(12);
    const [named] = quads.filter(({ predicate }) => predicate.value === `${SD}namedGraph`);
    const of = (subject: string | undefined) =>
      quads.filter((quad) => quad.subject.value === subject);
    const name = of(named?.object.value).find(({ predicate }) => predicate.value === `${SD}name`);
    expect(name?.object.value).toBe('urn:biographql:literature');
    const graph = of(named?.object.value).find(({ predicate }) => predicate.value === `${SD}graph`);
    const stated = of(graph?.object.value).map(({ predicate, object }) => [
      predicate.value,
      object.value,
    ]);
    expect(stated).toContainEqual([`${VOID}triples`, '12']);
    expect(stated).toContainEqual([`${VOID}vocabulary`, 'http://schema.org/']);
    const all = quads.filter(({ predicate }) => predicate.value === `${VOID}triples`);
    expect(all.map(({ object }) => object.value)).toEqual(['7', '12']);
  });

  it('lists no missing graph', () => {
    const terms = described(null).flatMap(({ predicate, object }) => [
      predicate.value,
      object.value,
    ]);
    expect(terms).not.toContain('urn:biographql:literature');
    expect(terms).not.toContain(`${SD}namedGraph`);
  });
});
