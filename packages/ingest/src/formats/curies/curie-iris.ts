import prefixes from '../../../data/prefixes.json' with { type: 'json' };
import { isAbsoluteIri } from '../../rdf/triple.js';

/** A prefix of Bioregistry: other spellings, the beginning of its IRIs, and other beginnings that mean the same. */
interface PrefixEntry {
  readonly iri: string;
  readonly synonyms?: readonly string[];
  readonly also?: readonly string[];
}

interface Prefixes {
  /** The beginning of the IRI by prefix in lower case. */
  readonly stems: ReadonlyMap<string, string>;
  /** The beginning that is used here by each that means the same. */
  readonly canonical: ReadonlyMap<string, string>;
}

const CURIE = /^([A-Za-z_][\w.-]*):(?!\/\/)(\S(?:.*\S)?)$/;
const WEB_IRI = /^(?:https?|ftp|urn):/i;
const NUMBERED_EDITION = /_(?:19|20)\d\d_\d\d?_\d\d?$/;
/** What an IRI cannot hold as it is; `#` and what ends a host are told by their places. */
const FORBIDDEN =
  /[\0-\x20<>"{}|^`\\[\]\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFF0-\uFFFF\u{E0000}-\u{E0FFF}]|%(?![\dA-Fa-f]{2})/gu;
const CUTS = '/#_=:';
const REGISTRY = 'https://bioregistry.io/';

const PREFIXES = readPrefixes();

/**
 * Returns the IRI of an entity that a file names by a CURIE (`DOID:2841`) or an IRI; null when the text is neither.
 *
 * The many spellings of a prefix (`OMIM`, `MIM`; `ORPHA`, `Orphanet`) and the many forms of an IRI
 * (`http://identifiers.org/hgnc/7883`) lead to one. A prefix that is not known becomes an IRI of bioregistry.io.
 * @param stems - Beginnings of IRIs that the file declares, by prefix in lower case, for prefixes that are not known.
 */
export function entityIri(text: string, stems?: ReadonlyMap<string, string>): string | null {
  const bare = text.startsWith('<') && text.endsWith('>') ? text.slice(1, -1) : text.trim();
  if (WEB_IRI.test(bare)) return canonicalIri(bare);
  const [, prefix, local] = CURIE.exec(bare) ?? [];
  if (prefix === undefined || local === undefined) return null;
  return curieIri(prefix, local, stems);
}

/** Returns the IRI of a CURIE whose prefix is known; null for any other text. */
export function knownCurieIri(text: string): string | null {
  const [, prefix, local] = CURIE.exec(text) ?? [];
  if (prefix === undefined || local === undefined) return null;
  const stem = toStem(prefix);
  return stem === undefined ? null : escaped(`${stem}${withoutPrefix(stem, prefix, local)}`);
}

function curieIri(prefix: string, local: string, stems?: ReadonlyMap<string, string>): string {
  const stem = toStem(prefix) ?? stems?.get(prefix.toLowerCase());
  if (stem === undefined) return escaped(`${REGISTRY}${prefix}:${local}`);
  return escaped(`${stem}${withoutPrefix(stem, prefix, local)}`);
}

function toStem(prefix: string): string | undefined {
  const name = prefix.toLowerCase();
  return PREFIXES.stems.get(name) ?? PREFIXES.stems.get(name.replace(NUMBERED_EDITION, ''));
}

/** Some files repeat the prefix: `MGI:MGI:88039`. */
function withoutPrefix(stem: string, prefix: string, local: string): string {
  const isRepeated = local.toLowerCase().startsWith(`${prefix.toLowerCase()}:`);
  return isRepeated && !stem.endsWith('?') ? local.slice(prefix.length + 1) : local;
}

function canonicalIri(iri: string): string | null {
  for (let at = iri.length - 1; at > 8; at -= 1) {
    if (!CUTS.includes(iri[at] ?? '')) continue;
    const stem = PREFIXES.canonical.get(secure(iri.slice(0, at + 1)));
    if (stem !== undefined) return escaped(`${stem}${iri.slice(at + 1)}`);
  }
  const whole = escaped(iri);
  return isAbsoluteIri(whole) ? whole : null;
}

function escaped(iri: string): string {
  if (isAbsoluteIri(iri)) return iri;
  const fragment = iri.includes('#') ? iri.indexOf('#') + 1 : iri.length;
  const begin = iri.slice(0, fragment).replace(FORBIDDEN, percentEncoded);
  return begin + iri.slice(fragment).replace(FORBIDDEN, percentEncoded).replaceAll('#', '%23');
}

/** Half a surrogate pair becomes the replacement character, as in any text of bytes. */
function percentEncoded(character: string): string {
  const bytes = [...Buffer.from(character)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/** `http` and `https` lead to the same. */
function secure(iri: string): string {
  return iri.replace(/^http:/, 'https:');
}

function readPrefixes(): Prefixes {
  const stems = new Map<string, string>();
  const canonical = new Map<string, string>();
  const table: Readonly<Record<string, PrefixEntry>> = prefixes;
  for (const [prefix, { iri, synonyms = [], also = [] }] of Object.entries(table)) {
    const registryForms = [`${REGISTRY}${prefix}:`, `https://identifiers.org/${prefix}/`];
    for (const form of [iri, ...also, ...registryForms]) {
      if (!canonical.has(secure(form))) canonical.set(secure(form), iri);
    }
    for (const spelling of [prefix, ...synonyms]) {
      // Some prefixes share their pages, with `http` and `https`.
      if (!stems.has(spelling)) stems.set(spelling, canonical.get(secure(iri)) ?? iri);
    }
  }
  return { stems, canonical };
}
