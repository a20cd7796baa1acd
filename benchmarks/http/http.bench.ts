import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ownArguments } from '../../scripts/own-arguments.js';
import { type HttpRow, measureHttp } from './measure-http.js';

const { values: options } = parseArgs({
  args: [...ownArguments],
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
    contestants: { type: 'string' },
    payloads: { type: 'string' },
    'profile-dir': { type: 'string' },
    'data-dir': { type: 'string' },
    json: { type: 'string' },
  },
});

const rows = await measureHttp({
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
  contestants: options.contestants?.split(','),
  payloads: options.payloads?.split(','),
  profileDir: options['profile-dir'],
  ...(options['data-dir'] === undefined ? {} : { dataDir: options['data-dir'] }),
});
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
printTable(rows);

function printTable(table: readonly HttpRow[]): void {
  const cells = table.map((row) => ({
    payload: row.payload,
    contestant: row.contestant,
    'requests/s': Math.round(row.requestsPerSecond),
    'p50 ms': row.p50Ms,
    'p99 ms': row.p99Ms,
    'CPU us/request': Number(row.cpuMicroseconds.toFixed(1)),
    'mercurius = 1': Number(row.ratio.toFixed(2)),
  }));
  console.table(cells);
}
