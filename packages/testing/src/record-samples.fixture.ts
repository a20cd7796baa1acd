import {
  createClient,
  getAnswer,
  getEntityProperties,
  getInsightRows,
  getNeighbors,
  getSupportedInsights,
  getTopAuthors,
  predictAdmet,
  searchArticles,
  searchEntities,
} from '@biographql/client';
import type { TestService } from '@biographql/server/testing';
import type { Samples } from './build.js';

/** Asks the service for the default of each builder. */
export async function recordSamples(service: TestService): Promise<Samples> {
  const client = createClient(service);
  const asthma = { entity: 'Q35869' };
  const [prediction] = await predictAdmet(client, { model: 'hERG', smiles: ['CCO'] });
  if (prediction?.status !== 'predicted') throw new Error('no prediction');
  const questionAnswer = await getAnswer(client, { question: 'Does salbutamol treat asthma?' });
  const answer = first(questionAnswer.answers);
  const articles = await searchArticles(client, { text: 'asthma', pageSize: 1 });
  const article = first(articles.items);
  const neighborhood = await getNeighbors(client, { ...asthma, limit: 2 });
  const rows = await getInsightRows(client, { ...asthma, type: 'SYMPTOMS', limit: 1 });
  const { claims } = await getEntityProperties(client, asthma);
  return {
    entity: first(await searchEntities(client, { text: 'asthma' })),
    article,
    author: first(await getTopAuthors(client, { text: 'asthma' })),
    property: first(claims),
    insight: first(await getSupportedInsights(client, asthma)),
    insightRow: first(rows.rows),
    neighborhood,
    node: first(neighborhood.nodes.slice(1)),
    questionAnswer,
    answer,
    claim: first(answer.claims),
    document: first([...answer.documents, ...answer.related]),
    articleAuthor: first(article.authors),
    prediction,
  };
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The small graph has none of these.');
  return item;
}
