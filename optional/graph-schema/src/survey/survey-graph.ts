import type { EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import { isEnglishOrNone, localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { Triple } from '@biographql/ingest/internal';
import type { ClassShape, GraphShape, LinkShape, ValueKind, ValueShape } from './graph-shape.js';
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

/** Roles of properties whose literals describe an entity without naming it. */
const DESCRIBING_ROLES: ReadonlySet<string> = new Set(['claim', 'class', 'mesh-id', 'mesh-tree']);
const MAX_PROPERTIES = 2 ** 12;

/**
 * Counts the relations and values of the entities of each type, by their main types. An object that is no entity of the
 * dataset is a value.
 * @param path - N-Triples, plain or compressed.
 * @param minFacts - leaves out relations and values with fewer facts.
 * @throws what `readTriples` throws; `signal.reason` when aborted.
 */
export async function surveyGraph(
  path: string,
  options: SurveyOptions,
  minFacts: number,
): Promise<GraphShape> {
  const counter = new ClassCounter(options.vocabulary);
  await readInto(counter, [path], options);
  return { dataset: options.digest, minFacts, classes: counter.classes(minFacts) };
}

interface CountedValue {
  facts: number;
  readonly kinds: Set<ValueKind>;
  isSingle: boolean;
}

interface CountedClass {
  entities: number;
  /** Facts by path, then by the type of their target. */
  readonly links: Map<string, Map<EntityType, number>>;
  readonly values: Map<string, CountedValue>;
}

interface Meaning {
  readonly name: string;
  readonly number: number;
  readonly isEdge: boolean;
  readonly isDescribing: boolean;
}

interface CountedEntity {
  readonly number: number;
  readonly type: EntityType;
}

class ClassCounter implements TripleCounter {
  readonly #vocabulary: Vocabulary;
  readonly #labels: PropertyLabels;
  readonly #entities = new Map<string, CountedEntity>();
  readonly #counted = new Map<EntityType, CountedClass>();
  readonly #meanings = new Map<string, Meaning>();
  /** Entities with a property that was seen before, as one number. */
  readonly #seen = new Set<number>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#labels = new PropertyLabels(vocabulary);
  }

  addEntity({ iri, types: [type = 'UNDEFINED'] }: KnownEntity): void {
    this.#entities.set(iri, { number: this.#entities.size, type });
    this.#getClass(type).entities += 1;
  }

  addTriple(triple: Triple): void {
    const { subject, predicate, object } = triple;
    if (subject.termType !== 'NamedNode') return;
    const entity = this.#entities.get(subject.value);
    if (entity === undefined || this.#vocabulary.isPropertyEntity(subject.value)) {
      this.#labels.addTriple(triple);
      return;
    }
    const meaning = this.#getMeaning(predicate.value);
    const counted = this.#getClass(entity.type);
    const target = object.termType === 'NamedNode' ? this.#entities.get(object.value) : undefined;
    if (target !== undefined) {
      if (!meaning.isEdge || target === entity) return;
      const back = this.#getClass(target.type);
      increment(getOrAdd(counted.links, meaning.name, createCounts), target.type);
      increment(getOrAdd(back.links, `^${meaning.name}`, createCounts), entity.type);
      return;
    }
    const kind = meaning.isDescribing ? getValueKind(object) : null;
    if (kind !== null) this.#countValue(counted, entity.number, meaning, kind);
  }

  classes(minFacts: number): readonly ClassShape[] {
    return [...this.#counted]
      .map(([type, { entities, links, values }]) => ({
        type,
        entities,
        links: [...links].map(([path, targets]) => this.#linkShape(path, targets)),
        values: [...values].map(([property, value]) => this.#valueShape(property, value)),
      }))
      .map((each) => ({
        ...each,
        links: frequent(each.links, minFacts),
        values: frequent(each.values, minFacts),
      }))
      .sort((a, b) => b.entities - a.entities || (a.type < b.type ? -1 : 1));
  }

  #getClass(type: EntityType): CountedClass {
    const create = () => ({ entities: 0, links: new Map(), values: new Map() });
    return getOrAdd(this.#counted, type, create);
  }

  #getMeaning(predicate: string): Meaning {
    return getOrAdd(this.#meanings, predicate, () => {
      const isEdge = this.#vocabulary.isEdge(predicate);
      return {
        name: this.#vocabulary.readName(predicate),
        number: this.#meanings.size,
        isEdge,
        isDescribing: isEdge && DESCRIBING_ROLES.has(this.#vocabulary.getRole(predicate)),
      };
    });
  }

  #countValue(
    { values }: CountedClass,
    entity: number,
    { name, number }: Meaning,
    kind: ValueKind,
  ): void {
    const value = getOrAdd(values, name, createValue);
    value.facts += 1;
    value.kinds.add(kind);
    const key = entity * MAX_PROPERTIES + (number % MAX_PROPERTIES);
    if (this.#seen.has(key)) value.isSingle = false;
    else this.#seen.add(key);
  }

  #getLabel(name: string): string {
    return this.#labels.getLabel(name) ?? localName(name);
  }

  #linkShape(path: string, targets: ReadonlyMap<EntityType, number>): LinkShape {
    const sorted = byCount(targets);
    return {
      path,
      label: this.#getLabel(path.replace('^', '')),
      facts: sorted.reduce((sum, [, facts]) => sum + facts, 0),
      targets: Object.fromEntries(sorted),
    };
  }

  #valueShape(property: string, { facts, kinds, isSingle }: CountedValue): ValueShape {
    const [kind = 'text', ...others] = kinds;
    const label = this.#getLabel(property);
    return { property, label, facts, kind: others.length === 0 ? kind : 'text', isSingle };
  }
}

const createCounts = () => new Map<EntityType, number>();
const createValue = () => ({ facts: 0, kinds: new Set<ValueKind>(), isSingle: true });

/** Returns the kind of a value; null for blank nodes and texts in other languages. */
function getValueKind(term: Triple['object']): ValueKind | null {
  if (term.termType === 'Literal' && !isEnglishOrNone(term.language)) return null;
  const kind = getKind(term);
  if (kind === 'blank') return null;
  return kind === 'iri' || kind === 'number' || kind === 'boolean' ? kind : 'text';
}

function frequent<Shape extends { readonly facts: number }>(
  shapes: readonly Shape[],
  minFacts: number,
): readonly Shape[] {
  return shapes.filter(({ facts }) => facts >= minFacts).sort((a, b) => b.facts - a.facts);
}
