import { readAuthors } from './authors.mjs';
import {
  readAffiliation,
  readDate,
  readDoi,
  readLanguage,
  readPublicationTypes,
  readText,
} from './bibliography.mjs';
import { byCodeUnit, gzipLines } from './files.mjs';

/** Records that must show the same split heading before it is believed. */
const MIN_RECORDS = 3;

/** Teaches `headings` the descriptor names of records whose headings were never split at commas. */
export async function learnHeadings(path, headings) {
  for await (const record of records(path)) {
    if (record.format === 'light') continue;
    for (const heading of record.mesh ?? [])
      headings.learn(readText(heading.name), meshId(heading));
  }
}

/** Teaches `headings` the names that split records agree on; to be called when all others are learned. */
export async function learnSplitHeadings(path, headings) {
  for await (const record of records(path)) {
    if (record.format === 'light') headings.propose(getNames(record));
  }
  headings.acceptProposals(MIN_RECORDS);
}

async function* records(path) {
  for await (const line of gzipLines(path)) yield JSON.parse(line);
}

function getNames(record) {
  return (record.mesh ?? []).map((heading) => readText(heading.name)).filter((name) => name !== '');
}

/**
 * Reads citation records into our article records, without abstracts, keywords or license texts.
 *
 * @returns every distinct article that has a title and an identifier, richest first, ties by id; and how many
 *   records each rule put aside.
 */
export async function readArticles(path, headings) {
  const articles = [];
  const seen = new Set();
  const skipped = { withoutTitle: 0, withoutIdentifier: 0, duplicate: 0 };
  const repaired = { impossibleDates: 0, meshIdsBorrowed: 0, splitHeadingsJoined: 0 };
  for await (const record of records(path)) {
    const article = toArticle(record, { headings, repaired });
    if (article.title.length < 4) skipped.withoutTitle += 1;
    else if (article.id === undefined) skipped.withoutIdentifier += 1;
    else if (identifiers(article).some((id) => seen.has(id))) skipped.duplicate += 1;
    else {
      for (const id of identifiers(article)) seen.add(id);
      articles.push(article);
    }
  }
  const ranked = articles
    .map((article) => ({ article, rank: richness(article) }))
    .sort((left, right) => right.rank - left.rank || byCodeUnit(left.article.id, right.article.id))
    .map(({ article }) => article);
  return { articles: ranked, skipped, repaired };
}

function identifiers({ pmid, doi, pmcid }) {
  return [pmid && `pmid:${pmid}`, doi && `doi:${doi}`, pmcid && `pmcid:${pmcid}`].filter(Boolean);
}

function toArticle(record, { headings, repaired }) {
  const pmid = /^[1-9]\d{0,8}$/u.exec(record.pmid ?? '')?.[0];
  const pmcid = /^PMC[1-9]\d*$/u.exec((record.pmcid ?? '').toUpperCase())?.[0];
  const doi = readDoi(record.doi);
  const affiliations = [];
  const footnoteLetters = record.format === 'jats-front';
  const authors = readAuthors(record.authors ?? [], (text) =>
    intern(affiliations, readAffiliation(text, { footnoteLetters })),
  );
  const issued = readDate(record.date);
  if (issued === undefined && record.date) repaired.impossibleDates += 1;
  const mesh = readMesh(record, { headings, repaired });
  const publicationTypes = readPublicationTypes(record.pubtypes);
  return present({
    id: identifiers({ pmid, doi, pmcid })[0],
    pmid,
    pmcid,
    doi,
    title: readText(record.title),
    authors,
    affiliations,
    containerTitle: readText(record.journal) || undefined,
    issn: /^\d{4}-\d{3}[\dX]$/u.exec(record.issn ?? '')?.[0],
    issued,
    language: readLanguage(record.language),
    publicationTypes,
    mesh,
    hasFullText: pmcid !== undefined || record.format === 'jats-front' ? true : undefined,
  });
}

/** Absent rather than empty: fields without a value and empty lists are left out. */
function present(fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function intern(texts, text) {
  if (text.length < 4) return -1;
  const known = texts.indexOf(text);
  return known >= 0 ? known : texts.push(text) - 1;
}

/** Older records carry an empty id. */
function meshId(heading) {
  return /^[DC]\d{6,}$/u.exec(heading?.id ?? '')?.[0];
}

function readMesh(record, { headings, repaired }) {
  const source = record.mesh ?? [];
  const complete = record.format !== 'light';
  const labels = getNames(record);
  const repairedLabels = complete ? [...new Set(labels)] : headings.repair(labels);
  if (!complete) repaired.splitHeadingsJoined += labels.length - repairedLabels.length;
  const known = new Map(source.map((heading) => [readText(heading.name), heading]));
  return repairedLabels.map((label) => {
    const sourceHeading = known.get(label);
    const sourceId = meshId(sourceHeading);
    const id = sourceId ?? headings.getId(label);
    if (id !== undefined && sourceId === undefined) repaired.meshIdsBorrowed += 1;
    return present({ label, id, isMajor: sourceHeading?.major });
  });
}

/** Points for what a reader can filter and count by; people, place, subject and time weigh most. */
function richness(article) {
  return (
    (article.authors ? 4 : 0) +
    (article.issued ? 4 : 0) +
    (article.affiliations ? 3 : 0) +
    (article.mesh ? 3 : 0) +
    (article.doi ? 2 : 0) +
    (article.pmid ? 1 : 0) +
    (article.containerTitle ? 1 : 0)
  );
}
