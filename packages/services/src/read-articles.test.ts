import {
  inProcessStore,
  labelRow,
  testArticle,
  testArticleIndex,
  testLabelIndex,
} from '@biographql/engines/testing';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import { createArticleService } from './article-service.js';
import { readingArticles } from './read-articles.js';

const author = (family: string, given: string) => ({ family, given, affiliations: [] });
const infarction = labelRow('Q1', 'myocardial infarction', {
  degree: 9,
  types: ['DISEASE'],
  aliases: ['heart attack', 'MI'],
});
const raw = await testArticleIndex([
  testArticle(11, 'Myocardial infarction in women', {
    issued: '2016-02',
    authors: [author('Smith', 'J')],
  }),
  testArticle(12, 'A heart attack at sea', { issued: '2020', authors: [author('Smith', 'Jane')] }),
  testArticle(13, 'Tamoxifen and aspirin', { issued: '2018', doi: '10.1000/x.13' as never }),
  testArticle(14, 'Aspirin neurology', { issued: '2010', entities: [infarction.iri as never] }),
]);
const labels = await testLabelIndex([infarction]);
const articles = readingArticles(raw, labels);
const service = createArticleService({
  articles,
  labels,
  graph: inProcessStore({ text: '' }),
  vocabulary: WIKIDATA,
});

async function find(text: string) {
  const { items, notes = [] } = await service.search({ text });
  return { ids: items.map(({ id }) => id.slice(5)).sort(), notes };
}

describe('an article search', () => {
  it.each([
    ['12', ['12']],
    ['https://pubmed.ncbi.nlm.nih.gov/12/', ['12']],
    ['https://doi.org/10.1000/X.13', ['13']],
    ['doi: 10.1000/x.13', ['13']],
    ['aspirin NOT tamoxifen', ['14']],
    ['aspirin AND tamoxifen', ['13']],
    ['tamoxifen OR neurology', ['13', '14']],
    ['neuro*', ['14']],
    ['heart[Title] AND attack[ti]', ['12']],
    ['sea[Title] OR women[Title]', ['11', '12']],
    ['(tamoxifen OR infarction) AND women', ['11']],
    ['aspirin AND (tamoxifen OR (neurology NOT heart))', ['13', '14']],
    ['aspirin NOT (tamoxifen OR heart)', ['14']],
    ['tamoxifen OR infarction AND women', ['11']],
    ['Smith J[Author] AND (attack OR aspirin)', ['12']],
    ['(infarction[MeSH] OR neurology[tiab]) AND aspirin', ['14']],
    ['(aspirin OR attack) AND 2015:2019[dp]', ['13']],
    ['aspirin 2015:2019[dp]', ['13']],
    ['Smith J[Author]', ['11', '12']],
    ['Smith J 2016', ['11']],
    ['Smith et al., 2020', ['12']],
    ['papers by Jane Smith', ['11', '12']],
    ['(Smith Jane[Author] OR tamoxifen) AND 2019:2021[dp]', ['12']],
    ['(Smith J[au] AND 2016[dp]) OR tamoxifen', ['11', '13']],
    ['aspirin NOT myocardial infarction[MeSH]', ['13']],
    ['myocardial infarction[MeSH] neurology', ['14']],
    ['Smith and Jones 2016', []],
    ['J. Smith (2016)', ['11']],
    ['Aspirin 2018', ['13']],
  ])('reads %s', async (text, ids) => {
    expect((await find(text)).ids).toEqual(ids);
  });

  it('finds other names of what is searched, and says so', async () => {
    expect(await find('heart attack')).toEqual({
      ids: ['11', '12'],
      notes: ['also searched as “myocardial infarction”'],
    });
    expect(await find('heart attack[MeSH]')).toEqual({
      ids: ['14'],
      notes: ['annotated with myocardial infarction'],
    });
  });

  it('suggests a spelling for a word that no article has, also next to one that many have', async () => {
    expect((await find('women with infartcion')).notes).toEqual([]);
    expect((await find('aspirin hearat-attack')).notes).toEqual([]);
    expect((await find('aspirin infarctian')).ids).toEqual(['13', '14']);
  });

  it('suggests a spelling when nothing is found, and says what it cannot read', async () => {
    expect((await find('infarktion')).ids).toEqual([]);
    const deep = `${'('.repeat(9)}aspirin OR x${')'.repeat(9)} AND y`;
    for (const text of [deep, '(aspirin OR x AND y', '(aspirin OR x)) AND y', '() OR x AND y'])
      expect((await find(text)).notes).toHaveLength(1);
    expect((await find('(" OR x*) NOT title:(a) AND "')).notes.length).toBeLessThan(2);
  });

  it('puts the newest first for the latest', async () => {
    const { items } = await service.search({ text: 'latest papers on aspirin' });
    expect(items.map(({ id }) => id)).toEqual(['pmid:13', 'pmid:14']);
  });

  it('counts what it lists', async () => {
    const text = 'aspirin NOT tamoxifen';
    expect(await service.years({ text })).toEqual([{ year: 2010, count: 1 }]);
    expect((await service.topAuthors({ text: 'Smith J 2016' })).total).toBe(1);
  });
});
