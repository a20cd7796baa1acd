import type { Article, MeshDescriptor } from '@biographql/engines';
import { childOf, childrenOf, getText, type XmlElement } from '../xml/xml-element.js';
import type { RecordOutcome } from './article-source.js';
import { joinDate, readMedlineDate } from './dates.js';
import { articleId, readDoi, readPmcid, readPmid } from './identifiers.js';
import { pubmedAuthors } from './pubmed-authors.js';

/**
 * Turns a `PubmedArticle` element into an article, by NLM's description of its PubMed elements.
 * A record without a PMID or without a title is refused.
 */
export function toPubmedArticle(record: XmlElement): RecordOutcome {
  const citation = childOf(record, 'MedlineCitation');
  const element = childOf(citation, 'Article');
  const pmid = readPmid(getText(childOf(citation, 'PMID')));
  if (pmid === null) return { reason: 'the record has no PMID', id: null };
  const title = getTitle(element);
  if (title === '') return { reason: 'the record has no title', id: `pmid:${pmid}` };

  const listed = articleIds(record);
  const doi = getDoi(element) ?? readDoi(listed.get('doi') ?? '');
  const pmcid = readPmcid(listed.get('pmc') ?? '');
  const journal = childOf(element, 'Journal');
  const keywords = getKeywords(citation);
  const article: Article = {
    id: articleId({ pmid, doi, pmcid }) ?? `pmid:${pmid}`,
    pmid,
    pmcid,
    doi,
    title,
    abstract: getAbstract(element),
    authors: pubmedAuthors(element),
    containerTitle: orNull(getText(childOf(journal, 'Title')) || medlineTitle(citation)),
    issn: orNull(getText(childOf(journal, 'ISSN')) || linkingIssn(citation)),
    issued: getIssued(element),
    language: orNull(getText(childOf(element, 'Language'))),
    publicationTypes: childrenOf(childOf(element, 'PublicationTypeList'), 'PublicationType')
      .map(getText)
      .filter(Boolean),
    mesh: [...getMesh(citation), ...getSupplementary(citation)],
    ...(keywords.length === 0 ? {} : { keywords }),
    hasFullText: pmcid !== null,
    entities: [],
  };
  return { article };
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

function getAbstract(element: XmlElement | undefined): string | null {
  const sections = childrenOf(childOf(element, 'Abstract'), 'AbstractText').map((section) => {
    const text = getText(section);
    const label = section.attributes.Label?.trim() ?? '';
    const isNamed = label !== '' && !/^unlabell?ed$/i.test(label) && text !== '';
    return isNamed ? `${label}: ${text}` : text;
  });
  return orNull(sections.filter(Boolean).join('\n'));
}

function getIssued(element: XmlElement | undefined): string | null {
  const issue = childOf(element, 'Journal', 'JournalIssue', 'PubDate');
  return (
    getDate(issue) ??
    readMedlineDate(getText(childOf(issue, 'MedlineDate'))) ??
    getDate(childOf(element, 'ArticleDate'))
  );
}

function getDate(element: XmlElement | undefined): string | null {
  return joinDate({
    year: getText(childOf(element, 'Year')),
    month: getText(childOf(element, 'Month')),
    day: getText(childOf(element, 'Day')),
  });
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

function getKeywords(citation: XmlElement | undefined): readonly string[] {
  const listed = childrenOf(citation, 'KeywordList').flatMap((list) =>
    childrenOf(list, 'Keyword').map(getText),
  );
  return [...new Set(listed)].filter(Boolean);
}

function medlineTitle(citation: XmlElement | undefined): string {
  return getText(childOf(citation, 'MedlineJournalInfo', 'MedlineTA'));
}

function linkingIssn(citation: XmlElement | undefined): string {
  return getText(childOf(citation, 'MedlineJournalInfo', 'ISSNLinking'));
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
