import { shallowRef } from 'vue';
import type { LiveExample } from '../../../src/live/live-example.js';
import type { Problem } from '../../../src/live/problems-of.js';
import type { AnswerTable } from '../../../src/live/table-of.js';
import type { AskedPlace } from './asked-place.js';

/** What an example was answered with. */
export interface ShownAnswer {
  readonly json: string;
  /** Null for an answer without rows. */
  readonly table: AnswerTable | null;
}

/** How far the run of an example is. */
export interface RunState {
  readonly phase: 'idle' | 'running' | 'done';
  /** In words, for those who do not see the rest. */
  readonly status: string;
  readonly problems: readonly Problem[];
  /** Null while there is none. */
  readonly answer: ShownAnswer | null;
}

const IDLE: RunState = { phase: 'idle', status: '', problems: [], answer: null };
/** Characters of JSON that are shown. */
const MOST_JSON = 50_000;

/** Runs an example: one at a time, and what an earlier one answered is gone when the next begins. */
export function useRun() {
  const state = shallowRef(IDLE);
  let running: AbortController | undefined;

  async function run(example: LiveExample, place: AskedPlace, key: string): Promise<void> {
    if (place.kind === 'nobody' || running !== undefined) return;
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    const startedAt = performance.now();
    state.value = { ...IDLE, phase: 'running', status: 'Running …' };
    // What runs an example is loaded by those who run one.
    const { runOnLine } = await import('./run-on-line.js');
    const told = (progress: string) => {
      if (running !== controller || progress === '') return;
      state.value = { ...IDLE, phase: 'running', status: `Running: ${progress}` };
    };
    const { value, problems, table } = await runOnLine(example, { place, key, signal, told });
    if (running !== controller) return;
    running = undefined;
    const time = `${Math.round(performance.now() - startedAt).toLocaleString('en-US')} ms`;
    state.value = {
      phase: 'done',
      status: statusOf(problems.length, table, time),
      problems,
      answer: value === undefined ? null : { json: jsonOf(value), table },
    };
  }

  function cancel(): void {
    if (running === undefined) return;
    running.abort();
    running = undefined;
    state.value = { ...IDLE, status: 'Canceled.' };
  }

  return { state, run, cancel };
}

function statusOf(problems: number, table: AnswerTable | null, time: string): string {
  if (problems > 0) return `Failed after ${time}.`;
  if (table === null) return `Answered in ${time}.`;
  const rows = table.total === 1 ? '1 row' : `${table.total.toLocaleString('en-US')} rows`;
  const shown = table.rows.length < table.total ? `, the first ${table.rows.length} shown` : '';
  return `${rows} in ${time}${shown}.`;
}

function jsonOf(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  if (text.length <= MOST_JSON) return text;
  const rest = (text.length - MOST_JSON).toLocaleString('en-US');
  return `${text.slice(0, MOST_JSON)}\n… ${rest} characters more`;
}
