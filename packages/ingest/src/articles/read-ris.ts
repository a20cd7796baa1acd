import type { Article, ArticleAuthor } from '@biographql/engines';
import { type ReadRecord, type RecordOutcome, toReadRecord } from './article-source.js';
import { readDate } from './dates.js';
import { articleId, readDoi, readPmcid, readPmid } from './identifiers.js';
import { getFirst, type TaggedRecord, taggedRecords, toValues } from './tagged-records.js';
import { tidyAuthors } from './tidy-authors.js';

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

export async function* readRis(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly ReadRecord[]> {
  for await (const records of taggedRecords(chunks, RIS)) {
    yield records.map((record) => toReadRecord(toArticle(record), record));
  }
}

function toArticle(record: TaggedRecord): RecordOutcome {
  const identifiers = getIdentifiers(record);
  const id = articleId(identifiers);
  if (id === null) return { reason: 'the record has no PMID, DOI or PMCID', id: null };
  const title = getFirst(record, 'TI', 'T1', 'CT', 'ST');
  if (title === '') return { reason: 'the record has no title', id };
  const keywords = [...new Set(toValues(record, 'KW'))];
  const type = PUBLICATION_TYPES[getFirst(record, 'TY')];
  const article: Article = {
    id,
    ...identifiers,
    title,
    abstract: getFirst(record, 'AB', 'N2') || null,
    authors: tidyAuthors(toValues(record, 'AU', 'A1').map(getAuthor)),
    containerTitle: getFirst(record, 'JF', 'T2', 'JO', 'JA') || null,
    issn: /\d{4}-?\d{3}[\dXx]/.exec(getFirst(record, 'SN'))?.[0] ?? null,
    issued: getIssued(record),
    language: getFirst(record, 'LA') || null,
    publicationTypes: type === undefined ? [] : [type],
    mesh: [],
    ...(keywords.length === 0 ? {} : { keywords }),
    hasFullText: identifiers.pmcid !== null,
    entities: [],
  };
  return { article };
}

/** From the fields for them, else from links. An accession number is a PMID only in what PubMed or MEDLINE gave. */
function getIdentifiers(record: TaggedRecord) {
  const links = ['UR', 'L1', 'L2', 'LK'].flatMap((tag) => toValues(record, tag));
  const found = (pattern: RegExp) =>
    links.map((link) => pattern.exec(link)?.[1] ?? '').find((text) => text !== '') ?? '';
  const isPubmed = [...toValues(record, 'DB'), ...toValues(record, 'DP')].some((name) =>
    /pubmed|medline|europe pmc|nlm/i.test(name),
  );
  const accession = getFirst(record, 'AN');
  const isPmid = isPubmed || /^pmid:?/i.test(accession);
  const doi = getFirst(record, 'DO') || (links.find((link) => link.includes('doi.org/')) ?? '');
  return {
    pmid: readPmid(isPmid ? accession : '') ?? readPmid(found(PUBMED_LINK)),
    doi: readDoi(doi),
    pmcid: readPmcid(
      toValues(record, 'C2').find((text) => /^PMC\d/i.test(text)) ?? found(PMC_LINK),
    ),
  };
}

function getAuthor(name: string): ArticleAuthor {
  const [family = '', given = '', suffix = ''] = name.split(/\s*,\s*/, 3);
  return { family: suffix === '' ? family : `${family} ${suffix}`, given, affiliations: [] };
}

/** `2014/05/01/`, `2014//` and `2019/11/12/Nov-Dec`. */
function getIssued(record: TaggedRecord): string | null {
  const dates = ['DA', 'PY', 'Y1'].flatMap((tag) =>
    toValues(record, tag).flatMap(
      (text) => readDate(text.replace(/^(\d{4}\/\d\d\/\d\d)\/.*$/, '$1').replace(/\/+$/, '')) ?? [],
    ),
  );
  return dates.sort((one, other) => other.length - one.length)[0] ?? null;
}
