import type { BareReading, IdentifierSchemeData } from './vocabulary-data.js';

export interface EntityIdentifier {
  /** Name of the scheme in the vocabulary, e.g. `mesh`. */
  readonly scheme: string;
  /** Without prefix, in the letter case of the scheme, e.g. `D001249`. */
  readonly id: string;
}

/** How sure a reading is: `stated` by a prefix or an address, or as the scheme says of its bare identifiers. */
export type IdentifierStanding = 'stated' | Exclude<BareReading, 'never'>;

/** What a text may be, if an entity has it. */
export interface IdentifierReading extends EntityIdentifier {
  readonly standing: IdentifierStanding;
}

export class SchemeForm {
  readonly label: string;
  readonly property: string | undefined;
  readonly bare: BareReading;
  readonly isSpecific: boolean;
  readonly isDeclared: boolean;
  /** In lower case, the name of the scheme among them. */
  readonly prefixes: readonly string[];
  readonly urls: readonly string[];
  readonly iri: string | undefined;
  readonly #pattern: RegExp;
  readonly #isUpper: boolean;
  readonly #written: string;
  readonly #ownPrefix: RegExp;
  /** What stands before and after an identifier in an IRI; null for a scheme that makes none. */
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
    const own = this.prefixes.map(escaped).join('|');
    this.#ownPrefix = new RegExp(`^(?:(?:${own})[:_])+`, 'i');
    const [before, after = ''] = data.iri?.split('{id}') ?? [];
    this.#iriEnds = before === undefined ? null : [before, after];
  }

  get standing(): IdentifierStanding {
    return this.bare === 'never' ? 'last' : this.bare;
  }

  /** The identifier that a text is, with or without the scheme's prefix; none when its form does not fit. */
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

/** An address with places: how it reads, and the scheme when it is one scheme's own. */
interface AddressForm {
  /** In lower case: looked at first, since a graph has a hundred thousand IRIs that begin like none of them. */
  readonly beginning: string;
  readonly pattern: RegExp;
  readonly form: SchemeForm | null;
}

export const PROTOCOL = /^(?:https?:)?\/\/(?:www\.)?/i;

/** Reads addresses of pages and of resolvers, with or without `https://` and `www.`, in any letter case. */
export function createAddressReader(
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
