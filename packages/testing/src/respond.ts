import { failWith } from './failures.js';
import { type RequestedOperation, readOperation } from './operations.js';
import type { Override } from './override.js';
import { isReply, jsonResponse, respondBy } from './override.js';
import { RECORDINGS_BY_OPERATION, type Recording, recordedData } from './recorded-data.js';
import { addTypeNames } from './type-names.js';

/** Options for responses from recordings. */
export interface RecordedOptions {
  /** Responses instead of recordings. The last one for an operation counts. Default: none. */
  readonly overrides?: readonly Override[] | undefined;
  /**
   * Response for variables that were not recorded: `fail` (default), an error that lists up to ten recorded ones;
   * `first`, the operation's first recording, which is true, but the answer to another question.
   */
  readonly unrecorded?: 'fail' | 'first' | undefined;
}

export type Responder = (body: unknown) => Promise<Response | null>;

export function createResponder({
  overrides = [],
  unrecorded = 'fail',
}: RecordedOptions = {}): Responder {
  const byName = new Map(overrides.map((one) => [one.operationName, one]));
  return async (body) => {
    const requested = readOperation(body);
    if (requested === null) return null;
    const recordings = RECORDINGS_BY_OPERATION.get(requested.name);
    const override = byName.get(requested.name) ?? (recordings && byName.get(null));
    const asRecorded = () => recordedResponse(requested, recordings ?? [], unrecorded);
    if (override === undefined) {
      return recordings === undefined ? null : addTypeNames(await asRecorded(), requested);
    }
    const outcome = await override.outcome(requested.variables);
    const response = isReply(outcome)
      ? await respondBy(outcome, requested, asRecorded)
      : jsonResponse({ data: outcome });
    return addTypeNames(response, requested);
  };
}

async function recordedResponse(
  requested: RequestedOperation,
  recordings: readonly Recording[],
  unrecorded: 'fail' | 'first',
): Promise<Response> {
  const data = recordedData(requested.name, requested.variables);
  if (data !== null) return jsonResponse({ data });
  const [first] = recordings;
  if (unrecorded === 'first' && first !== undefined) return jsonResponse({ data: first.data });
  const message = `No answer of ${requested.name} was recorded for ${JSON.stringify(requested.variables)}, but ${stated(recordings)}. Give an override, set \`unrecorded: 'first'\`, or ask a service in memory.`;
  const failure = failWith('INVALID_ARGUMENT', { message, facts: { argument: 'variables' } });
  return respondBy(failure, requested, async () => jsonResponse({ data: null }));
}

function stated(recordings: readonly Recording[]): string {
  const all = recordings.map(({ variables }) => JSON.stringify(variables));
  const shown = all.slice(0, 10).join(', ') || 'nothing';
  return `for ${shown}${all.length > 10 ? ` and ${all.length - 10} others` : ''}`;
}
