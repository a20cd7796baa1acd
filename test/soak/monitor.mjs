// Loaded into the served process (`--import`): reports to its parent what only the process itself can see.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const timer = setInterval(() => {
  const { rss, heapUsed, external } = process.memoryUsage();
  // The histogram counts the 10 ms between its own looks.
  const delayMs = [50, 99, 100].map((part) => Math.max(0, delay.percentile(part) / 1e6 - 10));
  delay.reset();
  process.send?.({ rss, heapUsed, external, delayMs });
}, 5_000);
timer.unref();
process.channel?.unref();
