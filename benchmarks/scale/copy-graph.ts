import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { standardVocabulary } from '@biographql/engines/vocabulary';

/** A graph in gzipped N-Triples that was made of another one. */
export interface CopiedGraph {
  readonly path: string;
  readonly triples: number;
  /** The first of these triples are the real ones. */
  readonly realTriples: number;
}

/** Entities of a copy have a suffix of digits in their IRIs. */
const DIGITS = 7;
const LINES_AT_ONCE = 10_000;

/**
 * Writes a graph of about so many triples, made of copies of a real one. The first copy is the real graph itself. In each
 * further one everything that has facts of its own has another IRI, other names and other identifiers; classes, properties
 * and what only stands as an object are shared by all, so that a class has the more members the larger the graph is. The
 * last copy, or the real graph when fewer triples are wanted, keeps a share of the subjects, with all of their facts.
 * Copies serve to measure size and speed: no fact of them is true.
 */
export async function copyGraph(
  source: string,
  path: string,
  wanted: number,
): Promise<CopiedGraph> {
  const { triples: whole, individuals } = await subjectsOf(source);
  const gzip = createGzip({ level: 1 });
  const written = pipeline(gzip, createWriteStream(path));
  let triples = 0;
  let realTriples = 0;
  for (let copy = 0; triples < wanted; copy += 1) {
    const share = (wanted - triples) / whole;
    if (share < MIN_SHARE) break;
    let batch: string[] = [];
    const flush = async () => {
      if (batch.length > 0 && !gzip.write(`${batch.join('\n')}\n`)) await once(gzip, 'drain');
      batch = [];
    };
    for await (const line of toLines(source)) {
      const made = getCopy(line, { copy, share, individuals });
      if (made === null) continue;
      triples += 1;
      batch.push(made);
      if (batch.length >= LINES_AT_ONCE) await flush();
    }
    await flush();
    if (copy === 0) realTriples = triples;
  }
  gzip.end();
  await written;
  return { path, triples, realTriples };
}

/** Less of a copy is not worth another pass. */
const MIN_SHARE = 0.005;

interface Copying {
  /** 0 for the real graph. */
  readonly copy: number;
  /** Share of subjects to copy; 1 or more copies all. */
  readonly share: number;
  /** What a copy has under other IRIs. */
  readonly individuals: ReadonlySet<string>;
}

/** Null for what a copy leaves out. */
function getCopy(line: string, { copy, share, individuals }: Copying): string | null {
  const [subject, predicate, object] = getTerms(line);
  if (share < 1 && toShare(subject) >= share) return null;
  if (copy === 0) return line;
  if (!individuals.has(subject)) return null;
  const renamed = (term: string) =>
    individuals.has(term) ? `${term.slice(0, -1)}${String(copy).padStart(DIGITS, '0')}>` : term;
  const other = object.startsWith('"') ? toLiteral(object, copy) : renamed(object);
  return `${renamed(subject)} ${predicate} ${other} .`;
}

/** Names get the number of the copy as a word, identifiers as an ending; dates and numbers stay. */
function toLiteral(literal: string, copy: number): string {
  const end = literal.lastIndexOf('"');
  const kind = literal.slice(end + 1);
  if (kind.startsWith('^^')) return literal;
  return `${literal.slice(0, end)}${kind === '' ? '-' : ' '}${copy}${literal.slice(end)}`;
}

/** Subjects that are neither classes nor properties. */
async function subjectsOf(source: string) {
  const vocabulary = standardVocabulary();
  const individuals = new Set<string>();
  const shared = new Set<string>();
  const isClassifying = new Map<string, boolean>();
  let triples = 0;
  for await (const line of toLines(source)) {
    triples += 1;
    const [subject, predicate, object] = getTerms(line);
    if (subject.startsWith('<')) individuals.add(subject);
    let classifies = isClassifying.get(predicate);
    if (classifies === undefined) {
      const role = vocabulary.getRole(predicate.slice(1, -1));
      classifies = role === 'type' || role === 'class';
      isClassifying.set(predicate, classifies);
      shared.add(predicate);
    }
    if (classifies) shared.add(object);
  }
  for (const iri of individuals)
    if (shared.has(iri) || vocabulary.isPropertyEntity(iri.slice(1, -1))) individuals.delete(iri);
  return { triples, individuals };
}

/** The terms of a line in the usual spelling, which graphs of datasets have: one space between them. */
function getTerms(line: string): readonly [subject: string, predicate: string, object: string] {
  const first = line.indexOf(' ');
  const second = line.indexOf(' ', first + 1);
  return [line.slice(0, first), line.slice(first + 1, second), line.slice(second + 1, -2)];
}

/** A number from 0 to below 1 that a term always has (FNV-1a). */
function toShare(term: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < term.length; place += 1)
    hash = Math.imul(hash ^ term.charCodeAt(place), 0x01000193);
  // The last bits of a product know most of the text.
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) / 2 ** 32;
}

async function* toLines(path: string): AsyncGenerator<string> {
  const bytes = createReadStream(path);
  const input = path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line.endsWith(' .')) yield line;
}
