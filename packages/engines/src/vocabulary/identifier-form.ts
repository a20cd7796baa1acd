import type { EntityIdentifier, IdentifierStanding } from './identifier.js';
import type { BareReading, IdentifierSchemeData } from './vocabulary-data.js';

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
