import type { Article, ArticleIndex } from '@biographql/engines';
import type { Check } from '../verdict.js';
import { compare, getCitationId, placeIn, quoted } from './make-check.js';
import { toWords, wordOverlap, wordsKey } from './normalized-text.js';

/** Titles with fewer words are those of many articles: `Reply`, `Asthma`. */
export const TELLING_TITLE = 4;
/** From this share of common words on, two titles differ by details that a person should see. */
const NEARLY = 0.8;
/** Records that are more than the title says: `Erratum: …`, `Corrigendum to …`. */
const NOTICE = /^(?:erratum|corrigendum|correction|retraction|comment on|reply to)\b/;

export type TitleFit = 'same' | 'shortened' | 'nearly' | 'other';

/** Compares titles; punctuation, case, accents and markup don't count. */
export function compareTitles(given: string, own: string): TitleFit {
  const [one, other] = [wordsKey(given), wordsKey(own)];
  if (one === other) return 'same';
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isTelling = short.split(' ').length >= TELLING_TITLE;
  const isSubtitle = /[:.?–—-]/.test(
    (one.length < other.length ? own : given).slice(short.length - 4),
  );
  if (isTelling && isSubtitle && long.startsWith(`${short} `)) return 'shortened';
  // Hyphens and spaces are set differently: `meta analysis`, `metaanalysis`.
  if (one.replaceAll(' ', '') === other.replaceAll(' ', '')) return 'same';
  return wordOverlap(one, other) >= NEARLY && NOTICE.test(one) === NOTICE.test(other)
    ? 'nearly'
    : 'other';
}

/** Checks the title of an item against the record of its article; `elsewhere` is a record that has the title. */
export function checkTitle(title: string, article: Article, elsewhere: Article | null): Check {
  const place = placeIn(article, 'title', 0, article.title.length);
  const check = compare('TITLE', { expected: title, found: article.title, place });
  const suggestion = {
    part: 'title' as const,
    text: article.title,
    reason: `It is the title of ${getCitationId(article)}.`,
  };
  const fit = compareTitles(title, article.title);
  if (fit === 'same') {
    const match = title === article.title ? 'EXACT' : 'NORMALIZED';
    return check.confirmed('This is the title of the article.', { match });
  }
  if (fit === 'shortened') {
    const message = 'This is the title of the article; one of the two leaves out the subtitle.';
    return check.confirmed(message, { match: 'NORMALIZED' });
  }
  if (fit === 'nearly') {
    const message = `The record's title differs in some words: ${quoted(article.title)}. Compare the two.`;
    return check.notFound(message, { suggestion });
  }
  if (isTranslated(article)) {
    const message = `The record has a translated title, ${quoted(article.title)}, so that another language's can't be compared.`;
    return check.notFound(message);
  }
  const said = `${getCitationId(article)} is ${quoted(article.title)}`;
  if (elsewhere === null) return check.contradicted(`${said}, not this title.`, { suggestion });
  const id = getCitationId(elsewhere);
  return check.contradicted(`${said}. This title is that of ${id}.`, {
    suggestion: { part: 'article', text: id, reason: `${id} has this title.` },
  });
}

/** PubMed sets translated titles in brackets. */
function isTranslated({ title, language }: Article): boolean {
  return (
    /^\[.*\]\.?$/.test(title.trim()) ||
    (language !== null && !/^(?:en|eng|english)\b/i.test(language))
  );
}

const MOST_FOUND = 10;

/** Finds the articles with a title; none for a title of few words, which many articles have. */
export async function findByTitle(
  articles: ArticleIndex,
  title: string,
  signal: AbortSignal | undefined,
): Promise<readonly Article[]> {
  const words = toWords(wordsKey(title)).map(({ word }) => word);
  if (words.length < TELLING_TITLE) return [];
  const text = words.slice(0, 24).join(' ');
  const { items } = await articles.search({ text, match: 'all' }, { pageSize: MOST_FOUND, signal });
  return items.filter((item) => {
    const fit = compareTitles(title, item.title);
    return fit === 'same' || fit === 'shortened';
  });
}
