import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ownArguments } from '../../scripts/own-arguments.js';
import { measureProcesses, type ProcessesRow } from './measure-processes.js';

const { values: options } = parseArgs({
  args: [...ownArguments],
  options: {
    rounds: { type: 'string', default: '5' },
    scale: { type: 'string', default: '1' },
    connections: { type: 'string', default: '20' },
    processes: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    'data-dir': {
      type: 'string',
      default: fileURLToPath(new URL('../../.biographql/bench', import.meta.url)),
    },
  },
});

console.log(
  'workload              processes  requests/s  CPU us  of the first  busiest thread us  busiest share  2 cores/s  ratio  many cores/s  ratio     MB',
);
let one: ProcessesRow | undefined;
await measureProcesses({
  dataDir: options['data-dir'],
  rounds: Number(options.rounds),
  scale: Number(options.scale),
  connections: Number(options.connections),
  processes: Number(options.processes),
  only: options.only,
  onRow(row) {
    if (row.processes === 1) one = row;
    print(row, one ?? row);
  },
});

function print(row: ProcessesRow, one: ProcessesRow): void {
  const cells = [
    row.workload.padEnd(20),
    String(row.processes).padStart(10),
    row.requestsPerSecond.toFixed(0).padStart(10),
    row.cpuMicroseconds.toFixed(0).padStart(6),
    row.firstMicroseconds.toFixed(0).padStart(12),
    row.busiestMicroseconds.toFixed(0).padStart(17),
    row.busiestShare.toFixed(2).padStart(13),
    row.capacityOfTwoCores.toFixed(0).padStart(9),
    (row.capacityOfTwoCores / one.capacityOfTwoCores).toFixed(2).padStart(5),
    row.capacityOfManyCores.toFixed(0).padStart(12),
    (row.capacityOfManyCores / one.capacityOfManyCores).toFixed(2).padStart(5),
    row.memoryMb.toFixed(0).padStart(5),
  ];
  console.log(cells.join('  '));
}
