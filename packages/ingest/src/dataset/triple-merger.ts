import type { EntityIri } from '@biographql/core';
import type { PredicateRole, Vocabulary } from '@biographql/engines/vocabulary';
import type { BlankNode, NamedNode, Term } from '@biographql/sparql';
import { iri } from '@biographql/sparql';
import type { MergeGroup } from '../entities/merge-plan.js';
import { getTriple, type Triple } from '../rdf/triple.js';

const EXACT_MATCH = iri('http://www.w3.org/2004/02/skos/core#exactMatch');

const ORIGINAL_OBJECTS: ReadonlySet<PredicateRole> = new Set(['equivalence', 'original']);

export class TripleMerger {
  private readonly canonicals = new Map<string, EntityIri>();
  private readonly alias: string | undefined;

  constructor(
    private readonly groups: readonly MergeGroup[],
    private readonly vocabulary: Vocabulary,
  ) {
    for (const { canonical, members } of groups)
      for (const member of members) this.canonicals.set(member, canonical);
    [this.alias] = vocabulary.toPredicates('alias');
  }

  /**
   * Replaces members by their canonical IRI. The label of a member becomes an alias; facts between members are dropped;
   * original identifiers stay.
   */
  merge(triples: readonly Triple[]): readonly Triple[] {
    return triples.flatMap((triple) => this.merged(triple) ?? []);
  }

  links(): readonly Triple[] {
    return this.groups.flatMap(({ canonical, members }) =>
      members.map((member) => getTriple(iri(canonical), EXACT_MATCH, iri(member))),
    );
  }

  private merged(triple: Triple): Triple | null {
    const { subject, predicate, object } = triple;
    const [from, to] = [this.renamed(subject), this.renamed(object)];
    if (from === subject && to === object) return triple;
    const role = this.vocabulary.getRole(predicate.value);
    if (role === 'equivalence' && isSame(from, to)) return null;
    const target = ORIGINAL_OBJECTS.has(role) ? object : to;
    if (isSame(from, target)) return null;
    const isOwnLabel = role === 'label' && from !== subject && this.alias !== undefined;
    const by = isOwnLabel ? iri(this.alias ?? predicate.value) : predicate;
    return getTriple(from, by, target);
  }

  private renamed<Any extends Term | NamedNode | BlankNode>(term: Any): Any | NamedNode {
    if (term.termType !== 'NamedNode') return term;
    const canonical = this.canonicals.get(term.value);
    return canonical === undefined ? term : iri(canonical);
  }
}

function isSame(one: Term | BlankNode, other: Term | BlankNode): boolean {
  return (
    one.termType === 'NamedNode' && other.termType === 'NamedNode' && one.value === other.value
  );
}
