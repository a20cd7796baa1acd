const EMAIL =
  /\(?\s*(?:e-?mail|electronic address)?\s*:?\s*<?[\w.%+-]+@[\w-]+(?:\.[\w-]+)+>?\s*\)?/gi;
const CONTACT =
  /\b(?:electronic address|e-?mail(?: address)?|corresponding author|tel(?:ephone)?|fax|phone)\b\s*[:.].*$/gi;
const ISNI = '\\d{4} \\d{4} \\d{4} \\d{3}[\\dX]';
const GRID = new RegExp(
  `(?:${ISNI})?\\s*grid\\.\\d+\\.(?:[0-9a-f]{1,2}?${ISNI}|[0-9a-f]{1,2})`,
  'g',
);
const REGISTER = /\b(?:ISNI|ROR|GRID)\s*:?\s*[\d\s.]*[\dX]+|https?:\/\/\S+/gi;
const MARK = /^(?:[\s*†‡§¶#|,;.:()]|\d{1,6}(?=[\s\p{Lu}])|[a-z](?=\p{Lu}\p{Ll}))+/u;
const INITIALS = /\((?:\p{Lu}\.-?\s?){1,4}(?:[,;]\s*(?:\p{Lu}\.-?\s?){1,4})*\)/gu;
const LEGAL_FORM = /^(?:inc|ltd|llc|gmbh|corp|s\.?a|s\.?p\.?a|a\.?c)\.?$/i;

/** The affiliations in one text, cleaned of e-mails, register numbers, footnote marks and authors' initials. */
export function cleanAffiliation(text: string): readonly string[] {
  const withoutInitials = text.includes('(') ? text.replace(INITIALS, ' ') : text;
  const withoutMail = text.includes('@') ? withoutInitials.replace(EMAIL, ' ') : withoutInitials;
  return withoutMail
    .replace(CONTACT, ' ')
    .split(';')
    .map(cleanOne)
    .filter((part) => part !== '');
}

function cleanOne(text: string): string {
  const withoutGrid = text.includes('grid.') ? text.replace(GRID, ' ') : text;
  return withoutGrid
    .replace(REGISTER, ' ')
    .replace(MARK, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,:]+$/, '')
    .trim();
}

/** Splits at commas outside brackets; blank parts are dropped, and `Inc.` stays with the name before it. */
export function splitParts(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  const take = (end: number) => {
    const part = text
      .slice(start, end)
      .trim()
      .replace(/[.\s]+$/, '');
    const before = parts.at(-1);
    if (before !== undefined && LEGAL_FORM.test(part))
      parts[parts.length - 1] = `${before}, ${part}`;
    else if (part !== '') parts.push(part);
    start = end + 1;
  };
  for (let index = 0; index < text.length; index++) {
    const letter = text[index];
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (letter === ',' && depth === 0) take(index);
  }
  take(text.length);
  return parts;
}
