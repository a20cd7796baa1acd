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

export interface NameTarget {
  /** Holds the whole graph; the names are added to it. */
  readonly collector: EntityCollector;
  readonly vocabulary: Vocabulary;
  readonly onReject: (reject: Reject) => void;
  readonly signal: AbortSignal | undefined;
}

const LONGEST = 1_000;

/**
 * Reads a file of names (`.tsv`, also with `.gz` or `.br`): a name, a tab, an identifier or IRI, and in a third column
 * `short` for a short name; others are ignored. Blank lines, lines that begin with `#` and a first line `name …` are
 * left out.
 *
 * The entities with an identifier get the name as an alias or a short name, or a compact identifier (`uniprot:P04637`) as a
 * value of its scheme's property. A malformed row, or one whose identifier no entity has, is rejected.
 * @returns the triples, for the graph's file.
 */
export async function* addNames(
  path: string,
  { collector, vocabulary, onReject, signal }: NameTarget,
): TripleBatches {
  const [alias] = vocabulary.toPredicates('alias');
  const [shortName = alias] = vocabulary.toPredicates('short-name');
  await using source = openBytes(path);
  for await (const lines of readLines(source.chunks, { source: path, onReject })) {
    signal?.throwIfAborted();
    const batch: Triple[] = [];
    for (const { text, line } of lines) {
      const [name = '', entity = '', kind = ''] = text.split('\t').map((cell) => cell.trim());
      if (text.trim() === '' || text.startsWith('#')) continue;
      if (line === 1 && name.toLowerCase() === 'name') continue;
      const stated = statedIdentifier(name, collector.identifiers.reader);
      const named = kind.toLowerCase() === 'short' ? shortName : alias;
      const predicate = stated === null ? named : findProperty(stated, vocabulary);
      const bearers = collector.getCarriers(entity);
      const reject = (reason: string) => onReject(getReject({ source: path, line, reason, text }));
      if (name === '' || entity === '') reject('a row must have a name, a tab and an identifier');
      else if (name.length > LONGEST) reject('the name is too long');
      else if (bearers.length === 0) reject('no entity of the graph has this identifier');
      else if (predicate === undefined)
        reject('the vocabulary has no property for this kind of name');
      else {
        const value = stated === null ? literal(name, 'en') : literal(stated.id);
        batch.push(...bearers.map((bearer) => getTriple(iri(bearer), iri(predicate), value)));
      }
    }
    collector.add(batch);
    yield batch;
  }
}

function statedIdentifier(name: string, identifiers: IdentifierReader): EntityIdentifier | null {
  if (!/^\S+:\S+$/.test(name)) return null;
  return identifiers.read(name).find(({ status }) => status === 'stated') ?? null;
}

function findProperty(
  { scheme }: EntityIdentifier,
  { identifiers, getPredicate }: Vocabulary,
): string | undefined {
  const property = identifiers.data.schemes[scheme]?.property;
  return property === undefined ? undefined : getPredicate(property);
}
