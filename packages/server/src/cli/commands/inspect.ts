import { localName } from '@biographql/engines/text';
import {
  type Count,
  type GraphInspection,
  type InspectedPredicate,
  inspectGraph,
  LEFT_OUT_REASONS,
} from '@biographql/ingest';
import { withVocabularyFile } from '../../config/build-settings.js';
import { defineCommand } from '../command.js';
import { count, EXIT } from '../output.js';
import { graphFormatOptions, readGraphFormats, sortSources } from './ingest.js';

export const inspectCommand = defineCommand({
  name: 'inspect',
  description:
    'Report what an ingest would load from graph files: entities, names, relations, identifiers, merges and rejected records. Nothing is written. `biographql ingest --dry-run` also counts articles.',
  arguments: { '<files...>': 'files and folders, or - to read a graph from standard input' },
  options: graphFormatOptions,
  settings: ['vocabulary'],
  async run(call, files: readonly string[]) {
    const { flags, plugins, signal, output, finish } = call;
    const formats = await readGraphFormats(flags, plugins);
    const sources = await sortSources({ files, graph: [], articles: [] }, formats);
    if (sources.graphSources.length === 0)
      return call.misuse('Name a graph file. For articles, use `biographql ingest --dry-run`.');
    const graph = await inspectGraph(sources.graphSources, {
      ...formats,
      vocabulary: await withVocabularyFile(call.config().vocabulary),
      signal,
      onProgress: ({ source, triples }) => output.progress(`${source}: ${count(triples)} triples`),
    });
    output.result(graph, graphText(graph));
    if (graph.rejected > 0) finish(EXIT.REJECTS);
  },
});

const MAX_LINES = 20;
const MAX_MERGED = 10;

function graphText(inspection: GraphInspection): string {
  const { undescribed, names, joins, predicates, unknownPredicates } = inspection;
  const unknown = new Set(unknownPredicates.map(({ name }) => name));
  const known = predicates.filter(({ relations }) => relations.length > 0);
  const others = predicates.filter(
    ({ iri, relations }) => relations.length === 0 && !unknown.has(iri),
  );
  const merged = joins.groups.map(
    ({ canonical, members }) => `${canonical} = ${members.join(', ')}`,
  );
  const leftOut = joins.leftOut.map(
    ({ one, other, reason }) => `${one}, ${other}: ${LEFT_OUT_REASONS[reason]}`,
  );
  return [
    `${count(inspection.triples)} triples, ${count(inspection.entities)} entities (${count(inspection.withoutFacts)} without facts)`,
    `Standard vocabularies in use: ${inspection.vocabularies.join(', ') || 'none'}`,
    `Names: ${count(names.labels)} labels, ${count(names.aliases)} other names (including ${count(names.relatedAliases)} related names), ${count(names.descriptions)} descriptions`,
    ...list(
      `Entities that occur in facts but that no source describes: ${count(undescribed.count)}`,
      undescribed.examples.map(localName),
    ),
    ...list('Types', inspection.types.map(counted)),
    ...list('Known relations', known.map(predicateLine)),
    ...list('Other predicates', others.map(predicateLine)),
    ...list(
      'Unknown predicates: loaded as facts without a relation; define them in a custom vocabulary',
      unknownPredicates.map(counted),
    ),
    ...list('Unknown classes', inspection.unknownClasses.map(counted)),
    ...list('Columns and tags not read', inspection.unread.map(counted)),
    ...list('Entities with identifiers', inspection.identifiers.map(counted)),
    ...list('Merged equivalent entities', merged, MAX_MERGED),
    ...list('Not merged', leftOut, MAX_MERGED),
    ...list(`Rejects: ${count(inspection.rejected)}`, inspection.rejects.map(counted)),
  ].join('\n');
}

function list(title: string, lines: readonly string[], max = MAX_LINES): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, max).map((line) => `  ${line}`);
  if (lines.length > max) shown.push(`  … and ${count(lines.length - max)} more`);
  return ['', `${title} (${count(lines.length)})`, ...shown];
}

function counted({ name, count: number }: Count): string {
  return `${count(number).padStart(9)}  ${name}`;
}

function predicateLine({ iri, label, role, relations, triples }: InspectedPredicate): string {
  const meaning = relations.length > 0 ? relations.join(', ') : role;
  return `${count(triples).padStart(9)}  ${label ?? iri} <${iri}>: ${meaning}`;
}
