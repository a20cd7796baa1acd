import type { Article } from '@biographql/engines';
import { SEEDS } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { createArticleService } from './article-service.js';
import { seedPartsOfFile } from './seed-parts.fixture.js';

const openSeedParts = seedPartsOfFile();

const seed = SEEDS['three-diseases'];

async function serviceOn(articles: readonly Article[]) {
  return createArticleService(await openSeedParts({ triples: seed.triples, articles }));
}

const seeded = await serviceOn(seed.articles);

describe('top lists of the seed', () => {
  it('counts all articles when there is no term, 10 authors and 10 affiliations', async () => {
    const authors = await seeded.topAuthors({});
    expect(authors.total).toBe(30);
    expect(authors.values).toHaveLength(10);
    const affiliations = await seeded.topAffiliations({});
    expect(affiliations.values).toHaveLength(10);
    for (const { values } of [authors, affiliations]) {
      const counts = values.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((left, right) => right - left));
    }
  });

  it('gives the same lists again', async () => {
    expect(await seeded.topAuthors({})).toEqual(await seeded.topAuthors({}));
    expect(await seeded.topEntities({})).toEqual(await seeded.topEntities({}));
  });

  it('finds nothing for a word that no article has', async () => {
    expect(await seeded.topEntities({ text: 'zzzzqqq' })).toEqual({ values: [], total: 0 });
  });
});

describe('a search that is an identifier', () => {
  it('finds its article, on the first page alone', async () => {
    const [article] = seed.articles;
    for (const text of [
      `PMID ${article?.pmid}`,
      `pmid:${article?.pmid}`,
      ` PMID:0${article?.pmid} `,
    ]) {
      const { items, total } = await seeded.search({ text });
      expect([text, total, items.map(({ id }) => id)]).toEqual([text, 1, [article?.id]]);
    }
    expect((await seeded.search({ text: `PMID ${article?.pmid}` }, { page: 2 })).items).toEqual([]);
  });

  it('may be a bare number, which is searched as words when it has filters or no article has it', async () => {
    const [article] = seed.articles;
    expect((await seeded.search({ text: 'PMID 999999999' })).total).toBe(0);
    expect((await seeded.search({ text: article?.pmid ?? '' })).total).toBe(1);
    const filtered = { text: `PMID ${article?.pmid}`, publicationType: 'No such type' };
    expect((await seeded.search(filtered)).total).toBe(0);
  });
});

describe('topEntities', () => {
  it('lists 20: entities of the graph, then descriptors it does not know, by count', async () => {
    const { values } = await seeded.topEntities({});
    expect(values).toHaveLength(20);
    const counts = values.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((left, right) => right - left));
    expect(values).toContainEqual({
      iri: 'http://www.wikidata.org/entity/Q35869',
      label: 'asthma',
      count: expect.any(Number),
    });
    expect(values.some(({ iri }) => iri === null)).toBe(true);
  });

  it('leaves out study subjects, and descriptors that stand for a listed entity', async () => {
    const labels = (await seeded.topEntities({})).values.map(({ label }) => label);
    expect(labels).not.toContain('Humans');
    expect(labels).not.toContain('Female');
    expect(labels).not.toContain('Asthma');
    expect(labels).toContain("Alzheimer's disease");
    expect(labels).not.toContain('Alzheimer Disease');
  });
});
