import { localName } from '@biographql/engines/text';
import {
  type ArticleInspection,
  type Count,
  type GraphInspection,
  type InspectedPredicate,
  inspectArticles,
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
    'Report what an ingest would load from graph and article files: entities, names, relations, identifiers, merges, records and rejects. Writes nothing.',
  arguments: { '<files...>': 'files and folders; - for a graph on standard input' },
  options: graphFormatOptions,
  settings: ['vocabulary'],
  async run({ flags, config, plugins, signal, output, finish }, files: readonly string[]) {
    const formats = await readGraphFormats(flags, plugins);
    const vocabulary = await withVocabularyFile(config().vocabulary);
    const sources = await sortSources({ files, graph: [], articles: [] }, formats);
    let graph: GraphInspection | null = null;
    let articles: ArticleInspection | null = null;
    const texts: string[] = [];
    if (sources.graphSources.length > 0) {
      graph = await inspectGraph(sources.graphSources, {
        ...formats,
        vocabulary,
        signal,
        onProgress: ({ source, triples }) =>
          output.progress(`${source}: ${count(triples)} triples`),
      });
      texts.push(graphText(graph));
    }
    if (sources.articleSources.length > 0) {
      articles = await inspectArticles(sources.articleSources, {
        signal,
        onProgress: (read) => output.progress(`${read.file}: ${count(read.articles)} articles`),
      });
      texts.push(articlesText(articles));
    }
    output.result({ ...graph, articles }, texts.join('\n\n'));
    if ((graph?.rejected ?? 0) + (articles?.rejected ?? 0) > 0) finish(EXIT.REJECTS);
  },
});

const MOST_LINES = 20;
const MOST_MERGED = 10;

function graphText(inspection: GraphInspection): string {
  const { undescribed, names, joins, predicates, unknownPredicates } = inspection;
  const unknown = new Set(unknownPredicates.map(({ name }) => name));
  const known = predicates.filter(({ relations }) => relations.length > 0);
  const others = predicates.filter(
    ({ iri, relations }) => relations.length === 0 && !unknown.has(iri),
  );
  return [
    `${count(inspection.triples)} triples, ${count(inspection.entities)} entities (${count(inspection.withoutFacts)} without facts)`,
    `Relations of the vocabularies: ${inspection.vocabularies.join(', ') || 'none'}`,
    `Names: ${count(names.labels)} labels, ${count(names.aliases)} other names (${count(names.relatedAliases)} related names), ${count(names.descriptions)} descriptions`,
    ...list(
      `Ends of facts that no source describes: ${count(undescribed.count)}`,
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
    ...list('Not read', inspection.unread.map(counted)),
    ...list('Entities with identifiers', inspection.identifiers.map(counted)),
    ...list(
      'Merged equivalent entities',
      joins.groups.map(({ canonical, members }) => `${canonical} = ${members.join(', ')}`),
      MOST_MERGED,
    ),
    ...list(
      'Not merged',
      joins.leftOut.map(
        ({ one, other, reason }) => `${one}, ${other}: ${LEFT_OUT_REASONS[reason]}`,
      ),
      MOST_MERGED,
    ),
    ...list(`Rejects: ${count(inspection.rejected)}`, inspection.rejects.map(counted)),
  ].join('\n');
}

function articlesText(inspection: ArticleInspection): string {
  const { formats, records, articles, repeated, withdrawn, rejected, rejects, parts } = inspection;
  return [
    `${count(articles)} articles of ${count(records)} records (${count(repeated)} repeated, ${count(withdrawn)} withdrawn, ${count(rejected)} rejected)`,
    `With abstract ${count(parts.abstracts)}, authors ${count(parts.authors)}, MeSH headings ${count(parts.meshHeadings)}, keywords ${count(parts.keywords)}, date ${count(parts.dates)}, full text ${count(parts.fullTexts)}`,
    ...list('Files', formats.map(counted)),
    ...list(`Rejects: ${count(rejected)}`, rejects.map(counted)),
  ].join('\n');
}

function list(title: string, lines: readonly string[], most = MOST_LINES): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, most).map((line) => `  ${line}`);
  if (lines.length > most) shown.push(`  … and ${count(lines.length - most)} more`);
  return ['', `${title} (${count(lines.length)})`, ...shown];
}

function counted({ name, count: number }: Count): string {
  return `${count(number).padStart(9)}  ${name}`;
}

function predicateLine({ iri, label, role, relations, triples }: InspectedPredicate): string {
  const meaning = relations.length > 0 ? relations.join(', ') : role;
  return `${count(triples).padStart(9)}  ${label ?? iri} <${iri}>: ${meaning}`;
}
