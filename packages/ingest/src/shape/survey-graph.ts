import type { CallOptions, EntityType } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import { isEnglishOrNone, localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/vocabulary';
import { NameTable } from '../entities/name-table.js';
import { type ReadProgress, readTriples } from '../rdf/read-triples.js';
import type { Triple } from '../rdf/triple.js';
import type { ClassShape, GraphShape, LinkShape, ValueKind, ValueShape } from './graph-shape.js';

/** Options of {@link surveyGraph}. */
export interface SurveyOptions extends CallOptions {
  readonly vocabulary: Vocabulary;
  /** Of the dataset. */
  readonly digest: string | null;
  /** What the dataset knows of its entities, in batches. */
  readonly rows: AsyncIterable<readonly Pick<LabelRow, 'iri' | 'types'>[]>;
  /** Links and values that fewer facts state are left out. @defaultValue 3 */
  readonly minFacts?: number | undefined;
  /** Told now and then how far the reading is. */
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/** Roles of properties that are no names of a thing, and whose literals tell something of it. */
const STATING_ROLES: ReadonlySet<string> = new Set(['claim', 'class', 'mesh-id', 'mesh-tree']);
const NUMBERS =
  /^http:\/\/www\.w3\.org\/2001\/XMLSchema#(?:decimal|double|float|integer|int|long|short|byte|(?:non)?(?:positive|negative)Integer|unsigned\w+)$/i;
const BOOLEAN = 'http://www.w3.org/2001/XMLSchema#boolean';
const MOST_PROPERTIES = 2 ** 12;

/**
 * Reads a dataset's triples once and counts what is stated of the entities of each type, by their main types. An object
 * that the dataset does not know as an entity is a value. Keeps each entity's name and a number for each value that was seen.
 * @param path - N-Triples, plain or compressed.
 * @throws what `readTriples` throws; `signal.reason` when aborted.
 */
export async function surveyGraph(path: string, options: SurveyOptions): Promise<GraphShape> {
  const survey = new Survey(options);
  for await (const batch of options.rows) survey.know(batch);
  const { signal, onProgress } = options;
  const reading = { signal, onProgress, blankNodePrefix: null, format: 'n-triples' } as const;
  for await (const triples of readTriples(path, reading)) {
    for (const triple of triples) survey.add(triple);
  }
  return { dataset: options.digest, classes: survey.classes(options.minFacts ?? 3) };
}

interface CountedLink {
  facts: number;
  readonly targets: Map<EntityType, number>;
}

interface CountedValue {
  facts: number;
  readonly kinds: Set<ValueKind>;
  isSingle: boolean;
}

interface CountedClass {
  entities: number;
  readonly links: Map<string, CountedLink>;
  readonly values: Map<string, CountedValue>;
}

/** What a predicate says, asked once. */
interface Meaning {
  readonly name: string;
  readonly number: number;
  readonly isEdge: boolean;
  readonly isStating: boolean;
}

class Survey {
  readonly #vocabulary: Vocabulary;
  readonly #entities = new NameTable();
  readonly #types: EntityType[] = [];
  readonly #counted = new Map<EntityType, CountedClass>();
  readonly #meanings = new Map<string, Meaning>();
  readonly #labels = new Map<string, string>();
  readonly #seen = new Set<number>();

  constructor({ vocabulary }: SurveyOptions) {
    this.#vocabulary = vocabulary;
  }

  know(rows: readonly Pick<LabelRow, 'iri' | 'types'>[]): void {
    for (const { iri, types } of rows) {
      const [type = 'UNDEFINED'] = types;
      this.#types[this.#entities.idOf(iri)] = type;
      this.#classOf(type).entities += 1;
    }
  }

  add({ subject, predicate, object }: Triple): void {
    if (subject.termType !== 'NamedNode') return;
    const meaning = this.#meaningOf(predicate.value);
    const entity = this.#entities.find(subject.value);
    if (entity === null || this.#vocabulary.isPropertyEntity(subject.value)) {
      this.#keepLabel(subject.value, predicate.value, object);
      return;
    }
    const type = this.#types[entity] ?? 'UNDEFINED';
    const target = object.termType === 'NamedNode' ? this.#entities.find(object.value) : null;
    if (target !== null) {
      if (!meaning.isEdge || target === entity) return;
      const targetType = this.#types[target] ?? 'UNDEFINED';
      countLink(this.#classOf(type), meaning.name, targetType);
      countLink(this.#classOf(targetType), `^${meaning.name}`, type);
      return;
    }
    if (!meaning.isStating || object.termType === 'BlankNode') return;
    const kind = object.termType === 'NamedNode' ? 'iri' : kindOf(object);
    if (kind !== null) this.#countValue(this.#classOf(type), entity, meaning, kind);
  }

  classes(minFacts: number): readonly ClassShape[] {
    return [...this.#counted]
      .map(([type, { entities, links, values }]) => ({
        type,
        entities,
        links: [...links]
          .filter(([, { facts }]) => facts >= minFacts)
          .map(([path, link]) => this.#linkShape(path, link))
          .sort(byFacts),
        values: [...values]
          .filter(([, { facts }]) => facts >= minFacts)
          .map(([property, value]) => this.#valueShape(property, value))
          .sort(byFacts),
      }))
      .sort((a, b) => b.entities - a.entities || (a.type < b.type ? -1 : 1));
  }

  #classOf(type: EntityType): CountedClass {
    let counted = this.#counted.get(type);
    if (counted === undefined) {
      counted = { entities: 0, links: new Map(), values: new Map() };
      this.#counted.set(type, counted);
    }
    return counted;
  }

  #meaningOf(predicate: string): Meaning {
    let meaning = this.#meanings.get(predicate);
    if (meaning === undefined) {
      const isEdge = this.#vocabulary.isEdge(predicate);
      meaning = {
        name: this.#vocabulary.nameOf(predicate),
        number: this.#meanings.size,
        isEdge,
        isStating: isEdge && STATING_ROLES.has(this.#vocabulary.roleOf(predicate)),
      };
      this.#meanings.set(predicate, meaning);
    }
    return meaning;
  }

  #keepLabel(iri: string, predicate: string, object: Triple['object']): void {
    if (object.termType !== 'Literal' || this.#vocabulary.roleOf(predicate) !== 'label') return;
    if (!isEnglishOrNone(object.language) || !this.#vocabulary.isPropertyEntity(iri)) return;
    this.#labels.set(localName(iri), object.value);
  }

  #countValue(
    { values }: CountedClass,
    entity: number,
    { name, number }: Meaning,
    kind: ValueKind,
  ): void {
    let value = values.get(name);
    if (value === undefined) {
      value = { facts: 0, kinds: new Set(), isSingle: true };
      values.set(name, value);
    }
    value.facts += 1;
    value.kinds.add(kind);
    const key = entity * MOST_PROPERTIES + (number % MOST_PROPERTIES);
    if (this.#seen.has(key)) value.isSingle = false;
    else this.#seen.add(key);
  }

  #labelOf(name: string): string {
    return this.#vocabulary.labelOf(name) ?? this.#labels.get(name) ?? localName(name);
  }

  #linkShape(path: string, { facts, targets }: CountedLink): LinkShape {
    const label = this.#labelOf(path.replace('^', ''));
    const sorted = [...targets].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return { path, label, facts, targets: Object.fromEntries(sorted) };
  }

  #valueShape(property: string, { facts, kinds, isSingle }: CountedValue): ValueShape {
    const [kind = 'text', ...others] = kinds;
    const label = this.#labelOf(property);
    return { property, label, facts, kind: others.length === 0 ? kind : 'text', isSingle };
  }
}

function countLink({ links }: CountedClass, path: string, target: EntityType): void {
  let link = links.get(path);
  if (link === undefined) {
    link = { facts: 0, targets: new Map() };
    links.set(path, link);
  }
  link.facts += 1;
  link.targets.set(target, (link.targets.get(target) ?? 0) + 1);
}

function kindOf({ language, datatype }: Extract<Triple['object'], { termType: 'Literal' }>) {
  if (language !== '') return isEnglishOrNone(language) ? 'text' : null;
  if (datatype === BOOLEAN) return 'boolean';
  return NUMBERS.test(datatype) ? 'number' : 'text';
}

function byFacts(a: { readonly facts: number }, b: { readonly facts: number }): number {
  return b.facts - a.facts;
}
