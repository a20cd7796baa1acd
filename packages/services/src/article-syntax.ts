import type { EntityIri } from '@biographql/core';
import type { ArticleOrder, ArticleQuery, ArticleTerms } from '@biographql/engines';

type FindEntity = (heading: string) => EntityIri | undefined;

export interface ArticleSyntax {
  readonly query: ArticleQuery;
  readonly order?: ArticleOrder;
  /** Expression of operators, tags and parentheses; null in a text without them. */
  readonly terms: ArticleTerms | null;
  /** Authors that a text without tags may name: `Smith J 2016`, `Smith and Jones 2016`, `Fauci et al.` */
  readonly authors: readonly string[];
  /** Note on parts that could not be read, for people. */
  readonly notes: readonly string[];
}

const OPERATOR = /\s+(AND NOT|AND|OR|NOT)\s+/;
const SIGN = new RegExp(`${OPERATOR.source}|[()]`, 'g');
const TAG = /\s*([^[\]]*?)\s*\[([\p{L}\d /:]+)\]\s*/uy;
const YEARS =
  /^(.*?)\s*\b((?:1[89]|20)\d\d)(?:\/\d+)*(?:\s*[:-]\s*((?:1[89]|20)\d\d|3000)(?:\/\d+)*)?$/;
const LATEST =
  /^(?:the )?(?:latest|newest|most recent|recent) (?:(?:papers?|articles?|studies|research|work|publications?) (?:on|about|in|of) )?(?=\S)/i;
const BY = /^(?:(?:papers?|articles?|publications?|studies|work) )?(?:by|from) (?=\p{Lu})/u;
const NAME =
  "(?:\\p{Lu}{1,3}\\.? )?(?:(?:de|da|di|von|van|der|la|le|al|el) )*\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?(?:,? (?:\\p{Lu}\\.?[ -]?){1,3})?";
/** A lower-case name, recognized by its year: `smith 2019`. */
const WITH_YEAR = /^\p{Ll}[\p{L}'’-]+(?=(?: et al\.?)?,? \(?(?:19|20)\d\d\)?$)/u;
const AUTHORS = new RegExp(
  `^(${NAME})(?:(?:,| and| &|, and|, &) (${NAME}))?(,? et al\\.?| and (?:colleagues|coworkers|co-workers))?(?:,? \\(?((?:19|20)\\d\\d)[a-z]?\\)?)?$`,
  'u',
);
const MAX_CLAUSES = 32;
const MAX_DEPTH = 5;
const MAX_LENGTH = 2_000;

/**
 * Parses AND, OR, NOT, parentheses, `[Author]`, `[MeSH]`, `[Title]`, `[dp]` with years, `[pt]`, `latest …`, authors
 * with a year. Unknown headings become phrases. Filters already in the query stay. Any other text is words, unchanged.
 */
export function readArticleSyntax(query: ArticleQuery, findEntity: FindEntity): ArticleSyntax {
  const { text = '', ...filters } = query;
  const latest = LATEST.exec(text)?.[0] ?? '';
  const rest = text.slice(latest.length);
  const order = latest === '' ? {} : { order: 'newest' as const };
  const plain = {
    query: { ...filters, text: rest },
    ...order,
    terms: null,
    authors: [],
    notes: [],
  };
  const named = filters.authors === undefined ? readAuthors(rest) : null;
  if (named !== null) {
    const { authors, year } = named;
    const issued = year === undefined ? {} : { issued: { from: year, to: year } };
    return { ...plain, query: { ...filters, ...issued, text: authors.join(' ') }, authors };
  }
  if (!OPERATOR.test(` ${rest} `) && !/\[[^\]]+\]/.test(rest)) return plain;
  const isReadable = rest.length <= MAX_LENGTH && rest.split(OPERATOR).length <= 2 * MAX_CLAUSES;
  const terms = isReadable ? readTerms(rest, findEntity) : null;
  if (terms !== null) return { ...plain, query: filters, terms };
  const words = rest.replace(/\[[^\]]*\]|[()[\]]|\b(?:AND|OR|NOT)\b/g, ' ');
  return { ...plain, query: { ...filters, text: words }, notes: [UNREADABLE] };
}

const UNREADABLE = 'operators, tags and parentheses could not be parsed and were ignored';

function readAuthors(text: string) {
  const named = text
    .trim()
    .replace(BY, '')
    .replace(WITH_YEAR, (name) => name.slice(0, 1).toUpperCase() + name.slice(1));
  const [, first, second, others, year] = AUTHORS.exec(named) ?? [];
  if (first === undefined) return null;
  const isStated = named !== text.trim() || others !== undefined || / \p{Lu}{1,3}$/u.test(first);
  if (year === undefined && (!isStated || second !== undefined)) return null;
  const authors = [first, ...(second === undefined ? [] : [second])].map((name) =>
    name.replace(/[.,]/g, '').trim(),
  );
  return { authors, ...(year !== undefined && { year }) };
}

/** The clauses of a search and, between them, the operators outside parentheses. */
function splitClauses(text: string): readonly string[] | null {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, 1: operator, index } of text.matchAll(SIGN)) {
    if (operator === undefined) depth += sign === '(' ? 1 : -1;
    else if (depth === 0) {
      parts.push(text.slice(start, index), operator);
      start = index + sign.length;
    }
    if (depth < 0 || depth > MAX_DEPTH) return null;
  }
  return depth === 0 ? [...parts, text.slice(start)] : null;
}

/** Reads terms from left to right, as PubMed does. */
function readTerms(text: string, findEntity: FindEntity): ArticleTerms | null {
  const [first = '', ...rest] = splitClauses(text) ?? [];
  let left = readClause(first, findEntity);
  for (let at = 0; at < rest.length && left !== null; at += 2) {
    const right = readClause(rest[at + 1] ?? '', findEntity);
    const operator = rest[at] === 'OR' ? 'or' : rest[at] === 'AND' ? 'and' : 'not';
    left = right === null ? null : { operator, left, right };
  }
  return left;
}

/** A clause of tagged terms and words, which must all hold. */
function readClause(text: string, findEntity: FindEntity): ArticleTerms | null {
  const clause = text.trim();
  if (clause.startsWith('(') && clause.endsWith(')'))
    return readTerms(clause.slice(1, -1), findEntity);
  const parts: (ArticleTerms | null)[] = [];
  TAG.lastIndex = 0;
  let end = 0;
  for (let found = TAG.exec(clause); found !== null; found = TAG.exec(clause)) {
    parts.push(readTagged(found[1] ?? '', (found[2] ?? '').toLowerCase(), findEntity));
    end = TAG.lastIndex;
  }
  const words = clause.slice(end).trim();
  if (words !== '' || parts.length === 0) parts.push(readTagged(words, 'all', findEntity));
  return parts.reduce<ArticleTerms | null>(
    (left, right) => (left === null || right === null ? null : both(left, right)),
    parts.shift() ?? null,
  );
}

function readTagged(term: string, tag: string, findEntity: FindEntity): ArticleTerms | null {
  if (/[()[\]]/.test(term) || !/[\p{L}\p{N}]/u.test(term)) return null;
  if (/^(?:title|ti)$/.test(tag)) return { text: term, in: 'title' };
  if (/^(?:author|au|1au|lastau|full author name)$/.test(tag))
    return { filter: { authors: [bare(term)] } };
  if (/^(?:mesh|mh|majr|mesh terms|mesh major topic)(?::noexp)?$/.test(tag)) {
    const entity = findEntity(bare(term));
    return entity === undefined ? { text: `"${bare(term)}"` } : { filter: { entity } };
  }
  if (/^(?:pt|publication type)$/.test(tag)) return { filter: { publicationType: bare(term) } };
  if (/^(?:dp|pdat|date|publication date|year)$/.test(tag)) return readYears(bare(term));
  return /^(?:all|all fields|tiab|title\/abstract|tw|text word)$/.test(tag) ? { text: term } : null;
}

/** Years, and the words before them: `aspirin 2015:2019[dp]`. */
function readYears(term: string): ArticleTerms | null {
  const [, words = '', from, to = from] = YEARS.exec(term) ?? [];
  if (from === undefined || to === undefined) return null;
  const years = { filter: { issued: { from, to: to === '3000' ? null : to } } };
  return words === '' ? years : both({ text: words }, years);
}

export function both(left: ArticleTerms, right: ArticleTerms): ArticleTerms {
  return { operator: 'and', left, right };
}

function bare(term: string): string {
  return term.replace(/["*]/g, '').trim();
}

/** One unit of several words: the article index reads a hyphenated word as a phrase. */
export function join(term: string): string {
  return bare(term).replace(/\s+/g, '-');
}
