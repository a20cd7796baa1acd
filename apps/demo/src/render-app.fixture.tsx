import './dom.fixture.ts';
import { createClient, receipts } from '@biographql/client';
import { createProxy } from '@biographql/client/proxy';
import type { AdmetPredictor } from '@biographql/engines';
import { BioGraphQLProvider } from '@biographql/react';
import {
  createTestService,
  type Seed,
  type TestService,
  tablePredictor,
} from '@biographql/server/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, beforeAll } from 'vitest';
import { App } from './app.tsx';
import { storeReceipt } from './exports/download.ts';

export { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

// A busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 });

/** The bodies of the requests since the page was opened. */
export const requested: string[] = [];

/** Whether a body may hold molecules: any but the custom model list and the footer's dataset request, which has no variables. */
export function isAboutMolecules(body: string): boolean {
  return !body.includes('"isOwn"') && !body.endsWith('"variables":{}}');
}

/** Values of the shipped models, rounded. */
const ADMET = {
  hERG: {
    'CC(=O)Oc1ccccc1C(=O)O': 0.01,
    'CC(C)(C)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1': {
      value: 0.94,
      predictionSet: 'either',
      expectedError: 0.2,
      inDomain: false,
      similarity: 0.3,
      knownScaffold: false,
    },
    'CC[Hg]': { value: 0.02, outOfScope: 'It contains a metal.' },
  },
  logS: {
    'CC(=O)Oc1ccccc1C(=O)O': -1.83,
    'CC(C)(C)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1': {
      value: -6.54,
      interval: [-8, -5],
      expectedError: 0.7,
      inDomain: true,
      similarity: 0.8,
      knownScaffold: true,
    },
    'CC[Hg]': { value: 0.5, outOfScope: 'It contains a metal.' },
  },
} as const;

/** Starts the real service for a file, with the usual seed and table of predictions or others, and opens the page at an address, with a proxy between them. */
export function pageOfFile(
  seed?: Seed,
  admet: AdmetPredictor = tablePredictor(ADMET),
): (address: string) => void {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService({
      ...(seed && { seed }),
      engines: { admet },
    });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  return (address) => {
    const { url, apiKey, engineId, fetch } = service;
    const proxy = createProxy({ url, apiKey, engineId, fetch });
    const client = createClient({
      url: '/api/graphql',
      persisted: true,
      middleware: [receipts(storeReceipt)],
      fetch: (_, init) => {
        requested.push(String(init?.body));
        return proxy(new Request('http://page.test/api/graphql', init));
      },
    });
    requested.length = 0;
    window.history.replaceState(null, '', address);
    render(
      <StrictMode>
        <QueryClientProvider client={new QueryClient()}>
          <BioGraphQLProvider client={client}>
            <App />
          </BioGraphQLProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  };
}
