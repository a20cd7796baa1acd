import type { CallOptions } from '@biographql/core';
import type { Article, ArticleAuthor } from '@biographql/engines';
import type { Reject } from '../dataset/progress.js';
import { articleId } from './identifiers.js';

export interface ArticleProgress {
  readonly file: string;
  readonly articles: number;
  readonly bytesRead: number;
}

export interface ReadArticlesOptions extends CallOptions {
  /** Called with the identifier of a rejected record as its text. */
  readonly onReject?: (reject: Reject) => void;
  /** Called at most once per chunk of 256 KiB, and at the end of every file. */
  readonly onProgress?: (progress: ArticleProgress) => void;
}

/** An article, or why a record is rejected. */
export type RecordOutcome =
  | { readonly article: Article }
  | { readonly reason: string; readonly id: string | null };

/** Result of a record of a file, or the articles that it withdraws. */
export type ReadRecord = (RecordOutcome | { readonly withdrawn: readonly string[] }) & {
  /** Line on which the record begins, from 1; null for the file as a whole. */
  readonly line: number | null;
};

export type RecordBatches = AsyncIterable<readonly ReadRecord[]>;

/** Fields of an article in a format; missing texts are empty. */
export interface ArticleFields
  extends Pick<Article, 'pmid' | 'doi' | 'pmcid' | 'title' | 'issued'> {
  readonly abstract: string;
  readonly authors: readonly ArticleAuthor[];
  readonly containerTitle: string;
  readonly issn: string;
  readonly language: string;
  readonly publicationTypes: readonly string[];
  readonly mesh?: Article['mesh'];
  readonly keywords: readonly string[];
  readonly hasFullText?: boolean;
  readonly entities?: Article['entities'];
}

export interface AuthorFields {
  readonly family: string;
  readonly given?: string;
  /** Name of a group, or of a person with one name; used if there is no family name. */
  readonly collective?: string;
  readonly orcid?: string | null;
  readonly affiliations: readonly string[];
}

/** Creates an author from a record's fields; empty without a name. */
export function toAuthor(fields: AuthorFields): readonly ArticleAuthor[] {
  const { family, given = '', collective = '', orcid = null, affiliations } = fields;
  if (family === '')
    return collective === '' ? [] : [{ family: collective, given: '', affiliations }];
  return [
    orcid === null ? { family, given, affiliations } : { family, given, orcid, affiliations },
  ];
}

/** Creates an article from its record's fields. One without PMID, DOI and PMCID or without a title is rejected. */
export function toArticle(fields: ArticleFields): RecordOutcome {
  const { pmid, doi, pmcid, title } = fields;
  const id = articleId(fields);
  if (id === null) return { reason: 'the record has no PMID, DOI or PMCID', id };
  if (title === '') return { reason: 'the record has no title', id };
  const keywords = [...new Set(fields.keywords)].filter(Boolean);
  const article: Article = {
    ...{ id, pmid, doi, pmcid, title },
    abstract: fields.abstract || null,
    authors: tidyAuthors(fields.authors),
    containerTitle: fields.containerTitle || null,
    issn: fields.issn || null,
    issued: fields.issued,
    language: fields.language || null,
    publicationTypes: fields.publicationTypes.filter(Boolean),
    mesh: fields.mesh ?? [],
    ...(keywords.length === 0 ? {} : { keywords }),
    hasFullText: fields.hasFullText === true || pmcid !== null,
    entities: fields.entities ?? [],
  };
  return { article };
}

/**
 * Cleans up the authors of a record:
 * - `NA`, `N/A`, `None`, `Anonymous`, `[No authors listed]` and other marks of an absent name are left out;
 * - initials listed as a separate author are moved to the name before them (`Grimstad`, `J` is `Grimstad, J`);
 * - a name all in capitals is put in mixed case (`ZHENG, YAN` as `Zheng, Yan`) where its given name cannot be initials.
 */
export function tidyAuthors(authors: readonly ArticleAuthor[]): readonly ArticleAuthor[] {
  const named: ArticleAuthor[] = [];
  let hasBareName = false;
  for (const author of authors) {
    const { family, given } = author;
    const isBare = given === '' && author.orcid === undefined;
    if (isBare && NO_NAME.test(family)) continue;
    const last = named.at(-1);
    if (isBare && STRAY_INITIALS.test(family) && hasBareName && last !== undefined) {
      named[named.length - 1] = { ...last, given: [...family].join(' ') };
      hasBareName = false;
      continue;
    }
    named.push(inSmallLetters(author));
    hasBareName = isBare && /\p{Ll}/u.test(family);
  }
  return named;
}

/** Marks of an absent name; `NA` in capitals only, since Na is a name. */
const NO_NAME =
  /^\W*(?:NA|[nN]\/[aA]|n\.a|NaN|nan|(?:[nN]ull|NULL)|(?:[nN]one|NONE)|(?:[uU]nknown|UNKNOWN)|(?:[aA]non(?:ymous)?|ANON(?:YMOUS)?)|[nN]ot available|[nN]o authors? listed|et al)?\W*$/;
const STRAY_INITIALS = /^\p{Lu}{1,3}$/u;
/** Three letters or more, one of them a vowel that does not come first: `YAN`, not `JRB`. */
const CAPITAL_NAME = /^\p{Lu}[\p{Lu}'’-]*[AEIOUY][\p{Lu}'’-]*$/u;
const CAPITAL_WORD = /(?<![\p{L}'’])\p{Lu}[\p{Lu}'’-]+/gu;

function inSmallLetters(author: ArticleAuthor): ArticleAuthor {
  const { family, given } = author;
  const isShouted =
    family.length > 1 &&
    given.length > 2 &&
    !/\p{Ll}/u.test(family + given) &&
    given.split(/\s+/).some((word) => word.length > 2 && CAPITAL_NAME.test(word));
  if (!isShouted) return author;
  return { ...author, family: capitalized(family), given: capitalized(given) };
}

function capitalized(name: string): string {
  return name.replace(CAPITAL_WORD, (word) =>
    word.replace(
      /(\p{Lu})(\p{Lu}*)/gu,
      (_, first: string, rest: string) => first + rest.toLowerCase(),
    ),
  );
}
