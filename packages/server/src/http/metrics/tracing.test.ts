import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openTracing } from './tracing.js';

const silent = pino({ level: 'silent' });
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };

it('writes no traces unless the environment asks for them', async () => {
  expect(await openTracing(silent, {})).toBeNull();
  expect(await openTracing(silent, { ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  expect(await openTracing(silent, { ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
});

it('says which packages are missing, and goes on without traces', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  expect(await openTracing(logger, endpoint)).toBeNull();
  expect(lines.join()).toContain('@opentelemetry/sdk-node');
});
