import { type EntityIri, isEntityIri } from '@biographql/core';
import type { Article, MeshDescriptor } from '@biographql/engines';
import { parseJson } from '../formats/json/bounded-json.js';
import type { RecordOutcome } from './article-source.js';
import { readDate } from './dates.js';
import { isEuropePmcRecord, toEuropePmcArticle } from './europe-pmc-article.js';
import { articleId, readDoi, readPmcid, readPmid } from './identifiers.js';
import {
  getList,
  getObject,
  getText,
  type JsonObject,
  jsonAuthors,
  UnexpectedTypeError,
} from './json-authors.js';

/**
 * Members under which other formats (OpenAlex, CSL) keep authors, journal and types. A record with one of them would come
 * out as little more than a title.
 */
const FOREIGN_MEMBERS = ['journalTitle', 'authorships', 'author', 'container-title'];

/**
 * Turns one line of JSON into an article. Four spellings are read: our own article record, the starter data's,
 * `last`/`fore`/`initials`, `journal`, `date`, `pubtypes`, `mesh.name`, `mesh.major`, and Europe PMC's search results. An
 * identifier, date or ORCID iD that cannot be read is left out; a record without an identifier or a title, with a member
 * of the wrong type, or in the shape of another format is refused.
 */
export function toJsonArticle(line: string): RecordOutcome {
  const record = getObject(parseJson(line));
  if (record === null) return { reason: "the line isn't a JSON object", id: null };
  return toJsonRecord(record);
}

export function toJsonRecord(record: JsonObject): RecordOutcome {
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
  if (id === null) return { reason: 'the record has no PMID, DOI or PMCID', id: null };
  const foreign = FOREIGN_MEMBERS.find((name) => record[name] !== undefined);
  if (foreign !== undefined) {
    return { reason: `the record is of another format: \`${foreign}\` is not read`, id };
  }
  const title = getText(record, 'title').replace(/\s+/g, ' ');
  if (title === '') return { reason: 'the record has no title', id };
  const keywords = texts(getList(record, 'keywords'));
  const article: Article = {
    id,
    ...identifiers,
    title,
    abstract: orNull(getText(record, 'abstract')),
    authors: jsonAuthors(record),
    containerTitle: orNull(getText(record, 'containerTitle') || getText(record, 'journal')),
    issn: orNull(getText(record, 'issn')),
    issued: readDate(getText(record, 'issued') || getText(record, 'date')),
    language: orNull(getText(record, 'language')),
    publicationTypes: texts([
      ...getList(record, 'publicationTypes'),
      ...getList(record, 'pubtypes'),
    ]),
    mesh: getMesh(record),
    ...(keywords.length === 0 ? {} : { keywords }),
    hasFullText: record.hasFullText === true || identifiers.pmcid !== null,
    entities: texts(getList(record, 'entities')).filter((iri): iri is EntityIri =>
      isEntityIri(iri),
    ),
  };
  return { article };
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
  const descriptors: MeshDescriptor[] = [];
  for (const entry of getList(record, 'mesh')) {
    const descriptor = getObject(entry);
    if (descriptor === null) continue;
    const label = getText(descriptor, 'label') || getText(descriptor, 'name');
    const id = getText(descriptor, 'id');
    const isMajor = descriptor.isMajor === true || descriptor.major === true;
    if (label !== '') descriptors.push(id === '' ? { label, isMajor } : { label, id, isMajor });
  }
  return descriptors;
}

function texts(values: readonly unknown[]): readonly string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
