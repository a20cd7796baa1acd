import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../resolvers/context.js';
import { fillFrame, sliceValue } from './answer-slices.js';

const asked = (children: Readonly<Record<string, Asked>>, leaves = 1, lists: string[] = []) => ({
  isComputed: false,
  leaves,
  lists: lists.map((name) => ({ name, times: 1 })),
  children: Object.entries(children).map(([name, each]) => ({ name, times: 1, asked: each })),
});
const ROW = asked({}, 1, ['values']);
const TABLE = asked({ rows: ROW, more: ROW }, 1, ['columns']);

/** What a run of the compiled form makes of a value: other objects with the same members. */
const made = (value: unknown): unknown => structuredClone(value);

function together(
  value: unknown,
  each: Asked,
): { readonly answer: unknown; readonly parts: number } {
  const sliced = sliceValue({ value, asked: each });
  if (sliced === null) return { answer: made(value), parts: 0 };
  const answer = made(sliced.frame);
  const fill = fillFrame(answer);
  let parts = 0;
  for (const part of sliced.parts()) {
    fill(made(part.value));
    parts += 1;
  }
  return { answer, parts };
}

const row = (width: number, seed: number) => ({
  id: seed,
  values: Array.from({ length: width }, (_, at) => (at % 7 === 0 ? null : `v${seed + at}`)),
});
const rows = fc
  .tuple(fc.nat({ max: 2_000 }), fc.nat({ max: 120 }))
  .map(([count, width]) => Array.from({ length: count }, (_, at) => row(width, at)));

describe('a value in parts', () => {
  it('is the same when it is put together', () => {
    const table = fc.record({ rows: fc.option(rows), more: rows, columns: fc.array(fc.string()) });
    const listed = fc.array(fc.option(table), { maxLength: 4 });
    fc.assert(
      fc.property(fc.oneof(table, listed), (value) => {
        const before = JSON.stringify(value);
        expect(JSON.stringify(together(value, TABLE).answer)).toBe(before);
        expect(JSON.stringify(value)).toBe(before);
      }),
      { numRuns: 40 },
    );
  });

  it('has parts of which none is long', () => {
    const value = { rows: Array.from({ length: 4_000 }, (_, at) => row(100, at)), columns: [] };
    const sliced = sliceValue({ value, asked: TABLE });
    const parts = [...(sliced?.parts() ?? [])];
    const lengths = parts.map((part) => (part.value as typeof value).rows.length);
    const sums = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, each) => sum + each, 0));
    expect(parts.map(({ depth, from }) => [depth, from])).toEqual(sums.map((from) => [1, from]));
    expect(lengths.reduce((sum, length) => sum + length)).toBe(4_000);
    expect(Math.max(...lengths) * 102).toBeLessThanOrEqual(40_000 + 102);
  });

  it('cuts a long list of leaves, and lists in the items of a list that are long', () => {
    const items = [{ values: [] }, { values: Array.from({ length: 90_000 }, (_, at) => at) }];
    const told = together({ rows: items, columns: [] }, TABLE);
    expect(told.answer).toEqual({ rows: items, columns: [] });
    expect(told.parts).toBe(3);
  });

  it('is left whole when it is short, or more than its members', () => {
    expect(sliceValue({ value: { rows: [row(10, 1)] }, asked: TABLE })).toBeNull();
    class Table {
      rows = Array.from({ length: 1_000 }, (_, at) => row(100, at));
    }
    expect(sliceValue({ value: new Table(), asked: TABLE })).toBeNull();
    const computed = { ...TABLE, isComputed: true };
    expect(sliceValue({ value: { ...new Table() }, asked: computed })).toBeNull();
  });

  it('is cut beside what is computed of its items', () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => row(100, at));
    const sliced = sliceValue({ value: rows, asked: { ...ROW, isComputed: true } });
    expect([...(sliced?.parts() ?? [])].flatMap(({ value }) => value)).toEqual(rows);
  });

  it('tells when what was made of a part lacks a list', () => {
    const fill = fillFrame({ rows: [], more: [{ values: [] }] });
    expect(fill({ rows: [1], more: [{ values: [] }] })).toBe(true);
    expect(fill({ rows: [2], more: [null] })).toBe(false);
    expect(fill(null)).toBe(false);
  });
});
