import { afterAll, describe, expect, it } from 'vitest';
import { inProcessStore } from '../../test/testing/in-process-store.js';
import { createVocabulary, WIKIDATA } from '../vocabulary/index.js';
import { readStatements, type Triple } from './statements.js';

const WD = 'http://www.wikidata.org/entity/';
const PROP = 'http://www.wikidata.org/prop/';
const RANK = 'http://wikiba.se/ontology#';

const TURTLE = `
@prefix wd: <${WD}> . @prefix wdt: <${PROP}direct/> . @prefix p: <${PROP}> . @prefix ps: <${PROP}statement/> .
@prefix pr: <${PROP}reference/> . @prefix prov: <http://www.w3.org/ns/prov#> . @prefix wikibase: <${RANK}> .
wd:Q1 wdt:P2176 wd:Q2, wd:Q3 ; wdt:P699 "DOID:1" ; wdt:P2067 "12"^^<http://www.w3.org/2001/XMLSchema#decimal> .
wd:Q1 p:P2176 <urn:s:1>, <urn:s:2>, <urn:s:3> .
<urn:s:1> ps:P2176 wd:Q2 ; wikibase:rank wikibase:NormalRank ; prov:wasDerivedFrom <urn:r:1>, <urn:r:2> .
<urn:s:2> ps:P2176 wd:Q2 ; wikibase:rank wikibase:DeprecatedRank ; prov:wasDerivedFrom <urn:r:3> .
<urn:s:3> ps:P2176 wd:Q4 ; wikibase:rank wikibase:DeprecatedRank .
<urn:r:1> pr:P854 <https://example.org/b> ; pr:P698 "7" .
<urn:r:2> pr:P854 <https://example.org/a> ; pr:P248 wd:Q9 .
<urn:r:3> pr:P854 <https://example.org/withdrawn> .
`;

const treats = (object: string): Triple => ({
  subject: `${WD}Q1`,
  property: 'P2176',
  object: WD + object,
  isEntity: true,
});
const literal = (property: string, object: string): Triple => ({
  subject: `${WD}Q1`,
  property,
  object,
  isEntity: false,
});

describe('readStatements', () => {
  const graph = inProcessStore({ text: TURTLE });
  const source = { graph, vocabulary: WIKIDATA };
  afterAll(() => graph[Symbol.asyncDispose]());

  it('returns rank and references of the best ranked statement', async () => {
    expect(await readStatements(source, [treats('Q2')])).toEqual([
      {
        ...treats('Q2'),
        rank: 'normal',
        references: [
          { url: 'https://example.org/a', articleId: null, dataset: `${WD}Q9` },
          { url: 'https://example.org/b', articleId: 'pmid:7', dataset: null },
        ],
      },
    ]);
  });

  it('knows claims without a statement, and statements without a claim', async () => {
    expect(await readStatements(source, [treats('Q3'), treats('Q4')])).toEqual([
      { ...treats('Q3'), rank: null, references: [] },
      { ...treats('Q4'), rank: 'deprecated', references: [] },
    ]);
  });

  it('compares literals by their text, whatever their datatype', async () => {
    const requested = [
      literal('P699', 'DOID:1'),
      literal('P2067', '12'),
      literal('P699', 'DOID:2'),
    ];
    const found = await readStatements(source, requested);
    expect(found.map(({ object }) => object)).toEqual(['DOID:1', '12']);
  });

  it('leaves out what the graph does not hold, and what no query can contain', async () => {
    const odd = { ...treats('Q2'), subject: 'not an IRI' };
    const reverse = { ...treats('Q1'), subject: `${WD}Q2` };
    expect(await readStatements(source, [odd, reverse, treats('Q5')])).toEqual([]);
    expect(await readStatements(source, [])).toEqual([]);
  });

  it('returns each fact once, in the order requested, across queries', async () => {
    const many = Array.from({ length: 600 }, (_, index) => treats(`Q${index}`));
    const found = await readStatements(source, [...many, ...many]);
    expect(found.map(({ object }) => object)).toEqual([`${WD}Q2`, `${WD}Q3`, `${WD}Q4`]);
  });

  it('holds for a vocabulary without statements', async () => {
    const plain = createVocabulary({ name: 'plain', codes: [], properties: {} });
    const fact = { ...treats('Q2'), property: `${PROP}direct/P2176` };
    expect(await readStatements({ graph, vocabulary: plain }, [fact])).toEqual([
      { ...fact, rank: null, references: [] },
    ]);
  });
});
