import type { ArticleAuthor, MeshDescriptor } from '@biographql/engines';
import { type ReadRecord, type RecordOutcome, toArticle } from './article-source.js';
import { readDate, readMedlineDate } from './dates.js';
import { readDoi, readIssn, readOrcid, readPmcid, readPmid } from './identifiers.js';
import { getFirst, type TaggedRecord, taggedRecords, toValues } from './tagged-records.js';

const NBIB = { line: /^([A-Z]{2,4}) *- ?(.*)$/, first: 'PMID', last: null } as const;

export function readNbib(chunks: AsyncIterable<Buffer>): AsyncIterable<readonly ReadRecord[]> {
  return taggedRecords(chunks, NBIB, readRecord);
}

function readRecord(record: TaggedRecord): RecordOutcome {
  const pmid = readPmid(getFirst(record, 'PMID'));
  if (pmid === null) return { reason: 'the record has no PMID', id: null };
  const numbers = [...toValues(record, 'LID'), ...toValues(record, 'AID')];
  const doi = numbers.find((id) => /\[doi\]$/.test(id)) ?? '';
  return toArticle({
    pmid,
    doi: readDoi(doi.replace(/\s*\[doi\]$/, '')),
    pmcid: readPmcid(getFirst(record, 'PMC')),
    title: getFirst(record, 'TI', 'TT', 'BTI'),
    abstract: toValues(record, 'AB').join('\n'),
    authors: getAuthors(record),
    containerTitle: getFirst(record, 'JT', 'TA'),
    issn: readIssn(getFirst(record, 'IS')),
    issued: getIssued(getFirst(record, 'DP')) ?? readDate(spaced(getFirst(record, 'DEP'))),
    language: getFirst(record, 'LA'),
    publicationTypes: toValues(record, 'PT'),
    mesh: toValues(record, 'MH').map(getDescriptor),
    keywords: toValues(record, 'OT').map((word) => word.replace(/^\*/, '')),
  });
}

/** What stands after an author's name up to the next one is said of that author. */
function getAuthors({ fields }: TaggedRecord): readonly ArticleAuthor[] {
  const hasFullNames = fields.some(([tag]) => tag === 'FAU');
  const authors: (Omit<ArticleAuthor, 'affiliations'> & { readonly affiliations: string[] })[] = [];
  const early: string[] = [];
  for (const [tag, value] of fields) {
    const author = authors.at(-1);
    if (tag === (hasFullNames ? 'FAU' : 'AU'))
      authors.push({ ...readName(value), affiliations: [] });
    else if (tag === 'CN') authors.push({ family: value, given: '', affiliations: [] });
    else if (tag === 'AD') (author?.affiliations ?? early).push(value);
    else if (tag === 'AUID' && author !== undefined) {
      const orcid = readOrcid(value);
      if (orcid !== null) authors[authors.length - 1] = { ...author, orcid };
    }
  }
  // Older records have one affiliation, the first author's, before the list.
  authors[0]?.affiliations.push(...early);
  return authors;
}

function readName(value: string): { readonly family: string; readonly given: string } {
  const [family = '', given = ''] = value.split(/,\s*/, 2);
  if (given !== '' || !value.includes(' ')) return { family, given };
  const [, last = value, initials = ''] = /^(.+) (\p{Lu}{1,4})$/u.exec(value) ?? [];
  return { family: last, given: [...initials].join(' ') };
}

/** `Information Storage and Retrieval/*methods`: a star is at the descriptor or at a qualifier that is major. */
function getDescriptor(heading: string): MeshDescriptor {
  const [label = ''] = heading.split('/');
  return { label: label.replace(/^\*/, ''), isMajor: heading.includes('*') };
}

function getIssued(text: string): string | null {
  return readDate(text.replaceAll(' ', '-')) ?? readMedlineDate(text);
}

function spaced(day: string): string {
  return day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
