import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ownArguments } from '../../scripts/own-arguments.js';
import { type BenchReport, mergeReports, reportHead } from './bench-report.js';
import { type Baseline, baselineOf, checkBaseline } from './check-baseline.js';
import { describeDataset, findDataDir } from './data-directory.js';
import { showNumber } from './figures.js';
import type { Part } from './part.js';
import { PARTS } from './parts.js';
import { renderReport } from './render-report.js';
import { runParts } from './run-parts.js';
import { writeBetween } from './write-between.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENT = join(ROOT, 'docs/performance.md');
const BASELINE = 'benchmarks/baseline.json';
const KEPT = 'benchmarks/report.json';
const KEPT_PATH = join(ROOT, KEPT);
const INTERRUPTED = 130;
const HELP = `Speed and memory beside peers, in one report.

  pnpm bench                          all parts, about 25 minutes on an idle machine
  pnpm bench --quick                  few rounds and small sizes, some minutes
  pnpm bench --only sparql,typeahead  some parts: ${PARTS.map(({ name }) => name).join(', ')}
  pnpm bench --check ${BASELINE}
                                      ends with 1 when a ratio is worse than it was by more than the tolerance
  pnpm bench --write-baseline         keeps the ratios of this run in ${BASELINE}
  pnpm bench --docs                   puts the report into docs/performance.md, and keeps it in ${KEPT};
                                      with --only, the kept parts stand in for those that are not measured now

  --data-dir <folder>   a data directory; default: that of bench:quality where it was built, else the starter data
  --out <folder>        where report.json and report.md are written; default .biographql/bench-report
  --merge <file>        a report.json, whose parts stand in for those that are not measured now
  --from <file>         a report.json in place of a run: renders, checks or keeps it without measuring
  --tolerance <part>    of --write-baseline; default 0.25

Optional peers: FUSEKI_JAR, VIRTUOSO_BIN (default: virtuoso-t on the path), BENCH_PYTHON (with rapidfuzz and admet-ai),
OPENSEARCH_URL. What is absent is skipped, and the report says so.
`;

const { values: options } = parseArgs({
  args: [...ownArguments],
  options: {
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    'data-dir': { type: 'string' },
    out: { type: 'string', default: join(ROOT, '.biographql/bench-report') },
    merge: { type: 'string' },
    from: { type: 'string' },
    check: { type: 'string' },
    'write-baseline': { type: 'boolean', default: false },
    tolerance: { type: 'string', default: '0.25' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) process.stdout.write(HELP);
else await main();

async function main(): Promise<void> {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    const { from } = options;
    // Before minutes are spent.
    const baseline = options.check === undefined ? null : readBaseline(options.check);
    const report = merged(from === undefined ? await measure(controller.signal) : read(from));
    keep(report);
    process.exitCode = isGood(report, baseline) ? 0 : 1;
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    say('ended before its time; nothing was written');
    process.exitCode = INTERRUPTED;
  }
}

async function measure(signal: AbortSignal): Promise<BenchReport> {
  const chosen = chooseParts(options.only);
  const dataDir = await findDataDir(options['data-dir'], say);
  const isQuick = options.quick;
  const dataset = await describeDataset(dataDir);
  const parts = await runParts(chosen, { isQuick, dataDir, dataset, signal, say });
  return { ...reportHead(dataset), isQuick, parts };
}

function merged(report: BenchReport): BenchReport {
  const older = options.merge ?? (options.docs && existsSync(KEPT_PATH) ? KEPT_PATH : null);
  if (older === null) return report;
  const order = PARTS.map(({ name }) => name);
  return mergeReports(read(older), report, order);
}

function chooseParts(only: string): readonly Part[] {
  if (only === '') return PARTS;
  return only.split(',').map((name) => {
    const part = PARTS.find((each) => each.name === name.trim());
    if (part === undefined) throw new Error(`There is no part ${name}.`);
    return part;
  });
}

function keep(report: BenchReport): void {
  const markdown = renderReport(report);
  mkdirSync(options.out, { recursive: true });
  const json = `${JSON.stringify(report, null, 1)}\n`;
  writeFileSync(join(options.out, 'report.json'), json);
  writeFileSync(join(options.out, 'report.md'), markdown);
  process.stdout.write(markdown);
  if (options.docs) {
    writeFileSync(DOCUMENT, writeBetween(readFileSync(DOCUMENT, 'utf8'), markdown));
    writeFileSync(KEPT_PATH, json);
  }
  if (options['write-baseline']) {
    const path = join(ROOT, BASELINE);
    const older = existsSync(path) ? readBaseline(path) : null;
    const baseline = baselineOf(report, Number(options.tolerance), older);
    writeFileSync(path, `${JSON.stringify(baseline, null, 2)}\n`);
    say(`kept ${Object.keys(baseline.ratios).length} ratios`);
  }
}

/** Whether every part was measured and no ratio has become worse. */
function isGood(report: BenchReport, baseline: Baseline | null): boolean {
  const isWhole = report.parts.every(({ failure }) => failure === null);
  if (baseline === null) return isWhole;
  if (baseline.dataset !== report.dataset)
    say(`the baseline was measured over ${baseline.dataset}, this run over ${report.dataset}`);
  const { compared, regressions, missing, unknown } = checkBaseline(report, baseline);
  for (const id of missing) say(`not measured now: ${id}`);
  for (const id of unknown) say(`not in the baseline: ${id}`);
  for (const { id, baseline: before, ratio, least } of regressions)
    say(
      `WORSE: ${id} was ${showNumber(before)}, is ${showNumber(ratio)}, may be ${showNumber(least)}`,
    );
  say(`${compared} ratios compared, ${regressions.length} are worse`);
  return isWhole && regressions.length === 0;
}

function read(path: string): BenchReport {
  return JSON.parse(readFileSync(path, 'utf8')) as BenchReport;
}

function readBaseline(path: string): Baseline {
  return JSON.parse(readFileSync(path, 'utf8')) as Baseline;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
