import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityIri } from '@biographql/core';
import type { DeclaredPrefixes, PredicateRole, Vocabulary } from '@biographql/engines/vocabulary';
import { type BlankNode, iri, type NamedNode, type Term } from '@biographql/sparql';
import { EntityCollector } from '../entities/entity-collector.js';
import {
  LEFT_OUT_REASONS,
  type LeftOutMerge,
  type LeftOutReason,
  type MergeGroup,
  type MergePlan,
} from '../entities/group-equivalents.js';
import { readTriples } from '../rdf/read-triples.js';
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
    ([canonical, own]): MergeGroup => ({ canonical: canonical as EntityIri, members: own }),
  );
  return { groups, leftOut };
}

function isReason(text: string): text is LeftOutReason {
  return Object.hasOwn(LEFT_OUT_REASONS, text);
}

const EXACT_MATCH = iri('http://www.w3.org/2004/02/skos/core#exactMatch');

const ORIGINAL_OBJECTS: ReadonlySet<PredicateRole> = new Set(['equivalence', 'original']);

class TripleMerger {
  private readonly canonicals = new Map<string, EntityIri>();
  private readonly alias: string | undefined;

  constructor(
    private readonly groups: readonly MergeGroup[],
    private readonly vocabulary: Vocabulary,
  ) {
    for (const { canonical, members } of groups)
      for (const member of members) this.canonicals.set(member, canonical);
    [this.alias] = vocabulary.toPredicates('alias');
  }

  /**
   * Replaces members by their canonical IRI. The label of a member becomes an alias; facts between members are dropped;
   * original identifiers stay.
   */
  merge(triples: readonly Triple[]): readonly Triple[] {
    return triples.flatMap((triple) => this.merged(triple) ?? []);
  }

  links(): readonly Triple[] {
    return this.groups.flatMap(({ canonical, members }) =>
      members.map((member) => getTriple(iri(canonical), EXACT_MATCH, iri(member))),
    );
  }

  private merged(triple: Triple): Triple | null {
    const { subject, predicate, object } = triple;
    const [from, to] = [this.renamed(subject), this.renamed(object)];
    if (from === subject && to === object) return triple;
    const role = this.vocabulary.getRole(predicate.value);
    if (role === 'equivalence' && isSame(from, to)) return null;
    const target = ORIGINAL_OBJECTS.has(role) ? object : to;
    if (isSame(from, target)) return null;
    const isOwnLabel = role === 'label' && from !== subject && this.alias !== undefined;
    const by = isOwnLabel ? iri(this.alias ?? predicate.value) : predicate;
    return getTriple(from, by, target);
  }

  private renamed<Any extends Term | NamedNode | BlankNode>(term: Any): Any | NamedNode {
    if (term.termType !== 'NamedNode') return term;
    const canonical = this.canonicals.get(term.value);
    return canonical === undefined ? term : iri(canonical);
  }
}

function isSame(one: Term | BlankNode, other: Term | BlankNode): boolean {
  return (
    one.termType === 'NamedNode' && other.termType === 'NamedNode' && one.value === other.value
  );
}

/**
 * Writes the stored triples of sources with the facts of equivalent entities under one IRI.
 * @param prefixes - those that the sources declare.
 */
export async function mergeGraph(
  files: readonly string[],
  {
    to,
    groups,
    prefixes,
  }: {
    readonly to: string;
    readonly groups: readonly MergeGroup[];
    readonly prefixes: readonly (DeclaredPrefixes | undefined)[];
  },
  { vocabulary, signal }: Pick<BuildContext, 'vocabulary' | 'signal'>,
): Promise<{ readonly collector: EntityCollector; readonly triples: number }> {
  const merger = new TripleMerger(groups, vocabulary);
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
    for await (const batch of readTriples(file, {
      signal,
      blankNodePrefix: null,
      format: 'n-triples',
    }))
      await write(merger.merge(batch));
  await write(merger.links());
  await writer.end();
  return { collector, triples };
}
