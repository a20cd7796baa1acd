import { SearchEntityDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import { createClient } from '../index.js';
import { network } from '../network.fixture.js';
import { recordRequests } from './record-requests.js';

const url = 'http://user:secret@localhost/graphql?key=secret';
const receipt = {
  version: '1.0.0',
  dataset: { digest: null, release: '2026-11' },
  document: 'sha256:a',
  operationName: 'searchEntity',
  variables: null,
  result: null,
};

async function ask(answer: Response | Error, recorder = recordRequests()) {
  const { fetch } = network(answer);
  const client = createClient({ url, fetch, middleware: [recorder.middleware] });
  await client.request(SearchEntityDocument, { searchText: 'asth' }).catch(() => undefined);
  return recorder;
}

describe('recordRequests', () => {
  it('keeps what was asked, how it went, what it cost and what it rests on', async () => {
    const body = { data: { searchAsYouType: null }, extensions: { cost: 7, receipt } };
    const { records } = await ask(Response.json(body));
    expect(records).toEqual([
      {
        id: 1,
        operationName: 'searchEntity',
        url: 'http://localhost/graphql',
        variables: { searchText: 'asth' },
        document: String(SearchEntityDocument),
        startedAt: expect.any(Number),
        state: 'answered',
        status: 200,
        durationMs: expect.any(Number),
        length: JSON.stringify(body).length,
        cost: 7,
        receipt,
        errors: [],
      },
    ]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });

  it('tells the errors of an answer, of the way there, and a page that is none of ours', async () => {
    const recorder = recordRequests();
    const errors = [{ message: 'No.', extensions: { code: 'INVALID_ID' } }, { message: 'Why?' }];
    await ask(Response.json({ errors }, { status: 400 }), recorder);
    await ask(new TypeError('fetch failed'), recorder);
    await ask(new Response('<html>', { status: 502 }), recorder);
    expect(
      recorder.records.map(({ state, status, errors: told }) => [state, status, told]),
    ).toEqual([
      ['answered', 502, []],
      ['failed', null, [{ code: 'NETWORK', message: 'The service could not be reached.' }]],
      [
        'answered',
        400,
        [
          { code: 'INVALID_ID', message: 'No.' },
          { code: null, message: 'Why?' },
        ],
      ],
    ]);
  });

  it('tells the state while it changes, and keeps the newest', async () => {
    const recorder = recordRequests({ most: 2 });
    const states: string[] = [];
    const stop = recorder.subscribe(() => states.push(recorder.records[0]?.state ?? 'none'));
    await ask(Response.json({ data: {} }), recorder);
    recorder.clear();
    stop();
    expect(states).toEqual(['pending', 'answered', 'none']);
    for (let at = 0; at < 3; at += 1) await ask(Response.json({ data: {} }), recorder);
    expect(recorder.records.map(({ id }) => id)).toEqual([4, 3]);
  });

  it('tells a request that its caller gave up', async () => {
    const recorder = recordRequests();
    const stop = new AbortController();
    const fetch = async () => {
      stop.abort();
      throw new Error('gone');
    };
    const client = createClient({ url, fetch, middleware: [recorder.middleware] });
    await client
      .request(SearchEntityDocument, {}, { signal: stop.signal })
      .catch((reason: unknown) => expect(reason).toBe(stop.signal.reason));
    expect(recorder.records[0]).toMatchObject({ state: 'aborted', errors: [] });
  });
});
