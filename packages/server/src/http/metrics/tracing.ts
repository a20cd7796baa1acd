import type { Span, Tracer } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { VERSION } from '../../config/version.js';
import type { RequestFacts } from '../../telemetry/service-metrics.js';
import { getState } from '../request.js';

export type Tracing = ReturnType<typeof createTracing>;

/** Environment variables of OpenTelemetry, any of which asks for traces. */
const ASKING = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
] as const;

/** OpenTelemetry's own variables decide; its SDK is loaded only then, and a missing one is logged. */
export async function openTracing(
  logger: Logger,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Tracing | null> {
  const isAsked = ASKING.some((name) => env[name]) && env.OTEL_TRACES_EXPORTER !== 'none';
  if (!isAsked || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return null;
  const sdk = await loadSdk(logger);
  if (sdk === null) return null;
  const { api, NodeSDK } = sdk;
  const node = new NodeSDK({
    serviceName: env.OTEL_SERVICE_NAME || 'biographql',
    instrumentations: [],
  });
  node.start();
  return createTracing(api, async () => {
    await node.shutdown().catch((error: unknown) => {
      logger.warn({ err: error }, 'the last traces could not be sent');
    });
    api.trace.disable();
    api.context.disable();
    api.propagation.disable();
  });
}

type Api = typeof import('@opentelemetry/api');

/** What the service uses of `@opentelemetry/sdk-node`, which brings 49 packages and is not installed here. */
interface Sdk {
  readonly NodeSDK: new (options: {
    readonly serviceName: string;
    readonly instrumentations: readonly never[];
  }) => { start(): void; shutdown(): Promise<void> };
}
const SDK: string = '@opentelemetry/sdk-node';

async function loadSdk(logger: Logger) {
  try {
    const [api, { NodeSDK }] = await Promise.all([
      import('@opentelemetry/api'),
      import(SDK) as Promise<Sdk>,
    ]);
    return { api, NodeSDK };
  } catch (error) {
    logger.warn(
      { err: error },
      'tracing is enabled, but @opentelemetry/api and @opentelemetry/sdk-node cannot be loaded: install both',
    );
    return null;
  }
}

function createTracing(api: Api, close: () => Promise<void>) {
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api;
  const tracer: Tracer = trace.getTracer('@biographql/server', VERSION);
  const spans = new WeakMap<FastifyRequest, Span>();
  return {
    begin(request: FastifyRequest) {
      const caller = propagation.extract(context.active(), request.headers);
      const route = request.routeOptions.url ?? '';
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      const name = `${request.method} ${route}`;
      spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, caller));
    },
    run(request: FastifyRequest, work: () => void) {
      const span = spans.get(request);
      if (span === undefined) work();
      else context.with(trace.setSpan(context.active(), span), work);
    },
    end(request: FastifyRequest, { operation, code, status }: Omit<RequestFacts, 'seconds'>) {
      const span = spans.get(request);
      if (span === undefined) return;
      const { operationName, keyId, operation: prepared } = getState(request);
      span.setAttributes({
        'http.response.status_code': status,
        'graphql.operation.name': operationName ?? '',
        'biographql.operation': operation,
        'biographql.code': code,
        'biographql.document': prepared?.digest ?? '',
        'biographql.key_id': keyId ?? '',
        'biographql.request_id': request.id,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR, message: code });
      span.end();
    },
    aroundCall: <T>(engine: string, call: string, run: () => Promise<T>) =>
      tracer.startActiveSpan(`${engine}.${call}`, async (span) => {
        try {
          return await run();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    [Symbol.asyncDispose]: close,
  };
}
