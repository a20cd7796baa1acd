import type { CallOptions } from '@biographql/core';
import type { ArticleOrder, ArticleQuery, FacetTrends } from '@biographql/engines';
import { compareLabels, compareText } from '@biographql/engines/text';
import { isTopic } from '@biographql/engines/vocabulary';
import type { ReadableArticles } from './read-articles.js';

/** The topics, the fastest growing first, the compared periods, and why there are no topics; null when there are. */
export type EmergingTopics = Awaited<ReturnType<ReturnType<typeof createTopicService>['emerging']>>;

/** Minimum number of dated articles to compare: a quarter of fewer would be below {@link MIN_IN_PERIOD}. */
const MIN_DATED_ARTICLES = 20;
/** Minimum number of articles in each period. */
const MIN_IN_PERIOD = 5;
/** Minimum number of articles on a topic, in both periods together: three that happen to be recent are no trend. */
const MIN_ON_TOPIC = 5;
const MAX_TOPICS = 20;

const UNDATED = 'the matching articles have no dates, or all have the same date';
const TOO_FEW = `at least ${MIN_DATED_ARTICLES} dated articles are needed, with at least ${MIN_IN_PERIOD} in each period`;
const NONE_GROWS = `no topic with at least ${MIN_ON_TOPIC} articles has a growing share of the matching articles`;

type TopicArticles = Pick<ReadableArticles, 'search' | 'trends' | 'cooccurrence'>;

/**
 * Study subjects such as `Humans`, study methods and places are not topics. A topic is a MeSH descriptor or, if none
 * has 5 dated articles, an annotated entity. It needs 5 dated articles and a growth above 0. Recent is the newest
 * quarter of the dated articles; with fewer than 20 of these, or fewer than 5 in a period, there are no topics.
 */
export function createTopicService(articles: TopicArticles) {
  return {
    async emerging(query: ArticleQuery, options: CallOptions = {}) {
      const [{ by, trends }, periods] = await Promise.all([
        readTrends(articles, query, options),
        readLimits(articles, query, options),
      ]);
      const { earlier, recent } = comparedPeriods(trends, periods);
      if (earlier === null || recent === null)
        return { topics: [], earlier, recent, lack: UNDATED };
      const isEnough =
        earlier.count + recent.count >= MIN_DATED_ARTICLES &&
        Math.min(earlier.count, recent.count) >= MIN_IN_PERIOD;
      if (!isEnough) return { topics: [], earlier, recent, lack: TOO_FEW };
      const topics = growingTopics(trends, MAX_TOPICS);
      const keys = topics.map(({ key }) => key);
      const places = layOutTopics(await articles.cooccurrence(query, by, keys, options));
      return {
        topics: topics.map((topic, index) => {
          const { x = 0, y = 0 } = places[index] ?? {};
          return { ...topic, xCoordinate: x, yCoordinate: y };
        }),
        earlier,
        recent,
        lack: topics.length === 0 ? NONE_GROWS : null,
      };
    },
  };
}

async function readTrends(articles: TopicArticles, query: ArticleQuery, options: CallOptions) {
  const read = async (by: 'meshDescriptor' | 'entity') => {
    const trends = await articles.trends(query, by, { ...options, minimum: MIN_ON_TOPIC });
    const values = trends.values.filter(
      ({ label, earlier, recent }) => earlier + recent >= MIN_ON_TOPIC && isTopic(label),
    );
    return { by, trends: { ...trends, values } };
  };
  const descriptors = await read('meshDescriptor');
  return descriptors.trends.values.length > 0 ? descriptors : read('entity');
}

/** The first days of the oldest and of the newest matching article; null when none has a date. */
async function readLimits(articles: TopicArticles, query: ArticleQuery, options: CallOptions) {
  const dayOfFirst = async (order: ArticleOrder) => {
    const { items } = await articles.search(query, { ...options, order, pageSize: 1 });
    const issued = items[0]?.issued ?? null;
    return issued && `${issued}-01-01`.slice(0, 10);
  };
  const [first, last] = await Promise.all([dayOfFirst('oldest'), dayOfFirst('newest')]);
  return { first, last };
}

function comparedPeriods(
  { splitAt, earlierTotal, recentTotal }: FacetTrends,
  { first, last }: Awaited<ReturnType<typeof readLimits>>,
) {
  if (splitAt === null || first === null || last === null || earlierTotal === 0)
    return { earlier: null, recent: null };
  return {
    earlier: { from: first, to: dayBefore(splitAt), count: earlierTotal },
    recent: { from: splitAt, to: last, count: recentTotal },
  };
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Pseudocount per topic, split over both groups in proportion to their sizes. */
const IMAGINED_ARTICLES = 5;

/**
 * Logarithm to base 2 of the recent over the earlier smoothed share: 1 is a doubling.
 * growth = log2( ((recent + k R / N) / R) / ((earlier + k E / N) / E) )
 * with R and E the sizes of the recent and the earlier group, N = R + E, and k = 5, the pseudocount.
 *
 * The pseudocount has the same share in both groups, so it draws every growth towards 0, most of all with few real
 * articles: with R = 250 and E = 750, a topic with 3 recent and no earlier article grows by 1.8, one with 60
 * and 20 by 3.0. A topic without change has 0; so has every topic when a group is empty.
 */
export function getGrowth({
  recent,
  earlier,
  recentTotal,
  earlierTotal,
}: Readonly<Record<'recent' | 'earlier' | 'recentTotal' | 'earlierTotal', number>>): number {
  if (recentTotal === 0 || earlierTotal === 0) return 0;
  const imagined = IMAGINED_ARTICLES / (recentTotal + earlierTotal);
  return Math.log2((recent / recentTotal + imagined) / (earlier / earlierTotal + imagined));
}

/** The topics that grow, the fastest first; equal ones by count (undated articles included), then label. */
export function growingTopics({ values, recentTotal, earlierTotal }: FacetTrends, limit: number) {
  const topics = values.map(({ key, label, count, recent, earlier }) => {
    const growth = getGrowth({ recent, earlier, recentTotal, earlierTotal });
    return { key, label, count, earlier, recent, growth };
  });
  return topics
    .filter(({ growth }) => growth > 0)
    .sort(
      (left, right) =>
        right.growth - left.growth ||
        right.count - left.count ||
        compareLabels(left.label, right.label) ||
        compareText(left.key, right.key),
    )
    .slice(0, limit);
}

/**
 * Places topics so that those that occur in the same articles are near each other: classical multidimensional scaling
 * (Torgerson 1952) of the distances 1 - cosine, where cosine(i, j) = both(i, j) / sqrt(count(i) count(j)). Both axes
 * have the same scale, chosen so that the outermost coordinate is 1 or -1. The same counts give the same places; a
 * single topic, and topics that are all alike, lie in the center.
 *
 * @param cooccurrence - symmetric: articles with both topics, on the diagonal articles with the one.
 */
export function layOutTopics(cooccurrence: SymmetricMatrix) {
  const pairs = eigenpairs(doubleCentered(cooccurrence));
  const axes = [pairs[0], pairs[1]].map((pair) => {
    const length = Math.sqrt(Math.max(pair?.value ?? 0, 0));
    return cooccurrence.map((_, topic) => (pair?.vector[topic] ?? 0) * length);
  });
  const extent = Math.max(...axes.flat().map(Math.abs), 0);
  const scale = extent < NEGLIGIBLE_EXTENT ? 0 : 1 / extent;
  return cooccurrence.map((_, topic) => ({
    x: rounded((axes[0]?.[topic] ?? 0) * scale),
    y: rounded((axes[1]?.[topic] ?? 0) * scale),
  }));
}

const NEGLIGIBLE_EXTENT = 1e-9;

/** -1/2 J D^2 J, where D holds the distances and J subtracts the mean. */
function doubleCentered(cooccurrence: SymmetricMatrix): SymmetricMatrix {
  const size = cooccurrence.length;
  const squares = cooccurrence.map((row, i) =>
    row.map((_, j) => distance(cooccurrence, i, j) ** 2),
  );
  const means = squares.map((row) => row.reduce((sum, square) => sum + square, 0) / size);
  const grandMean = means.reduce((sum, mean) => sum + mean, 0) / size;
  return squares.map((row, i) =>
    row.map((square, j) => -0.5 * (square - (means[i] ?? 0) - (means[j] ?? 0) + grandMean)),
  );
}

function distance(cooccurrence: SymmetricMatrix, i: number, j: number): number {
  if (i === j) return 0;
  const both = cooccurrence[i]?.[j] ?? 0;
  const norm = Math.sqrt((cooccurrence[i]?.[i] ?? 0) * (cooccurrence[j]?.[j] ?? 0));
  return norm === 0 ? 1 : 1 - Math.min(both / norm, 1);
}

/** Six decimals: what lies below is rounding error, and would differ between machines. */
function rounded(coordinate: number): number {
  return Math.round(coordinate * 1e6) / 1e6 + 0;
}

export type SymmetricMatrix = readonly (readonly number[])[];

/**
 * Returns the eigenpairs of a small symmetric matrix by Jacobi rotations (Golub and Van Loan, Matrix Computations, 8.5),
 * the greatest eigenvalue first. Of each vector and its negative, the one whose largest component is positive is taken.
 */
export function eigenpairs(matrix: SymmetricMatrix) {
  const values = matrix.map((row) => [...row]);
  const vectors = matrix.map((_, row) => matrix.map((_, column) => Number(row === column)));
  for (let sweep = 0; sweep < MAX_SWEEPS && rotateAll(values, vectors); sweep += 1);
  return values
    .map((row, at) => ({
      value: row[at] ?? 0,
      vector: withFixedSign(vectors.map((components) => components[at] ?? 0)),
    }))
    .sort((left, right) => right.value - left.value);
}

/** Matrices of 20 rows take 6 to 8. */
const MAX_SWEEPS = 50;

function rotateAll(values: number[][], vectors: readonly number[][]): boolean {
  let isRotated = false;
  for (let p = 0; p < values.length; p += 1) {
    for (let q = p + 1; q < values.length; q += 1) {
      const [app = 0, aqq = 0, apq = 0] = [values[p]?.[p], values[q]?.[q], values[p]?.[q]];
      if (Math.abs(apq) <= Number.EPSILON * Math.max(Math.abs(app), Math.abs(aqq))) continue;
      const tau = (aqq - app) / (2 * apq);
      const tangent = (tau < 0 ? -1 : 1) / (Math.abs(tau) + Math.hypot(1, tau));
      const cosine = 1 / Math.hypot(1, tangent);
      const sine = tangent * cosine;
      for (const row of [...values, ...vectors]) {
        const [left = 0, right = 0] = [row[p], row[q]];
        row[p] = cosine * left - sine * right;
        row[q] = sine * left + cosine * right;
      }
      const [upper = [], lower = []] = [values[p], values[q]];
      values[p] = upper.map((value, at) => cosine * value - sine * (lower[at] ?? 0));
      values[q] = lower.map((value, at) => sine * (upper[at] ?? 0) + cosine * value);
      isRotated = true;
    }
  }
  return isRotated;
}

/** Components within a rounding error of the largest count as equal; the first of them decides. */
function withFixedSign(vector: readonly number[]): readonly number[] {
  const largest = Math.max(...vector.map(Math.abs), 0);
  const deciding = vector.find((component) => Math.abs(component) >= largest - 1e-9) ?? 0;
  return deciding < 0 ? vector.map((component) => -component) : vector;
}
