import { inProcessStore } from '@biographql/engines/testing';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import { createPropertyLabels } from './entity-properties.js';

const GRAPH = `
  @prefix wd: <http://www.wikidata.org/entity/> .
  @prefix wdt: <http://www.wikidata.org/prop/direct/> .
  @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
  @prefix wikibase: <http://wikiba.se/ontology#> .
  wd:P780 wikibase:directClaim wdt:P780 ; rdfs:label "Symptome"@de, "symptoms and signs"@en, "signs" .
  <http://example.org/broader> rdfs:label "has broader" .
`;

const P780 = 'http://www.wikidata.org/prop/direct/P780';
const BROADER = 'http://example.org/broader';

describe('property labels', () => {
  it('names claims by their property, other predicates by themselves, English first', async () => {
    const labels = createPropertyLabels(inProcessStore({ text: GRAPH }), WIKIDATA);
    expect(await labels.of([P780, BROADER, 'http://example.org/unnamed', P780])).toEqual(
      new Map([
        [P780, 'symptoms and signs'],
        [BROADER, 'has broader'],
      ]),
    );
  });

  it('asks the graph once for each predicate', async () => {
    const store = inProcessStore({ text: GRAPH });
    let queries = 0;
    const counting = {
      ...store,
      select: (...call: Parameters<typeof store.select>) => {
        queries += 1;
        return store.select(...call);
      },
    };
    const labels = createPropertyLabels(counting, WIKIDATA);
    await labels.of([P780, 'http://example.org/unnamed']);
    await labels.of([P780, 'http://example.org/unnamed']);
    expect(queries).toBe(1);
    expect((await labels.of([BROADER, P780])).size).toBe(2);
    expect(queries).toBe(2);
    expect(await labels.of([])).toEqual(new Map());
    expect(queries).toBe(2);
  });
});
