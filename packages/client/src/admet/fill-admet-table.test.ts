import type { AdmetPrediction } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../errors.js';
import {
  type AdmetRequest,
  type AdmetSource,
  type AdmetTable,
  fillAdmetTable,
} from './fill-admet-table.js';

const request = { models: ['length', 'twice'], smiles: ['C', 'CC', '', 'CC', 'CCC'] } as const;
const gone = new NetworkError('gone');

function predictions({ model, smiles }: AdmetRequest): readonly AdmetPrediction[] {
  const reason = { code: 'EMPTY_SMILES', message: 'The SMILES is empty.' };
  return smiles.map((text) =>
    text === ''
      ? { status: 'rejected', model, smiles: text, value: null, reason }
      : {
          status: 'predicted',
          model,
          smiles: text,
          value: text.length * (model === 'twice' ? 2 : 1),
        },
  );
}

/** A source that notes each request, and throws what `failure` returns. */
function noting(failure: (request: AdmetRequest) => unknown = () => undefined) {
  const requested: string[] = [];
  const source: AdmetSource = {
    name: 'test',
    predict: async (chunk, { signal }) => {
      requested.push(`${chunk.model} ${chunk.smiles.join()}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      signal?.throwIfAborted();
      const error = failure(chunk);
      if (error) throw error;
      return predictions(chunk);
    },
  };
  return { requested, source };
}

const values = ({ rows }: AdmetTable) =>
  rows.map((row) => row.predictions.map((cell) => cell.value));
const statuses = ({ rows }: AdmetTable) =>
  rows.map((row) => row.predictions.map((cell) => cell.status));

describe('fillAdmetTable', () => {
  it('keeps why a model was not made for a molecule', async () => {
    const outOfScope = 'It contains a metal.';
    const source: AdmetSource = {
      name: 'test',
      predict: async (chunk) => predictions(chunk).map((one) => ({ ...one, outOfScope })),
    };
    const { rows } = await fillAdmetTable({ models: ['length'], smiles: ['C'] }, source);
    expect(rows[0]?.predictions[0]).toMatchObject({ value: 1, outOfScope });
  });

  it('puts each prediction into its row and column, chunk by chunk', async () => {
    const { requested, source } = noting();
    const table = await fillAdmetTable(request, source, { chunkSize: 2, concurrency: 1 });
    expect(requested).toEqual([
      'length C,CC',
      'twice C,CC',
      'length ,CC',
      'twice ,CC',
      'length CCC',
      'twice CCC',
    ]);
    expect(values(table)).toEqual([
      [1, 2],
      [2, 4],
      [null, null],
      [2, 4],
      [3, 6],
    ]);
    expect(statuses(table)[2]).toEqual(['rejected', 'rejected']);
    expect(table).toMatchObject({ done: 10, total: 10, failed: 0 });
  });

  it('starts with all cells pending, and reports each state', async () => {
    const tables: AdmetTable[] = [];
    await fillAdmetTable(request, noting().source, {
      chunkSize: 3,
      concurrency: 1,
      onProgress: (table) => tables.push(table),
    });
    expect(tables.map(({ done }) => done)).toEqual([0, 3, 6, 8, 10]);
    for (const table of tables) {
      const there = statuses(table)
        .flat()
        .filter((status) => status !== 'awaited');
      expect(there).toHaveLength(table.done);
    }
    expect(tables[2]?.rows[0]).toBe(tables[4]?.rows[0]);
    expect(tables[2]?.rows[4]).not.toBe(tables[4]?.rows[4]);
  });

  it('asks for nothing that is known', async () => {
    const { requested, source } = noting();
    const known: AdmetSource['known'] = (chunk) =>
      chunk.model === 'length' ? predictions(chunk) : undefined;
    const seen: number[] = [];
    const table = await fillAdmetTable(
      request,
      { ...source, known },
      { onProgress: ({ done }) => seen.push(done) },
    );
    expect(requested).toEqual(['twice C,CC,,CC,CCC']);
    expect(seen).toEqual([5, 10]);
    expect(values(table)[4]).toEqual([3, 6]);
  });

  it('names each cell as requested, whatever the source calls it', async () => {
    const predict = async ({ smiles }: AdmetRequest) =>
      smiles.map(() => ({ status: 'predicted', model: 'other', smiles: 'X', value: 1 }) as const);
    const { rows } = await fillAdmetTable(request, { name: 'odd', predict });
    expect(rows[1]?.predictions[1]).toMatchObject({ model: 'twice', smiles: 'CC', value: 1 });
  });

  it('leaves cells awaited for which the source says nothing', async () => {
    const predict = async (chunk: AdmetRequest) => predictions(chunk).slice(0, 1);
    const table = await fillAdmetTable(request, { name: 'short', predict });
    expect(statuses(table)[1]).toEqual(['awaited', 'awaited']);
    expect(table).toMatchObject({ done: 2, total: 10 });
  });

  it('leaves the cells of a failed request failed, with its error', async () => {
    const { source } = noting(({ model, smiles }) =>
      model === 'twice' && smiles.includes('CCC') ? gone : undefined,
    );
    const table = await fillAdmetTable(request, source, { chunkSize: 3 });
    expect(statuses(table).map(([, twice]) => twice)).toEqual([
      'predicted',
      'predicted',
      'rejected',
      'failed',
      'failed',
    ]);
    expect(table).toMatchObject({ done: 10, failed: 2 });
    const cell = table.rows[4]?.predictions[1];
    expect(cell?.status === 'failed' && cell.error).toBe(gone);
  });

  it('throws the first error when every cell failed', async () => {
    await expect(fillAdmetTable(request, noting(() => gone).source)).rejects.toBe(gone);
  });

  it('gives up the other requests on an error that is none of the client', async () => {
    const broken = new Error('no worker');
    const signals: (AbortSignal | undefined)[] = [];
    const source: AdmetSource = {
      name: 'broken',
      predict: ({ model }, { signal }) => {
        signals.push(signal);
        return model === 'twice' ? Promise.reject(broken) : new Promise(() => {});
      },
    };
    await expect(fillAdmetTable(request, source)).rejects.toBe(broken);
    expect(signals.map((signal) => signal?.reason)).toEqual([broken, broken]);
  });

  it('drops what a request brings after an abort', async () => {
    const leave = new AbortController();
    const reason = new Error('left');
    const seen: number[] = [];
    const { requested, source } = noting();
    const filling = fillAdmetTable(
      request,
      { ...source, predict: (chunk) => source.predict(chunk, {}) },
      { signal: leave.signal, concurrency: 2, onProgress: ({ done }) => seen.push(done) },
    );
    leave.abort(reason);
    await expect(filling).rejects.toBe(reason);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen).toEqual([0]);
    expect(requested).toHaveLength(2);
  });
});
