import { parseArgs } from 'node:util';
import { scriptArguments } from '../../scripts/own-arguments.js';
import { type MemoryPart, runSoak, type SoakReport } from './run-soak.js';

const HELP = `pnpm test:soak [options]

Starts the built service, sends it all operations and hostile requests, and reports memory and latency over time.

  --minutes <n>      length of the run (default 30); memory is judged over its second half
  --connections <n>  requests at the same time (default 50)
  --rate <n>         total requests per second (default 150)
  --hostile <part>   part that is hostile: malformed, endless, cut off, too large (default 0.05)
  --data-dir <path>  dataset to serve (default .biographql/soak, built of the starter data once)
  --seed <n>         of the series of requests (default 1)
  --json             the report as JSON

Memory is the least of each minute: garbage comes and goes, and threads are replaced. Ends with 1 when a request of ours
failed, the service ended, or memory without mapped files rose by 1 MB per minute or more with nine chances in ten.
`;

const { values } = parseArgs({
  args: [...scriptArguments],
  options: {
    minutes: { type: 'string', default: '30' },
    connections: { type: 'string', default: '50' },
    rate: { type: 'string', default: '150' },
    hostile: { type: 'string', default: '0.05' },
    'data-dir': { type: 'string', default: '.biographql/soak' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else await soak();

async function soak(): Promise<void> {
  const report = await runSoak({
    minutes: Number(values.minutes),
    connections: Number(values.connections),
    rate: Number(values.rate),
    hostile: Number(values.hostile),
    dataDir: values['data-dir'],
    seed: Number(values.seed),
    onProgress: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : getText(report));
  const { failures, exitCode, memoryParts } = report;
  const isLeaking = (memoryParts[0]?.slope.low ?? 0) >= 1;
  process.exitCode = failures.length > 0 || exitCode !== 0 || isLeaking ? 1 : 0;
}

function getText({
  requests,
  rows,
  failures,
  memory,
  memoryParts,
  loopDelay,
  exitCode,
}: SoakReport): string {
  const table = rows.map(({ name, requests, p50, p99, statuses }) =>
    [
      name.padEnd(24),
      String(requests).padStart(8),
      p50.toFixed(0).padStart(8),
      p99.toFixed(0).padStart(8),
      `  ${Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
    ].join(''),
  );
  return [
    `${'operation'.padEnd(24)}${'requests'.padStart(8)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}  statuses`,
    ...table,
    '',
    `requests              ${requests}`,
    `failures of ours      ${failures.length}`,
    ...failures.slice(0, 20).map((line) => `  ${line.slice(0, 600)}`),
    `resident memory       ${memory.first.toFixed(0)} MB at first, ${memory.greatest.toFixed(0)} at most, ${memory.last.toFixed(0)} at last`,
    'in the second half:',
    ...memoryParts.map(partText),
    `event loop late by    ${loopDelay.p99.toFixed(0)} ms (p99 of windows of 5 s), ${loopDelay.greatest.toFixed(0)} ms at most`,
    `ended with            ${exitCode}`,
    '',
  ].join('\n');
}

function partText({ name, half, last, slope: { median, low, high } }: MemoryPart): string {
  return `  ${name.padEnd(25)}${half.toFixed(0).padStart(6)} to ${last.toFixed(0).padStart(5)} MB  ${median.toFixed(2)} MB/min (nine in ten: ${low.toFixed(2)} to ${high.toFixed(2)})`;
}
