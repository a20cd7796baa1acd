import { JSONParser } from '@streamparser/json';
import { UnreadableError } from '../../limits.js';
import { boundedJson } from './bounded-json.js';

export interface JsonItem {
  /** The names on the way to it; places in lists are left out. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * Reads the parts of a JSON document that paths name (`$.graphs.*.nodes.*`), a chunk at a time: one part is in memory at
 * a time, never the document.
 * @throws UnreadableError where the document is malformed, passes a limit or ends too early; what came before was delivered.
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
