#!/usr/bin/env node
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { learnHeadings, learnSplitHeadings, readArticles } from './lib/articles.mjs';
import { ARTICLE_FILE, HEADING_FILE } from './lib/facts/fact-sources.mjs';
import { readFurtherFacts } from './lib/facts/further-facts.mjs';
import { byCodeUnit, sha256OfFile, writeBrotliLines } from './lib/files.mjs';
import { readFacts } from './lib/graph-facts.mjs';
import { findEquivalents, joinSurvey } from './lib/graph-join.mjs';
import { selectEntities } from './lib/graph-selection.mjs';
import { labelByHeading, learnHeadingsFromGraph, surveyGraph } from './lib/graph-survey.mjs';
import { MeshHeadings } from './lib/mesh.mjs';
import { readHeadings } from './lib/name-tables.mjs';
import { readNames } from './lib/names.mjs';
import { describeArticles, describeGraph } from './lib/provenance.mjs';
import { findSameThings } from './lib/same-things.mjs';
import { SOURCES } from './lib/sources.mjs';

const PACKAGE_FOLDER = fileURLToPath(new URL('../../packages/starter-data', import.meta.url));
const DEFAULTS = {
  source: '../../../shared/data',
  out: 'data',
  'max-triples': '1000000',
  'max-articles': '40000',
  statements:
    'P129,P2293,P780,P2176,P2175,P680,P681,P682,contraindicated_in,occurs_together_in_literature_with',
  quality: '11',
};
const HELP = `Builds the starter data of @biographql/starter-data from the project's data folder.

Usage: node scripts/build.mjs [options]        (from any folder; paths are relative to the package)

  --source <folder>      holds graph/graph_cc0.nt.gz, articles/articles.jsonl.gz and formats/  (default ${DEFAULTS.source})
  --out <folder>         where graph.nt.br, articles.jsonl.br, provenance.json go    (default ${DEFAULTS.out})
  --max-triples <n>      fill the graph up to about this many triples                (default ${DEFAULTS['max-triples']})
  --max-articles <n>     keep this many articles, richest first                      (default ${DEFAULTS['max-articles']})
  --statements <P,P…>    properties that keep their statement nodes                  (default ${DEFAULTS.statements})
  --quality <0..11>      brotli quality                                              (default ${DEFAULTS.quality})
  --help                 this text

The same input and options write the same bytes. Quality 11 needs several minutes, quality 5 a few seconds.`;

const options = readOptions();
const graphPath = join(options.source, 'graph/graph_cc0.nt.gz');
const articlesPath = join(options.source, ARTICLE_FILE);

const survey = await surveyGraph(graphPath);
joinSurvey(survey, findEquivalents(survey));
joinSurvey(survey, await findSameThings(options.source, survey));
report(
  `graph surveyed: ${survey.entities.size} subjects, ${survey.joins.size} joined with another`,
);

const headings = new MeshHeadings();
await learnHeadings(articlesPath, headings);
learnHeadingsFromGraph(survey, headings);
await learnSplitHeadings(articlesPath, headings);
const read = await readArticles(articlesPath, headings);
const articles = read.articles
  .slice(0, options.maxArticles)
  .sort((left, right) => byCodeUnit(left.id, right.id));
report(`articles read: ${read.articles.length}, used ${articles.length}`);

const articleMeshIds = new Set(
  articles.flatMap(({ mesh = [] }) => mesh.flatMap(({ id }) => id ?? [])),
);
const headingLabels = labelByHeading(
  survey,
  headings,
  articleMeshIds,
  await readHeadings(join(options.source, HEADING_FILE.file)),
);
const further = await readFurtherFacts(options.source, survey);
report(`further facts read: ${JSON.stringify(further.counts)}`);
const names = await readNames(options.source, survey);
report(`names read: ${JSON.stringify(names.counts)}`);
const selection = selectEntities(survey, {
  articleMeshIds,
  maxTriples: options.maxTriples,
  statementProperties: options.statements,
});
const graphLines = await readFacts(graphPath, {
  survey,
  retained: selection.retained,
  statementProperties: options.statements,
  articleIds: new Set(articles.map(({ id }) => id)),
  contradictions: further.contradictions,
  mains: further.mains,
  descriptions: further.descriptions,
  labels: further.labels,
  furtherLines: [...headingLabels, ...further.lines, ...names.lines],
});
report(`graph selected: ${selection.retained.size} entities, ${graphLines.length} triples`);

await mkdir(options.out, { recursive: true });
await writeFile(
  join(options.out, 'quarantine.tsv'),
  [
    'subject\tproperty\tobject\treason',
    ...[...further.contradictions].sort(byFirst).map(([key, reason]) => {
      const [subject, property, object] = key.split(' ');
      const name = (iri) => `${iri} ${survey.entities.get(iri)?.label ?? ''}`.trim();
      return [name(subject), property, name(object), reason].join('\t');
    }),
    '',
  ].join('\n'),
);
const graphFile = await write('graph.nt.br', graphLines);
const articleFile = await write(
  'articles.jsonl.br',
  articles.map((article) => JSON.stringify(article)),
);
const provenance = {
  license: 'CC0-1.0 AND CC-BY-4.0',
  options: {
    maxTriples: options.maxTriples,
    maxArticles: options.maxArticles,
    statements: [...options.statements],
    quality: options.quality,
  },
  inputs: [
    { file: 'graph/graph_cc0.nt.gz', sha256: await sha256OfFile(graphPath) },
    { file: ARTICLE_FILE, sha256: await sha256OfFile(articlesPath) },
    ...(await Promise.all(
      [...new Set([...names.files, ...further.files])].filter(isOther).map(async (file) => ({
        file,
        sha256: await sha256OfFile(join(options.source, file)),
      })),
    )),
  ],
  files: { 'graph.nt.br': graphFile, 'articles.jsonl.br': articleFile },
  graph: {
    ...describeGraph(graphLines),
    entitiesByReason: selection.stages,
    labelsFromMeshHeadings: headingLabels.length,
    namesOffered: names.counts,
    factsOffered: further.counts,
  },
  articles: {
    ...describeArticles(articles),
    candidates: read.articles.length,
    skipped: read.skipped,
    repaired: read.repaired,
  },
  sources: SOURCES,
};
await writeFile(join(options.out, 'provenance.json'), `${JSON.stringify(provenance, null, 2)}\n`);
report(`written: ${((graphFile.bytes + articleFile.bytes) / 1e6).toFixed(2)} MB compressed`);

/** Whether a file isn't one that stands at the head of the inputs. */
function isOther(file) {
  return file !== ARTICLE_FILE;
}

function byFirst([left], [right]) {
  return byCodeUnit(left, right);
}

async function write(name, lines) {
  const file = await writeBrotliLines({
    path: join(options.out, name),
    lines,
    quality: options.quality,
  });
  report(
    `${name}: ${(file.plainBytes / 1e6).toFixed(1)} MB -> ${(file.bytes / 1e6).toFixed(2)} MB`,
  );
  return file;
}

function readOptions() {
  const flags = Object.fromEntries(
    Object.keys(DEFAULTS).map((name) => [name, { type: 'string', default: DEFAULTS[name] }]),
  );
  let values;
  try {
    values = parseArgs({ options: { ...flags, help: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    fail(error.message);
  }
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  return {
    source: resolve(PACKAGE_FOLDER, values.source),
    out: resolve(PACKAGE_FOLDER, values.out),
    maxTriples: wholeNumber(values, 'max-triples', { least: 1, most: 10_000_000 }),
    maxArticles: wholeNumber(values, 'max-articles', { least: 1, most: 10_000_000 }),
    statements: new Set(values.statements.split(',').filter((name) => name !== '')),
    quality: wholeNumber(values, 'quality', { least: 0, most: 11 }),
  };
}

function wholeNumber(values, name, { least, most }) {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least || number > most) {
    fail(`--${name} must be a whole number from ${least} to ${most}, not "${values[name]}"`);
  }
  return number;
}

function fail(message) {
  console.error(`${message}\nTry --help.`);
  process.exit(2);
}

function report(message) {
  console.error(`[${Math.round(process.uptime())} s] ${message}`);
}
