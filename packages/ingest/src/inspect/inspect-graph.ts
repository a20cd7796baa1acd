import type { CallOptions, EntityType } from '@biographql/core';
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

/** What a build would understand of a graph. */
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

class PredicateTally {
  triples = 0;
  private readonly counts = new Map<string, number>();
  private readonly classes = new Map<string, number>();
  private readonly labeled = new Set<string>();
  private readonly relationsOf: ReadonlyMap<string, readonly string[]>;

  constructor(private readonly vocabulary: Vocabulary) {
    this.relationsOf = relationsByPredicate(vocabulary);
  }

  add(triples: readonly Triple[]): void {
    const { getRole, isDomainClass, isKnownClass } = this.vocabulary;
    this.triples += triples.length;
    for (const { subject, predicate, object } of triples) {
      const iri = predicate.value;
      increment(this.counts, iri);
      const role = getRole(iri);
      if (role === 'label') this.labeled.add(subject.value);
      if ((role !== 'type' && role !== 'class') || object.termType !== 'NamedNode') continue;
      if (isDomainClass(object.value) && !isKnownClass(object.value))
        increment(this.classes, object.value);
    }
  }

  hasLabel(iri: string): boolean {
    return this.labeled.has(iri);
  }

  predicates(): readonly InspectedPredicate[] {
    const { getLabel, readName, getRole, isEdge } = this.vocabulary;
    return getCounts(this.counts).map(({ name: iri, count }) => ({
      iri,
      label: getLabel(readName(iri)),
      role: getRole(iri),
      isEdge: isEdge(iri),
      relations: this.relationsOf.get(iri) ?? [],
      triples: count,
    }));
  }

  unknownClasses(): readonly Count[] {
    return getCounts(this.classes);
  }
}

/** Whether the vocabulary knows neither a predicate nor the namespace that it is of. */
function isUnknown({ label, role }: InspectedPredicate): boolean {
  return label === null && role === 'claim';
}

export function getCounts<Name extends string>(
  counts: ReadonlyMap<Name, number>,
): readonly Count<Name>[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

function relationsByPredicate(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const relation of vocabulary.relations) {
    const paths = vocabulary.propertiesOf(relation, { isWide: true });
    for (const name of new Set(paths.map((path) => path.replace('^', '')))) {
      const iri = vocabulary.getPredicate(name);
      found.set(iri, [...(found.get(iri) ?? []), relation]);
    }
  }
  return found;
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export interface InspectOptions extends CallOptions, GraphFormatOptions {
  readonly vocabulary?: Vocabulary | undefined;
  readonly onReject?: ((reject: Reject) => void) | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

const SHOWN_UNDESCRIBED = 20;

/**
 * Reads files and folders of triples as a build would, and reports what it would make of them; nothing is written.
 * @throws InvalidArgumentError when a path holds no file of triples; `signal.reason` when aborted.
 */
export async function inspectGraph(
  paths: readonly string[],
  { vocabulary = standardVocabulary(), onReject, ...reading }: InspectOptions = {},
): Promise<GraphInspection> {
  const collector = new EntityCollector(vocabulary);
  const tally = new PredicateTally(vocabulary);
  const reasons = new Map<string, number>();
  const unread = new Map<string, number>();
  const onUnread = (name: string) => unread.set(name, (unread.get(name) ?? 0) + 1);
  const reject = (rejected: Reject) => {
    reasons.set(rejected.reason, (reasons.get(rejected.reason) ?? 0) + 1);
    onReject?.(rejected);
  };
  for (const [index, path] of paths.entries()) {
    const options = { ...reading, onReject: reject, onUnread, blankNodePrefix: `s${index}f` };
    for await (const batch of readTriples(path, options)) {
      collector.add(batch);
      tally.add(batch);
    }
  }
  const undescribed = collector.findUndescribed();
  const joins = collector.findMerges();
  const entities = summarize(collector.rows(), (iri) => tally.hasLabel(iri));
  const predicates = tally.predicates();
  const rejects = getCounts(reasons);
  return {
    triples: tally.triples,
    vocabularies: getStandardVocabularies(predicates.map(({ iri }) => iri)),
    ...entities,
    undescribed: { count: undescribed.length, examples: undescribed.slice(0, SHOWN_UNDESCRIBED) },
    predicates,
    unknownPredicates: predicates
      .filter(isUnknown)
      .map(({ iri, triples }) => ({ name: iri, count: triples })),
    unknownClasses: tally.unknownClasses(),
    unread: getCounts(unread),
    joins,
    rejected: rejects.reduce((sum, { count }) => sum + count, 0),
    rejects,
  };
}

function summarize(rows: Iterable<EntityRow>, hasLabel: (iri: string) => boolean) {
  const types = new Map<EntityType, number>();
  const schemes = new Map<string, number>();
  const names = { labels: 0, aliases: 0, relatedAliases: 0, descriptions: 0 };
  let entities = 0;
  let withoutFacts = 0;
  for (const row of rows) {
    entities += 1;
    if (row.degree === 0) withoutFacts += 1;
    if (hasLabel(row.iri)) names.labels += 1;
    names.aliases += row.aliases.length;
    names.relatedAliases += row.relatedAliases?.length ?? 0;
    if (row.description !== null) names.descriptions += 1;
    for (const type of new Set(row.types)) types.set(type, (types.get(type) ?? 0) + 1);
    for (const scheme of new Set(row.identifiers.map((identifier) => identifier.scheme)))
      schemes.set(scheme, (schemes.get(scheme) ?? 0) + 1);
  }
  return {
    entities,
    withoutFacts,
    names,
    types: getCounts(types),
    identifiers: getCounts(schemes),
  };
}
