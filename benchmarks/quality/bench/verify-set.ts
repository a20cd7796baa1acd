import type { Article, LabelRow } from '@biographql/engines';
import type { VerifyItem } from '@biographql/verify';
import { shuffled, toHash } from './random.js';

/** How an item was made. */
export type VerifyCase =
  | 'right'
  | 'other identifier'
  | 'other title'
  | 'altered number or quote'
  | 'right label'
  | 'other label';

/** An item with what was done to it. */
export interface MadeItem {
  readonly kind: VerifyCase;
  readonly item: VerifyItem;
}

/** Schemes of the pairs of identifier and label. */
const SCHEMES = ['hgnc', 'doid', 'mesh', 'hp', 'go', 'chembl'];
/** Whole sentences: a quote of a part of a word is no quote. */
const SENTENCE = /(?<=^|[.!?]\s)[^.!?]{50,300}[.!?](?=\s)/g;
const NUMBER =
  /(?<![\d.,\w-])(\d{2,4}(?:\.\d)?)(\s?(?:%|mg|patients|years|children|days|participants))(?!\w)/;

/** Makes citations by seed: a quarter is right, and the others have one part of another record, or an altered one. */
export function makeCitations(articles: readonly Article[], count: number): readonly MadeItem[] {
  const usable = shuffled(
    articles.filter(
      ({ title, abstract }) => title.split(' ').length >= 5 && (abstract?.length ?? 0) > 300,
    ),
    'verify',
    ({ id }) => id,
  ).slice(0, count);
  return usable.flatMap((article, index): readonly MadeItem[] => {
    const other = usable[(index + 7) % usable.length];
    if (other === undefined || other.title === article.title) return [];
    const right = { article: article.id, title: article.title };
    switch (index % 4) {
      case 0:
        return [{ kind: 'right', item: { ...right, ...getParts(article, index) } }];
      case 1:
        return [{ kind: 'other identifier', item: { ...right, article: other.id } }];
      case 2:
        return [{ kind: 'other title', item: { ...right, title: other.title } }];
      default:
        return alter(article, index);
    }
  });
}

/** A quote, a number, or the author and the year of a record. */
function getParts(article: Article, index: number): VerifyItem {
  const abstract = article.abstract ?? '';
  const [quote] = abstract.match(SENTENCE) ?? [];
  const [, value, unit] = NUMBER.exec(abstract) ?? [];
  if (index % 3 === 0 && quote !== undefined) return { quote: quote.trim() };
  if (index % 3 === 1 && value !== undefined) return { number: `${value}${unit}` };
  const author = article.authors[0]?.family;
  const year = Number(article.issued?.slice(0, 4));
  return { ...(author ? { author } : {}), ...(year > 1000 ? { year } : {}) };
}

function alter(article: Article, index: number): readonly MadeItem[] {
  const abstract = article.abstract ?? '';
  const kind = 'altered number or quote';
  const [, value = '', unit = ''] = NUMBER.exec(abstract) ?? [];
  if (index % 8 === 3 && value !== '') {
    const changed = String(
      Number(value) + 1 + (Number.parseInt(toHash(article.id).slice(0, 4), 16) % 7),
    );
    if (!new RegExp(`\\b${changed.replace('.', '\\.')}\\b`).test(`${article.title} ${abstract}`))
      return [{ kind, item: { article: article.id, number: `${changed}${unit}` } }];
  }
  const [quote = ''] = abstract.match(SENTENCE) ?? [];
  const words = quote.trim().split(' ');
  const at = words.findIndex((word, place) => place > 2 && /^[a-z]{5,}$/.test(word));
  if (at < 0) return [];
  words[at] = index % 16 < 8 ? 'never' : 'seventeen';
  return [{ kind, item: { article: article.id, quote: words.join(' ') } }];
}

/** Makes pairs of identifier and label by seed: half of them have the label of another thing of the same scheme. */
export function makePairs(
  rows: readonly LabelRow[],
  toCurie: (identifier: LabelRow['identifiers'][number]) => string,
  count: number,
): readonly MadeItem[] {
  const each = Math.ceil(count / SCHEMES.length);
  return SCHEMES.flatMap((scheme) => {
    const all = shuffled(
      rows.filter(
        ({ identifiers, representative, degree }) =>
          representative === null &&
          degree > 0 &&
          identifiers.some((identifier) => identifier.scheme === scheme),
      ),
      `verify ${scheme}`,
      ({ iri }) => iri,
    ).slice(0, each);
    return all.flatMap((row, index): readonly MadeItem[] => {
      const [match] = row.identifiers.filter((identifier) => identifier.scheme === scheme);
      const other = all[(index + 1) % all.length];
      if (match === undefined || other === undefined || other.label === row.label) return [];
      const identifier = toCurie(match);
      return index % 2 === 0
        ? [{ kind: 'right label', item: { identifier, label: row.label } }]
        : [{ kind: 'other label', item: { identifier, label: other.label } }];
    });
  });
}
