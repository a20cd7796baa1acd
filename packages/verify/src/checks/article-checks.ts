import type { Article, ArticleIndex } from '@biographql/engines';
import { type ArticleId, parseArticleId } from '../article-id.js';
import type { Check, VerifyItem } from '../verdict.js';
import { checkAuthor, checkYear } from './author-year-checks.js';
import { compare, getCitationId, placeIn, quoted } from './make-check.js';
import { checkNumber, checkQuote } from './quote-check.js';
import { checkTitle, compareTitles, findByTitle } from './title-check.js';

export interface CitedArticle {
  /** Null when the dataset doesn't have it. */
  readonly article: Article | null;
  readonly checks: readonly Check[];
}

export function citesArticle({ article, title, quote, number, author, year }: VerifyItem): boolean {
  return [article, title, quote, number, author, year].some((part) => isGiven(part));
}

function isGiven<T>(part: T | null | undefined): part is T {
  return part !== null && part !== undefined && part !== '';
}

export async function checkArticle(
  item: VerifyItem,
  known: Article | null,
  articles: ArticleIndex,
  signal: AbortSignal | undefined,
): Promise<CitedArticle> {
  const { title, author, year, quote, number } = item;
  const id = isGiven(item.article) ? parseArticleId(item.article) : null;
  const isWrongTitle =
    known !== null && isGiven(title) && compareTitles(title, known.title) === 'other';
  const titled =
    isGiven(title) && (known === null || isWrongTitle)
      ? await findByTitle(articles, title, signal)
      : [];
  const [elsewhere = null] = chooseBest(titled, item);
  const article = isGiven(item.article) ? known : elsewhere;
  const checks: Check[] = [];
  if (isGiven(item.article)) checks.push(checkExistence(item.article, id, known, elsewhere));
  else if (isGiven(title)) checks.push(checkTitleAlone(title, titled, elsewhere));
  if (article !== null) checks.push(...checkStatus(article));
  if (isGiven(item.article) && isGiven(title) && known !== null)
    checks.push(checkTitle(title, known, elsewhere));
  const missing = (kind: 'TITLE' | 'AUTHOR' | 'YEAR' | 'NUMBER', expected: string) =>
    compare(kind, { expected }).notFound('There is no record to compare this with.');
  if (isGiven(item.article) && isGiven(title) && known === null)
    checks.push(missing('TITLE', title));
  if (isGiven(author))
    checks.push(article === null ? missing('AUTHOR', author) : checkAuthor(author, article));
  if (isGiven(year))
    checks.push(article === null ? missing('YEAR', String(year)) : checkYear(year, article));
  if (isGiven(quote)) checks.push(await checkQuote(quote, article, articles, signal));
  if (isGiven(number))
    checks.push(article === null ? missing('NUMBER', number) : checkNumber(number, article));
  return { article, checks };
}

function checkExistence(
  written: string,
  id: ArticleId | null,
  known: Article | null,
  elsewhere: Article | null,
): Check {
  const check = compare('ARTICLE', { expected: written });
  if (id === null) {
    return check.notFound('This is not a PMID, a PMCID, a DOI, or an address of one.');
  }
  if (known !== null) {
    return check.confirmed(`${id.text} is ${quoted(known.title)}.`, {
      found: getCitationId(known, id.kind),
      match: 'EXACT',
      place: placeIn(known),
    });
  }
  const missing = `This dataset has no record of ${id.text}.`;
  if (elsewhere === null) return check.notFound(`${missing} Whether it exists is not known here.`);
  const text = getCitationId(elsewhere, id.kind);
  const suggestion = { part: 'article' as const, text, reason: `${text} has this title.` };
  const place = placeIn(elsewhere);
  return check.notFound(`${missing} It has the title under ${text}.`, { suggestion, place });
}

function checkTitleAlone(title: string, titled: readonly Article[], best: Article | null): Check {
  const check = compare('TITLE', { expected: title });
  if (best === null) return check.notFound('No record here has this title.');
  const id = getCitationId(best);
  const more = titled.length > 1 ? ` ${titled.length} records have it.` : '';
  return check.confirmed(`${id} has this title.${more}`, {
    found: best.title,
    match: title === best.title ? 'EXACT' : 'NORMALIZED',
    place: placeIn(best, 'title', 0, best.title.length),
    suggestion: { part: 'article', text: id, reason: `${id} has this title.` },
  });
}

/** Of articles with one title, those of the item's author and year first. */
function chooseBest(titled: readonly Article[], { author, year }: VerifyItem): readonly Article[] {
  const fit = (article: Article) =>
    Number(isGiven(author) && checkAuthor(author, article).result === 'CONFIRMED') +
    Number(isGiven(year) && checkYear(year, article).result === 'CONFIRMED');
  return [...titled].sort((left, right) => fit(right) - fit(left));
}

/** What publication types say of an article's standing. */
const STATUSES: readonly (readonly [
  type: RegExp,
  result: keyof ReturnType<typeof compare>,
  message: string,
])[] = [
  [/^retracted publication$/i, 'contradicted', 'The article is retracted.'],
  [/^withdrawn/i, 'contradicted', 'The article is withdrawn.'],
  [
    /^(?:retraction of publication|retraction notice)$/i,
    'contradicted',
    'This record is the notice of a retraction, not an article.',
  ],
  [/^expression of concern$/i, 'notFound', 'The publisher expressed a concern.'],
  [
    /^(?:published erratum|corrigendum|erratum)$/i,
    'notFound',
    'This record is the notice of a correction, not the article.',
  ],
  [
    /^corrected and republished article$/i,
    'confirmed',
    'This is a corrected and republished article.',
  ],
];
const RETRACTED_TITLE = /^(?:retracted|withdrawn)(?:\s+article)?\s*[:.]/i;

function checkStatus(article: Article): readonly Check[] {
  const check = compare('ARTICLE_STATUS', { place: placeIn(article) });
  const marked = article.publicationTypes.flatMap((type) =>
    STATUSES.filter(([pattern]) => pattern.test(type.trim())).map(([, result, message]) =>
      check[result](message, { found: type }),
    ),
  );
  if (marked.length > 0 || !RETRACTED_TITLE.test(article.title)) return marked;
  return [check.contradicted('The article is retracted.', { found: article.title })];
}
