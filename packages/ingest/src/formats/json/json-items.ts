import { JSONParser } from '@streamparser/json';

/** A part of a JSON document. */
export interface JsonItem {
  /** The names on the way to it; places in lists are left out. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The document is not JSON from some place on; what came before was delivered. */
export class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';
}

/**
 * Reads the parts of a JSON document that paths name (`$.graphs.*.nodes.*`), a chunk at a time: one part is in memory at
 * a time, never the document.
 * @throws MalformedJsonError where the document is malformed or ends too early.
 */
export async function* readJsonItems(
  chunks: AsyncIterable<Buffer>,
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
  for await (const chunk of chunks) {
    parser.write(isFirst ? withoutMark(chunk) : chunk);
    isFirst = false;
    yield take();
    if (failure !== null) throw malformed(failure);
  }
  if (!parser.isEnded) throw new MalformedJsonError('the document ends too early');
}

function malformed(error: Error): MalformedJsonError {
  const [reason = ''] = error.message.split('\n');
  return new MalformedJsonError(`the document is not JSON (${reason.replace(/\.$/, '')})`);
}

/** Without the byte order mark. */
function withoutMark(chunk: Buffer): Buffer {
  return chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? chunk.subarray(3) : chunk;
}
