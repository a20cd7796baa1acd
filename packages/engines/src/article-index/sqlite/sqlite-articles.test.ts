import { join } from 'node:path';
import { BioGraphQLError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import type { EngineEvent } from '../../driver.js';
import { inBatches } from '../../row-batches.js';
import { createDatabase } from '../../sqlite/sqlite.js';
import { temporaryPlace } from '../../temporary-place.js';
import { testArticle } from '../article.fixture.js';
import { describeArticleIndex } from '../conformance.js';
import { describeArticleRanking } from '../ranking-suite.js';
import type { TextEmbedder } from '../reading/text-embedder.js';
import { openArticleIndex } from './open-article-index.js';
import { buildArticleIndex } from './sqlite-article-builder.js';
import { ARTICLE_SCHEMA } from './sqlite-article-format.js';
import { sqliteArticles } from './sqlite-articles.js';

describeArticleIndex(sqliteArticles);
describeArticleRanking(sqliteArticles);

describe('sqlite articles', () => {
  it('is searched by words alone when its vectors are of another model, and says so', async () => {
    await using place = await temporaryPlace();
    const path = join(place.directory, 'articles.db');
    const embedder: TextEmbedder = {
      name: 'length',
      dimensions: 1,
      weight: 1,
      embed: async (texts) => texts.map((text) => Float32Array.of(text.length - 20)),
    };
    const records = [
      testArticle(1, 'heart'),
      testArticle(2, 'heart', { abstract: 'x '.repeat(30) }),
    ];
    await buildArticleIndex(path, inBatches(records), { embedder });
    const events: EngineEvent[] = [];
    await using words = await sqliteArticles.open(place, {
      onEvent: (event) => events.push(event),
    });
    const byWords = await words.search({ text: 'heart' });
    expect(byWords.items.map(({ pmid }) => pmid)).toEqual(['1', '2']);
    expect(events).toMatchObject([{ level: 'warn', facts: { ingestedWith: 'length' } }]);
    await using own = await openArticleIndex(path, { embedder });
    const byMeaning = await own.search({
      text: 'a text that is longer than twenty letters: heart',
      match: 'any',
    });
    expect(byMeaning.items.map(({ pmid }) => pmid)).toEqual(['2', '1']);
  });

  it('refuses a missing and an unfinished file', async () => {
    await using place = await temporaryPlace();
    const refused = () => expect(sqliteArticles.open(place)).rejects.toSatisfy(BioGraphQLError.is);
    await refused();
    const unfinished = createDatabase(join(place.directory, 'articles.db'));
    unfinished.exec(ARTICLE_SCHEMA);
    unfinished.close();
    await refused();
  });
});
