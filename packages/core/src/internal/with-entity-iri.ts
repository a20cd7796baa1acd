import { parseEntityIri } from '../ids.js';
import { isRecord } from './is-record.js';

/** Returns an input with its `entity` as an IRI, so that each of its forms is one; anything else unchanged. */
export function withEntityIri(input: unknown): unknown {
  if (!isRecord(input) || typeof input.entity !== 'string') return input;
  try {
    return { ...input, entity: parseEntityIri(input.entity) };
  } catch {
    // The service reports what is wrong with it.
    return input;
  }
}
