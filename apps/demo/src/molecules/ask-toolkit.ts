import { workerLine } from '../worker-line.ts';
import type { ToolkitAnswers, ToolkitRequest } from './toolkit-requests.ts';

const ask = workerLine<ToolkitRequest>(
  () => new Worker(new URL('./toolkit-worker.ts', import.meta.url), { type: 'module' }),
);

/** Asks the toolkit, in a worker of its own: a picture does not wait for predictions, and the page is never blocked. */
export function askToolkit<Kind extends ToolkitRequest['kind']>(
  request: Extract<ToolkitRequest, { readonly kind: Kind }>,
  signal?: AbortSignal | undefined,
): Promise<ToolkitAnswers[Kind]> {
  return ask<ToolkitAnswers[Kind]>(request, signal);
}
