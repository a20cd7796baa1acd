import type { Article } from '@biographql/engines';
import { childOf, childrenOf, getText, type XmlElement } from '../xml/xml-element.js';
import type { RecordOutcome } from './article-source.js';
import { joinDate } from './dates.js';
import { articleId, readDoi, readPmcid, readPmid } from './identifiers.js';
import { jatsAuthors } from './jats-authors.js';

const PUBLICATION_TYPES: Readonly<Record<string, readonly string[]>> = {
  'research-article': ['Journal Article'],
  'brief-report': ['Journal Article'],
  'review-article': ['Journal Article', 'Review'],
  'systematic-review': ['Journal Article', 'Systematic Review'],
  'case-report': ['Case Reports', 'Journal Article'],
  correction: ['Published Erratum'],
  retraction: ['Retraction of Publication'],
};
/** Dates in the order in which one counts as that of the issue. */
const DATES = ['ppub', 'print', 'epub', 'electronic', 'epub-ppub', 'pub', 'collection'];
const OTHER_ABSTRACTS = new Set(['graphical', 'teaser', 'toc', 'key-points', 'executive-summary']);

/**
 * Turns an `article` element of JATS into an article. A record without PMID, DOI and PMCID or without a title is refused.
 * Marks of footnotes in the title are left out.
 */
export function toJatsArticle(
  record: XmlElement,
  { hasBody }: { readonly hasBody: boolean },
): RecordOutcome {
  const meta = childOf(record, 'front', 'article-meta');
  const journal = childOf(record, 'front', 'journal-meta');
  const identifiers = getIdentifiers(meta);
  const id = articleId(identifiers);
  if (id === null) return { reason: 'the record has no PMID, DOI or PMCID', id: null };
  const title = getTitle(meta);
  if (title === '') return { reason: 'the record has no title', id };
  const keywords = getKeywords(meta);
  const type = record.attributes['article-type'] ?? '';
  const article: Article = {
    id,
    ...identifiers,
    title,
    abstract: getAbstract(meta),
    authors: jatsAuthors(meta),
    containerTitle: orNull(
      getText(childOf(journal, 'journal-title-group', 'journal-title')) ||
        getText(childOf(journal, 'journal-title')),
    ),
    issn: orNull(getText(childOf(journal, 'issn'))),
    issued: getIssued(meta),
    language: orNull(record.attributes['xml:lang'] ?? ''),
    publicationTypes: PUBLICATION_TYPES[type] ?? (type === '' ? [] : [type.replaceAll('-', ' ')]),
    mesh: [],
    ...(keywords.length === 0 ? {} : { keywords }),
    hasFullText: hasBody || identifiers.pmcid !== null,
    entities: [],
  };
  return { article };
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

function getAbstract(meta: XmlElement | undefined): string | null {
  const abstract = childrenOf(meta, 'abstract').find(
    ({ attributes }) => !OTHER_ABSTRACTS.has(attributes['abstract-type'] ?? ''),
  );
  const parts = (abstract?.content ?? []).flatMap((piece) =>
    typeof piece === 'string' || piece.name === 'title' || piece.name === 'object-id'
      ? []
      : [piece.name === 'sec' ? sectionText(piece) : getText(piece)],
  );
  return orNull(parts.filter(Boolean).join('\n') || getText(abstract));
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
    const date = joinDate({
      year: getText(childOf(element, 'year')),
      month: getText(childOf(element, 'month')),
      day: getText(childOf(element, 'day')),
    });
    const kinds = ['pub-type', 'publication-format', 'date-type'];
    const place = kinds
      .map((kind) => DATES.indexOf(element.attributes[kind] ?? ''))
      .find((found) => found >= 0);
    return date === null ? [] : [{ date, place: place ?? DATES.length }];
  });
  const ordered = dates.sort((one, other) => one.place - other.place);
  return (ordered.find(({ date }) => date.length > 4) ?? ordered[0])?.date ?? null;
}

function getKeywords(meta: XmlElement | undefined): readonly string[] {
  const listed = childrenOf(meta, 'kwd-group')
    .filter(({ attributes }) => attributes['kwd-group-type'] !== 'abbreviations')
    .flatMap((group) => childrenOf(group, 'kwd').map(getText));
  return [...new Set(listed)].filter(Boolean);
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
