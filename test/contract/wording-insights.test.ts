import { describe, expect, it } from 'vitest';
import { ASTHMA, TEXT, useWordings } from './wording-service.js';

const send = useWordings();

describe('the documented wordings of articles, insights, the graph and ADMET', () => {
  it('5: articles, with every variable', async () => {
    const document = `query searchArticles(
      $query: String, $entityFilter: String, $dateRange: [String], $hasFullText: Boolean,
      $publicationType: String, $authorNames: [String], $sortOrder: String,
      $pageNumber: Int, $pageSize: Int, $doi: String
    ) {
      searchInsights(engineID: "biographql", searchInput: {
        query: $query, entityFilter: $entityFilter, dateRange: $dateRange, hasFullText: $hasFullText,
        publicationType: $publicationType, authorNames: $authorNames, sortOrder: $sortOrder,
        pageNumber: $pageNumber, pageSize: $pageSize, doi: $doi
      }) {
        data { __typename ... on TextResults {
          totalItems totalPages questionText infoText
          documents { id doi title authors { lastName firstName } publishDate documentID summaryText }
        } }
      }
    }`;
    const search = async (variables: Record<string, unknown>) =>
      (await send(document, { pageSize: 100, ...variables })).searchInsights.data;

    const all = await search({});
    expect(all).toMatchObject({
      __typename: 'TextResults',
      totalItems: 30,
      totalPages: 1,
      questionText: '',
    });
    expect(all.documents).toHaveLength(30);
    const [sample] = all.documents.filter(
      (article: { doi: string | null }) => article.doi !== null,
    );
    const totals = await Promise.all(
      [
        { query: 'asthma' },
        { entityFilter: ASTHMA },
        { dateRange: ['2020', null] },
        { hasFullText: true },
        { publicationType: 'review' },
        { authorNames: [`${sample.authors[0].lastName} ${sample.authors[0].firstName}`] },
        { doi: `https://doi.org/${sample.doi.toUpperCase()}` },
      ].map(async (variables) => (await search(variables)).totalItems),
    );
    for (const total of totals) {
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(30);
    }
    const dates = (await search({ sortOrder: 'oldest' })).documents.map(
      (article: { publishDate: string }) => article.publishDate,
    );
    expect(dates).toEqual([...dates].sort());
    const second = await search({ pageNumber: 2, pageSize: 7 });
    expect(second).toMatchObject({ totalItems: 30, totalPages: 5 });
    expect(second.documents.map(({ id }: { id: string }) => id)).toEqual(
      all.documents.slice(7, 14).map(({ id }: { id: string }) => id),
    );
  });

  it.each([
    [
      'AFFILIATIONS',
      'Affiliations { affiliations { id name description location } }',
      'affiliations',
      10,
    ],
    ['AUTHORS', 'Authors { authors { id firstName lastName middleName } }', 'authors', 10],
    ['ENTITYVIZ', 'EntityViz { entityviz { key value } }', 'entityviz', 20],
  ])('6-8: %s', async (type, fragment, list, length) => {
    const data = await send(
      `query InsightDetails($query: String) {
        summaryInsights(engineID: "biographql", searchInput: { query: $query, type: [${type}] }) {
          id description data { __typename ... on ${fragment} }
        }
      }`,
      { query: 'disease' },
    );
    expect(data.summaryInsights).toHaveLength(1);
    const [insight] = data.summaryInsights;
    expect(insight).toMatchObject({ id: '1', description: TEXT });
    expect(insight.data.__typename).toBe(fragment.split(' ')[0]);
    expect(insight.data[list].length).toBeLessThanOrEqual(length);
    expect(insight.data[list].length).toBeGreaterThan(0);
  });

  it('9: emerging concepts under the name InsightDetails, topics first', async () => {
    const data = await send(
      `query InsightDetails($query: String) {
        summaryInsights(engineID: "biographql", searchInput: { query: $query, type: [TOPICS, ENTITYVIZ] }) {
          id description data { __typename
            ... on Topics { topics { label xCoordinate yCoordinate } }
            ... on EntityViz { entityviz { key value } }
          }
        }
      }`,
      { query: 'asthma' },
    );
    expect(
      data.summaryInsights.map(
        ({ id, data: { __typename } }: { id: string; data: { __typename: string } }) => [
          id,
          __typename,
        ],
      ),
    ).toEqual([
      ['1', 'Topics'],
      ['2', 'EntityViz'],
    ]);
  });

  it('10: neighbors, the limit misspelled as existing clients send it', async () => {
    const data = await send(
      `query graphInsights($startNode: ID, $startNodeName: String, $nodeTypes: [NodeType], $maxNeighbors: Int) {
        graphInsights(engineID: "biographql", graphInput: {
          startNode: $startNode, startNodeName: $startNodeName, nodeTypes: $nodeTypes, maxNeighbors: $maxNeighbors
        }) {
          description
          data { __typename ... on SubGraph {
            description rootNode { id name }
            nodes { id name type properties { name values } }
            edges { id start { id } end { id } }
          } }
        }
      }`,
      { startNode: ASTHMA, maxNeighbours: 3, nodeTypes: ['MEDICATION', 'GROUP_OF_STEREOISMERS'] },
    );
    const { data: subGraph } = data.graphInsights;
    expect(subGraph.__typename).toBe('SubGraph');
    expect(subGraph.rootNode).toEqual({ id: ASTHMA, name: 'asthma' });
    expect(subGraph.nodes).toHaveLength(4);
    expect(subGraph.nodes[0].id).toBe(ASTHMA);
    const ids = new Set(subGraph.nodes.map(({ id }: { id: string }) => id));
    for (const { start, end } of subGraph.edges) {
      expect([start.id, end.id]).toContain(ASTHMA);
      expect(ids.has(start.id) && ids.has(end.id)).toBe(true);
    }
    const edgeIds = subGraph.edges.map(({ id }: { id: string }) => id);
    expect(new Set(edgeIds).size).toBe(edgeIds.length);
  });

  it('11: properties, with DISEASE as the only node type', async () => {
    const data = await send(
      `query nodeProperties($engineID: String, $startNode: ID, $maxNeighbors: Int, $nodeTypes: [NodeType]) {
        nodeProperties(engineID: $engineID, graphInput: {
          startNode: $startNode, nodeTypes: $nodeTypes, maxNeighbors: $maxNeighbors
        }) { properties { name values } }
      }`,
      { engineID: 'biographql', startNode: 'wd:Q35869', nodeTypes: 'DISEASE', maxNeighbors: 50 },
    );
    const names = data.nodeProperties.properties.map(({ name }: { name: string }) => name);
    expect(names[0]).toBe('alternative labels');
    expect(names).toEqual(expect.arrayContaining(['P31', 'P486', 'P2176']));
  });

  it('12: the insights of a disease', async () => {
    const data = await send(
      `query getSupportedInsights($supportedInsightsInput: SearchGenericInsightInput!) {
        searchGenericInsights(insightInput: $supportedInsightsInput) {
          supportedInsights { description insightCategory insightType renderType }
        }
      }`,
      { supportedInsightsInput: { qid: ASTHMA } },
    );
    expect(data.searchGenericInsights.supportedInsights).toEqual(
      expect.arrayContaining([
        {
          description: TEXT,
          insightCategory: 'DISEASE',
          insightType: 'GENETIC_ASSOCIATION',
          renderType: ['BubbleChart', 'Table'],
        },
        {
          description: TEXT,
          insightCategory: 'DISEASE',
          insightType: 'RELATED_DISEASES_VIA_GENES',
          renderType: ['BarChart', 'Table'],
        },
      ]),
    );
  });

  it('13: ADMET, unnamed, one row per molecule in order', async () => {
    const data = await send(
      'query ($smiles: [String!], $modelName: String) { admetPredict(smiles: $smiles, modelName: $modelName) }',
      { smiles: ['CCO', 'C1CC', 'CCO', 'c1ccccc1'], modelName: 'logS' },
    );
    expect(data.admetPredict).toEqual({
      dataframe: [
        { predict: 1.1, smiles: 'CCO' },
        {
          predict: null,
          smiles: 'C1CC',
          error: { code: 'INVALID_SMILES', message: 'The molecule is not in the table.' },
        },
        { predict: 1.1, smiles: 'CCO' },
        { predict: -1.64, smiles: 'c1ccccc1' },
      ],
      modelName: 'logS',
    });
  });
});
