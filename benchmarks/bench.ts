/** The benchmark report: `pnpm bench --help`. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scriptArguments } from '../scripts/own-arguments.js';
import { admetPart } from './admet/admet-part.js';
import { ingestPart } from './ingest/ingest-part.js';
import type { Part, PartContext } from './report/part.js';
import { type MeasuredPart, renderReport, replaceReport } from './report/render-report.js';
import { servicePart } from './service/service-part.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const DOCUMENT = join(ROOT, 'docs/operate/performance.md');
const PARTS: readonly Part[] = [servicePart, ingestPart, admetPart];
const NAMES = PARTS.map(({ name }) => name).join(', ');
const INTERRUPTED = 130;
const HELP = `Measures latency, start-up, memory, ingest and ADMET predictions, and prints a report.

  pnpm bench [options]

  --only <list>      parts to measure, separated by commas: ${NAMES}
  --quick            short rounds
  --graph <file>     ingest this graph as well; repeatable
  --articles <file>  ingest these articles as well; repeatable
  --out <file>       also write the report to a file
  --docs             write the report to docs/operate/performance.md; needs all parts
  --help             print this text

BENCH_PYTHON names the Python interpreter that has ADMET-AI (default: python3).
`;

const { values: options } = parseArgs({
  args: [...scriptArguments],
  options: {
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    graph: { type: 'string', multiple: true, default: [] },
    articles: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) process.stdout.write(HELP);
else await main();

async function main(): Promise<void> {
  const parts = chooseParts(options.only);
  if (options.docs && parts.length < PARTS.length) throw new Error('--docs needs all parts.');
  const controller = new AbortController();
  const interrupt = () => controller.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const workFolder = await mkdtemp(join(tmpdir(), 'biographql-bench-'));
  try {
    const { quick: isQuick, graph, articles } = options;
    const sources = { graph, articles };
    const context = { isQuick, sources, workFolder, signal: controller.signal, say };
    const measured: MeasuredPart[] = [];
    for (const part of parts) measured.push(await measure(part, context));
    await report(measured);
    process.exitCode = measured.every(({ result }) => !('failure' in result)) ? 0 : 1;
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    process.exitCode = INTERRUPTED;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

function chooseParts(only: string): readonly Part[] {
  if (only === '') return PARTS;
  return only.split(',').map((name) => {
    const part = PARTS.find((each) => each.name === name.trim());
    if (part === undefined) throw new Error(`Unknown part ${name}. Parts: ${NAMES}.`);
    return part;
  });
}

/** Measures a part in its own folder. A failing part doesn't stop the others. */
async function measure(part: Part, context: PartContext): Promise<MeasuredPart> {
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1_000);
  const workFolder = join(context.workFolder, part.name);
  await mkdir(workFolder);
  try {
    const result = await part.run({ ...context, workFolder });
    return { title: part.title, seconds: seconds(), result };
  } catch (error) {
    context.signal.throwIfAborted();
    const failure = error instanceof Error ? error.message : String(error);
    say(`${part.name} failed: ${failure}`);
    return { title: part.title, seconds: seconds(), result: { failure } };
  }
}

async function report(measured: readonly MeasuredPart[]): Promise<void> {
  const head = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores, ${process.platform}, Node.js ${process.versions.node}`,
    load: loadavg()[0] ?? 0,
    isQuick: options.quick,
  };
  const text = renderReport(head, measured);
  process.stdout.write(text);
  if (options.out !== undefined) await writeFile(options.out, text);
  if (options.docs)
    await writeFile(DOCUMENT, replaceReport(await readFile(DOCUMENT, 'utf8'), text));
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
