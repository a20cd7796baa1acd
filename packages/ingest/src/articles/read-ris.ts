import type { ArticleAuthor } from '@biographql/engines';
import { type ReadRecord, type RecordOutcome, toArticle } from './article-source.js';
import { readDate } from './dates.js';
import { readDoi, readIssn, readPmcid, readPmid } from './identifiers.js';
import { getFirst, type TaggedRecord, taggedRecords, toValues } from './tagged-records.js';

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

export function readRis(chunks: AsyncIterable<Buffer>): AsyncIterable<readonly ReadRecord[]> {
  return taggedRecords(chunks, RIS, readRecord);
}

function readRecord(record: TaggedRecord): RecordOutcome {
  return toArticle({
    ...getIdentifiers(record),
    title: getFirst(record, 'TI', 'T1', 'CT', 'ST'),
    abstract: getFirst(record, 'AB', 'N2'),
    authors: toValues(record, 'AU', 'A1').map(getAuthor),
    containerTitle: getFirst(record, 'JF', 'T2', 'JO', 'JA'),
    issn: readIssn(getFirst(record, 'SN')),
    issued: getIssued(record),
    language: getFirst(record, 'LA'),
    publicationTypes: [PUBLICATION_TYPES[getFirst(record, 'TY')] ?? ''],
    keywords: toValues(record, 'KW'),
  });
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
