import { readdirSync, readFileSync } from 'node:fs';

/** Processor time since the start, in microseconds. */
export interface ProcessorTime {
  /** Of all threads. */
  readonly all: number;
  /** Of the thread that runs JavaScript. */
  readonly main: number;
}

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MICROSECONDS = 10_000;

/** Returns what a process has used. @throws where there is no /proc, or no such process. */
export function processorTimeOf(pid: number): ProcessorTime {
  return {
    all: timeIn(`/proc/${pid}/stat`),
    main: timeIn(`/proc/${pid}/task/${pid}/stat`),
  };
}

/** Returns the memory in MB that a process would give back, its part of what it shares included. */
export function memoryOf(pid: number): number {
  const found = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(found?.[1] ?? Number.NaN) / 1_024;
}

/** Returns the processes that a process started. */
export function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter((each) => each !== '')
      .map(Number),
  );
}

/** The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it. */
function timeIn(path: string): number {
  const text = readFileSync(path, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}
