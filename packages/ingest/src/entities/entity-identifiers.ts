import {
  addPrefix,
  createIdentifierReader,
  type DeclaredPrefixes,
  type EntityIdentifier,
  type IdentifierReader,
  type IdentifiersData,
  withSchemes,
} from '@biographql/engines/vocabulary';
import { OBO } from '../formats/triples.js';
import { type GraphNode, type TextPool, withValue } from './graph-node.js';
import { getScheme } from './group-equivalents.js';

const CURIE = /^([A-Za-z][\w.-]*):(?!\/\/)[^\s/#]+$/;

export class EntityIdentifiers {
  /** Namespaces by the prefixes that files declare. */
  readonly prefixes: Record<string, string> = {};
  reader: IdentifierReader;
  private bearers: ReadonlyMap<string, readonly GraphNode[]> | null = null;

  constructor(
    private readonly data: IdentifiersData,
    private readonly texts: TextPool,
  ) {
    this.reader = createIdentifierReader(data);
  }

  /** Registers a prefix for reading CURIEs. */
  declare(prefix: string, namespace: string): void {
    if (!addPrefix(this.prefixes, prefix, namespace)) return;
    this.reader = createIdentifierReader(withSchemes(this.data, this.prefixes));
  }

  declareAll(prefixes: DeclaredPrefixes = {}): void {
    for (const [prefix, namespace] of Object.entries(prefixes)) this.declare(prefix, namespace);
  }

  addValue(node: GraphNode, property: string, value: string): void {
    const identifier = this.reader.ofProperty(property, value);
    if (identifier !== null) this.add(node, identifier);
  }

  addReference(node: GraphNode, text: string): readonly EntityIdentifier[] {
    const stated = this.reader.ofReference(text);
    for (const identifier of stated) this.add(node, identifier);
    return stated;
  }

  /** Declares unknown prefixes of alternative identifiers as OBO prefixes, like those of terms. */
  declareAlternative(text: string): void {
    const [, prefix] = CURIE.exec(text) ?? [];
    if (prefix !== undefined && this.reader.getScheme(prefix) === null)
      this.declare(prefix, `${OBO}${prefix}_`);
  }

  /** Nodes with an identifier, as of the first call. */
  getCarriers(identifier: EntityIdentifier, nodes: readonly GraphNode[]): readonly GraphNode[] {
    this.bearers ??= getCarriers(nodes);
    return this.bearers.get(getText(identifier)) ?? [];
  }

  of({ identifiers }: GraphNode): readonly EntityIdentifier[] {
    if (identifiers.length === 0) return [];
    const { schemes } = this.reader;
    const getPlace = (identifier: string) => schemes.indexOf(getScheme(identifier));
    return identifiers
      .toSorted((one, other) => getPlace(one) - getPlace(other))
      .map((text) => {
        const scheme = getScheme(text);
        return { scheme, id: text.slice(scheme.length + 1) };
      });
  }

  getSpecific({ iri, identifiers }: GraphNode): readonly string[] {
    const { isSpecific, ofIri } = this.reader;
    const all = new Set([...identifiers, ...ofIri(iri).map(getText)]);
    return [...all].filter((text) => isSpecific(getScheme(text)));
  }

  private add(node: GraphNode, identifier: EntityIdentifier): void {
    node.identifiers = withValue(node.identifiers, this.texts.intern(getText(identifier)));
  }
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
