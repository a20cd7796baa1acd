import { readFileSync } from 'node:fs';

/** Clock ticks of /proc per second, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Returns the processor time of another process, all its threads, in microseconds; NaN where the system does not tell. */
export function processorTimeOf(pid: number): number {
  const text = readProc(pid, 'stat');
  // The name of the program, in brackets, may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) / TICKS_PER_SECOND) * 1_000_000;
}

/** Returns the resident memory of another process in bytes; NaN where the system does not tell. */
export function residentBytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1];
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) * 1_024;
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
