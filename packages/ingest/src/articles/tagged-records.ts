import type { ArticleAuthor, MeshDescriptor } from '@biographql/engines';
import { lineBlocks, textLines } from '../bytes/lines.js';
import type { Chunks } from '../bytes/open-bytes.js';
import { LIMITS } from '../limits.js';
import {
  type ReadRecord,
  type RecordBatches,
  type RecordOutcome,
  toArticle,
} from './article-source.js';
import {
  readDate,
  readDoi,
  readIssn,
  readMedlineDate,
  readOrcid,
  readPmcid,
  readPmid,
} from './identifiers.js';

class TaggedRecord {
  readonly fields: [tag: string, value: string][] = [];

  constructor(readonly line: number) {}

  /** Returns the values of the first of the tags that has any. */
  values(...tags: readonly string[]): readonly string[] {
    const lists = tags.map((wanted) =>
      this.fields.flatMap(([tag, value]) => (tag === wanted && value !== '' ? [value] : [])),
    );
    return lists.find(({ length }) => length > 0) ?? [];
  }

  first(...tags: readonly string[]): string {
    return this.values(...tags)[0] ?? '';
  }
}

interface TaggedFormat {
  readonly line: RegExp;
  readonly first: string;
  /** The tag with which a record ends; null when it ends where the next one begins. */
  readonly last: string | null;
}

/**
 * Reads a file of tagged records. A line without a tag continues the field before it; text outside of
 * records is skipped, and so are lines of more than 8 MiB. A record of more than 32 MiB is cut there.
 */
async function* taggedRecords(
  chunks: Chunks,
  format: TaggedFormat,
  read: (record: TaggedRecord) => RecordOutcome,
): RecordBatches {
  let open: TaggedRecord | null = null;
  let line = 0;
  let bytes = 0;
  for await (const block of lineBlocks(chunks)) {
    if (block.kind === 'too-long') {
      line += 1;
      continue;
    }
    const records: ReadRecord[] = [];
    for (const text of textLines(block.bytes)) {
      line += 1;
      bytes += Buffer.byteLength(text) + 1;
      const [, tag, value = ''] = format.line.exec(text.replace(/^\uFEFF/, '').trimEnd()) ?? [];
      const isFull: boolean = open !== null && bytes > LIMITS.record;
      if (open !== null && (tag === format.first || tag === format.last || isFull)) {
        records.push({ ...read(open), line: open.line });
        open = null;
      }
      if (tag === format.first) {
        open = new TaggedRecord(line);
        bytes = 0;
      }
      if (open === null) continue;
      const last = open.fields.at(-1);
      if (tag !== undefined) open.fields.push([tag, value.trim()]);
      else if (last !== undefined && text.trim() !== '')
        last[1] += last[1] === '' ? text.trim() : ` ${text.trim()}`;
    }
    yield records;
  }
  if (open !== null) yield [{ ...read(open), line: open.line }];
}

const NBIB = { line: /^([A-Z]{2,4}) *- ?(.*)$/, first: 'PMID', last: null } as const;

export function readNbib(chunks: Chunks): RecordBatches {
  return taggedRecords(chunks, NBIB, toNbibArticle);
}

function toNbibArticle(record: TaggedRecord): RecordOutcome {
  const pmid = readPmid(record.first('PMID'));
  if (pmid === null) return { reason: 'the record has no PMID', id: null };
  const numbers = [...record.values('LID'), ...record.values('AID')];
  const doi = numbers.find((id) => /\[doi\]$/.test(id)) ?? '';
  return toArticle({
    pmid,
    doi: readDoi(doi.replace(/\s*\[doi\]$/, '')),
    pmcid: readPmcid(record.first('PMC')),
    title: record.first('TI', 'TT', 'BTI'),
    abstract: record.values('AB').join('\n'),
    authors: readNbibAuthors(record),
    containerTitle: record.first('JT', 'TA'),
    issn: readIssn(record.first('IS')),
    issued: readNbibDate(record.first('DP')) ?? readDate(spaced(record.first('DEP'))),
    language: record.first('LA'),
    publicationTypes: record.values('PT'),
    mesh: record.values('MH').map(getDescriptor),
    keywords: record.values('OT').map((word) => word.replace(/^\*/, '')),
  });
}

/** Fields after an author's name, up to the next name, belong to that author. */
function readNbibAuthors({ fields }: TaggedRecord): readonly ArticleAuthor[] {
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

/** `Information Storage and Retrieval/*methods`: a star marks a major descriptor or qualifier. */
function getDescriptor(heading: string): MeshDescriptor {
  const [label = ''] = heading.split('/');
  return { label: label.replace(/^\*/, ''), isMajor: heading.includes('*') };
}

function readNbibDate(text: string): string | null {
  return readDate(text.replaceAll(' ', '-')) ?? readMedlineDate(text);
}

function spaced(day: string): string {
  return day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

const RIS = { line: /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/, first: 'TY', last: 'ER' } as const;
const PUBLICATION_TYPES: Readonly<Record<string, string>> = {
  JOUR: 'Journal Article',
  'Journal Article': 'Journal Article',
  JFULL: 'Journal Article',
  EJOUR: 'Journal Article',
  INPR: 'Journal Article',
  UNPB: 'Preprint',
  CONF: 'Congress',
  CPAPER: 'Congress',
  THES: 'Academic Dissertation',
};
const PUBMED_LINK = /pubmed(?:\.ncbi\.nlm\.nih\.gov)?\/(?:\?term=)?(\d+)/;
const PMC_LINK = /(?:pmc\/articles\/|pmc\.ncbi\.nlm\.nih\.gov\/articles\/|^)(PMC\d+)\b/i;

export function readRis(chunks: Chunks): RecordBatches {
  return taggedRecords(chunks, RIS, toRisArticle);
}

function toRisArticle(record: TaggedRecord): RecordOutcome {
  return toArticle({
    ...readRisIdentifiers(record),
    title: record.first('TI', 'T1', 'CT', 'ST'),
    abstract: record.first('AB', 'N2'),
    authors: record.values('AU', 'A1').map(readRisAuthor),
    containerTitle: record.first('JF', 'T2', 'JO', 'JA'),
    issn: readIssn(record.first('SN')),
    issued: readRisDate(record),
    language: record.first('LA'),
    publicationTypes: [PUBLICATION_TYPES[record.first('TY')] ?? ''],
    keywords: record.values('KW'),
  });
}

/** From their fields, else from links. An accession number is a PMID only in records of PubMed or MEDLINE. */
function readRisIdentifiers(record: TaggedRecord) {
  const links = ['UR', 'L1', 'L2', 'LK'].flatMap((tag) => record.values(tag));
  const found = (pattern: RegExp) =>
    links.map((link) => pattern.exec(link)?.[1] ?? '').find((text) => text !== '') ?? '';
  const isPubmed = [...record.values('DB'), ...record.values('DP')].some((name) =>
    /pubmed|medline|europe pmc|nlm/i.test(name),
  );
  const accession = record.first('AN');
  const isPmid = isPubmed || /^pmid:?/i.test(accession);
  const doi = record.first('DO') || (links.find((link) => link.includes('doi.org/')) ?? '');
  return {
    pmid: readPmid(isPmid ? accession : '') ?? readPmid(found(PUBMED_LINK)),
    doi: readDoi(doi),
    pmcid: readPmcid(record.values('C2').find((text) => /^PMC\d/i.test(text)) ?? found(PMC_LINK)),
  };
}

function readRisAuthor(name: string): ArticleAuthor {
  const [family = '', given = '', suffix = ''] = name.split(/\s*,\s*/, 3);
  return { family: suffix === '' ? family : `${family} ${suffix}`, given, affiliations: [] };
}

/** `2014/05/01/`, `2014//` and `2019/11/12/Nov-Dec`. */
function readRisDate(record: TaggedRecord): string | null {
  const dates = ['DA', 'PY', 'Y1'].flatMap((tag) =>
    record
      .values(tag)
      .flatMap(
        (text) =>
          readDate(text.replace(/^(\d{4}\/\d\d\/\d\d)\/.*$/, '$1').replace(/\/+$/, '')) ?? [],
      ),
  );
  return dates.sort((one, other) => other.length - one.length)[0] ?? null;
}
