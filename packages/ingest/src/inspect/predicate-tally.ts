import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { Triple } from '../rdf/triple.js';
import type { Count, InspectedPredicate } from './graph-inspection.js';

export class PredicateTally {
  triples = 0;
  private readonly counts = new Map<string, number>();
  private readonly classes = new Map<string, number>();
  private readonly labeled = new Set<string>();
  private readonly relationsOf: ReadonlyMap<string, readonly string[]>;

  constructor(private readonly vocabulary: Vocabulary) {
    this.relationsOf = relationsByPredicate(vocabulary);
  }

  add(triples: readonly Triple[]): void {
    const { getRole, isDomainClass, isKnownClass } = this.vocabulary;
    this.triples += triples.length;
    for (const { subject, predicate, object } of triples) {
      const iri = predicate.value;
      increment(this.counts, iri);
      const role = getRole(iri);
      if (role === 'label') this.labeled.add(subject.value);
      if ((role !== 'type' && role !== 'class') || object.termType !== 'NamedNode') continue;
      if (isDomainClass(object.value) && !isKnownClass(object.value))
        increment(this.classes, object.value);
    }
  }

  hasLabel(iri: string): boolean {
    return this.labeled.has(iri);
  }

  predicates(): readonly InspectedPredicate[] {
    const { getLabel, readName, getRole, isEdge } = this.vocabulary;
    return getCounts(this.counts).map(({ name: iri, count }) => ({
      iri,
      label: getLabel(readName(iri)),
      role: getRole(iri),
      isEdge: isEdge(iri),
      relations: this.relationsOf.get(iri) ?? [],
      triples: count,
    }));
  }

  unknownClasses(): readonly Count[] {
    return getCounts(this.classes);
  }
}

/** Whether the vocabulary knows neither a predicate nor the namespace that it is of. */
export function isUnknown({ label, role }: InspectedPredicate): boolean {
  return label === null && role === 'claim';
}

export function getCounts<Name extends string>(
  counts: ReadonlyMap<Name, number>,
): readonly Count<Name>[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

function relationsByPredicate(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const relation of vocabulary.relations) {
    const paths = vocabulary.propertiesOf(relation, { isWide: true });
    for (const name of new Set(paths.map((path) => path.replace('^', '')))) {
      const iri = vocabulary.getPredicate(name);
      found.set(iri, [...(found.get(iri) ?? []), relation]);
    }
  }
  return found;
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
