import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityIri } from '@biographql/core';
import type { DeclaredPrefixes, PredicateRole, Vocabulary } from '@biographql/engines/vocabulary';
import { iri, type NamedNode, type Term } from '@biographql/sparql';
import { EntityCollector } from '../entities/entity-collector.js';
import {
  LEFT_OUT_REASONS,
  type LeftOutMerge,
  type LeftOutReason,
  type MergeGroup,
  type MergePlan,
} from '../entities/group-equivalents.js';
import { readGraphFile } from '../rdf/read-triples.js';
import { getTriple, type Triple } from '../rdf/triple.js';
import type { BuildContext } from './build-plan.js';
import { graphWriter, MERGES_FILE } from './files.js';

const HEADER = 'decision\tentity\tother';

export async function writeMerges(
  directory: string,
  { groups, leftOut }: MergePlan,
): Promise<void> {
  const lines = [
    HEADER,
    ...groups.flatMap(({ canonical, members }) =>
      members.map((member) => `joined\t${canonical}\t${member}`),
    ),
    ...leftOut.map(({ one, other, reason }) => `${reason}\t${one}\t${other}`),
  ];
  await writeFile(join(directory, MERGES_FILE), `${lines.join('\n')}\n`);
}

/** Reads the list of merges of a dataset's folder; empty when it has none. */
export async function readMerges(directory: string): Promise<MergePlan> {
  const text = await readFile(join(directory, MERGES_FILE), 'utf8').catch(() => '');
  const members = new Map<string, EntityIri[]>();
  const leftOut: LeftOutMerge[] = [];
  for (const line of text.split('\n').slice(1)) {
    const [decision = '', entity = '', other = ''] = line.split('\t');
    const [one, two] = [entity as EntityIri, other as EntityIri];
    if (decision === 'joined') members.set(one, [...(members.get(one) ?? []), two]);
    else if (isReason(decision)) leftOut.push({ one, other: two, reason: decision });
  }
  const groups = [...members].map(
    ([canonical, iris]): MergeGroup => ({ canonical: canonical as EntityIri, members: iris }),
  );
  return { groups, leftOut };
}

function isReason(text: string): text is LeftOutReason {
  return Object.hasOwn(LEFT_OUT_REASONS, text);
}

const EXACT_MATCH = iri('http://www.w3.org/2004/02/skos/core#exactMatch');

const ORIGINAL_OBJECTS: ReadonlySet<PredicateRole> = new Set(['equivalence', 'original']);

/**
 * Returns a function that replaces members by their canonical IRI; null drops a triple. A member's label becomes an
 * alias; facts between members are dropped; original identifiers stay.
 */
function createMerger(
  groups: readonly MergeGroup[],
  vocabulary: Vocabulary,
): (triple: Triple) => Triple | null {
  const canonicals = new Map<string, NamedNode>();
  for (const { canonical, members } of groups)
    for (const member of members) canonicals.set(member, iri(canonical));
  const [alias] = vocabulary.toPredicates('alias');
  return (triple) => {
    const { subject, predicate, object } = triple;
    const from = canonicals.get(subject.value) ?? subject;
    const to = object.termType === 'NamedNode' ? canonicals.get(object.value) : undefined;
    if (from === subject && to === undefined) return triple;
    const role = vocabulary.getRole(predicate.value);
    const isSame = (term: Term) => term.termType === 'NamedNode' && term.value === from.value;
    const target = to === undefined || ORIGINAL_OBJECTS.has(role) ? object : to;
    if (isSame(target) || (role === 'equivalence' && isSame(to ?? object))) return null;
    const isOwnLabel = role === 'label' && from !== subject && alias !== undefined;
    return getTriple(from, isOwnLabel ? iri(alias) : predicate, target);
  };
}

/**
 * Writes the stored triples of sources with the facts of equivalent entities under one IRI.
 * @param prefixes - those that the sources declare.
 */
export async function mergeGraph(
  files: readonly string[],
  to: string,
  groups: readonly MergeGroup[],
  prefixes: readonly (DeclaredPrefixes | undefined)[],
  { vocabulary, signal }: Pick<BuildContext, 'vocabulary' | 'signal'>,
): Promise<{ readonly collector: EntityCollector; readonly triples: number }> {
  const merged = createMerger(groups, vocabulary);
  const collector = new EntityCollector(vocabulary);
  for (const declared of prefixes) collector.identifiers.declareAll(declared);
  let triples = 0;
  await using writer = graphWriter(to);
  const write = async (batch: readonly Triple[]) => {
    collector.add(batch);
    await writer.write(batch);
    triples += batch.length;
  };
  for (const file of files)
    for await (const batch of readGraphFile(file, signal))
      await write(batch.flatMap((triple) => merged(triple) ?? []));
  await write(
    groups.flatMap(({ canonical, members }) =>
      members.map((member) => getTriple(iri(canonical), EXACT_MATCH, iri(member))),
    ),
  );
  await writer.end();
  return { collector, triples };
}
