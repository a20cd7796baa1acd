import type { CallOptions } from '@biographql/core';
import type { LabelRow } from '@biographql/engines';
import { isEnglishOrNone, localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import {
  RDF_LANG_STRING,
  type ReadProgress,
  readTriples,
  type Triple,
  XSD_STRING,
} from '@biographql/ingest/internal';
import type { TermKind } from '../sparql/typed-graph.js';

export type KnownEntity = Pick<LabelRow, 'iri' | 'types' | 'label'>;

export interface SurveyOptions extends CallOptions {
  readonly vocabulary: Vocabulary;
  readonly digest: string | null;
  readonly rows: AsyncIterable<readonly KnownEntity[]>;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/** Counts what a graph contains. */
export interface TripleCounter {
  addEntity(entity: KnownEntity): void;
  addTriple(triple: Triple): void;
}

/**
 * Passes the entities of a dataset to a counter, then the triples of its files.
 * @param files - N-Triples, plain or compressed.
 * @throws what `readTriples` throws; `signal.reason` when aborted.
 */
export async function readInto(
  counter: TripleCounter,
  files: readonly string[],
  { rows, signal, onProgress }: SurveyOptions,
): Promise<void> {
  for await (const batch of rows) for (const entity of batch) counter.addEntity(entity);
  const reading = { signal, onProgress, blankNodePrefix: null, format: 'n-triples' } as const;
  for (const file of files) {
    for await (const triples of readTriples(file, reading)) {
      for (const triple of triples) counter.addTriple(triple);
    }
  }
}

/** English labels of properties: from the vocabulary, or else from the graph. */
export class PropertyLabels {
  readonly #vocabulary: Vocabulary;
  readonly #labels = new Map<string, string>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  addTriple({ subject, predicate, object }: Triple): void {
    if (object.termType !== 'Literal' || !isEnglishOrNone(object.language)) return;
    if (this.#vocabulary.getRole(predicate.value) !== 'label') return;
    if (this.#vocabulary.isPropertyEntity(subject.value)) {
      this.#labels.set(localName(subject.value), object.value);
    }
  }

  getLabel(name: string, localPart = name): string | null {
    return this.#vocabulary.getLabel(name) ?? this.#labels.get(localPart) ?? null;
  }
}

const XSD = 'http://www.w3.org/2001/XMLSchema#';
const NUMBERS =
  /^(?:decimal|double|float|integer|int|long|short|byte|(?:non)?(?:positive|negative)Integer|unsigned(?:Int|Long|Short|Byte))$/i;
const DATES = /^(?:date|dateTime|dateTimeStamp|gYear|gYearMonth)$/;

export function getKind(term: Triple['object']): TermKind {
  if (term.termType !== 'Literal') return term.termType === 'NamedNode' ? 'iri' : 'blank';
  const { datatype } = term;
  if (datatype === XSD_STRING || datatype === RDF_LANG_STRING) return 'text';
  if (!datatype.startsWith(XSD)) return 'other';
  const name = datatype.slice(XSD.length);
  if (name === 'boolean') return 'boolean';
  if (DATES.test(name)) return 'date';
  return NUMBERS.test(name) ? 'number' : 'other';
}

/** Returns keys by their count, the highest first. */
export function byCount<Key extends string>(
  counts: ReadonlyMap<Key, number>,
): readonly (readonly [Key, number])[] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

export function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
