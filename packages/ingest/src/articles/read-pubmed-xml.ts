import type { ArticleAuthor, MeshDescriptor } from '@biographql/engines';
import type { Chunks } from '../bytes/open-bytes.js';
import { childOf, childrenOf, getText, type XmlElement, type XmlRecord } from '../xml/read-xml.js';
import { type RecordBatches, type RecordOutcome, toArticle, toAuthor } from './article-source.js';
import {
  readDoi,
  readMedlineDate,
  readOrcid,
  readPmcid,
  readPmid,
  spaceInitials,
} from './identifiers.js';
import { readElement, readXmlDate, readXmlRecords } from './xml-articles.js';

const DELETIONS = ['DeleteCitation', 'DeleteDocument'];
const PARTS = ['Year', 'Month', 'Day'] as const;
const RECORDS = ['PubmedArticle', 'PubmedBookArticle', ...DELETIONS];

/**
 * Reads PubMed's XML (`PubmedArticleSet`), or any file with `PubmedArticle` elements, record by record. Book articles,
 * malformed records and a record that the file's end cuts short are rejects; the records around them are read. Deletions
 * of update files are reported as such.
 * The encoding is the one that the XML declaration names, else UTF-8.
 */
export function readPubmedXml(chunks: Chunks): RecordBatches {
  const versions = new Map<string, number>();
  return readXmlRecords(chunks, RECORDS, (record) =>
    DELETIONS.includes(record.name)
      ? { withdrawn: getWithdrawn(record.text) }
      : (rejectOldVersion(record, versions) ?? readRecord(record)),
  );
}

/** Later versions of an article (PLOS Currents) may stand before earlier ones. */
function rejectOldVersion(
  { text }: XmlRecord,
  versions: Map<string, number>,
): RecordOutcome | null {
  const version = Number(/<PMID[^>]*\bVersion="(\d+)"/.exec(text)?.[1] ?? 1);
  const id = idIn(text);
  if (id === null) return null;
  const latest = versions.get(id) ?? 1;
  if (version > latest) versions.set(id, version);
  return version >= latest
    ? null
    : { id, reason: `the same file has a newer version of this article (version ${latest})` };
}

function getWithdrawn(text: string): readonly string[] {
  return [...text.matchAll(/<PMID[^>]*>([^<]*)</g)].flatMap(([, number = '']) => {
    const pmid = readPmid(number);
    return pmid === null ? [] : [`pmid:${pmid}`];
  });
}

function readRecord(record: XmlRecord): RecordOutcome {
  const { name, text, isWhole } = record;
  const id = idIn(text);
  if (!isWhole) return { id, reason: `the record has no </${name}>` };
  if (name === 'PubmedBookArticle')
    return { id, reason: 'the record is a book or chapter, not an article' };
  return readElement(record, { id, text }, toPubmedArticle);
}

function idIn(text: string): string | null {
  const pmid = readPmid(/<PMID[^>]*>\s*(\d+)\s*</.exec(text)?.[1] ?? '');
  return pmid === null ? null : `pmid:${pmid}`;
}

/**
 * Turns a `PubmedArticle` element into an article, by NLM's description of its PubMed elements.
 * A record without a PMID or without a title is rejected.
 */
export function toPubmedArticle(record: XmlElement): RecordOutcome {
  const citation = childOf(record, 'MedlineCitation');
  const element = childOf(citation, 'Article');
  const pmid = readPmid(getText(childOf(citation, 'PMID')));
  if (pmid === null) return { reason: 'the record has no PMID', id: null };
  const listed = articleIds(record);
  const journal = childOf(element, 'Journal');
  return toArticle({
    pmid,
    doi: getDoi(element) ?? readDoi(listed.get('doi') ?? ''),
    pmcid: readPmcid(listed.get('pmc') ?? ''),
    title: getTitle(element),
    abstract: getAbstract(element),
    authors: getAuthors(element),
    containerTitle: getText(childOf(journal, 'Title')) || medlineInfo(citation, 'MedlineTA'),
    issn: getText(childOf(journal, 'ISSN')) || medlineInfo(citation, 'ISSNLinking'),
    issued: getIssued(element),
    language: getText(childOf(element, 'Language')),
    publicationTypes: childrenOf(childOf(element, 'PublicationTypeList'), 'PublicationType').map(
      getText,
    ),
    mesh: [...getMesh(citation), ...getSupplementary(citation)],
    keywords: childrenOf(citation, 'KeywordList').flatMap((list) =>
      childrenOf(list, 'Keyword').map(getText),
    ),
  });
}

/** The title, or the one in the article's own language when PubMed has none. */
function getTitle(element: XmlElement | undefined): string {
  const title = getText(childOf(element, 'ArticleTitle'));
  if (title !== '' && !/^\[not available\]\.?$/i.test(title)) return title;
  return getText(childOf(element, 'VernacularTitle')) || title;
}

function articleIds(record: XmlElement): ReadonlyMap<string, string> {
  const ids = childrenOf(childOf(record, 'PubmedData', 'ArticleIdList'), 'ArticleId');
  return new Map(ids.map((id) => [id.attributes.IdType ?? '', getText(id)]));
}

function getDoi(element: XmlElement | undefined): ReturnType<typeof readDoi> {
  const location = childrenOf(element, 'ELocationID').find(
    ({ attributes }) => attributes.EIdType === 'doi' && attributes.ValidYN !== 'N',
  );
  return readDoi(getText(location));
}

function getAbstract(element: XmlElement | undefined): string {
  const sections = childrenOf(childOf(element, 'Abstract'), 'AbstractText').map((section) => {
    const text = getText(section);
    const label = section.attributes.Label?.trim() ?? '';
    const isNamed = label !== '' && !/^unlabell?ed$/i.test(label) && text !== '';
    return isNamed ? `${label}: ${text}` : text;
  });
  return sections.filter(Boolean).join('\n');
}

function getIssued(element: XmlElement | undefined): string | null {
  const issue = childOf(element, 'Journal', 'JournalIssue', 'PubDate');
  return (
    readXmlDate(issue, PARTS) ??
    readMedlineDate(getText(childOf(issue, 'MedlineDate'))) ??
    readXmlDate(childOf(element, 'ArticleDate'), PARTS)
  );
}

function getMesh(citation: XmlElement | undefined): readonly MeshDescriptor[] {
  return childrenOf(childOf(citation, 'MeshHeadingList'), 'MeshHeading').flatMap((heading) => {
    const descriptor = childOf(heading, 'DescriptorName');
    const label = getText(descriptor);
    if (label === '') return [];
    const id = descriptor?.attributes.UI ?? '';
    const named = [descriptor, ...childrenOf(heading, 'QualifierName')];
    const isMajor = named.some((name) => name?.attributes.MajorTopicYN === 'Y');
    return [{ label, ...(id === '' ? {} : { id }), isMajor }];
  });
}

/** Supplementary concepts: diseases and protocols have a list of their own, substances are among the chemicals. */
function getSupplementary(citation: XmlElement | undefined): readonly MeshDescriptor[] {
  const named = [
    ...childrenOf(childOf(citation, 'SupplMeshList'), 'SupplMeshName'),
    ...childrenOf(childOf(citation, 'ChemicalList'), 'Chemical').flatMap(
      (chemical) => childOf(chemical, 'NameOfSubstance') ?? [],
    ),
  ];
  return named.flatMap((name) => {
    const label = getText(name);
    const id = name.attributes.UI ?? '';
    return label === '' || !/^C\d+$/.test(id) ? [] : [{ label, id, isMajor: false }];
  });
}

function medlineInfo(citation: XmlElement | undefined, name: string): string {
  return getText(childOf(citation, 'MedlineJournalInfo', name));
}

/** The authors of an `Article` element in order. Names that PubMed marks as corrected (`ValidYN="N"`) are left out. */
function getAuthors(element: XmlElement | undefined): readonly ArticleAuthor[] {
  const authors = childrenOf(childOf(element, 'AuthorList'), 'Author')
    .filter(({ attributes }) => attributes.ValidYN !== 'N')
    .flatMap(readAuthor);
  return withOldAffiliation(authors, getText(childOf(element, 'Affiliation')));
}

function readAuthor(element: XmlElement): readonly ArticleAuthor[] {
  const given =
    getText(childOf(element, 'ForeName')) || spaceInitials(getText(childOf(element, 'Initials')));
  return toAuthor({
    family: getText(childOf(element, 'LastName')),
    given,
    collective: getText(childOf(element, 'CollectiveName')) || given,
    orcid: getOrcid(element),
    affiliations: getAffiliations(element),
  });
}

function getAffiliations(element: XmlElement): readonly string[] {
  const listed = childrenOf(element, 'AffiliationInfo').flatMap((entry) =>
    childrenOf(entry, 'Affiliation').map(getText),
  );
  const direct = childrenOf(element, 'Affiliation').map(getText);
  return [...new Set([...listed, ...direct])].filter(Boolean);
}

function getOrcid(element: XmlElement): string | null {
  const identifier = childrenOf(element, 'Identifier').find(
    ({ attributes }) => attributes.Source?.toUpperCase() === 'ORCID',
  );
  return readOrcid(getText(identifier));
}

/** Records from before 2014 have one affiliation, the first author's, next to the list. */
function withOldAffiliation(
  authors: readonly ArticleAuthor[],
  affiliation: string,
): readonly ArticleAuthor[] {
  const [first, ...others] = authors;
  if (first === undefined || affiliation === '' || first.affiliations.length > 0) return authors;
  return [{ ...first, affiliations: [affiliation] }, ...others];
}
