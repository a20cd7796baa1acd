import { isRecord } from '@biographql/core/internal';
import { JSONParser } from '@streamparser/json';
import type { Chunks } from '../../bytes/open-bytes.js';
import { LIMITS, UnreadableError } from '../../limits.js';

const [NEWLINE, QUOTE, BACKSLASH] = [10, 34, 92];
/** `[` and `{`, `]` and `}` differ by this bit. */
const BRACE = 32;
const [OPENING, CLOSING] = [123, 125];

/**
 * Passes on the bytes of a JSON document until it is nested too deeply, or has a string that is too long: parsers
 * need time or memory for both.
 * @throws UnreadableError with the line, after the bytes before that place.
 */
export async function* boundedJson(chunks: Chunks): AsyncGenerator<Buffer> {
  const bounds = new JsonBounds();
  for await (const chunk of chunks) {
    const end = bounds.read(chunk);
    yield end === chunk.length ? chunk : chunk.subarray(0, end);
    if (end < chunk.length) throw new UnreadableError(bounds.reason(), bounds.line);
  }
}

export function parseJson(text: string): unknown {
  const bytes = Buffer.from(text);
  if (new JsonBounds().read(bytes) < bytes.length) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

class JsonBounds {
  line = 1;
  private depth = 0;
  private isText = false;
  private isEscaped = false;
  private textLength = 0;

  /** Returns the offset at which a limit is exceeded, else the length of the bytes. */
  read(bytes: Buffer): number {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.isText) {
        this.textLength += 1;
        if (this.textLength > LIMITS.text) return at;
        if (this.isEscaped) this.isEscaped = false;
        else if (byte === BACKSLASH) this.isEscaped = true;
        else if (byte === QUOTE) this.isText = false;
      } else if (byte === QUOTE) {
        this.isText = true;
        this.textLength = 0;
      } else if (byte === NEWLINE) this.line += 1;
      else if ((byte | BRACE) === OPENING) {
        this.depth += 1;
        if (this.depth > LIMITS.depth) return at;
      } else if ((byte | BRACE) === CLOSING) this.depth -= 1;
    }
    return bytes.length;
  }

  reason(): string {
    return this.isText
      ? 'a string is longer than 8 MiB'
      : `lists and objects are nested more than ${LIMITS.depth} levels deep`;
  }
}

export interface JsonItem {
  /** Member names from the root to the item, without list indexes. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * Reads the parts of a JSON document that paths name (`$.graphs.*.nodes.*`), a chunk at a time: one part is in memory at
 * a time, never the document.
 * @throws UnreadableError where the document is malformed, passes a limit or ends too early; what came before was delivered.
 */
export async function* readJsonItems(
  chunks: Chunks,
  paths: readonly string[],
): AsyncGenerator<readonly JsonItem[]> {
  const parser = new JSONParser({ paths: [...paths], keepStack: false });
  let items: JsonItem[] = [];
  let failure: Error | null = null;
  parser.onValue = ({ value, key, stack }) => {
    const path = [...stack.map((element) => element.key), key].filter(
      (name) => typeof name === 'string',
    );
    items.push({ path, value });
  };
  parser.onError = (error) => {
    failure ??= error;
  };
  const take = () => {
    const taken = items;
    items = [];
    return taken;
  };
  let isFirst = true;
  for await (const chunk of boundedJson(chunks)) {
    parser.write(isFirst ? withoutMark(chunk) : chunk);
    isFirst = false;
    yield take();
    if (failure !== null) throw malformed(failure);
  }
  if (!parser.isEnded) throw new UnreadableError('the document ends too early');
}

function malformed(error: Error): UnreadableError {
  const [reason = ''] = error.message.split('\n');
  return new UnreadableError(`the document is not JSON (${reason.replace(/\.$/, '')})`);
}

function withoutMark(chunk: Buffer): Buffer {
  return chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? chunk.subarray(3) : chunk;
}

/** A value of a JSON or YAML document, of unknown form; missing values are empty. */
export class JsonValue {
  constructor(private readonly value: unknown) {}

  at(...path: readonly string[]): JsonValue {
    let { value } = this;
    for (const name of path) {
      const holder = value;
      value =
        typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
          ? (holder as Readonly<Record<string, unknown>>)[name]
          : undefined;
    }
    return new JsonValue(value);
  }

  /** Returns the items of a list, the value itself if it is not a list, and nothing if it is missing. */
  list(): readonly JsonValue[] {
    const { value } = this;
    if (value === undefined || value === null || value === '') return [];
    return Array.isArray(value) ? value.flatMap((item) => new JsonValue(item).list()) : [this];
  }

  /** Returns a string, number or boolean as text; empty for all else. */
  text(): string {
    const { value } = this;
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
  }

  texts(): readonly string[] {
    return this.list()
      .map((item) => item.text())
      .filter(Boolean);
  }

  entries(): readonly (readonly [name: string, value: JsonValue])[] {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).map(([name, inner]) => [name, new JsonValue(inner)] as const);
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

export class UnexpectedTypeError extends Error {
  override readonly name = 'UnexpectedTypeError';
}

export function getObject(value: unknown): JsonObject | null {
  return isRecord(value) ? value : null;
}

export function getText(object: JsonObject, name: string): string {
  const value = object[name] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new UnexpectedTypeError(`\`${name}\` must be a string`);
  return value.trim();
}

export function getList(object: JsonObject, name: string): readonly unknown[] {
  const value = object[name] ?? [];
  if (!Array.isArray(value)) throw new UnexpectedTypeError(`\`${name}\` must be a list`);
  return value;
}

/** The members of a list that are objects. */
export function getObjects(object: JsonObject, name: string): readonly JsonObject[] {
  return getList(object, name).filter(isRecord);
}

export function texts(values: readonly unknown[]): readonly string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}
