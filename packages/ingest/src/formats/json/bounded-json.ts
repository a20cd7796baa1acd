import { LIMITS, UnreadableError } from '../../limits.js';

const [NEWLINE, QUOTE, BACKSLASH] = [10, 34, 92];
/** `[` and `{`, `]` and `}` differ by this bit. */
const BRACE = 32;
const [OPENING, CLOSING] = [123, 125];

/**
 * Passes on the bytes of a JSON document up to a place where it stands too deep, or has a text that is too long: parsers
 * need time or memory for both.
 * @throws UnreadableError with the line, after the bytes before that place.
 */
export async function* boundedJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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

  /** Returns where a limit is passed; the length of the bytes when none is. */
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
      ? 'a text is longer than 8 MiB'
      : `lists and objects stand more than ${LIMITS.depth} deep`;
  }
}
