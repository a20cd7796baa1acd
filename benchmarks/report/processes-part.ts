import { measureProcesses, type ProcessesRow } from '../http/measure-processes.js';
import { showMicroseconds, showNumber } from './figures.js';
import type { Comparison, Part } from './part.js';

/** Several processes beside one. */
export const processesPart: Part = {
  name: 'processes',
  title: 'Several processes',
  async run({ dataDir, isQuick, say }) {
    const rows = await measureProcesses({
      dataDir,
      rounds: isQuick ? 2 : 5,
      scale: isQuick ? 0.25 : 1,
      onRow: ({ workload, processes }) => say(`${workload}, ${processes} processes`),
    });
    return {
      notes: [
        'What two cores could answer follows from processor time, of the busiest thread and of all: the program that asks takes a core itself.',
      ],
      comparisons: comparisonsOf(rows),
      tables: [{ title: 'Processes', columns: COLUMNS, rows: rows.map(cellsOf) }],
    };
  },
};

/** What two processes have to reach beside one on two cores. */
const LEAST = 1.7;
const NEXT_IDEA =
  'the first process of several passes on what the others ask of the graph; profile that, and what each process does for a request that one process does once.';
const COLUMNS = [
  'workload',
  'processes',
  'requests/s beside the load',
  'CPU/request',
  'busiest thread',
  'two cores',
  'MB',
];

function comparisonsOf(rows: readonly ProcessesRow[]): readonly Comparison[] {
  return rows.flatMap((several) => {
    const one = rows.find(
      ({ workload, processes }) => workload === several.workload && processes === 1,
    );
    if (one === undefined || several.processes === 1) return [];
    return [
      {
        id: `processes/${several.workload}/two cores`,
        what: `${several.processes} processes on two cores, ${several.workload}`,
        ours: `${showNumber(several.capacityOfTwoCores)}/s`,
        peer: `one process ${showNumber(one.capacityOfTwoCores)}/s`,
        ratio: several.capacityOfTwoCores / one.capacityOfTwoCores,
        bar: { least: LEAST, nextIdea: NEXT_IDEA },
      },
    ];
  });
}

function cellsOf(row: ProcessesRow): readonly string[] {
  return [
    row.workload,
    String(row.processes),
    showNumber(row.requestsPerSecond),
    showMicroseconds(row.cpuMicroseconds),
    showMicroseconds(row.busiestMicroseconds),
    `${showNumber(row.capacityOfTwoCores)}/s`,
    showNumber(row.memoryMb),
  ];
}
