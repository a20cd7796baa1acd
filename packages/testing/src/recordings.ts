import { getOrAdd } from '@biographql/core/internal';
import recorded from './generated/recordings.json' with { type: 'json' };

/** What the service answered to one request. */
export interface Recording {
  /** The operation's name, e.g. `searchEntity`. */
  readonly operation: string;
  /** As they were sent. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The `data` of the answer; durations are 0. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * True answers of the service on its small graph of asthma, Alzheimer's disease and type 2 diabetes: at least one for each
 * operation, and none to the same question twice. A test asks the service again and compares.
 */
export const RECORDINGS: readonly Recording[] = recorded;

export const RECORDINGS_BY_OPERATION: ReadonlyMap<string, readonly Recording[]> = grouped();

function grouped(): Map<string, readonly Recording[]> {
  const found = new Map<string, Recording[]>();
  for (const recording of RECORDINGS) {
    getOrAdd(found, recording.operation, () => []).push(recording);
  }
  return found;
}
