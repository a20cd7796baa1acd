import type {
  EntityIdentifier,
  IdentifierReader,
  Vocabulary,
} from '@biographql/engines/vocabulary';
import { iri, literal } from '@biographql/sparql';
import { readLines } from '../bytes/lines.js';
import { openBytes } from '../bytes/open-bytes.js';
import { getReject, type Reject } from '../dataset/progress.js';
import type { EntityCollector } from '../entities/entity-collector.js';
import { getTriple, type Triple, type TripleBatches } from '../rdf/triple.js';

export interface NameRow {
  readonly name: string;
  readonly entity: string;
  readonly isShort: boolean;
  readonly line: number;
}

const LONGEST = 1_000;

/**
 * Reads a file of names (`.tsv`, also with `.gz` or `.br`): a name, a tab, an identifier or IRI, and in a third column
 * `short` for a short name; nothing else there is read. Blank lines, lines that begin with `#` and a first line `name …` are left out. A row that is none is rejected, and
 * the others are read.
 */
async function* readNames(
  path: string,
  onReject: (reject: Reject) => void,
): AsyncGenerator<NameRow> {
  await using source = openBytes(path);
  for await (const lines of readLines(source.chunks, { source: path, onReject })) {
    for (const { text, line } of lines) {
      const [name = '', entity = '', kind = ''] = text.split('\t').map((cell) => cell.trim());
      if (text.trim() === '' || text.startsWith('#')) continue;
      if (line === 1 && name.toLowerCase() === 'name') continue;
      const reason =
        name === '' || entity === ''
          ? 'a row must have a name, a tab and an identifier'
          : 'the name is too long';
      if (entity !== '' && name !== '' && name.length <= LONGEST)
        yield { name, entity, isShort: kind.toLowerCase() === 'short', line };
      else onReject(getReject({ source: path, line, reason, text }));
    }
  }
}

export interface NameTarget {
  /** Holds the whole graph; the names are added to it. */
  readonly collector: EntityCollector;
  readonly vocabulary: Vocabulary;
  readonly onReject: (reject: Reject) => void;
  readonly signal: AbortSignal | undefined;
}

const BATCH = 1_000;

/**
 * Adds the names of a file to the entities that have the identifiers next to them: a name as an alias or a short name, a compact identifier
 * (`uniprot:P04637`) as a value of its scheme's property. A row whose identifier no entity has is rejected.
 * @returns the triples, for the graph's file.
 */
export async function* addNames(
  path: string,
  { collector, vocabulary, onReject, signal }: NameTarget,
): TripleBatches {
  const [alias] = vocabulary.toPredicates('alias');
  const [shortName = alias] = vocabulary.toPredicates('short-name');
  let batch: Triple[] = [];
  for await (const row of readNames(path, onReject)) {
    signal?.throwIfAborted();
    const reject = (reason: string) =>
      onReject(
        getReject({ source: path, line: row.line, reason, text: `${row.name}\t${row.entity}` }),
      );
    const bearers = collector.getCarriers(row.entity);
    const stated = statedIdentifier(row, collector.identifiers.reader);
    const named = row.isShort ? shortName : alias;
    const predicate = stated === null ? named : findProperty(stated, vocabulary);
    if (bearers.length === 0) reject('no entity of the graph has the identifier');
    else if (predicate === undefined) reject('the vocabulary has no property for the name');
    else {
      const value = stated === null ? literal(row.name, 'en') : literal(stated.id);
      batch.push(...bearers.map((bearer) => getTriple(iri(bearer), iri(predicate), value)));
    }
    if (batch.length < BATCH) continue;
    collector.add(batch);
    yield batch;
    batch = [];
  }
  collector.add(batch);
  yield batch;
}

function statedIdentifier(
  { name }: NameRow,
  identifiers: IdentifierReader,
): EntityIdentifier | null {
  if (!/^\S+:\S+$/.test(name)) return null;
  return identifiers.read(name).find(({ standing }) => standing === 'stated') ?? null;
}

function findProperty(
  { scheme }: EntityIdentifier,
  { identifiers, getPredicate }: Vocabulary,
): string | undefined {
  const property = identifiers.data.schemes[scheme]?.property;
  return property === undefined ? undefined : getPredicate(property);
}
