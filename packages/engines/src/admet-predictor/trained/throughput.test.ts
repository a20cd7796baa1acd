import { describe, expect, it } from 'vitest';
import { createThroughput } from './throughput.js';

describe('createThroughput', () => {
  it('starts from the guess', () => {
    const throughput = createThroughput(100, () => 0);
    expect(throughput.secondsLeft()).toBe(1);
    throughput.add(1_000);
    expect(throughput.waiting).toBe(1_000);
    expect(throughput.secondsLeft()).toBe(10);
  });

  it('follows what it measures, while there is work', () => {
    let clock = 0;
    const throughput = createThroughput(100, () => clock);
    for (let i = 0; i < 100; i += 1) {
      // Idle time between two requests counts for nothing.
      clock += 60_000;
      throughput.add(50);
      clock += 100;
      throughput.remove(50, true);
    }
    throughput.add(4_990);
    expect(throughput.secondsLeft()).toBe(10);
  });

  it('learns nothing from work that was dropped', () => {
    let clock = 0;
    const throughput = createThroughput(100, () => clock);
    throughput.add(900);
    clock += 1;
    throughput.remove(500, false);
    expect(throughput.waiting).toBe(400);
    expect(throughput.secondsLeft()).toBe(4);
  });
});
