import { isIri } from '@biographql/sparql';
import prefixes from '../../data/prefixes.json' with { type: 'json' };

/** A prefix of Bioregistry: other spellings, the beginning of its IRIs, and other beginnings that mean the same. */
interface PrefixEntry {
  readonly iri: string;
  readonly synonyms?: readonly string[];
  readonly also?: readonly string[];
}

interface Prefix {
  readonly name: string;
  readonly stem: string;
  /** Other beginnings of IRIs that graphs write. */
  readonly others: readonly string[];
}

interface Prefixes {
  readonly bySpelling: ReadonlyMap<string, Prefix>;
  /** By IRI stem, with `https`. */
  readonly byStem: ReadonlyMap<string, Prefix>;
}

/** An identifier that an IRI states. */
export interface PrefixedId {
  /** As Bioregistry spells it, e.g. `hgnc`. */
  readonly prefix: string;
  readonly id: string;
}

const CURIE = /^([A-Za-z_][\w.-]*):(?!\/\/)(\S(?:.*\S)?)$/;
const WEB_IRI = /^(?:https?|ftp|urn):/i;
const RESOLVER =
  /^https?:\/\/(?:www\.)?(?:identifiers\.org|bioregistry\.io)\/([A-Za-z_][\w.-]*)[:/](.+)$/i;
const NUMBERED_EDITION = /_(?:19|20)\d\d_\d\d?_\d\d?$/;
/** `#` and the end of a host are checked by their position. */
const FORBIDDEN =
  /[\0-\x20<>"{}|^`\\[\]\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFF0-\uFFFF\u{E0000}-\u{E0FFF}]|%(?![\dA-Fa-f]{2})/gu;
const CUTS = '/#_=:';
const REGISTRY = 'https://bioregistry.io/';
const IDENTIFIERS_ORG = 'https://identifiers.org/';
const OBO = 'http://purl.obolibrary.org/obo/';

const PREFIXES = readPrefixes();

/**
 * Returns the IRI of an entity that a file names by a CURIE (`DOID:2841`) or an IRI; null for any other text.
 *
 * All spellings of a prefix (`OMIM`, `MIM`; `ORPHA`, `Orphanet`) and all forms of an IRI (`http://identifiers.org/hgnc/7883`)
 * lead to one IRI. An unknown prefix becomes an IRI of bioregistry.io.
 * @param stems - Beginnings of IRIs that the file declares for unknown prefixes, by prefix in lower case.
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
  return findPrefix(prefix) === undefined ? null : curieIri(prefix, local);
}

/** Returns the beginning of the IRIs of a known prefix; null for an unknown one. */
export function prefixNamespace(prefix: string): string | null {
  return findPrefix(prefix)?.stem ?? null;
}

/**
 * Every IRI by which a graph may name the entity, the likeliest first; empty for a text that is neither CURIE nor
 * IRI.
 */
export function entityIris(text: string): readonly string[] {
  const iri = entityIri(text);
  if (iri === null) return [];
  const written = text.trim().replace(/^<(.*)>$/, '$1');
  const known = splitIri(iri);
  if (known === null) {
    const [, prefix, local] = RESOLVER.exec(iri) ?? [];
    if (prefix === undefined) return [...new Set([written, iri])];
    return [iri, written, `${OBO}${prefix}_${local}`, ...resolverIris([prefix], local ?? '')];
  }
  const { prefix, id } = known;
  const spelling = CURIE.exec(written)?.[1] ?? prefix.name;
  const names = [prefix.name, prefix.name.toUpperCase(), spelling, spelling.toLowerCase()];
  const iris = prefix.others.map((stem) => `${stem}${id}`);
  return [...new Set([iri, written, ...bothProtocols(iris), ...resolverIris(names, id)])];
}

/** Returns the prefix and the identifier that an IRI states; null for an IRI of no known prefix. */
export function readEntityIri(iri: string): PrefixedId | null {
  const canonical = WEB_IRI.test(iri) ? canonicalIri(iri) : null;
  const found = canonical === null ? null : splitIri(canonical);
  return found === null ? null : { prefix: found.prefix.name, id: found.id };
}

/** Biolink prefixes that are not just the name in capitals. */
const SPELLINGS: Readonly<Record<string, string>> = {
  uniprot: 'UniProtKB',
  ncbigene: 'NCBIGene',
  infores: 'infores',
  rxnorm: 'RXCUI',
  'orphanet.ordo': 'ORPHA',
};

/** Returns the CURIE that {@link entityIri} turns into the IRI; the IRI itself if there is none. */
export function toCurie(iri: string): string {
  const known = splitIri(iri);
  const [, registered = '', local = ''] = RESOLVER.exec(iri) ?? [];
  const ofObo = known?.prefix.stem.startsWith(OBO) ? known.prefix.stem.slice(OBO.length, -1) : '';
  const name = registered || (known?.prefix.name ?? '');
  const id = registered === '' ? (known?.id ?? '') : local;
  return (
    [ofObo, SPELLINGS[name] ?? '', name.toUpperCase(), name]
      .filter((prefix) => prefix !== '')
      .map((prefix) => `${prefix}:${id}`)
      .find((curie) => entityIri(curie) === iri) ?? iri
  );
}

function curieIri(prefix: string, local: string, stems?: ReadonlyMap<string, string>): string {
  const stem = findPrefix(prefix)?.stem ?? stems?.get(prefix.toLowerCase());
  if (stem === undefined) return escaped(`${REGISTRY}${prefix}:${local}`);
  return escaped(`${stem}${withoutPrefix(stem, prefix, local)}`);
}

function findPrefix(spelling: string): Prefix | undefined {
  const name = spelling.toLowerCase();
  const { bySpelling } = PREFIXES;
  return bySpelling.get(name) ?? bySpelling.get(name.replace(NUMBERED_EDITION, ''));
}

/** Some files repeat the prefix: `MGI:MGI:88039`. */
function withoutPrefix(stem: string, prefix: string, local: string): string {
  const isRepeated = local.toLowerCase().startsWith(`${prefix.toLowerCase()}:`);
  return isRepeated && !stem.endsWith('?') ? local.slice(prefix.length + 1) : local;
}

function canonicalIri(iri: string): string | null {
  const [, prefix, local] = RESOLVER.exec(iri) ?? [];
  if (prefix !== undefined && local !== undefined) return curieIri(prefix, local);
  const known = splitIri(iri);
  const whole = escaped(known === null ? iri : `${known.prefix.stem}${known.id}`);
  return isIri(whole) ? whole : null;
}

function splitIri(iri: string): { readonly prefix: Prefix; readonly id: string } | null {
  for (let at = iri.length - 1; at > 8; at -= 1) {
    if (!CUTS.includes(iri[at] ?? '')) continue;
    const prefix = PREFIXES.byStem.get(secure(iri.slice(0, at + 1)));
    if (prefix !== undefined) return { prefix, id: iri.slice(at + 1) };
  }
  return null;
}

function resolverIris(prefixes: readonly string[], id: string): readonly string[] {
  const iris = prefixes.flatMap((prefix) => [
    `${REGISTRY}${prefix}:${id}`,
    `${IDENTIFIERS_ORG}${prefix}:${id}`,
    `${IDENTIFIERS_ORG}${prefix}/${id}`,
  ]);
  return bothProtocols(iris);
}

function bothProtocols(iris: readonly string[]): readonly string[] {
  return iris.flatMap((iri) => [
    iri,
    iri.replace(/^http(s?):/, (_, s) => (s ? 'http:' : 'https:')),
  ]);
}

function escaped(iri: string): string {
  if (isIri(iri)) return iri;
  const fragment = iri.includes('#') ? iri.indexOf('#') + 1 : iri.length;
  const begin = iri.slice(0, fragment).replace(FORBIDDEN, percentEncoded);
  return begin + iri.slice(fragment).replace(FORBIDDEN, percentEncoded).replaceAll('#', '%23');
}

/** A lone surrogate becomes the replacement character, as always in UTF-8. */
function percentEncoded(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/** Treats `http` and `https` as equal. */
function secure(iri: string): string {
  return iri.replace(/^http:/, 'https:');
}

function readPrefixes(): Prefixes {
  const bySpelling = new Map<string, Prefix>();
  const byStem = new Map<string, Prefix>();
  const table: Readonly<Record<string, PrefixEntry>> = prefixes;
  for (const [name, { iri, synonyms = [], also = [] }] of Object.entries(table)) {
    // Some prefixes share an IRI stem, with `http` or `https`.
    const stem = byStem.get(secure(iri))?.stem ?? iri;
    const prefix: Prefix = { name, stem, others: [iri, ...also] };
    for (const form of [iri, ...also, `${REGISTRY}${name}:`])
      if (!byStem.has(secure(form))) byStem.set(secure(form), prefix);
    for (const spelling of [name, ...synonyms])
      if (!bySpelling.has(spelling)) bySpelling.set(spelling, prefix);
  }
  return { bySpelling, byStem };
}
