import type { ArticleOrder, ArticleQuery, ArticleTerms } from '@biographql/engines';

/** A search in the syntax of PubMed, read. */
export interface ArticleSyntax {
  readonly query: ArticleQuery;
  readonly order?: ArticleOrder;
  /** Terms with `[MeSH]`, to be looked up as entities. */
  readonly headings: readonly string[];
  /** An author that a text without tags may name: `Smith J 2016`, `Fauci et al.` */
  readonly author: string | null;
  /** What could not be read as it was meant, for readers. */
  readonly notes: readonly string[];
  /** Whether the text had operators or tags, so that it is no name. */
  readonly isPlain: boolean;
}

const OPERATOR = /\s+(AND NOT|AND|OR|NOT)\s+/;
const TAGGED = /^\s*(.*?)\s*\[([\p{L}\d /]+)\]\s*$/u;
const YEARS = /^((?:1[89]|20)\d\d)(?:\s*[:-]\s*((?:1[89]|20)\d\d|3000))?$/;
const LATEST =
  /^(?:the )?(?:latest|newest|most recent|recent) (?:(?:papers?|articles?|studies|research|work|publications?) (?:on|about|in|of) )?(?=\S)/i;
const BY = /^(?:(?:papers?|articles?|publications?|studies|work) )?(?:by|from) (?=\p{Lu})/u;
const AUTHOR =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:,? \p{Lu}{1,3})?)(,? et al\.?| and colleagues)?(?:,? \(?((?:19|20)\d\d)\)?)?$/u;
const MAX_CLAUSES = 32;
const MAX_DEPTH = 5;
const MAX_GROUPED = 2_000;
const GROUPED = /[()]|\[(?:title|ti)\]|\sOR\s.*\s(?:AND|NOT)\s|\s(?:AND|NOT)\s.*\sOR\s/i;
/** A clause that is a filter when AND joins it. */
const FILTER =
  /^[^()]*\[(?:au|author|1au|lastau|full|mesh|mh|majr|dp|pdat|date|year|pt|publication)[^\]]*\]\s*$/i;

/**
 * Returns a search text in its parts: AND, OR, NOT, `[Author]`, `[MeSH]`, `[Title]`, groups in parentheses, `[dp]` with years, `[pt]`, `latest …`, an author
 * with a year. Filters that the query has already stay. Any other text is words, as it is.
 */
export function readArticleSyntax(query: ArticleQuery): ArticleSyntax {
  const { text = '', ...filters } = query;
  const latest = LATEST.exec(text)?.[0] ?? '';
  const rest = text.slice(latest.length);
  const order = latest === '' ? {} : { order: 'newest' as const };
  const byAuthor = filters.authors === undefined ? readAuthor(rest) : null;
  if (byAuthor !== null) {
    const { author, year } = byAuthor;
    const issued = year === undefined ? {} : { issued: { from: year, to: year } };
    const own = { ...filters, ...issued, text: rest };
    return { query: own, ...order, headings: [], author, notes: [], isPlain: false };
  }
  if (!OPERATOR.test(` ${rest} `) && !/\[[^\]]+\]/.test(rest)) {
    const own = latest === '' ? query : { ...filters, text: rest };
    return { query: own, ...order, headings: [], author: null, notes: [], isPlain: true };
  }
  return { ...readClauses(rest, filters), ...order, author: null, isPlain: false };
}

function readAuthor(text: string): { readonly author: string; readonly year?: string } | null {
  const named = text.trim().replace(BY, '');
  const [, author, others, year] = AUTHOR.exec(named) ?? [];
  if (author === undefined) return null;
  const isTold = named !== text.trim() || others !== undefined || / \p{Lu}{1,3}$/u.test(author);
  if (!isTold && year === undefined) return null;
  return { author, ...(year !== undefined && { year }) };
}

function readClauses(
  text: string,
  filters: Omit<ArticleQuery, 'text'>,
): Pick<ArticleSyntax, 'query' | 'headings' | 'notes'> {
  const grouped = GROUPED.test(text) ? readGroups(text, filters) : null;
  if (grouped !== null) return grouped;
  const hasGroups = /[()]/.test(text);
  const parts = text
    .replace(/[()]/g, ' ')
    .split(OPERATOR)
    .slice(0, 2 * MAX_CLAUSES);
  const operators = parts.filter((_, index) => index % 2 === 1);
  const isAny = operators.length > 0 && operators.every((one) => one === 'OR');
  const words: string[] = [];
  const authors: string[] = [];
  const headings: string[] = [];
  const notes: string[] = [];
  let own: Omit<ArticleQuery, 'text'> = filters;
  parts.forEach((part, index) => {
    if (index % 2 === 1) return;
    const isExcluded = /NOT$/.test(parts[index - 1] ?? '');
    const clause = part.trim().replace(/^NOT\s+/, '-');
    const [, term = clause, tag = ''] = TAGGED.exec(clause) ?? [];
    const name = tag.toLowerCase();
    const [, before = '', date = term] = /^(.*?)\s*(\S+)$/.exec(term.replace(/"/g, '')) ?? [];
    const [, from, to = from] = YEARS.exec(date) ?? [];
    if (isExcluded || isAny) words.push(isExcluded ? exclude(term) : join(term));
    else if (/^(?:author|au|1au|lastau|full author name)/.test(name)) authors.push(bare(term));
    else if (/^(?:mesh|mh|majr|mesh terms|mesh major topic)/.test(name)) headings.push(bare(term));
    else if (/^(?:dp|pdat|date|publication date|year)/.test(name) && from !== undefined) {
      own = { ...own, issued: { from, to: to === '3000' || to === undefined ? null : to } };
      words.push(before);
    } else if (/^(?:pt|publication type)/.test(name)) own = { ...own, publicationType: bare(term) };
    else words.push(term);
    if (/^(?:title|ti)\b/.test(name) && !notes.includes(TITLES)) notes.push(TITLES);
  });
  if ((hasGroups || operators.includes('OR')) && !isAny) notes.push(GROUPS);
  const texts = words.filter((word) => word !== '').join(' ');
  return {
    query: {
      ...own,
      ...(texts !== '' && { text: texts }),
      ...(isAny && { match: 'any' as const }),
      ...(authors.length > 0 && { authors }),
    },
    headings,
    notes,
  };
}

/** A search with groups or titles; null when its parentheses do not match, or it is too long or too deep. */
function readGroups(
  text: string,
  filters: Omit<ArticleQuery, 'text'>,
): Pick<ArticleSyntax, 'query' | 'headings' | 'notes'> | null {
  const parts = text.length > MAX_GROUPED ? null : splitClauses(text);
  if (parts === null || text.split(OPERATOR).length > 2 * MAX_CLAUSES) return null;
  const own: string[] = [];
  const rest: string[] = [];
  parts.forEach((part, index) => {
    const operator = parts[index - 1] ?? 'AND';
    if (index % 2 === 1) return;
    if (FILTER.test(part) && !parts.includes('OR') && operator === 'AND') own.push(part);
    else rest.push(operator, part);
  });
  const terms = /NOT$/.test(rest[0] ?? '') ? null : readTerms(rest.slice(1).join(' '));
  if (terms === null) return null;
  const { query, ...read } = readClauses(own.join(' AND '), filters);
  return { ...read, query: { ...query, terms } };
}

/** The clauses of a search and, between them, the operators that stand in no parentheses. */
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

const WORDS =
  /^(?:all|all fields|tiab|title\/abstract|tw|text word|mesh|mh|majr|mesh terms|mesh major topic)$/i;
const SIGN = new RegExp(`${OPERATOR.source}|[()]`, 'g');

/** As PubMed reads them, from left to right. */
function readTerms(text: string): ArticleTerms | null {
  const [first = '', ...rest] = splitClauses(text) ?? [];
  let left = readTerm(first);
  for (let at = 0; at < rest.length && left !== null; at += 2) {
    const right = readTerm(rest[at + 1] ?? '');
    const operator = rest[at] === 'OR' ? 'or' : rest[at] === 'AND' ? 'and' : 'not';
    left = right === null ? null : { operator, left, right };
  }
  return left;
}

function readTerm(text: string): ArticleTerms | null {
  const clause = text.trim();
  if (clause.startsWith('(') && clause.endsWith(')')) return readTerms(clause.slice(1, -1));
  const [, term = clause, tag = 'all'] = TAGGED.exec(clause) ?? [];
  if (/[()[\]]/.test(term) || !/[\p{L}\p{N}]/u.test(term)) return null;
  if (/^(?:title|ti)$/i.test(tag)) return { text: term, in: 'title' };
  // Headings are among the words of an article; authors are not.
  return WORDS.test(tag) ? { text: term } : null;
}

const TITLES = '[Title] is searched in all texts';
const GROUPS = 'OR and parentheses could not be read as they stand';

function bare(term: string): string {
  return term.replace(/["*]/g, '').trim();
}

/** One unit of several words: the article index reads a hyphenated word as a phrase. */
export function join(term: string): string {
  return bare(term).replace(/\s+/g, '-');
}

function exclude(term: string): string {
  return term.includes('"') ? `-${term}` : `-"${bare(term)}"`;
}
