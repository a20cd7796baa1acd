import type { EntityIdentifier, Vocabulary } from '@biographql/vocabulary';
import { DistinctPairs } from './distinct-pairs.js';
import { NameTable } from './name-table.js';

/** Collects by node number what entities are elsewhere: identifiers, and nodes that are declared to be the same thing. */
export class IdentityCollector {
  /** Scheme, space, identifier. */
  private readonly texts = new NameTable();
  private readonly isSpecificAt: readonly boolean[];
  private readonly identifiers = new DistinctPairs();
  private readonly own = new DistinctPairs();
  private equivalents: (readonly [number, number])[] = [];
  /** The place of each scheme among those of the vocabulary. */
  private readonly places: ReadonlyMap<string, number>;
  private bearers: Map<number, number[]> | null = null;

  constructor(private readonly vocabulary: Vocabulary) {
    const { schemes, isSpecific } = vocabulary.identifiers;
    this.places = new Map(schemes.map((scheme, place) => [scheme, place]));
    this.isSpecificAt = schemes.map((scheme) => isSpecific(scheme));
  }

  /** @param property - as the vocabulary names it, e.g. `P486`. */
  addValue(node: number, property: string, value: string): void {
    const identifier = this.vocabulary.identifiers.ofProperty(property, value);
    if (identifier !== null) this.add(node, identifier);
  }

  /** Adds what a cross-reference states, e.g. `MESH:D001249`, and returns it. */
  addReference(node: number, text: string): readonly EntityIdentifier[] {
    const stated = this.vocabulary.identifiers.ofReference(text);
    for (const identifier of stated) this.add(node, identifier);
    return stated;
  }

  /** Notes the identifier that a node's IRI is made of: it tells what the node is, and is not listed with {@link of}. */
  noteOwn(node: number, iri: string): void {
    for (const identifier of this.vocabulary.identifiers.ofIri(iri))
      this.own.add(node, this.numberOf(identifier));
  }

  private add(node: number, identifier: EntityIdentifier): void {
    this.identifiers.add(node, this.numberOf(identifier));
  }

  private numberOf({ scheme, id }: EntityIdentifier): number {
    return this.texts.idOf(`${scheme} ${id}`);
  }

  /** The place of an identifier's scheme. */
  private placeOf(identifier: number): number {
    const text = this.texts.nameOf(identifier);
    return this.places.get(text.slice(0, text.indexOf(' '))) ?? 0;
  }

  /** The nodes below a number that have an identifier; what was added after the first call is not looked at. */
  bearersOf({ scheme, id }: EntityIdentifier, nodes: number): readonly number[] {
    const identifier = this.texts.find(`${scheme} ${id}`);
    if (identifier === null) return [];
    this.bearers ??= this.collectBearers(nodes);
    return this.bearers.get(identifier) ?? [];
  }

  addEquivalence(one: number, other: number): void {
    if (one !== other) this.equivalents.push([one, other]);
  }

  /** Pairs of nodes that are declared to be the same thing. */
  get equivalences(): readonly (readonly [number, number])[] {
    return this.equivalents;
  }

  /** Identifiers of a node, in the order of the vocabulary's schemes. */
  of(node: number): readonly EntityIdentifier[] {
    const numbers = [...this.identifiers.listOf(node)].sort(
      (a, b) => this.placeOf(a) - this.placeOf(b),
    );
    return numbers.map((number) => {
      const scheme = this.schemeOf(number);
      return { scheme, id: this.texts.nameOf(number).slice(scheme.length + 1) };
    });
  }

  /** Numbers of those identifiers of a node that only one thing has, its own among them. */
  specificOf(node: number): readonly number[] {
    const all = new Set([...this.identifiers.listOf(node), ...this.own.listOf(node)]);
    return [...all].filter((number) => this.isSpecificAt[this.placeOf(number)] === true);
  }

  /** The scheme of an identifier by its number. */
  schemeOf(identifier: number): string {
    return this.vocabulary.identifiers.schemes[this.placeOf(identifier)] ?? '';
  }

  private collectBearers(nodes: number): Map<number, number[]> {
    const bearers = new Map<number, number[]>();
    for (let node = 0; node < nodes; node += 1) {
      for (const identifier of this.identifiers.listOf(node)) {
        const list = bearers.get(identifier);
        if (list === undefined) bearers.set(identifier, [node]);
        else list.push(node);
      }
    }
    return bearers;
  }
}
