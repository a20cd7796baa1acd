import { isIri, PREFIXES } from '@biographql/sparql';
import { entityIri, prefixNamespace } from './entity-iris.js';
import { createIdentifierReader } from './identifier-reader.js';
import type { Vocabulary } from './vocabulary.js';
import type { IdentifierSchemeData, IdentifiersData } from './vocabulary-data.js';

/** Namespaces by the prefixes that the files of a dataset declare, e.g. `{ LAB: 'http://lab.example/term/' }`. */
export type DeclaredPrefixes = Readonly<Record<string, string>>;

const LIMITS = { prefixes: 200, prefix: 40, namespace: 300 };
const PREFIX = /^[A-Za-z][\w.-]*$/;
const WELL_KNOWN: ReadonlySet<string> = new Set(Object.values(PREFIXES));

/**
 * Adds a prefix that a file declares, unless the prefix table leads to the same IRIs. The first namespace of a prefix stays;
 * at most 200 are stored.
 * @returns whether it was added.
 */
export function addPrefix(
  known: Record<string, string>,
  prefix: string,
  namespace: string,
): boolean {
  if (prefix.length > LIMITS.prefix || namespace.length > LIMITS.namespace) return false;
  if (!PREFIX.test(prefix) || !isIri(namespace) || WELL_KNOWN.has(namespace)) return false;
  const names = Object.keys(known);
  if (names.length >= LIMITS.prefixes) return false;
  if (names.some((name) => name.toLowerCase() === prefix.toLowerCase())) return false;
  const expected = prefixNamespace(prefix);
  if (expected !== null && entityIri(`${namespace}1`) === `${expected}1`) return false;
  known[prefix] = namespace;
  return true;
}

export function withSchemes(data: IdentifiersData, prefixes: DeclaredPrefixes): IdentifiersData {
  const schemes: Record<string, IdentifierSchemeData> = { ...data.schemes };
  for (const [prefix, namespace] of Object.entries(prefixes)) {
    const name = prefix.toLowerCase();
    schemes[Object.hasOwn(data.schemes, name) ? `${name}.declared` : name] = {
      label: prefix,
      prefixes: [prefix],
      pattern: '[^\\s/#]+',
      letters: 'as-is',
      bare: 'never',
      declared: true,
      iri: `${namespace}{id}`,
      urls: [],
    };
  }
  return { ...data, schemes };
}

/** Returns a vocabulary that reads and writes CURIEs with the prefixes as well. */
export function withPrefixes(vocabulary: Vocabulary, prefixes: DeclaredPrefixes): Vocabulary {
  if (Object.keys(prefixes).length === 0) return vocabulary;
  const identifiers = withSchemes(vocabulary.data.identifiers, prefixes);
  return {
    ...vocabulary,
    data: { ...vocabulary.data, identifiers },
    identifiers: createIdentifierReader(identifiers),
  };
}

/** Returns the namespace of a prefix in SPARQL: a declared one, or that of the prefix table; null for an unknown one. */
export function findNamespace(
  { data: { identifiers } }: Vocabulary,
  prefix: string,
): string | null {
  for (const { declared, prefixes, iri } of Object.values(identifiers.schemes))
    if (declared === true && prefixes[0] === prefix) return iri?.replace('{id}', '') ?? null;
  return prefixNamespace(prefix);
}
