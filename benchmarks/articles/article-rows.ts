import { type Article, allRows } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { openDataset } from '@biographql/ingest';
import { oneOf, seededRandom } from '../report/random.js';

const SEED = 1;
const FIRST_SYNTHETIC_PMID = 900_000_000;
const SENTENCES = 7;

/** Reads all articles of a dataset. */
export async function readArticles(dataDir: string): Promise<readonly Article[]> {
  const { places } = await openDataset(dataDir);
  await using articles = await defaultDrivers().articles.open(places.articles);
  return allRows(articles.rows());
}

/**
 * Makes articles of real ones: a title of two halves, sentences of several abstracts about one MeSH descriptor, authors,
 * journal and date of others, the same ones each time. Their PMIDs are far above those in use. They serve to measure
 * speed, not relevance.
 */
export function* syntheticArticles(real: readonly Article[], count: number): Generator<Article> {
  const random = seededRandom(SEED);
  const withText = real.filter(({ abstract }) => abstract !== null && abstract.length > 300);
  const bases = withText.length > 0 ? withText : real;
  const byDescriptor = articlesByDescriptor(bases);
  for (let made = 0; made < count; made += 1) {
    const base = oneOf(bases, random);
    const label = base.mesh.length === 0 ? undefined : oneOf(base.mesh, random).label;
    const alike = byDescriptor.get(label ?? '') ?? bases;
    const pmid = String(FIRST_SYNTHETIC_PMID + made);
    const other = oneOf(real, random);
    yield {
      ...base,
      id: `pmid:${pmid}`,
      pmid,
      pmcid: null,
      doi: null,
      title: `${half(oneOf(real, random).title, 0)} ${half(oneOf(alike, random).title, 1)}`,
      abstract:
        base.abstract === null ? null : sentencesOf([base, ...several(alike, random)], random),
      authors: other.authors,
      containerTitle: other.containerTitle,
      issued: oneOf(real, random).issued,
    };
  }
}

function articlesByDescriptor(
  articles: readonly Article[],
): ReadonlyMap<string, readonly Article[]> {
  const found = new Map<string, Article[]>();
  for (const article of articles)
    for (const { label } of article.mesh) {
      const alike = found.get(label);
      if (alike === undefined) found.set(label, [article]);
      else alike.push(article);
    }
  return found;
}

function several(articles: readonly Article[], random: () => number): readonly Article[] {
  return [oneOf(articles, random), oneOf(articles, random), oneOf(articles, random)];
}

function sentencesOf(articles: readonly Article[], random: () => number): string {
  const texts = articles.flatMap(({ abstract }) => abstract ?? []);
  const sentences = Array.from({ length: SENTENCES }, () =>
    oneOf(oneOf(texts, random).split(/(?<=[.!?])\s+(?=\p{Lu})/u), random),
  );
  return sentences.join(' ');
}

function half(title: string, which: 0 | 1): string {
  const words = title.split(' ');
  const middle = Math.ceil(words.length / 2);
  return (which === 0 ? words.slice(0, middle) : words.slice(middle)).join(' ');
}
