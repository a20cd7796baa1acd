import { QueryTimeoutError } from '@biographql/core';
import { ask, parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import type { GraphStore } from '../../../src/graph-store/graph-store.js';
import { forService } from '../../../src/graph-store/query-queue.js';

/** Runs for years on any graph of more than a few facts. */
const ENDLESS = parseQuery(
  'SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n2 ?o . ?p ?q ?r . ?s ?t ?u . ?v ?w ?x }',
);
const SIMPLE = ask('ASK { ?s ?p ?o }');

/** Deadlines and abort: the part of the suite for stores that can end a running query. */
export function describeInterruption(store: () => GraphStore, gap: string | undefined): void {
  it('rejects with the reason of a signal that was aborted before the call', async () => {
    const reason = new Error('the client left');
    const call = store().ask(SIMPLE, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });

  if (gap !== undefined) {
    describe.skip(`interruption (${gap})`, () => {
      it('ends a query at its deadline', () => {});
    });
    return;
  }

  it('ends a query at its deadline and answers the next', async () => {
    const failure = store().select(ENDLESS, { timeoutMs: 200 });
    await expect(failure).rejects.toThrow(QueryTimeoutError);
    await expect(failure).rejects.toThrow(/stopped after 0\.2 s/);
    expect(await store().ask(SIMPLE)).toBe(true);
  });

  it('ends a query whose caller left, and answers the next', async () => {
    const controller = new AbortController();
    const reason = new Error('the client left');
    const call = store().select(ENDLESS, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 50);
    await expect(call).rejects.toBe(reason);
    expect(await store().ask(SIMPLE)).toBe(true);
  });

  it('answers service queries while user queries run on', async () => {
    const leave = new AbortController();
    const order: string[] = [];
    const slow = Array.from({ length: 3 }, () =>
      store()
        .select(ENDLESS, { signal: leave.signal, timeoutMs: 30_000 })
        .catch(() => order.push('user')),
    );
    expect(await forService(store()).ask(SIMPLE)).toBe(true);
    order.push('service');
    leave.abort();
    await Promise.all(slow);
    expect(order).toEqual(['service', 'user', 'user', 'user']);
  });

  it('answers many queries at once, each its own', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((number) => store().select(parseQuery(`SELECT (${number} AS ?n) {}`))),
    );
    expect(answers.map(({ solutions }) => solutions[0]?.[0]?.value)).toEqual(numbers.map(String));
  });
}
