// @ts-check
// The store's thread with an engine that fails on three IRIs: with a stack overflow, by
// ending the thread, and by filling the thread's heap.
import { Store } from 'oxigraph/web.js';

const { query } = Store.prototype;
/** @this {import('oxigraph').Store} */
Store.prototype.query = function (text, options) {
  if (text.includes('<a:overflow>')) throw new RangeError('Maximum call stack size exceeded');
  if (text.includes('<a:exit>')) process.exit(7);
  if (text.includes('<a:heap>')) fillHeap();
  return query.call(this, text, options);
};

function fillHeap() {
  /** @type {unknown[]} */
  const filled = [];
  for (;;) filled.push(new Array(1_000_000).fill(filled.length));
}

await import('./oxigraph-worker.mjs');
