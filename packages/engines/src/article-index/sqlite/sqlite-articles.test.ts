import { join } from 'node:path';
import { BioGraphQLError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { describeArticleIndex } from '../../../test/suites/article-index/conformance.js';
import { describeArticleRanking } from '../../../test/suites/article-index/ranking-suite.js';
import { temporaryPlace } from '../../../test/testing/temporary-place.js';
import { createDatabase } from '../../sqlite/sqlite.js';
import { sqliteArticles } from './sqlite-article-builder.js';
import { ARTICLE_SCHEMA } from './sqlite-article-format.js';

describeArticleIndex(sqliteArticles);
describeArticleRanking(sqliteArticles);

describe('sqlite articles', () => {
  it('rejects a missing and an unfinished file', async () => {
    await using place = await temporaryPlace();
    const rejected = () => expect(sqliteArticles.open(place)).rejects.toSatisfy(BioGraphQLError.is);
    await rejected();
    const unfinished = createDatabase(join(place.directory, 'articles.db'));
    unfinished.exec(ARTICLE_SCHEMA);
    unfinished.close();
    await rejected();
  });
});
