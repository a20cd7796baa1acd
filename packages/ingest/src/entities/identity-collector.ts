import type { EntityIdentifier, Vocabulary } from '@biographql/vocabulary';
import { DistinctPairs } from './distinct-pairs.js';
import { NameTable } from './name-table.js';

/** Collects by node number what entities are elsewhere: identifiers, and nodes that are declared to be the same thing. */
export class IdentityCollector {
  private readonly texts = new NameTable();
  private readonly identifiers = new DistinctPairs();
  private readonly equivalents: (readonly [number, number])[] = [];
  private readonly places: ReadonlyMap<string, number>;
  private bearers: Map<number, number[]> | null = null;

  constructor(private readonly vocabulary: Vocabulary) {
    this.places = new Map(vocabulary.identifiers.schemes.map((scheme, place) => [scheme, place]));
  }

  /** @param property - as the vocabulary names it, e.g. `P486`. */
  addValue(node: number, property: string, value: string): void {
    const identifier = this.vocabulary.identifiers.ofProperty(property, value);
    if (identifier === null) return;
    this.identifiers.add(node, this.texts.idOf(`${identifier.scheme} ${identifier.id}`));
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
    const found = [...this.identifiers.of(node)].map((id) => toIdentifier(this.texts.nameOf(id)));
    const placeOf = ({ scheme }: EntityIdentifier) => this.places.get(scheme) ?? 0;
    return found.sort((a, b) => placeOf(a) - placeOf(b));
  }

  /** Numbers of those identifiers of a node that only one thing has. */
  specificOf(node: number): readonly number[] {
    return [...this.identifiers.of(node)].filter((id) =>
      this.vocabulary.identifiers.isSpecific(this.schemeOf(id)),
    );
  }

  /** The scheme of an identifier by its number. */
  schemeOf(identifier: number): string {
    return toIdentifier(this.texts.nameOf(identifier)).scheme;
  }

  private collectBearers(nodes: number): Map<number, number[]> {
    const bearers = new Map<number, number[]>();
    for (let node = 0; node < nodes; node += 1) {
      for (const identifier of this.identifiers.of(node)) {
        const list = bearers.get(identifier);
        if (list === undefined) bearers.set(identifier, [node]);
        else list.push(node);
      }
    }
    return bearers;
  }
}

function toIdentifier(text: string): EntityIdentifier {
  const space = text.indexOf(' ');
  return { scheme: text.slice(0, space), id: text.slice(space + 1) };
}
