import type { CallOptions } from '@biographql/core';
import { WordReader } from '@biographql/engines/text';
import { standardVocabulary } from '@biographql/vocabulary';
import { EntityCollector } from '../entities/entity-collector.js';
import { readNTriples } from '../rdf/read-n-triples.js';
import { CountingGzip } from './counting-gzip.js';

const ENTITIES = 4_000;
const LINKS = 6;
const ROUNDS = 5;
const CHUNK_CHARACTERS = 1_000_000;

const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const ALIAS = 'http://www.w3.org/2004/02/skos/core#altLabel';
const COMMENT = 'http://schema.org/description';
const WORDS =
  'chronic acute inherited juvenile lung kidney heart protein receptor deficiency syndrome disease alpha beta type'.split(
    ' ',
  );

/**
 * Returns the seconds of a processor that one round of fixed work takes here: triples are read, their entities collected
 * and named, words folded, lines compressed. By it times that were measured on another machine are brought to this one; a
 * machine whose cores are shared is slower while others are busy, and so is an ingest. Takes a few seconds in all.
 * @throws `signal.reason` when aborted.
 */
export async function measureReferenceWork({ signal }: CallOptions = {}): Promise<number> {
  const chunks = chunksOf(referenceText());
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    signal?.throwIfAborted();
    const before = process.cpuUsage();
    await workOnce(chunks);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1_000_000);
  }
  // The first ones compile the code.
  const [, , ...warm] = rounds;
  return warm.sort((a, b) => a - b)[Math.floor(warm.length / 2)] ?? 0;
}

async function workOnce(chunks: readonly Buffer[]): Promise<void> {
  const collector = new EntityCollector(standardVocabulary());
  const gzip = new CountingGzip();
  const words = new WordReader();
  const reading = readNTriples(inTurn(chunks), {
    source: '',
    onReject: () => {},
    renameBlank: (label) => label,
  });
  for await (const batch of reading) {
    collector.add(batch);
    await gzip.write(batch.map(({ ntriples }) => ntriples));
  }
  for (const { label, description } of collector.rows()) {
    words.read(label);
    words.read(description ?? '');
  }
  await gzip.end();
}

async function* inTurn(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
}

/** Triples as graphs of this field have them: names, a description, and links to others. */
function referenceText(): string {
  const lines: string[] = [];
  const iriOf = (entity: number) => `<http://www.wikidata.org/entity/Q${entity}>`;
  for (let entity = 1; entity <= ENTITIES; entity += 1) {
    const subject = iriOf(entity);
    const name = [1, 3, 5, 7].map((step) => WORDS[(entity * step) % WORDS.length]).join(' ');
    lines.push(
      `${subject} <${LABEL}> "${name} ${entity}"@en .`,
      `${subject} <${ALIAS}> "${name} of kind ${entity}"@en .`,
      `${subject} <${COMMENT}> "a ${name}, as it is described in so many words"@en .`,
    );
    for (let link = 1; link <= LINKS; link += 1) {
      const other = iriOf(1 + ((entity * link * 7) % ENTITIES));
      lines.push(`${subject} <http://example.org/relation-${link}> ${other} .`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function chunksOf(text: string): readonly Buffer[] {
  const chunks: Buffer[] = [];
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS)
    chunks.push(Buffer.from(text.slice(start, start + CHUNK_CHARACTERS)));
  return chunks;
}
