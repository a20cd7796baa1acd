import { type EntityIri, isEntityIri } from '@biographql/core';
import type { ArticleAuthor, MeshDescriptor } from '@biographql/engines';
import { LINE_TOO_LONG, lineBlocks, textLines } from '../bytes/lines.js';
import { type Chunks, withStart } from '../bytes/open-bytes.js';
import {
  getList,
  getObject,
  getObjects,
  getText,
  type JsonObject,
  parseJson,
  readJsonItems,
  texts,
  UnexpectedTypeError,
} from '../formats/json/read-json.js';
import {
  type ReadRecord,
  type RecordBatches,
  type RecordOutcome,
  toArticle,
  toAuthor,
} from './article-source.js';
import { isEuropePmcRecord, toEuropePmcArticle } from './europe-pmc-article.js';
import {
  articleId,
  readDate,
  readDoi,
  readOrcid,
  readPmcid,
  readPmid,
  spaceInitials,
} from './identifiers.js';

const INITIALS_FIRST = /^((?:\p{Lu}\.?[\s-]?){1,4}) ((?:\p{Ll}+ ){0,3}\p{Lu}[\p{L}'’-]+)$/u;
const INITIALS_LAST = /^((?:\p{Ll}+ ){0,3}\p{Lu}[\p{Ll}'’-][\p{L}'’-]*) ((?:\p{Lu}\.?\s?){1,4})$/u;

/**
 * Members under which other formats (OpenAlex, CSL) keep authors, journal and types. A record with one of them would come
 * out as little more than a title.
 */
const OTHER_MEMBERS = ['journalTitle', 'authorships', 'author', 'container-title'];

/**
 * Turns one line of JSON into an article. Four spellings are read: our own article record, the starter data's,
 * `last`/`fore`/`initials`, `journal`, `date`, `pubtypes`, `mesh.name`, `mesh.major`, and Europe PMC's search results. An
 * identifier, date or ORCID iD that cannot be read is left out; a record without an identifier or a title, with a member
 * of the wrong type, or in the shape of another format is rejected.
 */
export function toJsonArticle(line: string): RecordOutcome {
  const record = getObject(parseJson(line));
  if (record === null) return { reason: "the line isn't a JSON object", id: null };
  return toJsonRecord(record);
}

function toJsonRecord(value: unknown): RecordOutcome {
  const record = getObject(value);
  if (record === null) return { reason: "the record isn't a JSON object", id: null };
  try {
    return isEuropePmcRecord(record) ? toEuropePmcArticle(record) : readRecord(record);
  } catch (error) {
    if (!(error instanceof UnexpectedTypeError)) throw error;
    return { reason: error.message, id: typeof record.id === 'string' ? record.id : null };
  }
}

function readRecord(record: JsonObject): RecordOutcome {
  const identifiers = getIdentifiers(record);
  const id = articleId(identifiers);
  const otherFormat = OTHER_MEMBERS.find((name) => record[name] !== undefined);
  if (id !== null && otherFormat !== undefined) {
    return {
      reason: `the record is in another format: the field \`${otherFormat}\` is not supported`,
      id,
    };
  }
  return toArticle({
    ...identifiers,
    title: getText(record, 'title').replace(/\s+/g, ' '),
    abstract: getText(record, 'abstract'),
    authors: getAuthors(record),
    containerTitle: getText(record, 'containerTitle') || getText(record, 'journal'),
    issn: getText(record, 'issn'),
    issued: readDate(getText(record, 'issued') || getText(record, 'date')),
    language: getText(record, 'language'),
    publicationTypes: texts(
      ['publicationTypes', 'pubtypes'].flatMap((name) => getList(record, name)),
    ),
    mesh: getMesh(record),
    keywords: texts(getList(record, 'keywords')),
    hasFullText: record.hasFullText === true,
    entities: texts(getList(record, 'entities')).filter((iri): iri is EntityIri =>
      isEntityIri(iri),
    ),
  });
}

function getIdentifiers(record: JsonObject) {
  const [, kind = '', value = ''] = /^(pmid|doi|pmcid):(.+)$/i.exec(getText(record, 'id')) ?? [];
  const named = (name: string) =>
    getText(record, name) || (kind.toLowerCase() === name ? value : '');
  return {
    pmid: readPmid(named('pmid')),
    doi: readDoi(named('doi')),
    pmcid: readPmcid(named('pmcid')),
  };
}

function getMesh(record: JsonObject): readonly MeshDescriptor[] {
  return getObjects(record, 'mesh').flatMap((descriptor) => {
    const label = getText(descriptor, 'label') || getText(descriptor, 'name');
    const id = getText(descriptor, 'id');
    const isMajor = descriptor.isMajor === true || descriptor.major === true;
    if (label === '') return [];
    return [id === '' ? { label, isMajor } : { label, id, isMajor }];
  });
}

/**
 * Reads the authors of a record. An author has `family` (or `last`) and `given` (or `fore`, or `initials`), or is a
 * `collective`; `affiliations` are texts, or places in the record's own list of affiliations.
 */
function getAuthors(record: JsonObject): readonly ArticleAuthor[] {
  const shared = getList(record, 'affiliations').map((text) =>
    typeof text === 'string' ? text : '',
  );
  return getObjects(record, 'authors').flatMap((author) => {
    const last = getText(author, 'family') || getText(author, 'last');
    const stated = getText(author, 'given') || getText(author, 'fore');
    const given = stated || spaceInitials(getText(author, 'initials'));
    const isWhole = last !== '' && given === '' && 'last' in author;
    const named = isWhole ? splitName(last) : { family: last, given };
    return toAuthor({
      family: named.family,
      given: named.given,
      collective: getText(author, 'collective'),
      orcid: readOrcid(getText(author, 'orcid')),
      affiliations: getAffiliations(author, shared),
    });
  });
}

const NONE: readonly string[] = [];

function getAffiliations(author: JsonObject, shared: readonly string[]): readonly string[] {
  const entries = getList(author, 'affiliations');
  if (entries.length === 0) return NONE;
  return entries
    .map((entry) => (typeof entry === 'number' ? (shared[entry] ?? '') : String(entry)).trim())
    .filter(Boolean);
}

/** Some sources put `P F Liddle` or `Liddle PF` whole into the family name. */
function splitName(name: string): { readonly family: string; readonly given: string } {
  const first = INITIALS_FIRST.exec(name);
  if (first?.[1] !== undefined) return { family: first[2] ?? '', given: spaceInitials(first[1]) };
  const last = INITIALS_LAST.exec(name);
  if (last?.[1] !== undefined) return { family: last[1], given: spaceInitials(last[2] ?? '') };
  return { family: name, given: '' };
}

const BYTE_ORDER_MARK = '\uFEFF';

export async function* readJsonLines(chunks: Chunks): RecordBatches {
  let line = 0;
  for await (const block of lineBlocks(chunks)) {
    if (block.kind === 'too-long') {
      line++;
      yield [{ line, id: null, reason: LINE_TOO_LONG }];
      continue;
    }
    const records: ReadRecord[] = [];
    for (const text of textLines(block.bytes)) {
      line++;
      const record = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
      if (record.trim() !== '') records.push({ ...toJsonArticle(record), line });
    }
    yield records;
  }
}

export async function* readEuropePmc(chunks: Chunks): RecordBatches {
  const whole = await withStart(chunks);
  const isList = whole.start.startsWith('[');
  const paths = isList ? ['$.*'] : ['$.resultList.result.*'];
  for await (const items of readJsonItems(whole.chunks, paths))
    yield items.map(({ value }) => ({ ...toJsonRecord(value), line: null }));
}
