import { LRUCache } from 'lru-cache';
import type { KeyScopes } from '../keys/scopes.js';
import type { PreparedOperation } from './document-cache.js';
import { rootFieldsOf } from './root-fields.js';

/** Bodies of answers as they were written, receipt and all, for as long as the dataset is served that they tell of. */
export interface KeptAnswers {
  /** Returns under what an answer is kept; null when it is not, or when the caller may not ask it. */
  keyOf(
    operation: PreparedOperation,
    variables: Readonly<Record<string, unknown>>,
    scopes: KeyScopes,
  ): string | null;
  /** Returns a body, compressed where one is kept for exactly these encodings; undefined when there is none. */
  get(key: string, accepted?: string): KeptBody | undefined;
  /** Keeps a body without errors, that cost no more than any; one that is long is left out. */
  set(key: string, bytes: Buffer): void;
  /** Keeps the same for clients that accept some encodings, in the words of their header. */
  setEncoded(key: string, accepted: string, body: KeptBody): void;
}

/** A body in UTF-8: a text would be encoded each time it is sent. */
export interface KeptBody {
  readonly bytes: Buffer;
  /** Null for one that is not compressed. */
  readonly encoding: string | null;
}

/** Options of {@link createKeptAnswers}. */
export interface KeptAnswersOptions {
  /** Answers in all; the ones asked for last stay. */
  readonly max: number;
  /** Root fields that answer the same whenever they are asked the same. */
  readonly fields: ReadonlySet<string>;
  /** Whether a key of some scopes may ask a root field. */
  readonly isOpen: (scopes: KeyScopes, field: string) => boolean;
  /** Told of each question whether its answer was kept. */
  readonly onLookup?: (isKept: boolean) => void;
}

/** Bound of all kept answers, in bytes. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Estimated memory of an answer besides its texts. */
const OWN_BYTES = 200;
/** Of a body, in bytes; longer ones are made anew. */
export const LONGEST_KEPT = 65_536;
/** In characters of JSON. */
const LONGEST_VARIABLES = 2_000;
/** In characters; browsers send some 25. */
const LONGEST_ACCEPTED = 100;

/** Returns what keeps answers of one dataset; null when none are to be kept. */
export function createKeptAnswers(options: KeptAnswersOptions): KeptAnswers | null {
  const { max, fields, isOpen, onLookup } = options;
  if (max === 0) return null;
  const kept = new LRUCache<string, KeptBody>({
    max,
    maxSize: KEPT_BYTES,
    sizeCalculation: (body, key) => OWN_BYTES + 2 * key.length + body.bytes.length,
  });
  const repeatable = new WeakMap<PreparedOperation, boolean>();

  function isRepeatable(operation: PreparedOperation): boolean {
    let known = repeatable.get(operation);
    if (known === undefined) {
      const names = [...rootFieldsOf(operation)];
      // A document that is not kept itself would leave its answers behind under a key that nobody asks for again.
      known = operation.isCacheable && operation.durationKeys.size === 0;
      known &&= names.every((name) => fields.has(name));
      repeatable.set(operation, known);
    }
    return known;
  }

  return {
    keyOf(operation, variables, scopes) {
      if (!isRepeatable(operation)) return null;
      if (scopes !== null) {
        for (const field of rootFieldsOf(operation)) if (!isOpen(scopes, field)) return null;
      }
      const asked = JSON.stringify(variables);
      if (asked.length > LONGEST_VARIABLES) return null;
      return `${operation.digest()} ${operation.name} ${asked}`;
    },
    get(key, accepted) {
      const encoded = accepted === undefined ? undefined : kept.get(encodedKey(key, accepted));
      const body = encoded ?? kept.get(key);
      onLookup?.(body !== undefined);
      return body;
    },
    set(key, bytes) {
      if (bytes.length <= LONGEST_KEPT) kept.set(key, { bytes, encoding: null });
    },
    setEncoded(key, accepted, { bytes, encoding }) {
      if (bytes.length > LONGEST_KEPT || accepted.length > LONGEST_ACCEPTED) return;
      // A copy: what compression returns is a short view of a block of 16 KB.
      kept.set(encodedKey(key, accepted), { bytes: Buffer.from(bytes), encoding });
    },
  };
}

/** No key of a body that is not compressed begins so. */
function encodedKey(key: string, accepted: string): string {
  return `${accepted}\n${key}`;
}
