import { Gauge, Histogram, type Registry } from 'prom-client';

/** A call of the store of limits that has ended. */
export interface StoreCall {
  readonly outcome: 'ok' | 'failed';
  readonly seconds: number;
}

const SECONDS = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25];

/** Tells whether limits are shared now, and how the store of limits answers. Returns what counts its calls. */
export function watchLimits(
  registry: Registry,
  isShared: () => boolean,
): (call: StoreCall) => void {
  const registers = [registry];
  new Gauge({
    registers,
    name: 'biographql_limits_shared',
    help: '1 while callers are counted for all replicas together, 0 while this one counts on its own.',
    collect() {
      this.set(isShared() ? 1 : 0);
    },
  });
  const calls = new Histogram({
    registers,
    name: 'biographql_limit_store_call_duration_seconds',
    help: 'Time of the calls of the store of limits.',
    labelNames: ['outcome'],
    buckets: SECONDS,
  });
  return ({ outcome, seconds }) => calls.observe({ outcome }, seconds);
}
