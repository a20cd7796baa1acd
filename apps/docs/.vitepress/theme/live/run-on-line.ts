import { askExample } from '../../../src/live/ask-example.js';
import type { LiveExample } from '../../../src/live/live-example.js';
import { type Problem, partialData, problemsOf } from '../../../src/live/problems-of.js';
import { type AnswerTable, tableOf } from '../../../src/live/table-of.js';
import type { AskedPlace } from './asked-place.js';
import { openLine } from './open-line.js';

/** How an example ended. */
export interface RunOutcome {
  /** Undefined when there is none. */
  readonly value: unknown;
  readonly table: AnswerTable | null;
  readonly problems: readonly Problem[];
}

interface RunOptions {
  readonly place: Exclude<AskedPlace, { readonly kind: 'nobody' }>;
  readonly key: string;
  readonly signal: AbortSignal;
  /** Told what is still loading. */
  readonly told: (progress: string) => void;
}

/** Runs an example where it can be answered; whatever goes wrong is in the outcome. */
export async function runOnLine(
  example: LiveExample,
  { place, key, signal, told }: RunOptions,
): Promise<RunOutcome> {
  const line = openLine(place, key);
  const stop = line.onProgress(() => told(line.progress()));
  signal.addEventListener('abort', line.giveUp, { once: true });
  told(line.progress());
  try {
    const value = await askExample(example, line, { signal });
    return { value, table: tableOf(value), problems: [] };
  } catch (error) {
    const value = partialData(error) ?? undefined;
    return { value, table: tableOf(value), problems: problemsOf(error) };
  } finally {
    stop();
    signal.removeEventListener('abort', line.giveUp);
  }
}
