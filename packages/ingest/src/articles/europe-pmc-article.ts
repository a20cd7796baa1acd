import type { ArticleAuthor, MeshDescriptor } from '@biographql/engines';
import {
  getList,
  getObject,
  getObjects,
  getText,
  type JsonObject,
  texts,
} from '../formats/json/read-json.js';
import { type RecordOutcome, toArticle, toAuthor } from './article-source.js';
import {
  readDate,
  readDoi,
  readIssn,
  readOrcid,
  readPmcid,
  readPmid,
  spaceInitials,
} from './identifiers.js';

const MARKS = ['authorString', 'authorList', 'journalInfo', 'pubTypeList', 'meshHeadingList'];

export function isEuropePmcRecord(record: JsonObject): boolean {
  return MARKS.some((name) => record[name] !== undefined);
}

/**
 * Turns a result of Europe PMC's search into an article. Identifiers of preprints and patents (`source` PPR,
 * PAT …) are not article identifiers, so such a record needs a DOI.
 * @throws UnexpectedTypeError when a member has the wrong type.
 */
export function toEuropePmcArticle(record: JsonObject): RecordOutcome {
  const isMedline = getText(record, 'source') === 'MED';
  const journal = getObject(getObject(record.journalInfo)?.journal) ?? {};
  return toArticle({
    pmid: readPmid(getText(record, 'pmid') || (isMedline ? getText(record, 'id') : '')),
    doi: readDoi(getText(record, 'doi')),
    pmcid: readPmcid(getText(record, 'pmcid')),
    title: plain(getText(record, 'title')).replace(/\s+/g, ' '),
    abstract: plain(getText(record, 'abstractText')),
    authors: getAuthors(record),
    containerTitle: getText(journal, 'title') || getText(record, 'journalTitle'),
    issn: readIssn(
      getText(journal, 'issn') || getText(journal, 'essn') || getText(record, 'journalIssn'),
    ),
    issued: getIssued(record),
    language: getText(record, 'language'),
    publicationTypes: getPublicationTypes(record),
    mesh: getMesh(record),
    keywords: textsInside(record, 'keywordList', 'keyword'),
    hasFullText: getText(record, 'isOpenAccess') === 'Y',
  });
}

/** Removes markup; headings and paragraphs become separate lines, and headings end with a colon. */
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

function getAuthors(record: JsonObject): readonly ArticleAuthor[] {
  const listed = inside(record, 'authorList', 'author').flatMap(readAuthor);
  if (listed.length > 0) return listed;
  return getText(record, 'authorString')
    .replace(/\.$/, '')
    .split(/,\s*/)
    .filter(Boolean)
    .map((name) => {
      const [, family = name, initials = ''] = /^(.+) (\p{Lu}{1,4})$/u.exec(name) ?? [];
      return { family, given: spaceInitials([...initials].join(' ')), affiliations: [] };
    });
}

function readAuthor(author: JsonObject): readonly ArticleAuthor[] {
  const details = inside(author, 'authorAffiliationDetailsList', 'authorAffiliation');
  const listed = details.map((detail) => getText(detail, 'affiliation'));
  const identifier = getObject(author.authorId) ?? {};
  const isOrcid = getText(identifier, 'type') === 'ORCID';
  return toAuthor({
    family: getText(author, 'lastName'),
    given: getText(author, 'firstName') || spaceInitials(getText(author, 'initials')),
    collective: getText(author, 'collectiveName'),
    orcid: isOrcid ? readOrcid(getText(identifier, 'value')) : null,
    affiliations: [...listed, getText(author, 'affiliation')].filter(Boolean),
  });
}

function getMesh(record: JsonObject): readonly MeshDescriptor[] {
  return inside(record, 'meshHeadingList', 'meshHeading').flatMap((heading) => {
    const label = getText(heading, 'descriptorName');
    const parts = [heading, ...inside(heading, 'meshQualifierList', 'meshQualifier')];
    const isMajor = parts.some((part) => part.majorTopic_YN === 'Y');
    return label === '' ? [] : [{ label, isMajor }];
  });
}

function getPublicationTypes(record: JsonObject): readonly string[] {
  const listed = textsInside(record, 'pubTypeList', 'pubType');
  return listed.length > 0 ? listed : getText(record, 'pubType').split(/\s*;\s*/);
}

/** The day of the issue as precisely as the record states it, otherwise the first publication. */
function getIssued(record: JsonObject): string | null {
  const journal = getObject(record.journalInfo) ?? {};
  const stated = readDate(getText(journal, 'dateOfPublication').replaceAll(' ', '-'));
  return (
    stated ??
    readDate(getText(record, 'firstPublicationDate')) ??
    readDate(getText(record, 'pubYear') || getText(journal, 'yearOfPublication'))
  );
}

function inside(object: JsonObject, list: string, item: string): readonly JsonObject[] {
  return getObjects(getObject(object[list]) ?? {}, item);
}

function textsInside(object: JsonObject, list: string, item: string): readonly string[] {
  return texts(getList(getObject(object[list]) ?? {}, item));
}
