import type { CallOptions, EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { LabelRow } from '@biographql/engines';
import { isEnglishOrNone, localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { type ReadProgress, readTriples, type Triple } from '@biographql/ingest/internal';
import type { ClassShape, GraphShape, LinkShape, ValueKind, ValueShape } from './graph-shape.js';

type KnownEntity = Pick<LabelRow, 'iri' | 'types' | 'label'>;

export interface SurveyOptions extends CallOptions {
  readonly vocabulary: Vocabulary;
  readonly digest: string | null;
  readonly rows: AsyncIterable<readonly KnownEntity[]>;
  /** Leaves out relations and values with fewer facts. */
  readonly minFacts: number;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/** Roles of properties whose literals describe an entity without naming it. */
const DESCRIBING_ROLES: ReadonlySet<string> = new Set(['claim', 'class', 'mesh-id', 'mesh-tree']);
const MAX_PROPERTIES = 2 ** 12;

/**
 * Counts the relations and values of the entities of each type, by their main types. An object that is no entity of the
 * dataset is a value.
 * @param path - N-Triples, plain or compressed.
 * @throws what `readTriples` throws; `signal.reason` when aborted.
 */
export async function surveyGraph(
  path: string,
  { vocabulary, digest, rows, minFacts, signal, onProgress }: SurveyOptions,
): Promise<GraphShape> {
  const counter = new ClassCounter(vocabulary);
  for await (const batch of rows) for (const entity of batch) counter.addEntity(entity);
  const reading = { signal, onProgress, blankNodePrefix: null, format: 'n-triples' } as const;
  for await (const triples of readTriples(path, reading)) {
    for (const triple of triples) counter.addTriple(triple);
  }
  return { dataset: digest, minFacts, classes: counter.classes(minFacts) };
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

class ClassCounter {
  readonly #vocabulary: Vocabulary;
  /** English labels of properties in the graph. */
  readonly #labels = new Map<string, string>();
  readonly #entities = new Map<string, CountedEntity>();
  readonly #counted = new Map<EntityType, CountedClass>();
  readonly #meanings = new Map<string, Meaning>();
  /** Entities with a property that was seen before, as one number. */
  readonly #seen = new Set<number>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
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
      this.#addLabel(triple);
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

  #addLabel({ subject, predicate, object }: Triple): void {
    if (object.termType !== 'Literal' || !isEnglishOrNone(object.language)) return;
    if (this.#vocabulary.getRole(predicate.value) !== 'label') return;
    if (this.#vocabulary.isPropertyEntity(subject.value)) {
      this.#labels.set(localName(subject.value), object.value);
    }
  }

  #getLabel(name: string): string {
    return this.#vocabulary.getLabel(name) ?? this.#labels.get(name) ?? localName(name);
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

const XSD = 'http://www.w3.org/2001/XMLSchema#';
const NUMBERS =
  /^(?:decimal|double|float|integer|int|long|short|byte|(?:non)?(?:positive|negative)Integer|unsigned(?:Int|Long|Short|Byte))$/i;

/** Returns the kind of a value; null for blank nodes and texts in other languages. */
function getValueKind(term: Triple['object']): ValueKind | null {
  if (term.termType !== 'Literal') return term.termType === 'NamedNode' ? 'iri' : null;
  if (!isEnglishOrNone(term.language)) return null;
  const name = term.datatype.startsWith(XSD) ? term.datatype.slice(XSD.length) : '';
  if (name === 'boolean') return 'boolean';
  return NUMBERS.test(name) ? 'number' : 'text';
}

/** Returns keys by their count, the highest first. */
function byCount<Key extends string>(
  counts: ReadonlyMap<Key, number>,
): readonly (readonly [Key, number])[] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function frequent<Shape extends { readonly facts: number }>(
  shapes: readonly Shape[],
  minFacts: number,
): readonly Shape[] {
  return shapes.filter(({ facts }) => facts >= minFacts).sort((a, b) => b.facts - a.facts);
}
