import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BY_OFFSET, BY_PAGE, iterateItems, iteratePages } from './iterate-pages.js';

const all = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const seen: T[] = [];
  for await (const item of items) seen.push(item);
  return seen;
};

it('comes by every item once, whatever the size of a page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 12 }),
      async (total, pageSize) => {
        const list = Array.from({ length: total }, (_, at) => `item ${at}`);
        const pageOf = async (page: number) => {
          const items = list.slice((page - 1) * pageSize, page * pageSize);
          return { items, total, page, pageSize };
        };
        expect(await all(iterateItems(pageOf, BY_PAGE, ({ items }) => items))).toEqual(list);
        const partFrom = async (offset: number) => {
          const nodes = ['root', ...list.slice(offset, offset + pageSize)];
          return { nodes, total };
        };
        const neighbors = iterateItems(partFrom, BY_OFFSET, ({ nodes }) => nodes.slice(1));
        expect(await all(neighbors)).toEqual(list);
      },
    ),
  );
});

it('leaves out duplicates when items have a key', async () => {
  const pages = [['a', 'b'], ['b', 'c'], []];
  const paging = {
    first: 0,
    next: (_: readonly string[], at: number) => (at < 2 ? at + 1 : undefined),
  };
  const pageOf = async (at: number) => pages[at] ?? [];
  const items = (keyOf?: (item: string) => string) =>
    all(iterateItems(pageOf, paging, (page) => page, keyOf));
  expect(await items((item) => item)).toEqual(['a', 'b', 'c']);
  expect(await items()).toEqual(['a', 'b', 'b', 'c']);
});

it('fetches no page that nobody waits for', async () => {
  const requested: number[] = [];
  const pageOf = async (page: number) => {
    requested.push(page);
    return { items: ['x'], total: 100, page, pageSize: 1 };
  };
  for await (const { page } of iteratePages(pageOf, BY_PAGE)) if (page === 3) break;
  expect(requested).toEqual([1, 2, 3]);
});

it('fails at the page that fails', async () => {
  const pageOf = async (page: number) => {
    if (page === 2) throw new Error('gone');
    return { items: ['x'], total: 100, page, pageSize: 1 };
  };
  const pages = iteratePages(pageOf, BY_PAGE);
  expect((await pages.next()).value?.page).toBe(1);
  await expect(pages.next()).rejects.toThrow('gone');
});
