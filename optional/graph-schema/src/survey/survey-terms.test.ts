import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEntityIri } from '@biographql/core';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphTerms, surveyTerms } from './survey-terms.js';

const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const XSD = 'http://www.w3.org/2001/XMLSchema#';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const TRIPLES = `
<${WD}Q1> <${WDT}P31> <${WD}Q12136> .
<${WD}Q2> <${WDT}P31> <${WD}Q12136> .
<${WD}Q1> <${WDT}P780> <${WD}Q2> .
<${WD}P780> <${LABEL}> "symptoms and signs"@en .
<${WD}Q1> <${LABEL}> "asthma"@en .
_:b <${LABEL}> "no name" .
<${WD}Q1> <x:mass> "5"^^<${XSD}decimal> .
<${WD}Q1> <x:mass> "unknown" .
<${WD}Q1> <x:first> "1900-01-01"^^<${XSD}date> .
<${WD}Q1> <x:known> "true"^^<${XSD}boolean> .
<${WD}Q1> <x:shape> "POINT(1 1)"^^<x:wkt> .
<${WD}Q1> <x:node> _:b .
`;

describe('surveyTerms', () => {
  let folder = '';
  let terms: GraphTerms;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biographql-survey-'));
    const path = join(folder, 'graph.nt');
    await writeFile(path, TRIPLES);
    async function* rows() {
      yield [
        { iri: parseEntityIri('Q1'), label: 'asthma', types: ['DISEASE' as const] },
        { iri: parseEntityIri('Q2'), label: 'wheeze', types: ['SYMPTOM' as const] },
        { iri: parseEntityIri('Q12136'), label: 'disease', types: ['UNDEFINED' as const] },
      ];
    }
    terms = await surveyTerms([path], { vocabulary: WIKIDATA, digest: 'sha256:0', rows: rows() });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const findProperty = (iri: string) => terms.properties.find((each) => each.iri === iri);

  it('tells every property with what its subjects and values are', () => {
    expect(terms.properties.map(({ iri, subjects, values }) => [iri, subjects, values])).toEqual([
      [LABEL, ['iri', 'blank'], ['text']],
      [`${WDT}P31`, ['iri'], ['iri']],
      ['x:mass', ['iri'], ['text', 'number']],
      [`${WDT}P780`, ['iri'], ['iri']],
      ['x:first', ['iri'], ['date']],
      ['x:known', ['iri'], ['boolean']],
      ['x:node', ['iri'], ['blank']],
      ['x:shape', ['iri'], ['other']],
    ]);
  });

  it('tells labels, facts and the types at both ends', () => {
    expect(findProperty(`${WDT}P780`)).toMatchObject({
      label: 'symptoms and signs',
      facts: 1,
      from: ['DISEASE'],
      to: ['SYMPTOM'],
      isClass: false,
    });
    expect(findProperty('x:mass')).toMatchObject({ label: null, facts: 2, to: [] });
  });

  it('tells the classes of which something is', () => {
    expect(terms.classes).toEqual([{ iri: `${WD}Q12136`, label: 'disease', members: 2 }]);
    expect(findProperty(`${WDT}P31`)?.isClass).toBe(true);
    expect(terms.dataset).toBe('sha256:0');
  });
});
