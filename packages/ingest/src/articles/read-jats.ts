import type { ArticleAuthor } from '@biographql/engines';
import type { Chunks } from '../bytes/open-bytes.js';
import { childOf, childrenOf, getText, type XmlElement, type XmlRecord } from '../xml/read-xml.js';
import { type RecordBatches, type RecordOutcome, toArticle, toAuthor } from './article-source.js';
import { readDoi, readOrcid, readPmcid, readPmid } from './identifiers.js';
import { readElement, readXmlDate, readXmlRecords } from './xml-articles.js';

const PUBLICATION_TYPES: Readonly<Record<string, readonly string[]>> = {
  'research-article': ['Journal Article'],
  'brief-report': ['Journal Article'],
  'review-article': ['Journal Article', 'Review'],
  'systematic-review': ['Journal Article', 'Systematic Review'],
  'case-report': ['Case Reports', 'Journal Article'],
  correction: ['Published Erratum'],
  retraction: ['Retraction of Publication'],
};
/** Date types by preference for the date of issue. */
const DATES = ['ppub', 'print', 'epub', 'electronic', 'epub-ppub', 'pub', 'collection'];
const OTHER_ABSTRACTS = new Set(['graphical', 'teaser', 'toc', 'key-points', 'executive-summary']);

/**
 * Reads full texts in JATS and its forerunner, the NLM archiving DTD: a file per article, or many in one file. Only the
 * part before the body is parsed, so that an error in the text does no harm; no DTD is fetched.
 */
export function readJats(chunks: Chunks): RecordBatches {
  return readXmlRecords(chunks, ['article'], readRecord);
}

function readRecord(record: XmlRecord): RecordOutcome {
  const { text, isWhole } = record;
  const [front] = /<front[\s>][\s\S]*?<\/front>/.exec(text) ?? [];
  if (front === undefined)
    return { id: null, reason: `the record has no ${isWhole ? '<front>' : '</article>'}` };
  const [start = ''] = /^<article[^>]*>/.exec(text) ?? [];
  const hasBody = /<body[\s>]/.test(text);
  return readElement(record, { id: null, text: `${start}${front}</article>` }, (article) =>
    toJatsArticle(article, { hasBody }),
  );
}

function toJatsArticle(
  record: XmlElement,
  { hasBody }: { readonly hasBody: boolean },
): RecordOutcome {
  const meta = childOf(record, 'front', 'article-meta');
  const journal = childOf(record, 'front', 'journal-meta');
  const type = record.attributes['article-type'] ?? '';
  return toArticle({
    ...getIdentifiers(meta),
    title: getTitle(meta),
    abstract: getAbstract(meta),
    authors: getAuthors(meta),
    containerTitle:
      getText(childOf(journal, 'journal-title-group', 'journal-title')) ||
      getText(childOf(journal, 'journal-title')),
    issn: getText(childOf(journal, 'issn')),
    issued: getIssued(meta),
    language: record.attributes['xml:lang'] ?? '',
    publicationTypes: PUBLICATION_TYPES[type] ?? [type.replaceAll('-', ' ')],
    keywords: childrenOf(meta, 'kwd-group')
      .filter(({ attributes }) => attributes['kwd-group-type'] !== 'abbreviations')
      .flatMap((group) => childrenOf(group, 'kwd').map(getText)),
    hasFullText: hasBody,
  });
}

function getIdentifiers(meta: XmlElement | undefined) {
  const ids = new Map(
    childrenOf(meta, 'article-id').map((id) => [id.attributes['pub-id-type'] ?? '', getText(id)]),
  );
  return {
    pmid: readPmid(ids.get('pmid') ?? ''),
    doi: readDoi(ids.get('doi') ?? ''),
    pmcid: readPmcid(ids.get('pmc') ?? ids.get('pmcid') ?? ''),
  };
}

function getTitle(meta: XmlElement | undefined): string {
  const group = childOf(meta, 'title-group');
  const title = childOf(group, 'article-title');
  const subtitle = getText(childOf(group, 'subtitle'));
  const main = title === undefined ? '' : getText(withoutNotes(title));
  return subtitle === '' || main === '' ? main : `${main}: ${subtitle}`;
}

function withoutNotes(element: XmlElement): XmlElement {
  const content = element.content.filter(
    (piece) => typeof piece === 'string' || (piece.name !== 'xref' && piece.name !== 'fn'),
  );
  return { ...element, content };
}

function getAbstract(meta: XmlElement | undefined): string {
  const abstract = childrenOf(meta, 'abstract').find(
    ({ attributes }) => !OTHER_ABSTRACTS.has(attributes['abstract-type'] ?? ''),
  );
  const parts = (abstract?.content ?? []).flatMap((piece) =>
    typeof piece === 'string' || piece.name === 'title' || piece.name === 'object-id'
      ? []
      : [piece.name === 'sec' ? sectionText(piece) : getText(piece)],
  );
  return parts.filter(Boolean).join('\n') || getText(abstract);
}

function sectionText(section: XmlElement): string {
  const title = getText(childOf(section, 'title')).replace(/[:.]$/, '');
  const text = section.content
    .map((piece) => (typeof piece === 'string' || piece.name === 'title' ? '' : getText(piece)))
    .filter(Boolean)
    .join(' ');
  return title === '' || text === '' ? text : `${title}: ${text}`;
}

function getIssued(meta: XmlElement | undefined): string | null {
  const dates = childrenOf(meta, 'pub-date').flatMap((element) => {
    const date = readXmlDate(element, ['year', 'month', 'day']);
    const kinds = ['pub-type', 'publication-format', 'date-type'];
    const place = kinds
      .map((kind) => DATES.indexOf(element.attributes[kind] ?? ''))
      .find((found) => found >= 0);
    return date === null ? [] : [{ date, place: place ?? DATES.length }];
  });
  const ordered = dates.sort((one, other) => one.place - other.place);
  return (ordered.find(({ date }) => date.length > 4) ?? ordered[0])?.date ?? null;
}

function getAuthors(meta: XmlElement | undefined): readonly ArticleAuthor[] {
  const groups = childrenOf(meta, 'contrib-group');
  const places = affiliationTexts([...(meta === undefined ? [] : [meta]), ...groups]);
  return groups.flatMap((group) => {
    const shared = childrenOf(group, 'aff').map(affiliationText);
    return childrenOf(group, 'contrib')
      .filter(({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author')
      .flatMap((contributor) => readAuthor(contributor, places, shared));
  });
}

function readAuthor(
  element: XmlElement,
  places: ReadonlyMap<string, string>,
  shared: readonly string[],
): readonly ArticleAuthor[] {
  const name = childOf(element, 'name') ?? childOf(element, 'name-alternatives', 'name');
  const family = getText(childOf(name, 'surname'));
  const given = getText(childOf(name, 'given-names'));
  const collective =
    getText(childOf(element, 'collab', 'named-content')) || collabText(childOf(element, 'collab'));
  return toAuthor({
    family: family || given,
    given: family === '' ? '' : given,
    collective,
    orcid: getOrcid(element),
    affiliations: getAffiliations(element, places, shared),
  });
}

/** Name of a group without its members, who are left out. */
function collabText(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  const content = element.content.filter(
    (piece) => typeof piece === 'string' || piece.name !== 'contrib-group',
  );
  return getText({ ...element, content });
}

function getAffiliations(
  element: XmlElement,
  places: ReadonlyMap<string, string>,
  shared: readonly string[],
): readonly string[] {
  const inlineAffiliations = childrenOf(element, 'aff').map(affiliationText);
  const named = childrenOf(element, 'xref')
    .filter(({ attributes }) => attributes['ref-type'] === 'aff')
    .flatMap(({ attributes }) => (attributes.rid ?? '').split(/\s+/))
    .map((rid) => places.get(rid) ?? '');
  const stated = [...inlineAffiliations, ...named].filter(Boolean);
  return [...new Set(stated.length > 0 ? stated : shared)];
}

function affiliationTexts(parents: readonly XmlElement[]): ReadonlyMap<string, string> {
  return new Map(
    parents.flatMap((parent) =>
      childrenOf(parent, 'aff').map((aff) => [aff.attributes.id ?? '', affiliationText(aff)]),
    ),
  );
}

function affiliationText(aff: XmlElement): string {
  const content = aff.content.filter(
    (piece) =>
      typeof piece === 'string' || !['label', 'sup', 'institution-id'].includes(piece.name),
  );
  return getText({ ...aff, content }).replace(/^[\s,;*†‡]+/, '');
}

function getOrcid(element: XmlElement): string | null {
  const identifier = childrenOf(element, 'contrib-id').find(
    ({ attributes }) => attributes['contrib-id-type'] === 'orcid',
  );
  return readOrcid(getText(identifier));
}
