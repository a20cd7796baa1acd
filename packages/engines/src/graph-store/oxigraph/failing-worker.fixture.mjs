// @ts-check
// The thread of the store with an engine that fails at one IRI as it does when a query overflows its stack.
import oxigraph from 'oxigraph';

const { query } = oxigraph.Store.prototype;
/** @this {import('oxigraph').Store} */
oxigraph.Store.prototype.query = function (text, options) {
  if (text.includes('<a:overflow>')) throw new RangeError('Maximum call stack size exceeded');
  return query.call(this, text, options);
};

await import('./oxigraph-worker.mjs');
