import { nearest } from '@biographql/core/internal';
import type { Article } from '@biographql/engines';
import statuses from '../../data/article-statuses.json' with { type: 'json' };
import { parseArticleId } from '../article-id.js';
import type { Check, CheckKind, VerifyItem } from '../verdict.js';
import {
  type CheckContext,
  compare,
  getCitationId,
  placeIn,
  quoted,
  suggest,
} from './make-check.js';
import { toWords, wordOverlap, wordsKey } from './normalized-text.js';
import { checkNumber, checkQuote } from './quote-check.js';

/** Many articles share titles with fewer words: `Reply`, `Asthma`. */
const INFORMATIVE_TITLE = 4;
/** With at least this share of common words, titles differ in details that a person should check. */
const NEARLY = 0.8;
/** Notices whose title contains an article's title: `Erratum: …`, `Corrigendum to …`. */
const NOTICE = /^(?:erratum|corrigendum|correction|retraction|comment on|reply to)\b/;

/** Compares titles; punctuation, case, accents and markup don't count. */
function compareTitles(given: string, found: string) {
  const [one, other] = [wordsKey(given), wordsKey(found)];
  if (one === other) return 'same';
  const [short, long, whole] =
    one.length < other.length ? [one, other, found] : [other, one, given];
  const isInformative = short.split(' ').length >= INFORMATIVE_TITLE;
  const isSubtitle = /[:.?–—-]/.test(whole.slice(short.length - 4));
  if (isInformative && isSubtitle && long.startsWith(`${short} `)) return 'shortened';
  // Hyphens and spaces vary: `meta analysis`, `metaanalysis`.
  if (one.replaceAll(' ', '') === other.replaceAll(' ', '')) return 'same';
  return wordOverlap(one, other) >= NEARLY && NOTICE.test(one) === NOTICE.test(other)
    ? 'nearly'
    : 'other';
}

function checkTitle(title: string, article: Article, elsewhere: Article | null): Check {
  const place = placeIn(article, 'title', 0, article.title.length);
  const check = compare('TITLE', { expected: title, found: article.title, place });
  const itsTitle = `This is the title of ${getCitationId(article)}.`;
  const suggestion = suggest('title', article.title, itsTitle);
  const fit = compareTitles(title, article.title);
  if (fit === 'same') {
    const match = title === article.title ? 'EXACT' : 'NORMALIZED';
    return check.confirmed('This is the title of the article.', { match });
  }
  if (fit === 'shortened') {
    const message = 'This is the title of the article, apart from a missing subtitle.';
    return check.confirmed(message, { match: 'NORMALIZED' });
  }
  if (fit === 'nearly') {
    const message = `The title in the record, ${quoted(article.title)}, differs in some words. Compare the two.`;
    return check.notFound(message, { suggestion });
  }
  if (isTranslated(article)) {
    const message = `The record has a translated title, ${quoted(article.title)}. A title in another language can't be compared with it.`;
    return check.notFound(message);
  }
  const said = `${getCitationId(article)} has the title ${quoted(article.title)}`;
  if (elsewhere === null) return check.contradicted(`${said}, not the given one.`, { suggestion });
  const id = getCitationId(elsewhere);
  return check.contradicted(`${said}. The given title belongs to ${id}.`, {
    suggestion: suggest('article', id, `${id} has this title.`),
  });
}

/** PubMed puts translated titles in brackets. */
function isTranslated({ title, language }: Article): boolean {
  return (
    /^\[.*\]\.?$/.test(title.trim()) ||
    (language !== null && !/^(?:en|eng|english)\b/i.test(language))
  );
}

const MAX_FOUND = 10;

const getTitleWords = (title: string) => toWords(wordsKey(title)).map(({ word }) => word);

/** Finds the articles with a title; none for a title of few words, which many articles have. */
async function findByTitle(title: string, { articles, signal }: CheckContext) {
  const words = getTitleWords(title);
  if (words.length < INFORMATIVE_TITLE) return [];
  const text = words.slice(0, 24).join(' ');
  const { items } = await articles.search({ text, match: 'all' }, { pageSize: MAX_FOUND, signal });
  return items.filter((item) => {
    const fit = compareTitles(title, item.title);
    return fit === 'same' || fit === 'shortened';
  });
}

const SHOWN_AUTHORS = 6;
/** `Müller` is also written `Mueller`. */
const UMLAUT = /([aou])e/g;

function checkAuthor(author: string, article: Article): Check {
  const names = article.authors.map(({ family, given }) => `${family} ${given}`.trim());
  const shown = `${names.slice(0, SHOWN_AUTHORS).join(', ')}${names.length > SHOWN_AUTHORS ? ', …' : ''}`;
  const check = compare('AUTHOR', {
    expected: author,
    found: names.length === 0 ? null : shown,
    place: placeIn(article),
  });
  if (names.length === 0) return check.notFound('The record has no authors.');
  const given = foldName(author.replace(/\bet\s+al\b.*$/i, '').replace(/\b(?:and|&)\s.*$/i, ''));
  const families = article.authors
    .map(({ family }) => foldName(family))
    .filter((name) => name !== '');
  if (given === '') return check.notFound('The item names no author.');
  if (families.some((family) => hasName(given, family)))
    return check.confirmed('This is one of the authors.', { match: 'NORMALIZED' });
  const words = given.split(' ').filter((word) => word.length > 3);
  const parts = families.flatMap((family) => family.split(' ')).filter((part) => part.length > 3);
  const spellings = parts.map((part) => [part, part] as const);
  const isNear = words.some((word) =>
    nearest(word, spellings, ({ length }) => (length > 4 ? 2 : 1)),
  );
  if (isNear) return check.notFound(`No author has exactly this name. The authors are ${shown}.`);
  return check.contradicted(`${getCitationId(article)} has different authors: ${shown}.`);
}

/** Whether the words of a name include a family name: `j smith` and `smith j` of `smith`; also without spaces and with `ue` for `ü`. */
function hasName(given: string, family: string): boolean {
  if (` ${given} `.includes(` ${family} `)) return true;
  if (given.replaceAll(' ', '').includes(family.replaceAll(' ', '')) && family.length > 4)
    return true;
  const last = family.split(' ').at(-1) ?? '';
  return last.length > 3 && given.split(' ').includes(last);
}

function foldName(name: string): string {
  return wordsKey(name).replace(UMLAUT, '$1');
}

/** Checks the year of a record; one year apart may be the online and the printed publication. */
function checkYear(year: number, article: Article): Check {
  const [, written] = /^(\d{4})/.exec(article.issued ?? '') ?? [];
  const place = placeIn(article);
  const check = compare('YEAR', { expected: String(year), found: written ?? null, place });
  if (written === undefined) return check.notFound('The record has no date.');
  const apart = Math.abs(Number(written) - year);
  if (apart === 0) return check.confirmed('The year is right.', { match: 'EXACT' });
  if (apart === 1) {
    const message = `The record says ${written}. Online and print dates can differ by a year.`;
    return check.notFound(message);
  }
  return check.contradicted(`${getCitationId(article)} appeared in ${written}.`);
}

export function citesArticle({ article, title, quote, number, author, year }: VerifyItem): boolean {
  return [article, title, quote, number, author, year].some(Boolean);
}

export async function checkArticle(item: VerifyItem, known: Article | null, context: CheckContext) {
  const { article: written, title, author, year, quote, number } = item;
  const isOther = known === null || compareTitles(title ?? '', known.title) === 'other';
  const titled = title && isOther ? await findByTitle(title, context) : [];
  const [elsewhere = null] = chooseBest(titled, item);
  const article = written ? known : elsewhere;
  const against = (kind: CheckKind, expected: string, check: (record: Article) => Check) =>
    article === null
      ? compare(kind, { expected }).notFound('There is no record to compare this with.')
      : check(article);
  const checks: Check[] = [];
  if (written) checks.push(checkExistence(written, known, elsewhere));
  else if (title) checks.push(checkTitleAlone(title, titled, elsewhere));
  if (article !== null) checks.push(...checkStatus(article));
  if (written && title)
    checks.push(against('TITLE', title, (record) => checkTitle(title, record, elsewhere)));
  if (author) checks.push(against('AUTHOR', author, (record) => checkAuthor(author, record)));
  if (year) checks.push(against('YEAR', String(year), (record) => checkYear(year, record)));
  if (quote) checks.push(await checkQuote(quote, article, context));
  if (number) checks.push(against('NUMBER', number, (record) => checkNumber(number, record)));
  return { article, checks };
}

function checkExistence(written: string, known: Article | null, elsewhere: Article | null): Check {
  const id = parseArticleId(written);
  const check = compare('ARTICLE', { expected: written });
  if (id === null) return check.notFound('This is not a PMID, PMCID or DOI, or the URL of one.');
  if (known !== null) {
    return check.confirmed(`${id.text} is ${quoted(known.title)}.`, {
      found: getCitationId(known, id.kind),
      match: 'EXACT',
      place: placeIn(known),
    });
  }
  const missing = `This dataset has no record of ${id.text}.`;
  if (elsewhere === null)
    return check.notFound(`${missing} The article may still exist elsewhere.`);
  const text = getCitationId(elsewhere, id.kind);
  return check.notFound(`${missing} It does have an article with the given title: ${text}.`, {
    suggestion: suggest('article', text, `${text} has this title.`),
    place: placeIn(elsewhere),
  });
}

function checkTitleAlone(title: string, titled: readonly Article[], best: Article | null): Check {
  const check = compare('TITLE', { expected: title });
  if (best === null) {
    const isShort = getTitleWords(title).length < INFORMATIVE_TITLE;
    const less = isShort
      ? ` Titles of fewer than ${INFORMATIVE_TITLE} words are not searched.`
      : '';
    return check.notFound(`No article found with this title.${less}`);
  }
  const id = getCitationId(best);
  const more = titled.length > 1 ? ` At least ${titled.length} records have it.` : '';
  return check.confirmed(`${id} has this title.${more}`, {
    found: best.title,
    match: title === best.title ? 'EXACT' : 'NORMALIZED',
    place: placeIn(best, 'title', 0, best.title.length),
    suggestion: suggest('article', id, `${id} has this title.`),
  });
}

/** Articles with the title, those of the item's author and year first. */
function chooseBest(titled: readonly Article[], { author, year }: VerifyItem): readonly Article[] {
  const fit = (article: Article) =>
    [author && checkAuthor(author, article), year && checkYear(year, article)].filter(
      (check) => check && check.result === 'CONFIRMED',
    ).length;
  return [...titled].sort((left, right) => fit(right) - fit(left));
}

const STATUSES = statuses.map(({ types, result, message }) => ({
  pattern: new RegExp(types, 'i'),
  result: result as keyof ReturnType<typeof compare>,
  message,
}));
const RETRACTED_TITLE = /^(?:retracted|withdrawn)(?:\s+article)?\s*[:.]/i;

function checkStatus(article: Article): readonly Check[] {
  const check = compare('ARTICLE_STATUS', { place: placeIn(article) });
  const marked = article.publicationTypes.flatMap((type) =>
    STATUSES.filter(({ pattern }) => pattern.test(type.trim())).map(({ result, message }) =>
      check[result](message, { found: type }),
    ),
  );
  if (marked.length > 0 || !RETRACTED_TITLE.test(article.title)) return marked;
  return [check.contradicted('The article is retracted.', { found: article.title })];
}
