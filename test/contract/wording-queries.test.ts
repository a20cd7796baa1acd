import { describe, expect, it } from 'vitest';
import { ASTHMA, NUMBER, TEXT, useWordings } from './wording-service.js';

const send = useWordings();

describe('the documented wordings of queries, questions and labels', () => {
  it('1: a SPARQL query, percent-encoded', async () => {
    const data = await send(
      `query advancedSearchQuery($sparql: String) {
        advancedSearch(query: $sparql) {
          __typename description columns rows { __typename values } error
        }
      }`,
      {
        sparql: encodeURIComponent(
          'SELECT ?l ?x WHERE { wd:Q35869 rdfs:label ?l OPTIONAL { ?l wdt:P1 ?x } }',
        ),
      },
    );
    expect(data.advancedSearch).toEqual({
      __typename: 'DataFrame',
      description: '1 row, 2 columns',
      columns: ['l', 'x'],
      rows: [{ __typename: 'Row', values: ['asthma', null] }],
      error: null,
    });
  });

  it('2: SPARQL inline in the document, with an unused variable', async () => {
    const data = await send(
      `{ advancedSearchGraph(query: "SELECT ?l WHERE { <${ASTHMA}> rdfs:label ?l }") { head results } }`,
      { sparql: '<sparql>' },
    );
    expect(data.advancedSearchGraph).toEqual({
      head: { vars: ['l'] },
      results: { bindings: [{ l: { type: 'literal', value: 'asthma', 'xml:lang': 'en' } }] },
    });
  });

  it('2: SPARQL inline as a block string, and ASK', async () => {
    const data = await send(
      `{
        select: advancedSearchGraph(query: """
          SELECT (COUNT(?drug) AS ?n)
          WHERE { wd:Q35869 wdt:P2176 ?drug }
        """) { head results boolean }
        ask: advancedSearchGraph(query: "ASK { wd:Q35869 wdt:P31 wd:Q12136 }") { head results boolean }
      }`,
    );
    expect(data.select.results.bindings[0].n.value).toBe('5');
    expect(data.select.boolean).toBeNull();
    expect(data.ask).toEqual({ head: {}, results: { boolean: true }, boolean: true });
  });

  it('3: a question in shape A, with a literal engine identifier', async () => {
    const data = await send(
      `query questionAnswer($query: String) {
        summaryInsights(engineID: "biographql", searchInput: { query: $query, type: [QA] }) {
          data { __typename ... on QAInsight { question answer context took probability } }
        }
      }`,
      { query: 'Which drugs treat asthma?' },
    );
    expect(data.summaryInsights).toEqual([
      {
        data: {
          __typename: 'QAInsight',
          question: 'Which drugs treat asthma?',
          answer: expect.stringContaining('salbutamol'),
          context: expect.stringMatching(/<em>.+<\/em>/),
          took: NUMBER,
          probability: expect.stringMatching(/^(0|1|0\.\d+)$/),
        },
      },
    ]);
  });

  it('3: a question in shape B', async () => {
    const data = await send(
      `query questionAnswer($query: String) {
        summaryInsights(engineID: "biographql", searchInput: { query: $query, type: [QA] }) {
          data { __typename ... on QAInsight {
            question
            answers {
              __typename answer
              document { __typename id title abs source index_name }
              took context statistics probability
            }
          } }
        }
      }`,
      { query: 'Which drugs treat asthma?' },
    );
    const [{ answers }] = data.summaryInsights.map((insight: { data: unknown }) => insight.data);
    expect(answers[0]).toMatchObject({
      __typename: 'Answer',
      answer: expect.stringContaining('salbutamol'),
      took: NUMBER,
      statistics: expect.arrayContaining([{ index_name: 'articles', total_hits: NUMBER }]),
    });
    expect(answers[0].document[0]).toMatchObject({
      __typename: 'RelatedDocument',
      id: TEXT,
      title: TEXT,
      index_name: expect.stringMatching(/^(articles|graph)$/),
    });
  });

  it('3: a question that nothing answers', async () => {
    const data = await send(
      `{ summaryInsights(searchInput: { query: "What is the capital of the moon?", type: [QA] }) {
        description data { ... on QAInsight { answer context probability answers { answer probability } } }
      } }`,
    );
    expect(data.summaryInsights[0].data).toEqual({
      answer: '',
      context: null,
      probability: null,
      answers: [{ answer: '', probability: null }],
    });
  });

  it('3: documents only have no answer at all', async () => {
    const data = await send(
      `{ summaryInsights(searchInput: { query: "asthma", type: DOCUMENTS }) {
        data { ... on QAInsight { answer context probability answers { answer document { id } } } }
      } }`,
    );
    const [{ data: insight }] = data.summaryInsights;
    expect(insight).toMatchObject({ answer: null, context: null, probability: null });
    expect(insight.answers[0].answer).toBe('');
    expect(insight.answers[0].document.length).toBeGreaterThan(0);
  });

  it('4: entities by label', async () => {
    const data = await send(
      `query searchEntity($searchText: String) {
        searchAsYouType(searchInput: { searchText: $searchText, type: SEARCH_LABEL }) {
          description type data { __typename ... on SearchLabels { searchLabels { qid text nodeTypes } } }
        }
      }`,
      { searchText: 'asthma' },
    );
    expect(data.searchAsYouType).toMatchObject({ description: null, type: 'SEARCH_LABEL' });
    expect(data.searchAsYouType.data.__typename).toBe('SearchLabels');
    expect(data.searchAsYouType.data.searchLabels[0]).toEqual({
      qid: ASTHMA,
      text: 'asthma',
      nodeTypes: ['DISEASE'],
    });
  });
});
