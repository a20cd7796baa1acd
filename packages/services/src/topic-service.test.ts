import type { Article } from '@biographql/engines';
import { testArticle } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { seedPartsOfFile } from './seed-parts.fixture.js';
import { createTopicService, type EmergingTopics } from './topic-service.js';

const openSeedParts = seedPartsOfFile();

const article = (number: number, issued: string | null, descriptors: readonly string[]): Article =>
  testArticle(number, `Record ${number}`, {
    issued,
    mesh: descriptors.map((label) => ({ label, isMajor: false })),
  });

async function emerging(articles: readonly Article[]) {
  return createTopicService((await openSeedParts({ articles })).articles).emerging({});
}

/** 40 earlier articles, 20 recent ones; two pairs of topics rise together, one falls, one stays. */
const CONSTRUCTED = [
  ...Array.from({ length: 40 }, (_, i) =>
    article(i, `20${10 + (i % 8)}`, ['Humans', 'Steady', ...(i % 2 === 0 ? ['Falling'] : [])]),
  ),
  ...Array.from({ length: 20 }, (_, i) =>
    article(100 + i, '2022', [
      'Humans',
      'Steady',
      ...(i < 10 ? ['Alpha', 'Alpha Two'] : ['Beta', 'Beta Two']),
    ]),
  ),
];

type EmergingTopic = EmergingTopics['topics'][number];

const distance = (left?: EmergingTopic, right?: EmergingTopic) =>
  Math.hypot(
    (left?.xCoordinate ?? 0) - (right?.xCoordinate ?? 0),
    (left?.yCoordinate ?? 0) - (right?.yCoordinate ?? 0),
  );

describe('emerging', () => {
  it('lists what grows and nothing else', async () => {
    const { topics, earlier, recent, lack } = await emerging(CONSTRUCTED);
    expect(lack).toBeNull();
    expect(earlier).toEqual({ from: '2010-01-01', to: '2021-12-31', count: 40 });
    expect(recent).toEqual({ from: '2022-01-01', to: '2022-01-01', count: 20 });
    expect(topics.find(({ label }) => label === 'Alpha')).toMatchObject({
      count: 10,
      earlier: 0,
      recent: 10,
    });
    expect(topics.map(({ label }) => label).sort()).toEqual([
      'Alpha',
      'Alpha Two',
      'Beta',
      'Beta Two',
    ]);
    expect(topics.every(({ growth }) => growth > 0)).toBe(true);
  });

  it('places topics of the same articles near each other', async () => {
    const { topics } = await emerging(CONSTRUCTED);
    const [alpha, alphaTwo, beta, betaTwo] = ['Alpha', 'Alpha Two', 'Beta', 'Beta Two'].map(
      (label) => topics.find((topic) => topic.label === label),
    );
    expect(distance(alpha, alphaTwo)).toBeLessThan(0.01);
    expect(distance(beta, betaTwo)).toBeLessThan(0.01);
    expect(distance(alpha, beta)).toBeGreaterThan(1);
  });

  it('places the same data at the same coordinates', async () => {
    const first = await emerging(CONSTRUCTED);
    const second = await emerging([...CONSTRUCTED].reverse());
    expect(second).toEqual(first);
  });

  it('lists at most 20', async () => {
    const many = Array.from({ length: 40 }, (_, i) =>
      article(
        i,
        i < 30 ? '2000' : '2020',
        i < 30 ? ['Old'] : Array.from({ length: 30 }, (_, j) => `Topic ${j}`),
      ),
    );
    expect((await emerging(many)).topics).toHaveLength(20);
  });

  it('finds nothing where there is nothing to compare', async () => {
    expect((await emerging([])).topics).toEqual([]);
    const undated = Array.from({ length: 10 }, (_, i) => article(i, null, ['Topic']));
    expect(await emerging(undated)).toEqual({
      topics: [],
      earlier: null,
      recent: null,
      lack: expect.stringContaining('have no dates'),
    });
  });

  it('finds nothing in too few articles, and says so', async () => {
    const few = Array.from({ length: 16 }, (_, i) =>
      article(i, `20${10 + i}`, [i < 12 ? 'A' : 'B']),
    );
    expect(await emerging(few)).toMatchObject({
      topics: [],
      lack: expect.stringMatching(/^at least 20 dated articles are needed, with at least 5/),
      recent: { count: 4 },
    });
    const rare = CONSTRUCTED.map((old, i) =>
      i < 3 || i > 57 ? old : { ...old, mesh: [{ label: 'Steady', isMajor: false }] },
    );
    expect(await emerging(rare)).toMatchObject({
      topics: [],
      lack: expect.stringContaining('no topic with at least 5 articles'),
    });
  });
});
