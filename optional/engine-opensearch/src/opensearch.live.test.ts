import { inBatches } from '@biographql/engines';
import {
  describeArticleIndex,
  describeArticleRanking,
  describeLabelIndex,
  describeLabelRanking,
} from '@biographql/engines/conformance';
import { temporaryPlace, testArticle } from '@biographql/engines/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opensearchArticles } from './articles/opensearch-article-index.js';
import { opensearchLabels } from './labels/opensearch-label-index.js';
import {
  findOpenSearch,
  type LiveOpenSearch,
  startOpenSearch,
  withSettings,
} from './live-opensearch.fixture.js';

const JARS = findOpenSearch();
if (JARS === null) {
  process.stderr.write(
    'Java or OpenSearch is absent (OPENSEARCH_LIB): the tests over a live cluster are skipped.\n',
  );
}

describe.skipIf(JARS === null).each([1, 2])('OpenSearch of %i node(s)', (nodeCount) => {
  let cluster: LiveOpenSearch | null = null;
  beforeAll(async () => {
    if (JARS !== null) cluster = await startOpenSearch(JARS, nodeCount);
  });
  afterAll(async () => {
    await cluster?.[Symbol.asyncDispose]();
  });
  const settings = () => ({
    opensearchNodes: cluster?.nodes ?? [],
    opensearchPrefix: 'live',
    opensearchTimeoutMs: 60_000,
    opensearchShards: nodeCount,
  });
  const labels = withSettings(opensearchLabels, settings);
  const articles = withSettings(opensearchArticles, settings);

  describeLabelIndex(labels);
  describeArticleIndex(articles);
  // Words weigh the same in every part of an index, but the last digit of a relevance may break ties.
  if (nodeCount === 1) {
    describeLabelRanking(labels);
    describeArticleRanking(articles);
  }

  it('swaps the alias to a new index, while the old one answers until it is one too many', async () => {
    await using first = await temporaryPlace();
    await using second = await temporaryPlace();
    await using third = await temporaryPlace();
    const build = (pmid: number, place: typeof first) =>
      articles.build(inBatches([testArticle(pmid, 'asthma')]), place);
    await build(1, first);
    await using old = await articles.open(first);
    await build(2, second);
    expect(await found(old)).toEqual(['1']);
    expect(await getIndexes(settings().opensearchNodes[0])).toHaveLength(2);
    await build(3, third);
    const indexes = await getIndexes(settings().opensearchNodes[0]);
    expect(indexes).toHaveLength(2);
    expect(indexes.filter(({ aliases }) => aliases > 0)).toHaveLength(1);
    await expect(found(old)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await using served = await articles.open(third);
    expect(await found(served)).toEqual(['3']);
  });

  it('reports its contents to doctor', async () => {
    await using place = await temporaryPlace();
    await articles.build(inBatches([testArticle(1, 'asthma')]), place);
    expect(await articles.check?.(place, { settings: settings() })).toMatchObject([
      { status: nodeCount > 1 ? expect.stringMatching(/ok|warn/) : 'ok' },
    ]);
    await using empty = await temporaryPlace();
    expect(await articles.check?.(empty, { settings: settings() })).toMatchObject([
      { status: 'fail' },
    ]);
  });
});

async function found(index: Awaited<ReturnType<typeof opensearchArticles.open>>) {
  return (await index.search({ text: 'asthma' })).items.map(({ pmid }) => pmid);
}

/** The indexes of articles, with the number of their aliases. */
async function getIndexes(node: string | undefined) {
  const answer = await fetch(`${node}/live-articles-v*/_alias`);
  const indexes = (await answer.json()) as Record<string, { readonly aliases: object }>;
  return Object.entries(indexes).map(([name, { aliases }]) => ({
    name,
    aliases: Object.keys(aliases).length,
  }));
}
