import './page.fixture.js';

import type { BioGraphQLClient } from '@biographql/client';
import { QueryClient } from '@tanstack/react-query';
import { configure, type RenderHookResult, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Around } from './around.fixture.js';

/** Where a hook is rendered. */
export interface Page {
  readonly client: BioGraphQLClient;
  readonly cache?: QueryClient;
  readonly isStrict?: boolean;
}

/** Renders a hook in a page; `rerender` takes its next props. */
export function renderInPage<Result, Props>(
  { client, cache = new QueryClient(), isStrict = false }: Page,
  hook: (props: Props) => Result,
  initialProps: NoInfer<Props>,
): RenderHookResult<Result, Props> & { readonly cache: QueryClient } {
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    const page = (
      <Around client={client} cache={cache}>
        {children}
      </Around>
    );
    return isStrict ? <StrictMode>{page}</StrictMode> : page;
  };
  return { ...renderHook(hook, { wrapper, initialProps }), cache };
}

// A busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });
