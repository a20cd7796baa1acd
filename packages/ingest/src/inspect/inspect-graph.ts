import type { CallOptions, EntityType } from '@biographql/core';
import {
  getStandardVocabularies,
  standardVocabulary,
  type Vocabulary,
} from '@biographql/engines/vocabulary';
import type { Reject } from '../dataset/progress.js';
import type { EntityRow } from '../entities/entity-collector.js';
import { EntityCollector } from '../entities/entity-collector.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { type ReadProgress, readTriples } from '../rdf/read-triples.js';
import type { GraphInspection } from './graph-inspection.js';
import { getCounts, isUnknown, PredicateTally } from './predicate-tally.js';

export interface InspectOptions extends CallOptions, GraphFormatOptions {
  readonly vocabulary?: Vocabulary | undefined;
  readonly onReject?: ((reject: Reject) => void) | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

const SHOWN_UNDESCRIBED = 20;

/**
 * Reads files and folders of triples as a build would, and tells what it would make of them; nothing is written.
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
