import * as loaded from '@rdkit/rdkit';
import type { WorkerAnswer } from './ask-toolkit.ts';
import { answerRequest, type Toolkit, type ToolkitRequest } from './toolkit-requests.ts';

type ToolkitFactory = (options: { readonly locateFile: () => string }) => Promise<Toolkit>;

/** A worker's addresses begin at its script, which a page that may lie anywhere has one folder below its own. */
const TOOLKIT =
  import.meta.env.BASE_URL === '/'
    ? '/admet/toolkit.wasm'
    : new URL('../admet/toolkit.wasm', globalThis.location.href).href;

/** Loaded once, with the first request; a load that failed is tried again with the next. */
let toolkit: Promise<Toolkit> | undefined;

function load(): Promise<Toolkit> {
  toolkit ??= factory()({ locateFile: () => TOOLKIT }).catch((error) => {
    toolkit = undefined;
    throw error;
  });
  return toolkit;
}

// A function of CommonJS, which bundlers wrap once or twice.
function factory(): ToolkitFactory {
  let candidate: unknown = loaded;
  while (typeof candidate === 'object' && candidate !== null && 'default' in candidate) {
    candidate = candidate.default;
  }
  if (typeof candidate === 'function') return candidate as ToolkitFactory;
  throw new TypeError('The toolkit has no factory.');
}

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<ToolkitRequest>) => {
  const answer: WorkerAnswer<unknown> = await load().then(
    (ready) => ({ value: answerRequest(ready, data) }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  );
  port?.postMessage(answer);
});
