import type { AdmetModelName } from '@biographql/admet';
import type { AdmetSource, AdmetTable, AdmetTableRequest } from '@biographql/client';
import { QueryClient as Cache, type QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '../render.fixture.js';
import { rejection, type Sent, serviceOfFile } from '../service.fixture.js';
import { useAdmetPredictions } from './use-admet-predictions.js';

const { connect } = serviceOfFile();
const smiles = Array.from({ length: 10 }, (_, at) => ['CCO', 'c1ccccc1', 'none'][at % 3] ?? '');
type Request = AdmetTableRequest<AdmetModelName>;
const both: Request = { models: ['hERG', 'logS'], smiles };
const requested = (sent: readonly Sent[]) => sent.map(({ variables }) => variables.modelName);

interface Setting {
  readonly request?: Request | null;
  readonly intercept?: Parameters<typeof connect>[0];
  readonly cache?: QueryClient;
  readonly isStrict?: boolean;
  readonly concurrency?: number;
  readonly source?: AdmetSource<AdmetModelName>;
}

function open({
  request = both,
  intercept,
  cache = new Cache(),
  isStrict,
  concurrency,
  source,
}: Setting = {}) {
  const { client, sent } = connect(intercept);
  const tables: AdmetTable[] = [];
  const hook = (props: Request | null) => {
    const result = useAdmetPredictions(props, { chunkSize: 4, concurrency, source });
    if (result.data && result.data !== tables.at(-1)) tables.push(result.data);
    return result;
  };
  const page = renderInPage({ client, cache, isStrict: isStrict ?? false }, hook, request);
  const complete = () =>
    waitFor(() => {
      expect(page.result.current.isFetching).toBe(false);
      expect(page.result.current.data?.done).toBe(page.result.current.data?.total);
    });
  return { ...page, client, sent, tables, complete };
}

/** Answers come less often than the table is updated. */
const slow = async () => {
  await new Promise((resolve) => setTimeout(resolve, 80));
  return undefined;
};

describe('useAdmetPredictions', () => {
  it('passes on why a model was not made for a molecule', async () => {
    const outOfScope = 'It contains a metal.';
    const source: AdmetSource<AdmetModelName> = {
      name: 'test',
      predict: async ({ model, smiles: texts }) =>
        texts.map((text) => ({ status: 'predicted', model, smiles: text, value: 1, outOfScope })),
    };
    const { result, complete } = open({
      request: { models: ['hERG'], smiles: ['CC[Hg]'] },
      source,
    });
    await complete();
    expect(result.current.data?.rows[0]?.predictions[0]).toMatchObject({ value: 1, outOfScope });
  });

  it('fills a table, with a word on each molecule', async () => {
    const { result, complete, sent } = open();
    await complete();
    const { rows = [], failed } = result.current.data ?? {};
    expect(failed).toBe(0);
    expect(rows.map((row) => row.smiles)).toEqual(smiles);
    for (const { smiles: text, predictions } of rows) {
      expect(predictions.map((cell) => cell.model)).toEqual(['hERG', 'logS']);
      const status = text === 'none' ? 'rejected' : 'predicted';
      expect(predictions.map((cell) => cell.status)).toEqual([status, status]);
    }
    expect(sent).toHaveLength(6);
  });

  it('shows available results while the rest is pending, and reports progress', async () => {
    const { complete, tables } = open({ concurrency: 1, intercept: slow });
    await complete();
    const done = tables.map((table) => table.done);
    expect(done[0]).toBe(0);
    expect(done.at(-1)).toBe(20);
    expect(done.length).toBeGreaterThan(3);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    for (const { rows, done: count, total } of tables) {
      expect(total).toBe(20);
      const there = rows
        .flatMap(({ predictions }) => predictions)
        .filter(({ status }) => status !== 'awaited');
      expect(there).toHaveLength(count);
    }
  });

  it('keeps the identity of rows that do not change', async () => {
    const { complete, tables } = open({ concurrency: 1, intercept: slow });
    await complete();
    const [before, after] = [tables.at(-2), tables.at(-1)];
    expect(after?.rows[0]).toBe(before?.rows[0]);
    expect(after?.rows[9]).not.toBe(before?.rows[9]);
  });

  it.each([1, 2, 3])('has at most %i requests under way', async (concurrency) => {
    let underWay = 0;
    let highest = 0;
    const { complete } = open({
      concurrency,
      intercept: async () => {
        underWay += 1;
        highest = Math.max(highest, underWay);
        await new Promise((resolve) => setTimeout(resolve, 1));
        underWay -= 1;
        return undefined;
      },
    });
    await complete();
    expect(highest).toBe(concurrency);
  });

  it('asks only for what is new', async () => {
    const { sent, complete, rerender } = open({ request: { models: ['hERG'], smiles } });
    await complete();
    expect(requested(sent)).toEqual(['hERG', 'hERG', 'hERG']);
    rerender(both);
    await complete();
    expect(requested(sent).slice(3)).toEqual(['logS', 'logS', 'logS']);
    rerender({ ...both, smiles: [...smiles, 'CCO', 'CCO', 'CCO'] });
    await complete();
    expect(sent).toHaveLength(10);
  });

  it('leaves a failed request’s cells failed, and asks again for these alone', async () => {
    let isBroken = true;
    const { result, sent, complete } = open({
      intercept: ({ variables }) =>
        isBroken && variables.modelName === 'logS' && String(variables.smiles).startsWith('none')
          ? rejection(400, 'INVALID_ARGUMENT')
          : undefined,
    });
    await complete();
    const cells = result.current.data?.rows.map(({ predictions }) => predictions[1]?.status) ?? [];
    expect(cells.map((status) => status === 'failed')).toEqual(smiles.map((_, at) => at > 7));
    expect(result.current.data?.failed).toBe(2);
    expect(result.current.error).toBeNull();
    isBroken = false;
    const before = sent.length;
    await act(() => result.current.refetch());
    await complete();
    expect(result.current.data?.failed).toBe(0);
    expect(sent).toHaveLength(before + 1);
  });

  it('asks once for a model that the service lacks', async () => {
    const { result, sent, complete } = open({
      request: { models: ['DILI', 'hERG'], smiles },
      concurrency: 1,
    });
    await complete();
    expect(requested(sent).filter((model) => model === 'DILI')).toHaveLength(1);
    expect(result.current.data?.failed).toBe(10);
    expect(result.current.data?.rows[9]?.predictions[1]?.status).toBe('predicted');
  });

  it('is in error when the key is rejected, at once, and when every request failed', async () => {
    const rejected = open({ intercept: () => rejection(401, 'UNAUTHENTICATED'), concurrency: 1 });
    await waitFor(() => expect(rejected.result.current.error?.code).toBe('UNAUTHENTICATED'));
    expect(rejected.sent).toHaveLength(1);
    const broken = open({ intercept: () => rejection(400, 'INVALID_ARGUMENT') });
    await waitFor(() => expect(broken.result.current.error?.code).toBe('INVALID_REQUEST'));
    for (const { data } of [rejected.result.current, broken.result.current]) {
      expect([data?.done, data?.failed]).toEqual([20, 20]);
    }
    expect(broken.sent).toHaveLength(6);
  });

  it('gives its requests up when the page is left, and keeps the chunks that it has', async () => {
    const cache = new Cache();
    let requests = 0;
    const intercept = () => {
      requests += 1;
      return requests <= 2 ? undefined : new Promise<undefined>(() => {});
    };
    const first = open({ cache, intercept, concurrency: 2 });
    await waitFor(() => expect(first.sent).toHaveLength(4));
    await waitFor(() => expect(first.tables.at(-1)?.done).toBe(8));
    first.unmount();
    expect(first.sent.slice(2).every(({ aborted }) => aborted())).toBe(true);
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    const second = open({ cache });
    await second.complete();
    expect(second.sent).toHaveLength(4);
  });

  it('works in StrictMode, and asks for nothing with null or nothing', async () => {
    await open({ isStrict: true }).complete();
    const idle = open({ request: null });
    expect(idle.result.current.fetchStatus).toBe('idle');
    const empty = open({ request: { models: ['hERG'], smiles: [] } });
    await empty.complete();
    expect([...idle.sent, ...empty.sent]).toEqual([]);
  });

  it('asks another source in place of the service, once for each chunk', async () => {
    let requested = 0;
    const source: AdmetSource<AdmetModelName> = {
      name: 'constant',
      predict: async ({ model, smiles: texts }) => {
        requested += 1;
        return texts.map(
          (text) => ({ status: 'predicted', model, smiles: text, value: 7 }) as const,
        );
      },
    };
    const cache = new Cache();
    const hook = open({ cache, source });
    await hook.complete();
    expect(hook.sent).toEqual([]);
    expect(hook.result.current.data?.rows[9]?.predictions[1]?.value).toBe(7);
    hook.rerender({ ...both, smiles: [...smiles, 'CCO', 'CCO', 'CCO'] });
    await hook.complete();
    expect(requested).toBe(10);
    hook.unmount();
    const service = open({ cache });
    await service.complete();
    expect(service.sent).toHaveLength(6);
  });

  it('rejects a chunk size or concurrency that is no whole number from 1', () => {
    expect(() => open({ concurrency: 0 })).toThrow(/concurrency.*1 or greater/);
  });
});
