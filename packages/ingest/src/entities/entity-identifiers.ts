import type { EntityIdentifier, Vocabulary } from '@biographql/engines/vocabulary';
import { type GraphNode, type TextPool, withValue } from './graph-node.js';

export class EntityIdentifiers {
  private readonly places: ReadonlyMap<string, number>;
  private bearers: ReadonlyMap<string, readonly GraphNode[]> | null = null;

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly texts: TextPool,
  ) {
    const { schemes } = vocabulary.identifiers;
    this.places = new Map(schemes.map((scheme, place) => [scheme, place]));
  }

  addValue(node: GraphNode, property: string, value: string): void {
    const identifier = this.vocabulary.identifiers.ofProperty(property, value);
    if (identifier !== null) this.add(node, identifier);
  }

  addReference(node: GraphNode, text: string): readonly EntityIdentifier[] {
    const stated = this.vocabulary.identifiers.ofReference(text);
    for (const identifier of stated) this.add(node, identifier);
    return stated;
  }

  /** Nodes with an identifier, as of the first call. */
  getCarriers(identifier: EntityIdentifier, nodes: readonly GraphNode[]): readonly GraphNode[] {
    this.bearers ??= getCarriers(nodes);
    return this.bearers.get(getText(identifier)) ?? [];
  }

  of({ identifiers }: GraphNode): readonly EntityIdentifier[] {
    return identifiers
      .toSorted((one, other) => this.getPlace(one) - this.getPlace(other))
      .map((text) => {
        const scheme = getScheme(text);
        return { scheme, id: text.slice(scheme.length + 1) };
      });
  }

  getSpecific({ iri, identifiers }: GraphNode): readonly string[] {
    const { isSpecific, ofIri } = this.vocabulary.identifiers;
    const all = new Set([...identifiers, ...ofIri(iri).map(getText)]);
    return [...all].filter((text) => isSpecific(getScheme(text)));
  }

  private add(node: GraphNode, identifier: EntityIdentifier): void {
    node.identifiers = withValue(node.identifiers, this.texts.own(getText(identifier)));
  }

  private getPlace(identifier: string): number {
    return this.places.get(getScheme(identifier)) ?? 0;
  }
}

export function getScheme(identifier: string): string {
  return identifier.slice(0, identifier.indexOf(' '));
}

function getText({ scheme, id }: EntityIdentifier): string {
  return `${scheme} ${id}`;
}

function getCarriers(nodes: readonly GraphNode[]): ReadonlyMap<string, readonly GraphNode[]> {
  const bearers = new Map<string, readonly GraphNode[]>();
  for (const node of nodes)
    for (const identifier of node.identifiers)
      bearers.set(identifier, withValue(bearers.get(identifier) ?? [], node));
  return bearers;
}
