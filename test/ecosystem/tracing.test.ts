import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openTracing } from '../../packages/server/src/http/metrics/tracing.js';
import { fixedSource } from '../../packages/server/src/http/request.js';
import { createTinyServer, post } from '../../packages/server/src/http/tiny-server.fixture.js';

const silent = { warn() {} } as never;
const NAMES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_PROTOCOL'] as const;
const TRACE = '0af7651916cd43dd8448eb211c80319c';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

let collector: Server | undefined;
afterEach(() => {
  collector?.close();
  for (const name of NAMES) delete process.env[name];
});

/** Collects the spans that are sent as OTLP over HTTP. */
async function collect(): Promise<readonly SentSpan[]> {
  const spans: SentSpan[] = [];
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const each of scopeSpans) spans.push(...each.spans);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector?.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  process.env.OTEL_EXPORTER_OTLP_PROTOCOL = 'http/json';
  return spans;
}

describe('traces', () => {
  it('hold the request inside of its caller, and engine calls inside of the request', async () => {
    const spans = await collect();
    const tracing = await openTracing(silent);
    {
      await using server = await createTinyServer({
        tracing,
        source: fixedSource({
          engineId: 'biographql',
          services: {
            hello: () => tracing?.aroundCall('graph', 'select', async () => 'asked'),
          } as never,
        }),
      });
      const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01`, 'x-request-id': 'r-1' };
      await post(server, { query: 'query Q { service }' }, { headers });
    }
    await tracing?.[Symbol.asyncDispose]();
    const [call, request] = ['graph.select', 'POST /biographql/graphql'].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
    expect(call).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
    const attributes = JSON.stringify(request?.attributes);
    for (const text of ['"r-1"', '"ok"', '"k1"', 'sha256:']) expect(attributes).toContain(text);
    expect(attributes).not.toContain('query Q');
  });
});
