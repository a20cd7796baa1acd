import { createRequire } from 'node:module';
import { answerRequest, type Toolkit, type ToolkitRequest } from './toolkit-requests.ts';

const init: () => Promise<Toolkit> = createRequire(import.meta.url)('@rdkit/rdkit');

/** The real toolkit, in this process. */
export const toolkit = await init();

/** The worker of the toolkit, as the page starts it, in this thread: test environments have no web workers. */
class ToolkitWorker extends EventTarget {
  postMessage(request: ToolkitRequest, [port]: readonly MessagePort[]): void {
    setTimeout(() => port?.postMessage({ value: answerRequest(toolkit, request) }), 1);
  }
}
Object.assign(globalThis, { Worker: ToolkitWorker });
