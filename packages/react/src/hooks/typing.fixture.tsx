import type { BioGraphQLClient, EntityHit } from '@biographql/client';
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Around } from '../around.fixture.js';
import '../render.fixture.js';
import { useEntities } from './use-entities.js';

/** Number of people who type at the same time. Each is a run, and all share one cache. */
export const TYPISTS = 100;

/** What a person saw after one commit. */
interface Seen {
  readonly text: string;
  /** Text whose list was shown as the answer. */
  readonly shown: string | null;
  /** Text whose list was shown as the previous one. */
  readonly previous: string | null;
}

type Search = (client: BioGraphQLClient, text: string) => Pick<Seen, 'shown' | 'previous'>;

const findAnswer = (entities: readonly EntityHit[] | undefined) => entities?.[0]?.label ?? null;

/** The hook. */
const useOurs: Search = (_, text) => {
  const { entities, previousEntities } = useEntities(text, { delayMs: 50 });
  return { shown: findAnswer(entities), previous: findAnswer(previousEntities) };
};

/** The naive version: a request per keystroke, and the last response is shown. */
export const useNaive: Search = (client, text) => {
  const [entities, setEntities] = useState<readonly EntityHit[]>();
  useEffect(() => {
    if (text.length > 1) void client.request(text).then((data) => setEntities(data as EntityHit[]));
  }, [client, text]);
  return { shown: findAnswer(entities), previous: null };
};

/** A generator with a seed (mulberry32), so that a failure can be repeated. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** Answers each text with one entity of that name, after 0 to 400 ms, in any order. */
function randomService(random: (below: number) => number) {
  const counts = { requests: 0, aborted: 0 };
  const request = (document: unknown, variables?: object, options?: { signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      counts.requests += 1;
      const isDocument = variables !== undefined && 'text' in variables;
      const text = String(isDocument ? variables.text : document);
      const hit = { iri: text, label: text, types: [] };
      const wire = { searchLabels: [{ qid: text, text, nodeTypes: [] }] };
      setTimeout(
        () => resolve(isDocument ? { searchAsYouType: { data: wire } } : [hit]),
        random(400),
      );
      options?.signal?.addEventListener('abort', () => {
        counts.aborted += 1;
        reject(options.signal?.reason);
      });
    });
  return { client: { engineId: undefined, request } as BioGraphQLClient, counts };
}

function Typist({
  client,
  search,
  onSeen,
  onReady,
}: {
  readonly client: BioGraphQLClient;
  readonly search: Search;
  readonly onSeen: (seen: Seen) => void;
  readonly onReady: (type: (text: string) => void) => void;
}) {
  const [text, setText] = useState('');
  const seen = { text, ...search(client, text) };
  useEffect(() => {
    onSeen(seen);
  });
  useEffect(() => {
    onReady(setText);
  }, [onReady]);
  return null;
}

/** Lets everybody type a word of 2 to 7 letters with slips, and returns what each of them saw. */
export async function run(search: Search, seed: number, runs: number) {
  const random = generator(seed);
  const { client, counts } = randomService(random);
  const records: { readonly typed: string[]; readonly seen: Seen[] }[] = [];
  for (let from = 0; from < runs; from += TYPISTS) {
    const people = Array.from({ length: TYPISTS }, () => {
      const person = { typed: [''], seen: [] as Seen[], type: (_: string) => {} };
      const onReady = (type: (text: string) => void) => {
        person.type = type;
      };
      const onSeen = (seen: Seen) => {
        person.seen.push(seen);
      };
      return { person, node: { onReady, onSeen } };
    });
    // Timers that only collect garbage would make the virtual clock slow.
    const cache = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
    const { unmount } = render(
      <Around client={client} cache={cache}>
        {people.map(({ node }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody comes or goes.
          <Typist key={at} client={client} search={search} {...node} />
        ))}
      </Around>,
    );
    for (const { person } of people) {
      let at = 0;
      for (let left = 2 + random(6); left > 0; left -= 1) {
        at += random(250);
        setTimeout(() => {
          const last = person.typed.at(-1) ?? '';
          const isSlip = last.length > 1 && random(4) === 0;
          const text = isSlip ? last.slice(0, -1) : last + 'abc'.charAt(random(3));
          person.typed.push(text);
          person.type(text);
        }, at);
      }
    }
    for (let elapsed = 0; elapsed < 2_250; elapsed += 25) {
      await act(() => vi.advanceTimersByTimeAsync(25));
    }
    unmount();
    vi.clearAllTimers();
    records.push(...people.map(({ person }) => person));
  }
  return { records, counts };
}

/** Counts lists shown as the answer to another text, and previous lists older than one already shown. */
export function staleLists(
  records: readonly { readonly typed: string[]; readonly seen: Seen[] }[],
) {
  let stale = 0;
  let answered = 0;
  let marked = 0;
  for (const { typed, seen } of records) {
    const typedAt = new Map<string, number>();
    let newest = -1;
    for (const [at, { text, shown, previous }] of seen.entries()) {
      typedAt.set(text, at);
      if (shown !== null && shown !== text) stale += 1;
      if (shown !== null) newest = Math.max(newest, typedAt.get(shown) ?? -1);
      if (previous === null) continue;
      marked += 1;
      if (previous === text || (typedAt.get(previous) ?? -1) < newest) stale += 1;
    }
    const last = seen.at(-1);
    if (last?.text !== typed.at(-1)) throw new Error('a keystroke got lost');
    if (last !== undefined && (last.text.length < 2 || last.shown === last.text)) answered += 1;
  }
  return { stale, answered, marked };
}

/** Puts the clock of each test of a file under its control. */
export function withVirtualTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

const RUNS = 5_000;

/** Checks that no run shows a stale list, and that the runs cover previous lists and aborted requests. */
export async function expectNoStaleList(seed: number): Promise<void> {
  const { records, counts } = await run(useOurs, seed, RUNS);
  const { stale, answered, marked } = staleLists(records);
  expect(records).toHaveLength(RUNS);
  expect(stale).toBe(0);
  // Everybody gets the answer to the last text, and the runs include previous lists and aborted requests.
  expect(answered).toBe(RUNS);
  expect(marked).toBeGreaterThan(RUNS / 10);
  expect(counts.aborted).toBeGreaterThan(RUNS / 10);
}
