import * as loaded from '@rdkit/rdkit';
import type { WorkerAnswer } from './ask-toolkit.ts';
import { answerRequest, type Toolkit, type ToolkitRequest } from './toolkit-requests.ts';

type ToolkitFactory = (options: { readonly locateFile: () => string }) => Promise<Toolkit>;

/** URLs of a worker are relative to its script, one folder below the page. */
const TOOLKIT =
  import.meta.env.BASE_URL === '/'
    ? '/admet/toolkit.wasm'
    : new URL('../admet/toolkit.wasm', globalThis.location.href).href;

/** Loaded with the first request; after a failure again with the next. */
let toolkit: Promise<Toolkit> | undefined;

function load(): Promise<Toolkit> {
  toolkit ??= factory()({ locateFile: () => TOOLKIT }).catch((error) => {
    toolkit = undefined;
    throw error;
  });
  return toolkit;
}

// A CommonJS function, which bundlers wrap once or twice.
function factory(): ToolkitFactory {
  let candidate: unknown = loaded;
  while (typeof candidate === 'object' && candidate !== null && 'default' in candidate) {
    candidate = candidate.default;
  }
  if (typeof candidate === 'function') return candidate as ToolkitFactory;
  throw new TypeError('The chemistry toolkit could not be loaded.');
}

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<ToolkitRequest>) => {
  const answer: WorkerAnswer<unknown> = await load().then(
    (ready) => ({ value: answerRequest(ready, data) }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  );
  port?.postMessage(answer);
});
