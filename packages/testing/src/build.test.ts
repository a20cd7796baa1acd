import {
  createClient,
  getInsightRows,
  getNeighbors,
  searchArticles,
  searchEntities,
} from '@biographql/client';
import { answer, mockClient } from '@biographql/client/testing';
import { GraphInsightsDocument, SearchArticlesDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import {
  buildArticle,
  buildEntity,
  buildInsightRow,
  buildNode,
  buildPrediction,
  buildQuestionAnswer,
} from './build.js';
import { buildData } from './build-data.js';
import { recordedFetch } from './recorded-fetch.js';

const client = createClient({ url: 'http://service.test', fetch: recordedFetch() });

describe('builders', () => {
  it('start from what the service answers', async () => {
    expect([buildEntity()]).toEqual((await searchEntities(client, { text: 'asthma' })).slice(0, 1));
    expect(buildArticle()).toEqual((await searchArticles(client, { text: 'asthma' })).items[0]);
    const { rows } = await getInsightRows(client, { entity: 'Q35869', type: 'SYMPTOMS' });
    expect(buildInsightRow()).toEqual(rows[0]);
    expect(buildNode()).toEqual((await getNeighbors(client, { entity: 'Q35869' })).nodes[1]);
    expect(buildQuestionAnswer().answers[0]?.text).toMatch(/^Yes/);
  });

  it('differ in what is given', () => {
    expect(buildArticle({ title: 'Mine', doi: null })).toEqual({
      ...buildArticle(),
      title: 'Mine',
      doi: null,
    });
  });

  it('give a prediction a value, or a reason for none', () => {
    expect(buildPrediction({ value: 0.9 })).toMatchObject({
      status: 'predicted',
      model: 'hERG',
      smiles: 'CCO',
      value: 0.9,
    });
    const reason = { code: 'INVALID_SMILES', message: 'No molecule.' };
    expect(buildPrediction({ smiles: 'x', reason })).toEqual({
      status: 'rejected',
      model: 'hERG',
      smiles: 'x',
      value: null,
      reason,
    });
  });
});

describe('data as it is sent', () => {
  it('is the first recording', async () => {
    const data = buildData(GraphInsightsDocument);
    expect(data.graphInsights?.data?.rootNode.name).toBe('asthma');
  });

  it('differs in its parts, and items of lists in theirs', async () => {
    const data = buildData(SearchArticlesDocument, {
      searchInsights: { data: { totalItems: 2, documents: [{ title: 'One' }, { title: 'Two' }] } },
    });
    const { items, total } = await searchArticles(
      mockClient([answer(SearchArticlesDocument, () => data)]),
      {},
    );
    expect(total).toBe(2);
    expect(items.map(({ title, id }) => [title, id])).toEqual([
      ['One', items[0]?.id],
      ['Two', items[0]?.id],
    ]);
    expect(items[0]?.id).toMatch(/^pmid:/);
  });

  it('takes null, and lists without items', () => {
    const nothing = { searchInsights: { data: { documents: [], infoText: '' } } };
    expect(buildData(SearchArticlesDocument, nothing).searchInsights?.data?.documents).toEqual([]);
    expect(buildData(SearchArticlesDocument, { searchInsights: null })).toEqual({
      searchInsights: null,
    });
  });

  it('is there for documents of the contract alone', () => {
    expect(() => buildData('query mine { mine }')).toThrow(/strings/);
  });
});
