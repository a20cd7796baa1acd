import { type BioGraphQLClient, createClient } from '@biographql/client';
import { keyOf, ScopeCollisionError, withScope } from '@biographql/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useBioGraphQL } from './hooks/use-base.js';
import { BioGraphQLProvider } from './provider.js';
import './render.fixture.js';

const url = 'http://test/graphql';
const a = createClient({ url });
const b = createClient({ url: 'http://other/graphql' });

class Boundary extends Component<{
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

function See({ onClient }: { readonly onClient: (client: BioGraphQLClient) => void }) {
  onClient(useBioGraphQL());
  return null;
}

function caught(children: ReactNode): unknown {
  let caught: unknown = null;
  const onError = (error: unknown) => {
    caught = error;
  };
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cache = new QueryClient();
  render(
    <Boundary onError={onError}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </Boundary>,
  );
  quiet.mockRestore();
  return caught;
}

describe('BioGraphQLProvider', () => {
  it('gives the nearest client', () => {
    const seen: unknown[] = [];
    const see = (client: BioGraphQLClient) => seen.push(client);
    const inner = withScope(b, 'b');
    render(
      <BioGraphQLProvider client={a}>
        <See onClient={see} />
        <BioGraphQLProvider client={inner}>
          <See onClient={see} />
        </BioGraphQLProvider>
      </BioGraphQLProvider>,
    );
    expect(seen).toEqual([a, inner]);
  });

  it('rejects two clients that would share answers unawares', () => {
    expect(
      caught([
        <BioGraphQLProvider key="a" client={a} />,
        <BioGraphQLProvider key="b" client={b} />,
      ]),
    ).toBeInstanceOf(ScopeCollisionError);
  });

  it.each([
    ['the same client', a, a],
    ['clients with scopes', withScope(a, 'a'), withScope(b, 'b')],
    ['clients that share a scope on purpose', withScope(a, 's'), withScope(b, 's')],
    ['clients of two engines', a, createClient({ url, engineId: 'other' })],
  ])('takes %s side by side', (_, left, right) => {
    expect(
      caught([
        <BioGraphQLProvider key="l" client={left} />,
        <BioGraphQLProvider key="r" client={right} />,
      ]),
    ).toBeNull();
  });

  it('takes another client in place of the first', () => {
    const cache = new QueryClient();
    const page = (client: typeof a) => (
      <QueryClientProvider client={cache}>
        <BioGraphQLProvider client={client} />
      </QueryClientProvider>
    );
    const { rerender } = render(page(a));
    expect(() => rerender(page(b))).not.toThrow();
  });
});

describe('keyOf', () => {
  it('distinguishes clients by scope and engine, and contains no URL', () => {
    expect(keyOf(a, 'getNeighbors', { entity: 'Q1' })).toEqual([
      'biographql',
      null,
      null,
      'getNeighbors',
      { entity: 'http://www.wikidata.org/entity/Q1' },
    ]);
    const scoped = withScope(createClient({ url, engineId: 'e' }), 'tenant');
    expect(keyOf(scoped, 'getNeighbors')).toEqual(['biographql', 'tenant', 'e', 'getNeighbors']);
    expect(keyOf(scoped)).toEqual(['biographql', 'tenant', 'e']);
    expect(keyOf(withScope(scoped, 'other'))).toEqual(['biographql', 'other', 'e']);
  });
});
