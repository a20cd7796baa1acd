import { InvalidIdError } from './errors/input.js';

declare const brand: unique symbol;

/** A type that differs from its base only by name. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** The absolute IRI of an entity, e.g. `http://www.wikidata.org/entity/Q12078`. */
export type EntityIri = Brand<string, 'EntityIri'>;
/** A Wikidata item identifier, e.g. `Q12078`. */
export type Qid = Brand<string, 'Qid'>;
/** A DOI, bare and in lower case, e.g. `10.1000/182`. */
export type Doi = Brand<string, 'Doi'>;

/** The namespace of Wikidata entities. */
export const WIKIDATA_ENTITY = 'http://www.wikidata.org/entity/';

const QID = /^[QqPp][1-9]\d{0,14}$/;
const IRI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|^`\\\p{Cc}]+$/u;
const DOI = /^10\.\d{4,9}\/\S+$/;
const DOI_PREFIX = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i;
const IRI_LENGTH = 2_000;

/** Returns whether a text is a bare Wikidata identifier such as `Q12078`. */
export function isQid(text: string): text is Qid {
  return /^Q[1-9]\d{0,14}$/.test(text);
}

/** Reads a bare QID, in either letter case. @throws InvalidIdError for any other text. */
export function parseQid(text: string): Qid {
  const qid = text.trim().toUpperCase();
  if (!isQid(qid)) throw new InvalidIdError(text, 'a QID such as Q12078');
  return qid;
}

/** Returns whether a text is an absolute IRI that is valid between `<` and `>`, at most 2,000 characters long. */
export function isEntityIri(text: string): text is EntityIri {
  return text.length <= IRI_LENGTH && IRI.test(text);
}

/**
 * Reads an entity in any accepted form: an absolute IRI (with or without `<` `>`), a bare QID, or a `wd:` name.
 * An `https` Wikidata address and the page address of an item mean the entity. `MESH:D001249` counts as an IRI.
 * @throws InvalidIdError for any other text.
 */
export function parseEntityIri(text: string): EntityIri {
  const bare = text
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .replace(/^wd:/, '');
  if (QID.test(bare)) return `${WIKIDATA_ENTITY}${bare.toUpperCase()}` as EntityIri;
  const page = /^https?:\/\/(?:www\.)?wikidata\.org\/(?:entity|wiki)\/([QPqp]\d+)$/.exec(bare);
  if (page?.[1] !== undefined) return `${WIKIDATA_ENTITY}${page[1].toUpperCase()}` as EntityIri;
  if (isEntityIri(bare)) return bare;
  const expected = 'an entity URI, a QID such as Q12078, or a prefixed name such as wd:Q12078';
  throw new InvalidIdError(text, expected);
}

/** Returns the identifier of a Wikidata entity, e.g. `Q12078`; any other IRI unchanged. */
export function shortEntityId(iri: string): string {
  return iri.startsWith(WIKIDATA_ENTITY) ? iri.slice(WIKIDATA_ENTITY.length) : iri;
}

/** Returns whether a text is a DOI in the canonical form: bare and in lower case. */
export function isDoi(text: string): text is Doi {
  return DOI.test(text) && text === text.toLowerCase();
}

/** Reads a DOI, bare, with `doi:`, or as a doi.org URL, in any letter case. @throws InvalidIdError for any other text. */
export function parseDoi(text: string): Doi {
  const bare = decodeDoi(text.trim().replace(DOI_PREFIX, '')).toLowerCase();
  if (!isDoi(bare)) throw new InvalidIdError(text, 'a DOI such as 10.1000/182');
  return bare;
}

function decodeDoi(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
