import type { CallOptions, EntityType } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import { isEnglishOrNone, localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/vocabulary';
import { type ReadProgress, readTriples } from '../rdf/read-triples.js';
import { RDF_LANG_STRING, type Triple, XSD_STRING } from '../rdf/triple.js';

/** What a term of a graph is: an IRI, a node without a name, or a literal of one of five sorts; `other` has another datatype. */
export const TERM_KINDS = ['iri', 'blank', 'text', 'number', 'boolean', 'date', 'other'] as const;
/** One of `TERM_KINDS`. */
export type TermKind = (typeof TERM_KINDS)[number];

/** How a graph uses a property. */
export interface PropertyTerms {
  /** Of the predicate, in full. */
  readonly iri: string;
  /** In English; null when neither the vocabulary nor the graph has one. */
  readonly label: string | null;
  readonly facts: number;
  /** What its subjects are: `iri`, `blank` or both. */
  readonly subjects: readonly TermKind[];
  /** What its values are: every kind that occurs. */
  readonly values: readonly TermKind[];
  /** Types of the entities that have it, the most frequent first; empty where none is an entity of the dataset. */
  readonly from: readonly EntityType[];
  /** Types of the entities that it leads to. */
  readonly to: readonly EntityType[];
  /** Whether it says of what class its subject is. */
  readonly isClass: boolean;
}

/** A class that something is said to be of. */
export interface ClassTerm {
  readonly iri: string;
  /** Null when it is no entity of the dataset. */
  readonly label: string | null;
  /** Facts that say that something is of it. */
  readonly members: number;
}

/** Every property and class that occurs in a graph. */
export interface GraphTerms {
  /** Digest of the dataset that it was read from; null where that has none. */
  readonly dataset: string | null;
  /** Those with the most facts first. */
  readonly properties: readonly PropertyTerms[];
  /** Those with the most members first. */
  readonly classes: readonly ClassTerm[];
}

/** Options of {@link surveyTerms}. */
export interface SurveyTermsOptions extends CallOptions {
  readonly vocabulary: Vocabulary;
  /** Of the dataset. */
  readonly digest: string | null;
  /** What the dataset knows of its entities, in batches. */
  readonly rows: AsyncIterable<readonly Pick<LabelRow, 'iri' | 'types' | 'label'>[]>;
  /** Files of the graph's named graphs, whose terms count as well. Default: none. */
  readonly named?: readonly string[] | undefined;
  /** Told now and then how far the reading is. */
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

const XSD = 'http://www.w3.org/2001/XMLSchema#';
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const NUMBERS =
  /^(?:decimal|double|float|integer|int|long|short|byte|(?:non)?(?:positive|negative)Integer|unsigned(?:Int|Long|Short|Byte))$/i;
const DATES = /^(?:date|dateTime|dateTimeStamp|gYear|gYearMonth)$/;

/**
 * Reads a dataset's triples once and tells every property and class that occurs in them, and what its subjects and values
 * are. Nothing is left out for being rare: what is not told is not in the graph.
 * @param path - N-Triples, plain or compressed.
 * @throws what `readTriples` throws; `signal.reason` when aborted.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/types-of-your-graph.md}
 */
export async function surveyTerms(path: string, options: SurveyTermsOptions): Promise<GraphTerms> {
  const { vocabulary, digest, rows, named = [], signal, onProgress } = options;
  const counts = new TermCounts(vocabulary);
  for await (const batch of rows) counts.know(batch);
  const reading = { signal, onProgress, blankNodePrefix: null, format: 'n-triples' } as const;
  for (const file of [path, ...named]) {
    for await (const triples of readTriples(file, reading)) {
      for (const triple of triples) counts.add(triple);
    }
  }
  return { dataset: digest, properties: counts.properties(), classes: counts.classes() };
}

interface CountedProperty {
  readonly isClass: boolean;
  facts: number;
  readonly subjects: Set<TermKind>;
  readonly values: Set<TermKind>;
  readonly from: Map<EntityType, number>;
  readonly to: Map<EntityType, number>;
}

interface KnownEntity {
  readonly type: EntityType;
  readonly label: string;
}

class TermCounts {
  readonly #vocabulary: Vocabulary;
  readonly #entities = new Map<string, KnownEntity>();
  readonly #properties = new Map<string, CountedProperty>();
  readonly #members = new Map<string, number>();
  readonly #labels = new Map<string, string>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  know(rows: readonly Pick<LabelRow, 'iri' | 'types' | 'label'>[]): void {
    for (const { iri, types, label } of rows) {
      this.#entities.set(iri, { type: types[0] ?? 'UNDEFINED', label });
    }
  }

  add({ subject, predicate, object }: Triple): void {
    const counted = this.#countedOf(predicate.value);
    counted.facts += 1;
    counted.subjects.add(subject.termType === 'NamedNode' ? 'iri' : 'blank');
    counted.values.add(kindOf(object));
    count(counted.from, this.#entities.get(subject.value)?.type);
    if (object.termType === 'NamedNode') {
      count(counted.to, this.#entities.get(object.value)?.type);
      if (counted.isClass) count(this.#members, object.value);
    } else if (object.termType === 'Literal') {
      this.#keepLabel(subject.value, predicate.value, object);
    }
  }

  properties(): readonly PropertyTerms[] {
    return [...this.#properties]
      .map(([iri, { isClass, facts, subjects, values, from, to }]) => ({
        iri,
        label: this.#labelOf(iri),
        facts,
        subjects: inOrder(subjects),
        values: inOrder(values),
        from: byCount(from),
        to: byCount(to),
        isClass,
      }))
      .sort((a, b) => b.facts - a.facts || (a.iri < b.iri ? -1 : 1));
  }

  classes(): readonly ClassTerm[] {
    return [...this.#members]
      .map(([iri, members]) => ({ iri, label: this.#entities.get(iri)?.label ?? null, members }))
      .sort((a, b) => b.members - a.members || (a.iri < b.iri ? -1 : 1));
  }

  #countedOf(predicate: string): CountedProperty {
    let counted = this.#properties.get(predicate);
    if (counted === undefined) {
      const isClass = predicate === RDF_TYPE || this.#vocabulary.roleOf(predicate) === 'class';
      const [subjects, values] = [new Set<TermKind>(), new Set<TermKind>()];
      counted = { isClass, facts: 0, subjects, values, from: new Map(), to: new Map() };
      this.#properties.set(predicate, counted);
    }
    return counted;
  }

  #keepLabel(
    iri: string,
    predicate: string,
    { language, value }: { language: string; value: string },
  ) {
    if (!this.#vocabulary.isPropertyEntity(iri) || !isEnglishOrNone(language)) return;
    if (this.#vocabulary.roleOf(predicate) === 'label') this.#labels.set(localName(iri), value);
  }

  #labelOf(iri: string): string | null {
    const code = localName(iri);
    return this.#vocabulary.labelOf(this.#vocabulary.nameOf(iri)) ?? this.#labels.get(code) ?? null;
  }
}

/** Returns what a term is. */
function kindOf(term: Triple['object']): TermKind {
  if (term.termType !== 'Literal') return term.termType === 'NamedNode' ? 'iri' : 'blank';
  const { datatype } = term;
  if (datatype === XSD_STRING || datatype === RDF_LANG_STRING) return 'text';
  if (!datatype.startsWith(XSD)) return 'other';
  const name = datatype.slice(XSD.length);
  if (name === 'boolean') return 'boolean';
  if (DATES.test(name)) return 'date';
  return NUMBERS.test(name) ? 'number' : 'other';
}

function count<Key>(counts: Map<Key, number>, key: Key | undefined): void {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function byCount<Key extends string>(counts: ReadonlyMap<Key, number>): readonly Key[] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([key]) => key);
}

function inOrder(kinds: ReadonlySet<TermKind>): readonly TermKind[] {
  return TERM_KINDS.filter((kind) => kinds.has(kind));
}
