import { getOrAdd } from '@biographql/core/internal';
import { entityIris, knownCurieIri, readEntityIri } from './entity-iris.js';
import type { BareReading, IdentifierSchemeData, IdentifiersData } from './vocabulary-data.js';

export interface EntityIdentifier {
  /** Name of the scheme in the vocabulary, e.g. `mesh`. */
  readonly scheme: string;
  /** Without prefix, in the letter case of the scheme, e.g. `D001249`. */
  readonly id: string;
}

/** How sure a reading is: `stated` with a prefix or as an address, otherwise the scheme's `bare` setting. */
export type IdentifierStatus = 'stated' | Exclude<BareReading, 'never'>;

/** Possible identifier in a text. */
export interface IdentifierReading extends EntityIdentifier {
  readonly status: IdentifierStatus;
}

class SchemeForm {
  readonly label: string;
  readonly property: string | undefined;
  readonly bare: BareReading;
  readonly isSpecific: boolean;
  readonly isDeclared: boolean;
  /** In lower case, including the scheme's name. */
  readonly prefixes: readonly string[];
  readonly urls: readonly string[];
  readonly iri: string | undefined;
  readonly #pattern: RegExp;
  readonly #isUpper: boolean;
  readonly #written: string;
  readonly #ownPrefix: RegExp;
  /** Parts of an IRI before and after the identifier; null for a scheme without IRIs. */
  readonly #iriEnds: readonly [before: string, after: string] | null;

  constructor(
    readonly name: string,
    data: IdentifierSchemeData,
  ) {
    this.label = data.label;
    this.property = data.property;
    this.bare = data.bare ?? 'first';
    this.isSpecific = data.specific ?? false;
    this.isDeclared = data.declared ?? false;
    this.prefixes = [name, ...data.prefixes].map((prefix) => prefix.toLowerCase());
    this.urls = data.urls;
    this.iri = data.iri;
    this.#isUpper = data.letters !== 'as-is';
    this.#pattern = new RegExp(`^(?:${data.pattern})$`);
    this.#written = data.prefixes[0] ?? name;
    const prefixPattern = this.prefixes.map(escaped).join('|');
    this.#ownPrefix = new RegExp(`^(?:(?:${prefixPattern})[:_])+`, 'i');
    const [before, after = ''] = data.iri?.split('{id}') ?? [];
    this.#iriEnds = before === undefined ? null : [before, after];
  }

  get status(): IdentifierStatus {
    return this.bare === 'never' ? 'last' : this.bare;
  }

  /** Reads a text as an identifier, with or without the scheme's prefix; empty if the pattern does not match. */
  identifiers(text: string): readonly EntityIdentifier[] {
    const plain = text.trim().replace(this.#ownPrefix, '');
    const match = this.#pattern.exec(this.#isUpper ? plain.toUpperCase() : plain);
    return match === null ? [] : [{ scheme: this.name, id: match[1] ?? match[0] }];
  }

  ofIri(iri: string): readonly EntityIdentifier[] {
    if (this.#iriEnds === null) return [];
    const [before, after] = this.#iriEnds;
    if (!iri.startsWith(before) || !iri.endsWith(after)) return [];
    return this.identifiers(iri.slice(before.length, iri.length - after.length));
  }

  toIri(id: string): string | null {
    return this.iri?.replace('{id}', id) ?? null;
  }

  toUrl(id: string): string | null {
    return this.urls[0]?.replace('{id}', encodeURIComponent(id)) ?? null;
  }

  compact(id: string): string {
    return `${this.#written}:${id}`;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** An address template and its scheme; null for a resolver of all schemes. */
interface AddressForm {
  /** In lower case; compared first, since most of a graph's IRIs begin with none of them. */
  readonly beginning: string;
  readonly pattern: RegExp;
  readonly form: SchemeForm | null;
}

export const PROTOCOL = /^(?:https?:)?\/\/(?:www\.)?/i;

/** Reads addresses of pages and of resolvers, with or without `https://` and `www.`, in any letter case. */
function createAddressReader(
  forms: readonly SchemeForm[],
  resolvers: readonly string[],
): (text: string) => readonly EntityIdentifier[] {
  const addresses: readonly AddressForm[] = [
    ...forms.flatMap((form) =>
      [...form.urls, ...(form.iri === undefined ? [] : [form.iri])].map((url) => ({
        ...readUrl(url),
        form,
      })),
    ),
    ...resolvers.map((url) => ({ ...readUrl(url), form: null })),
  ];
  return (text) => {
    const bare = text.replace(PROTOCOL, '');
    if (!bare.includes('/')) return [];
    const folded = bare.toLowerCase();
    const alike = addresses.filter(({ beginning }) => folded.startsWith(beginning));
    return alike.flatMap(({ pattern, form }) => {
      const { prefix = '', id } = pattern.exec(bare)?.groups ?? {};
      if (id === undefined) return [];
      const plain = decoded(id);
      if (form !== null) return form.identifiers(plain);
      const named = prefix.toLowerCase();
      return forms
        .filter(({ prefixes }) => prefixes.includes(named))
        .flatMap((scheme) => scheme.identifiers(plain));
    });
  };
}

function readUrl(url: string): Omit<AddressForm, 'form'> {
  const bare = url.replace(PROTOCOL, '');
  const source = bare
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace('{prefix}', '(?<prefix>[\\w.-]+)')
    .replace('{id}', '(?<id>[^/?#\\s]+)');
  const [beginning = ''] = bare.toLowerCase().split('{', 1);
  return { beginning, pattern: new RegExp(`^${source}/?(?:[?#].*)?$`, 'i') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface IdentifierReader {
  readonly data: IdentifiersData;
  /** Names of the schemes, in the order of the file. */
  readonly schemes: readonly string[];
  /**
   * Identifiers in a typed text: compact (`MESH:D001249`, `doid 2841`, `MONDO_0004979`, `CID2244`), an address of
   * its page or of a resolver, an entity's IRI, or a bare identifier. Any letter case; empty for other texts.
   */
  read(text: string): readonly IdentifierReading[];
  /** Reads a property's value as an identifier; null for other properties and for values of another form. */
  ofProperty(property: string, value: string): EntityIdentifier | null;
  /** The identifiers that a cross-reference states: `MESH:D001249`, or an IRI; empty for other texts. */
  ofReference(text: string): readonly EntityIdentifier[];
  /** The identifiers that an entity's IRI states. */
  ofIri(iri: string): readonly EntityIdentifier[];
  /** Canonical IRI of the entity; null if neither its scheme nor the prefix table has one. */
  toIri(identifier: EntityIdentifier): string | null;
  /** Every IRI by which a graph may name the entity, the likeliest first. */
  toIris(identifier: EntityIdentifier): readonly string[];
  /** The address of its page; null when the scheme has none. */
  toUrl(identifier: EntityIdentifier): string | null;
  /** Compact form, e.g. `MESH:D001249`; the bare identifier for an unknown scheme. */
  compact(identifier: EntityIdentifier): string;
  /** Finds a scheme by name or prefix in any letter case, or by property; null when there is none. */
  getScheme(name: string): string | null;
  /** In English; null for an unknown scheme. */
  getLabel(scheme: string): string | null;
  /** Whether two entities of one name that share an identifier of the scheme are the same thing. */
  isSpecific(scheme: string): boolean;
}

const LONGEST = 200;
const COMPACT = /^([a-z][\w.-]*?)(?:\s*[:#]\s*|[_\s]\s*#?|(?=\d))(\S+)$/i;
/** `#143100`, as OMIM writes its numbers. */
const NUMBER_SIGN = /^#\s?(?=\d)/;
const MAY_BE_BARE = /^\S*\d\S*$|^[a-z]{10}$|^[a-z]{14}-[a-z]{10}-[a-z]$/i;

export function createIdentifierReader(data: IdentifiersData): IdentifierReader {
  const forms = new Map(
    Object.entries(data.schemes).map(([name, scheme]) => [name, new SchemeForm(name, scheme)]),
  );
  const all = [...forms.values()];
  const bare = all.filter(({ bare }) => bare !== 'never');
  const byPrefix = groupByPrefix(all);
  const byProperty = new Map(all.map((form) => [form.property, form]));
  const readAddress = createAddressReader(all, data.resolvers);

  const readCompact = (text: string): readonly EntityIdentifier[] => {
    const [, prefix = '', rest = ''] = COMPACT.exec(text) ?? [];
    const named = byPrefix.get(prefix.toLowerCase()) ?? [];
    const hasColon = text.startsWith(':', prefix.length);
    return named.flatMap((form) => (form.isDeclared && !hasColon ? [] : form.identifiers(rest)));
  };
  const readBare = (text: string): readonly IdentifierReading[] =>
    MAY_BE_BARE.test(text)
      ? bare.flatMap((form) =>
          form.identifiers(text).map((found) => ({ ...found, status: form.status })),
        )
      : [];

  const compact = ({ scheme, id }: EntityIdentifier) => forms.get(scheme)?.compact(id) ?? id;
  const toIri = (identifier: EntityIdentifier) =>
    forms.get(identifier.scheme)?.toIri(identifier.id) ?? knownCurieIri(compact(identifier));
  /** Reads an IRI that no scheme lists, by its prefix. */
  const readPrefixedIri = (text: string): readonly EntityIdentifier[] => {
    const found = text.includes('/') ? readEntityIri(text) : null;
    const named = found === null ? [] : (byPrefix.get(found.prefix) ?? []);
    return named.flatMap((form) => form.identifiers(found?.id ?? ''));
  };

  return {
    data,
    schemes: [...forms.keys()],
    read(text) {
      const trimmed = text
        .trim()
        .replace(/^<(.*)>$/, '$1')
        .replace(NUMBER_SIGN, '');
      if (trimmed === '' || trimmed.length > LONGEST) return [];
      const listed = [...readAddress(trimmed), ...readCompact(trimmed)];
      const stated = listed.length > 0 ? listed : readPrefixedIri(trimmed);
      return [...asStated(stated), ...readBare(trimmed)];
    },
    ofProperty: (property, value) => byProperty.get(property)?.identifiers(value)[0] ?? null,
    ofIri(iri) {
      const identifiers = all.flatMap((form) => form.ofIri(iri));
      if (identifiers.length > 0) return identifiers;
      const listed = readAddress(iri);
      const stated = asStated(listed.length > 0 ? listed : readPrefixedIri(iri));
      return stated.map(({ scheme, id }) => ({ scheme, id }));
    },
    ofReference(text) {
      const trimmed = text.trim();
      if (trimmed === '' || trimmed.length > LONGEST) return [];
      const identifiers = trimmed.includes('/') ? readAddress(trimmed) : readCompact(trimmed);
      return asStated(identifiers).map(({ scheme, id }) => ({ scheme, id }));
    },
    toIri,
    toIris: (identifier) => {
      const iri = toIri(identifier);
      return [...new Set([...(iri === null ? [] : [iri]), ...entityIris(compact(identifier))])];
    },
    toUrl: ({ scheme, id }) => forms.get(scheme)?.toUrl(id) ?? null,
    compact,
    getScheme(name) {
      const folded = name.toLowerCase();
      if (forms.has(folded)) return folded;
      return byPrefix.get(folded)?.[0]?.name ?? byProperty.get(name)?.name ?? null;
    },
    getLabel: (scheme) => forms.get(scheme)?.label ?? null,
    isSpecific: (scheme) => forms.get(scheme)?.isSpecific ?? false,
  };
}

function asStated(found: readonly EntityIdentifier[]): readonly IdentifierReading[] {
  const known = new Set<string>();
  return found.flatMap(({ scheme, id }) => {
    const key = `${scheme} ${id}`;
    if (known.has(key)) return [];
    known.add(key);
    return [{ scheme, id, status: 'stated' as const }];
  });
}

function groupByPrefix(forms: readonly SchemeForm[]): ReadonlyMap<string, readonly SchemeForm[]> {
  const groups = new Map<string, SchemeForm[]>();
  for (const form of forms) {
    for (const prefix of new Set(form.prefixes)) {
      getOrAdd(groups, prefix, () => []).push(form);
    }
  }
  return groups;
}
