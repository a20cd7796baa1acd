/** Ingests one size, serves it, asks it, and prints a line of figures: `benchmarks/README.md`, Scale. */
import { appendFileSync, existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ownArguments } from '../../scripts/own-arguments.js';
import { measureIngest } from '../ingest/measure-ingest.js';
import type { Usage } from '../report/contestant.js';
import { figuresOf } from '../report/figures.js';
import { bundleContestant, startNodeContestant } from '../report/node-contestant.js';
import type { ScaleAction, ScaleRun } from './scale-contestant.js';

const { values } = parseArgs({
  args: [...ownArguments],
  options: {
    name: { type: 'string', default: 'scale' },
    graph: { type: 'string', multiple: true, default: [] },
    articles: { type: 'string', multiple: true, default: [] },
    /** Where the dataset is made; one that is there is served as it is. */
    'data-dir': { type: 'string', default: '.biographql/scale/data' },
    'no-check': { type: 'boolean', default: false },
    /** Only ingests. */
    'no-serve': { type: 'boolean', default: false },
    /** A SPARQL endpoint that serves the graph. */
    endpoint: { type: 'string' },
    /** Where a line of JSON is added. */
    lines: { type: 'string' },
  },
});

const dataDir = values['data-dir'];
const CALLS: Readonly<Record<ScaleAction, number>> = {
  typed: 600,
  neighbors: 100,
  articles: 200,
  question: 60,
};
/** Calls before those that count: they compile the code. */
const WARM_UP = 0.3;

if (!existsSync(`${dataDir}/current`)) {
  const { name, graph, articles } = values;
  const isChecked = !values['no-check'];
  const measured = await measureIngest({ name, graph, articles, isChecked }, dataDir);
  tell({ ...measured, load: loadavg()[0] });
}
if (!values['no-serve']) tell({ name: values.name, served: await measureService() });

async function measureService() {
  const module = new URL('scale-contestant.ts', import.meta.url);
  await bundleContestant(module);
  await using contestant = await startNodeContestant(module, new AbortController().signal);
  const flags = values.endpoint === undefined ? {} : { sparqlEndpoint: values.endpoint };
  const begin = performance.now();
  const start = await contestant.call<object>('open', { dataDir, flags });
  const startSeconds = (performance.now() - begin) / 1_000;
  const asked: Record<string, object> = {};
  for (const [action, calls] of Object.entries(CALLS)) {
    await contestant.call('run', { action, calls: Math.ceil(calls * WARM_UP) });
    const run = await contestant.call<ScaleRun>('run', { action, calls });
    asked[action] = { ...figuresOf([run]), calls, failed: run.failed };
  }
  const usage = await contestant.call<Usage>('usage');
  await contestant.call('close');
  return { ...start, startSeconds, asked, after: usage, load: loadavg()[0] };
}

function tell(line: object): void {
  const text = `${JSON.stringify(line)}\n`;
  process.stdout.write(text);
  if (values.lines !== undefined) appendFileSync(values.lines, text);
}
