import type { Article, ArticleAuthor, MeshDescriptor } from '@biographql/engines';
import type { RecordOutcome } from './article-source.js';
import { readDate } from './dates.js';
import {
  articleId,
  readDoi,
  readOrcid,
  readPmcid,
  readPmid,
  spaceInitials,
} from './identifiers.js';
import { type JsonObject, listOf, objectOf, textOf } from './json-values.js';
import { tidyAuthors } from './tidy-authors.js';

const MARKS = ['authorString', 'authorList', 'journalInfo', 'pubTypeList', 'meshHeadingList'];

/** Whether an object is a result of Europe PMC's search, lite or core. */
export function isEuropePmcRecord(record: JsonObject): boolean {
  return MARKS.some((name) => record[name] !== undefined);
}

/**
 * Turns a result of Europe PMC's search into an article. The identifier of a preprint or a patent alone (`source` PPR,
 * PAT …) is none of an article, so that such a record needs a DOI.
 * @throws UnexpectedTypeError when a member has the wrong type.
 */
export function toEuropePmcArticle(record: JsonObject): RecordOutcome {
  const isMedline = textOf(record, 'source') === 'MED';
  const identifiers = {
    pmid: readPmid(textOf(record, 'pmid') || (isMedline ? textOf(record, 'id') : '')),
    doi: readDoi(textOf(record, 'doi')),
    pmcid: readPmcid(textOf(record, 'pmcid')),
  };
  const id = articleId(identifiers);
  if (id === null) return { reason: 'the record has no PMID, DOI or PMCID', id: null };
  const title = plain(textOf(record, 'title')).replace(/\s+/g, ' ');
  if (title === '') return { reason: 'the record has no title', id };
  const keywords = [...new Set(texts(inside(record, 'keywordList', 'keyword')))];
  const journal = objectOf(objectOf(record.journalInfo)?.journal) ?? {};
  const article: Article = {
    id,
    ...identifiers,
    title,
    abstract: plain(textOf(record, 'abstractText')) || null,
    authors: tidyAuthors(authorsOf(record)),
    containerTitle: textOf(journal, 'title') || textOf(record, 'journalTitle') || null,
    issn: issnOf(
      textOf(journal, 'issn') || textOf(journal, 'essn') || textOf(record, 'journalIssn'),
    ),
    issued: issuedOf(record),
    language: textOf(record, 'language') || null,
    publicationTypes: publicationTypesOf(record),
    mesh: meshOf(record),
    ...(keywords.length === 0 ? {} : { keywords }),
    hasFullText: identifiers.pmcid !== null || textOf(record, 'isOpenAccess') === 'Y',
    entities: [],
  };
  return { article };
}

/** Headings and paragraphs of the markup are lines of their own; a heading is followed by a colon. */
function plain(markup: string): string {
  return markup
    .replace(/\s*<h4>\s*([^<]*?)[:.]?\s*<\/h4>\s*/gi, '\n$1: ')
    .replace(/<\/?p>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

function authorsOf(record: JsonObject): readonly ArticleAuthor[] {
  const listed = inside(record, 'authorList', 'author').flatMap((entry) => {
    const author = objectOf(entry);
    return author === null ? [] : toAuthor(author);
  });
  if (listed.length > 0) return listed;
  return textOf(record, 'authorString')
    .replace(/\.$/, '')
    .split(/,\s*/)
    .filter(Boolean)
    .map((name) => {
      const [, family = name, initials = ''] = /^(.+) (\p{Lu}{1,4})$/u.exec(name) ?? [];
      return { family, given: spaceInitials([...initials].join(' ')), affiliations: [] };
    });
}

function toAuthor(author: JsonObject): readonly ArticleAuthor[] {
  const details = inside(author, 'authorAffiliationDetailsList', 'authorAffiliation');
  const listed = details.flatMap((entry) => {
    const detail = objectOf(entry);
    return detail === null ? [] : [textOf(detail, 'affiliation')];
  });
  const affiliations = [...listed, textOf(author, 'affiliation')].filter(Boolean);
  const family = textOf(author, 'lastName') || textOf(author, 'collectiveName');
  if (family === '') return [];
  const given = textOf(author, 'firstName') || spaceInitials(textOf(author, 'initials'));
  const identifier = objectOf(author.authorId) ?? {};
  const orcid =
    textOf(identifier, 'type') === 'ORCID' ? readOrcid(textOf(identifier, 'value')) : null;
  return [{ family, given, ...(orcid === null ? {} : { orcid }), affiliations }];
}

/** A descriptor is major when it or one of its qualifiers is. */
function meshOf(record: JsonObject): readonly MeshDescriptor[] {
  return inside(record, 'meshHeadingList', 'meshHeading').flatMap((entry) => {
    const heading = objectOf(entry);
    if (heading === null || textOf(heading, 'descriptorName') === '') return [];
    const qualifiers = inside(heading, 'meshQualifierList', 'meshQualifier').map(objectOf);
    const isMajor = [heading, ...qualifiers].some((part) => part?.majorTopic_YN === 'Y');
    return [{ label: textOf(heading, 'descriptorName'), isMajor }];
  });
}

function publicationTypesOf(record: JsonObject): readonly string[] {
  const listed = texts(inside(record, 'pubTypeList', 'pubType'));
  return listed.length > 0
    ? listed
    : textOf(record, 'pubType')
        .split(/\s*;\s*/)
        .filter(Boolean);
}

/** The day of the issue as precisely as it is told, else the first publication. */
function issuedOf(record: JsonObject): string | null {
  const journal = objectOf(record.journalInfo) ?? {};
  const told = readDate(textOf(journal, 'dateOfPublication').replaceAll(' ', '-'));
  return (
    told ??
    readDate(textOf(record, 'firstPublicationDate')) ??
    readDate(textOf(record, 'pubYear') || textOf(journal, 'yearOfPublication'))
  );
}

function issnOf(text: string): string | null {
  return /\d{4}-\d{3}[\dXx]/.exec(text)?.[0] ?? null;
}

/** The list that a member keeps in an object of its own; empty when there is none. */
function inside(object: JsonObject, list: string, item: string): readonly unknown[] {
  const holder = objectOf(object[list]);
  return holder === null ? [] : listOf(holder, item);
}

function texts(values: readonly unknown[]): readonly string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}
