import type { Article, ArticleIndex } from '@biographql/engines';
import { isFiller } from './answer-nouns.js';
import type { Budget } from './budget.js';
import type { EntityMention } from './entity-linker.js';
import type { QuestionAnalysis } from './question-analysis.js';
import { isFunctionWord } from './reader/words.js';

/** The articles that a question is answered from. */
export interface Literature {
  /** The best first, each once. */
  readonly articles: readonly Article[];
  /** All articles that have any of the question's words. */
  readonly total: number;
}

const MOST_WORDS = 24;
/** Names of several words searched as phrases. */
const MOST_PHRASES = 4;
const PAGE_SIZE = 20;

/**
 * Finds the best articles: any of the question's meaningful words, names of several words also as phrases; articles
 * annotated with the first linked entity stand above equals without it. No words, or no time: no articles.
 */
export async function searchLiterature(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
  { articles, budget }: { readonly articles: ArticleIndex; readonly budget: Budget },
): Promise<Literature> {
  const text = searchText(analysis, mentions);
  if (text === '') return { articles: [], total: 0 };
  const entity = longestMention(mentions)?.candidates[0]?.iri;
  const [all, annotated] = await Promise.all([
    budget.attempt((signal) =>
      articles.search({ text, match: 'any' }, { pageSize: PAGE_SIZE, signal }),
    ),
    entity === undefined
      ? null
      : budget.attempt((signal) =>
          articles.search({ text, match: 'any', entity }, { pageSize: PAGE_SIZE, signal }),
        ),
  ]);
  return { articles: fuse(all?.items ?? [], annotated?.items ?? []), total: all?.total ?? 0 };
}

/** The question's meaningful words and, in quotation marks, its names; nothing in it is read as an operator. */
function searchText(analysis: QuestionAnalysis, mentions: readonly EntityMention[]): string {
  const words = analysis.words.flatMap((word) => {
    const inName = mentions.some(({ first, last }) => {
      const index = analysis.words.indexOf(word);
      return index >= first && index <= last;
    });
    const isPlain = isFunctionWord(word.folded) || (isFiller(word.stem) && !inName);
    return isPlain ? [] : [plain(word.text)];
  });
  const phrases = mentions
    .filter(({ first, last }) => last > first)
    .slice(0, MOST_PHRASES)
    .map(({ text }) => `"${plain(text)}"`);
  return [...new Set(words)].slice(0, MOST_WORDS).concat(phrases).join(' ').trim();
}

/** Letters, digits and blanks only. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function longestMention(mentions: readonly EntityMention[]): EntityMention | undefined {
  return [...mentions].sort(
    (left, right) =>
      right.quality - left.quality || right.last - right.first - (left.last - left.first),
  )[0];
}

/** Constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const FUSION = 60;

function fuse(all: readonly Article[], annotated: readonly Article[]): readonly Article[] {
  const found = new Map<string, { readonly article: Article; weight: number }>();
  for (const list of [all, annotated]) {
    list.forEach((article, rank) => {
      const entry = found.get(article.id) ?? { article, weight: 0 };
      entry.weight += 1 / (FUSION + rank + 1);
      found.set(article.id, entry);
    });
  }
  return [...found.values()]
    .sort((left, right) => right.weight - left.weight)
    .map(({ article }) => article);
}
