import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '../render.fixture.js';
import { rejection, serviceOfFile } from '../service.fixture.js';
import { useEntities } from './use-entities.js';
import { useNeighbors, useSuspenseNeighbors } from './use-neighbors.js';

const { connect } = serviceOfFile();
const asthma = { entity: 'Q35869', limit: 5 } as const;
const unique = <T,>(items: readonly T[]) => new Set(items).size;

async function open(intercept?: Parameters<typeof connect>[0]) {
  const { client, sent } = connect(intercept);
  const page = renderInPage({ client }, useNeighbors, asthma);
  await waitFor(() => expect(page.result.current.data).toBeDefined());
  const node = (at: number) => {
    const found = page.result.current.data?.nodes[at];
    if (!found) throw new Error(`no node ${at}`);
    return found;
  };
  return { ...page, sent, node };
}

describe('useNeighbors', () => {
  it('answers the neighbors of the root', async () => {
    const { result } = await open();
    expect(result.current.data?.root.label).toBe('asthma');
    expect(result.current.data?.nodes).toHaveLength(6);
    expect(result.current).toMatchObject({ isPending: false, isFetching: false, expansions: [] });
  });

  it('joins the neighbors of expanded nodes, each node and claim once', async () => {
    const { result, node, sent } = await open();
    const before = result.current.data;
    const [first, second] = [node(1), node(2)];
    act(() => {
      result.current.expand(first);
      result.current.expand(second);
    });
    expect(result.current.data).toEqual(before);
    expect(result.current.expansions).toMatchObject([
      { entity: first.iri, status: 'pending', error: null },
      { entity: second.iri, status: 'pending', error: null },
    ]);
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    const { nodes = [], edges = [], root } = result.current.data ?? {};
    expect(sent.map(({ variables }) => variables.startNode)).toEqual([
      'Q35869',
      first.iri,
      second.iri,
    ]);
    expect(sent[1]?.variables).toMatchObject({ maxNeighbors: 5 });
    expect(root?.label).toBe('asthma');
    expect(nodes.length).toBeGreaterThan(6);
    expect(unique(nodes.map(({ iri }) => iri))).toBe(nodes.length);
    expect(unique(edges.map((e) => `${e.subject} ${e.property} ${e.object}`))).toBe(edges.length);
    expect(edges.length).toBeGreaterThan(before?.edges.length ?? 0);
    act(() => result.current.collapse(first));
    act(() => result.current.collapse(second));
    expect(result.current.data).toEqual(before);
  });

  it('keeps the graph when an expansion fails', async () => {
    let requests = 0;
    const { result, node } = await open(() => {
      requests += 1;
      return requests > 1 ? rejection(400, 'INVALID_ID') : undefined;
    });
    const before = result.current.data;
    act(() => result.current.expand(node(1)));
    await waitFor(() => expect(result.current.expansions[0]?.status).toBe('error'));
    expect(result.current.expansions[0]?.error?.code).toBe('INVALID_REQUEST');
    expect(result.current).toMatchObject({ data: before, error: null });
  });

  it('asks again for a node that failed, and not for the root twice', async () => {
    let requests = 0;
    const { result, node, sent } = await open(() => {
      requests += 1;
      return requests === 2 ? rejection(400, 'INVALID_ID') : undefined;
    });
    act(() => result.current.expand(node(0)));
    expect(result.current).toMatchObject({
      expansions: [],
      status: 'success',
      fetchStatus: 'idle',
    });
    act(() => result.current.expand(node(1)));
    await waitFor(() => expect(result.current.expansions[0]?.status).toBe('error'));
    act(() => result.current.expand(node(1)));
    await waitFor(() => expect(result.current.expansions[0]?.status).toBe('success'));
    expect(sent).toHaveLength(3);
    act(() => result.current.refetch());
    await waitFor(() => expect(sent).toHaveLength(5));
    await waitFor(() => expect(result.current.fetchStatus).toBe('idle'));
    act(() => void result.current.expansions[0]?.refetch());
    await waitFor(() => expect(sent).toHaveLength(6));
    await waitFor(() => expect(result.current.fetchStatus).toBe('idle'));
  });

  it('asks once for an entity in its three forms', async () => {
    const { client, sent } = connect();
    const forms = ['Q35869', 'wd:Q35869', 'http://www.wikidata.org/entity/Q35869'];
    const { result } = renderInPage(
      { client },
      () => forms.map((entity) => useNeighbors({ entity }).data),
      undefined,
    );
    await waitFor(() => expect(result.current.every(Boolean)).toBe(true));
    expect(sent).toHaveLength(1);
  });

  it('reports that it waits for the network', async () => {
    const { client } = connect();
    onlineManager.setOnline(false);
    try {
      const { result } = renderInPage(
        { client },
        () => [useNeighbors(asthma), useEntities('asthma', { delayMs: 0 })] as const,
        undefined,
      );
      for (const { fetchStatus } of result.current) expect(fetchStatus).toBe('paused');
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('starts afresh with another search, and asks for nothing with null', async () => {
    const { client, sent } = connect();
    const { result, rerender } = renderInPage(
      { client },
      (entity: string | null) => useNeighbors(entity === null ? null : { entity, limit: 3 }),
      null,
    );
    expect(result.current).toMatchObject({ data: undefined, isPending: true, isFetching: false });
    expect(sent).toHaveLength(0);
    rerender('Q35869');
    await waitFor(() => expect(result.current.data).toBeDefined());
    const node = result.current.data?.nodes[1];
    act(() => node && result.current.expand(node));
    expect(result.current.expansions).toHaveLength(1);
    rerender('Q12206');
    expect(result.current.expansions).toEqual([]);
    await waitFor(() => expect(result.current.data?.root.iri).toMatch(/Q12206$/));
  });

  it('suspends until the neighbors are there', async () => {
    const { client } = connect();
    const { result } = renderInPage(
      { client },
      () => useSuspenseNeighbors(asthma, { select: ({ nodes }) => nodes.length }).data,
      undefined,
    );
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(6));
  });
});
