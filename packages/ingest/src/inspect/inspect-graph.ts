import type { CallOptions, EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import {
  getStandardVocabularies,
  type PredicateRole,
  type StandardVocabulary,
  standardVocabulary,
  type Vocabulary,
} from '@biographql/engines/vocabulary';
import type { Reject } from '../dataset/progress.js';
import { EntityCollector, type EntityRow } from '../entities/entity-collector.js';
import type { MergePlan } from '../entities/group-equivalents.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { type ReadProgress, readTriples } from '../rdf/read-triples.js';
import type { Triple } from '../rdf/triple.js';

/** A predicate of a graph as the vocabulary reads it. */
export interface InspectedPredicate {
  readonly iri: string;
  readonly label: string | null;
  readonly role: PredicateRole;
  readonly isEdge: boolean;
  readonly relations: readonly string[];
  readonly triples: number;
}

/** How often something occurs. */
export interface Count<Name extends string = string> {
  readonly name: Name;
  readonly count: number;
}

/** Report on how a build would read a graph. */
export interface GraphInspection {
  readonly triples: number;
  readonly vocabularies: readonly StandardVocabulary[];
  readonly entities: number;
  /** An entity of several types counts for each; the most frequent first. */
  readonly types: readonly Count<EntityType>[];
  readonly names: {
    readonly labels: number;
    readonly aliases: number;
    readonly relatedAliases: number;
    readonly descriptions: number;
  };
  readonly withoutFacts: number;
  /** Ends of facts without a label, class or superclass in any source: how many, and the first 20 IRIs. */
  readonly undescribed: { readonly count: number; readonly examples: readonly string[] };
  readonly predicates: readonly InspectedPredicate[];
  /** Predicates that the vocabulary does not define, the most frequent first: they are read as facts, without a relation. */
  readonly unknownPredicates: readonly Count[];
  readonly unknownClasses: readonly Count[];
  /** Fields, tags and columns that the readers left out, the most frequent first. */
  readonly unread: readonly Count[];
  readonly identifiers: readonly Count[];
  readonly joins: MergePlan;
  readonly rejected: number;
  readonly rejects: readonly Count[];
}

/** Counts how often names occur. */
class Tally<Name extends string = string> {
  private readonly byName = new Map<Name, number>();

  readonly add = (name: Name): void => {
    this.byName.set(name, (this.byName.get(name) ?? 0) + 1);
  };

  /** Returns the most frequent first. */
  counts(): readonly Count<Name>[] {
    return [...this.byName]
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  }

  total(): number {
    return [...this.byName.values()].reduce((sum, count) => sum + count, 0);
  }
}

class PredicateTally {
  private readonly predicates = new Tally();
  readonly classes = new Tally();
  readonly labeled = new Set<string>();

  constructor(private readonly vocabulary: Vocabulary) {}

  add(triples: readonly Triple[]): void {
    const { getRole, isDomainClass, isKnownClass } = this.vocabulary;
    for (const { subject, predicate, object } of triples) {
      this.predicates.add(predicate.value);
      const role = getRole(predicate.value);
      if (role === 'label') this.labeled.add(subject.value);
      if ((role !== 'type' && role !== 'class') || object.termType !== 'NamedNode') continue;
      if (isDomainClass(object.value) && !isKnownClass(object.value))
        this.classes.add(object.value);
    }
  }

  inspected(): readonly InspectedPredicate[] {
    const { getLabel, readName, getRole, isEdge } = this.vocabulary;
    const relationsOf = relationsByPredicate(this.vocabulary);
    return this.predicates.counts().map(({ name: iri, count }) => ({
      iri,
      label: getLabel(readName(iri)),
      role: getRole(iri),
      isEdge: isEdge(iri),
      relations: relationsOf.get(iri) ?? [],
      triples: count,
    }));
  }
}

function relationsByPredicate(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const relation of vocabulary.relations) {
    const paths = vocabulary.propertiesOf(relation, { isWide: true });
    for (const name of new Set(paths.map((path) => path.replace('^', ''))))
      getOrAdd(found, vocabulary.getPredicate(name), () => []).push(relation);
  }
  return found;
}

export interface InspectOptions extends CallOptions, GraphFormatOptions {
  readonly vocabulary?: Vocabulary | undefined;
  readonly onReject?: ((reject: Reject) => void) | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

const SHOWN_UNDESCRIBED = 20;

/**
 * Reads files and folders of triples as a build would, and reports what it would make of them; nothing is written.
 * @throws InvalidArgumentError when nothing is at a path, or for an unknown format; `signal.reason` when aborted.
 */
export async function inspectGraph(
  paths: readonly string[],
  { vocabulary = standardVocabulary(), onReject, ...reading }: InspectOptions = {},
): Promise<GraphInspection> {
  const collector = new EntityCollector(vocabulary);
  const tally = new PredicateTally(vocabulary);
  const [reasons, unread] = [new Tally(), new Tally()];
  const reject = (rejected: Reject) => {
    reasons.add(rejected.reason);
    onReject?.(rejected);
  };
  for (const [index, path] of paths.entries()) {
    const blankNodePrefix = `s${index}f`;
    const options = { ...reading, onReject: reject, onUnread: unread.add, blankNodePrefix };
    for await (const batch of readTriples(path, options)) {
      collector.add(batch);
      tally.add(batch);
    }
  }
  const undescribed = collector.findUndescribed();
  const joins = collector.findMerges();
  const entities = summarize(collector.rows(), tally.labeled);
  const predicates = tally.inspected();
  return {
    triples: predicates.reduce((sum, { triples }) => sum + triples, 0),
    vocabularies: getStandardVocabularies(predicates.map(({ iri }) => iri)),
    ...entities,
    undescribed: { count: undescribed.length, examples: undescribed.slice(0, SHOWN_UNDESCRIBED) },
    predicates,
    unknownPredicates: predicates
      .filter(({ label, role }) => label === null && role === 'claim')
      .map(({ iri, triples }) => ({ name: iri, count: triples })),
    unknownClasses: tally.classes.counts(),
    unread: unread.counts(),
    joins,
    rejected: reasons.total(),
    rejects: reasons.counts(),
  };
}

function summarize(rows: Iterable<EntityRow>, labeled: ReadonlySet<string>) {
  const types = new Tally<EntityType>();
  const identifiers = new Tally();
  const names = { labels: 0, aliases: 0, relatedAliases: 0, descriptions: 0 };
  let entities = 0;
  let withoutFacts = 0;
  for (const row of rows) {
    entities += 1;
    if (row.degree === 0) withoutFacts += 1;
    if (labeled.has(row.iri)) names.labels += 1;
    names.aliases += row.aliases.length;
    names.relatedAliases += row.relatedAliases?.length ?? 0;
    if (row.description !== null) names.descriptions += 1;
    new Set(row.types).forEach(types.add);
    new Set(row.identifiers.map(({ scheme }) => scheme)).forEach(identifiers.add);
  }
  return {
    entities,
    withoutFacts,
    names,
    types: types.counts(),
    identifiers: identifiers.counts(),
  };
}
