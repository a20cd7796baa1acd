/** Measures answers, names, rankings and retrieval against the gold sets: `pnpm bench:quality --help`. */
import { parseArgs } from 'node:util';
import { scriptArguments } from '../../../scripts/own-arguments.js';
import { benchArticles } from './bench-articles.js';
import { benchCanonical } from './bench-canonical.js';
import { benchLiterature } from './bench-literature.js';
import { benchNames } from './bench-names.js';
import { benchOntology } from './bench-ontology.js';
import { benchParaphrases } from './bench-paraphrases.js';
import { benchPassages } from './bench-passages.js';
import { benchPharmacology } from './bench-pharmacology.js';
import { benchQueries } from './bench-queries.js';
import { benchQuestions } from './bench-questions.js';
import { benchRankings } from './bench-rankings.js';
import { benchTextbook } from './bench-textbook.js';
import { benchVerify } from './bench-verify.js';
import { openBenchService, STARTER_FOLDER } from './open-service.js';
import { say } from './say.js';
import { type BenchContext, printTable, type Table } from './sections.js';

const HELP = `pnpm bench:quality [options]

  --data-dir DIR   a dataset that biographql ingest built; default: the whole shared
                   data, built once in .biographql/bench-quality; for textbook, the
                   starter data, built in .biographql/bench-starter
  --held-out       the held-out halves of questions and names, aggregates alone
  --final          the final set of questions (names: the held-out half), aggregates alone
  --development-2  the second development set of questions (names: the development half)
  --sealed         the sealed set of questions (names: the held-out half), aggregates alone
  --show           lists what was wrong in these as well
  --only LIST      some of: questions, paraphrases, names, canonical, rankings, textbook,
                   ontology, literature, passages, articles, pharmacology, queries, verify
  --runs DIR       rankings of other searches, <name>.run in TREC's format
  --max N          at most N queries of each literature set and terms of the ontology,
                   by seed; default 1500
  --json           the tables as JSON
  --help           this text
`;

type Section = (context: BenchContext) => Promise<readonly Table[]> | AsyncIterable<Table>;

const SECTIONS: Readonly<Record<string, Section>> = {
  questions: benchQuestions,
  paraphrases: benchParaphrases,
  names: benchNames,
  canonical: benchCanonical,
  rankings: benchRankings,
  textbook: benchTextbook,
  ontology: benchOntology,
  literature: benchLiterature,
  passages: benchPassages,
  articles: benchArticles,
  pharmacology: benchPharmacology,
  queries: benchQueries,
  verify: benchVerify,
};

/** Sections that ask what the world knows, not what the shared data hold: they ask the facts that are published. */
const OF_STARTER_DATA = ['textbook'];

const HALVES = ['sealed', 'final', 'held-out', 'development-2'] as const;

const { values } = parseArgs({
  args: [...scriptArguments],
  options: {
    'data-dir': { type: 'string' },
    'held-out': { type: 'boolean', default: false },
    final: { type: 'boolean', default: false },
    'development-2': { type: 'boolean', default: false },
    sealed: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    only: { type: 'string' },
    runs: { type: 'string' },
    max: { type: 'string', default: '1500' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else await run();

async function run(): Promise<void> {
  const wanted = values.only?.split(',') ?? Object.keys(SECTIONS);
  const unknown = wanted.filter((name) => SECTIONS[name] === undefined);
  if (unknown.length > 0) throw new Error(`Unknown section ${unknown.join(', ')}.\n${HELP}`);
  const dataDir = values['data-dir'];
  const isOfStarter = (name: string) => dataDir === undefined && OF_STARTER_DATA.includes(name);
  const tables = [
    ...(await measure(
      wanted.filter((name) => !isOfStarter(name)),
      dataDir,
    )),
    ...(await measure(wanted.filter(isOfStarter), STARTER_FOLDER)),
  ];
  if (values.json) process.stdout.write(`${JSON.stringify(tables, null, 2)}\n`);
  say('done');
}

async function measure(
  wanted: readonly string[],
  dataDir: string | undefined,
): Promise<readonly Table[]> {
  if (wanted.length === 0) return [];
  await using bench = await openBenchService(dataDir);
  const half = HALVES.find((name) => values[name]) ?? 'development';
  const context: BenchContext = {
    service: bench.service,
    ask: bench.ask,
    send: bench.send,
    [Symbol.asyncDispose]: async () => {},
    half,
    lists: half.startsWith('development') || values.show,
    runs: values.runs,
    max: Number(values.max),
  };
  const all: Table[] = [];
  for (const name of wanted) {
    const made = SECTIONS[name]?.(context) ?? [];
    for await (const table of Symbol.asyncIterator in made ? made : await made) {
      all.push(table);
      report(table);
    }
  }
  return all;
}

function report(table: Table): void {
  if (!values.json) process.stdout.write(printTable(table));
}
