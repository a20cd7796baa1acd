import type { EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import { localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { Triple } from '@biographql/ingest/internal';
import type { TermKind } from '../sparql/typed-graph.js';
import {
  byCount,
  getKind,
  increment,
  type KnownEntity,
  PropertyLabels,
  readInto,
  type SurveyOptions,
  type TripleCounter,
} from './survey.js';

export interface PropertyTerms {
  readonly iri: string;
  readonly label: string | null;
  readonly facts: number;
  /** Kinds of its subjects: `iri`, `blank` or both. */
  readonly subjects: readonly TermKind[];
  /** Every kind of value that occurs. */
  readonly values: readonly TermKind[];
  /** Types of its subjects, the most frequent first; empty when none is an entity of the dataset. */
  readonly from: readonly EntityType[];
  /** Types of the entities that are its values. */
  readonly to: readonly EntityType[];
  /** Whether its values are the classes of its subjects. */
  readonly isClass: boolean;
}

export interface ClassTerm {
  readonly iri: string;
  /** Null when the class is no entity of the dataset. */
  readonly label: string | null;
  readonly members: number;
}

export interface GraphTerms {
  /** Digest of the dataset; null when it has none. */
  readonly dataset: string | null;
  /** Those with the most facts first. */
  readonly properties: readonly PropertyTerms[];
  /** Those with the most members first. */
  readonly classes: readonly ClassTerm[];
}

/**
 * Lists every property and class that occurs in a graph, however rare: what is missing here is not in the graph.
 * @param files - N-Triples, plain or compressed: the default graph and the named graphs.
 * @throws what `readTriples` throws; `signal.reason` when aborted.
 */
export async function surveyTerms(
  files: readonly string[],
  options: SurveyOptions,
): Promise<GraphTerms> {
  const counter = new TermCounter(options.vocabulary);
  await readInto(counter, files, options);
  return {
    dataset: options.digest,
    properties: counter.properties(),
    classes: counter.classes(),
  };
}

const KINDS: readonly TermKind[] = ['iri', 'blank', 'text', 'number', 'boolean', 'date', 'other'];
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

interface CountedProperty {
  readonly isClass: boolean;
  facts: number;
  readonly subjects: Set<TermKind>;
  readonly values: Set<TermKind>;
  readonly from: Map<EntityType, number>;
  readonly to: Map<EntityType, number>;
}

class TermCounter implements TripleCounter {
  readonly #vocabulary: Vocabulary;
  readonly #labels: PropertyLabels;
  readonly #entities = new Map<string, { readonly type: EntityType; readonly label: string }>();
  readonly #properties = new Map<string, CountedProperty>();
  readonly #members = new Map<string, number>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#labels = new PropertyLabels(vocabulary);
  }

  addEntity({ iri, types, label }: KnownEntity): void {
    this.#entities.set(iri, { type: types[0] ?? 'UNDEFINED', label });
  }

  addTriple(triple: Triple): void {
    const { subject, predicate, object } = triple;
    const counted = this.#getCounted(predicate.value);
    counted.facts += 1;
    counted.subjects.add(subject.termType === 'NamedNode' ? 'iri' : 'blank');
    counted.values.add(getKind(object));
    this.#countType(counted.from, subject.value);
    if (object.termType === 'NamedNode') {
      this.#countType(counted.to, object.value);
      if (counted.isClass) increment(this.#members, object.value);
    } else {
      this.#labels.addTriple(triple);
    }
  }

  properties(): readonly PropertyTerms[] {
    return [...this.#properties]
      .map(([iri, { isClass, facts, subjects, values, from, to }]) => ({
        iri,
        label: this.#labels.getLabel(this.#vocabulary.readName(iri), localName(iri)),
        facts,
        subjects: inOrder(subjects),
        values: inOrder(values),
        from: byCount(from).map(([type]) => type),
        to: byCount(to).map(([type]) => type),
        isClass,
      }))
      .sort((a, b) => b.facts - a.facts || (a.iri < b.iri ? -1 : 1));
  }

  classes(): readonly ClassTerm[] {
    return byCount(this.#members).map(([iri, members]) => ({
      iri,
      label: this.#entities.get(iri)?.label ?? null,
      members,
    }));
  }

  #countType(types: Map<EntityType, number>, iri: string): void {
    const entity = this.#entities.get(iri);
    if (entity !== undefined) increment(types, entity.type);
  }

  #getCounted(predicate: string): CountedProperty {
    return getOrAdd(this.#properties, predicate, () => {
      const isClass = predicate === RDF_TYPE || this.#vocabulary.getRole(predicate) === 'class';
      const [subjects, values] = [new Set<TermKind>(), new Set<TermKind>()];
      return { isClass, facts: 0, subjects, values, from: new Map(), to: new Map() };
    });
  }
}

function inOrder(kinds: ReadonlySet<TermKind>): readonly TermKind[] {
  return KINDS.filter((kind) => kinds.has(kind));
}
