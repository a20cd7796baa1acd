import type { Article } from '@biographql/engines';
import type { Check } from '../verdict.js';
import { compare, getCitationId, placeIn } from './make-check.js';
import { wordsKey } from './normalized-text.js';

const SHOWN_AUTHORS = 6;
/** `Müller` is also written `Mueller`. */
const UMLAUT = /([aou])e/g;

export function checkAuthor(author: string, article: Article): Check {
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
  if (families.some((family) => hasName(given, family))) {
    return check.confirmed('This is one of the authors.', { match: 'NORMALIZED' });
  }
  const words = given.split(' ').filter((word) => word.length > 3);
  const isNear = families.some((family) =>
    family.split(' ').some((part) => words.some((word) => isTypingError(word, part))),
  );
  if (isNear) return check.notFound(`No author is written like this; the authors are ${shown}.`);
  return check.contradicted(`${getCitationId(article)} has other authors: ${shown}.`);
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

/** Whether two words differ by one letter, or two that are exchanged. */
function isTypingError(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 2 || right.length < 4) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left.at(-1 - end) === right.at(-1 - end)
  )
    end += 1;
  return left.length - start - end <= 2 && right.length - start - end <= 2;
}

/** Checks the year of a record; one year apart may be the online and the printed publication. */
export function checkYear(year: number, article: Article): Check {
  const [, written] = /^(\d{4})/.exec(article.issued ?? '') ?? [];
  const place = placeIn(article);
  const check = compare('YEAR', { expected: String(year), found: written ?? null, place });
  if (written === undefined) return check.notFound('The record has no date.');
  const apart = Math.abs(Number(written) - year);
  if (apart === 0) return check.confirmed('The year is right.', { match: 'EXACT' });
  if (apart === 1) {
    const message = `The record says ${written}. A year apart may be the online and the printed publication.`;
    return check.notFound(message);
  }
  return check.contradicted(`${getCitationId(article)} appeared in ${written}.`);
}
