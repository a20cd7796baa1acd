import { HOSTILE_REQUESTS } from '../../packages/server/src/http/hostile/hostile-requests.fixture.js';
import { createTestService } from '../../packages/server/src/testing/create-test-service.js';

/** Rounds over all requests; the least of them is told, since others have compilation and collection in them. */
const ROUNDS = 7;

interface Row {
  readonly name: string;
  readonly answer: string;
  readonly cpuMs: number;
}

/** Prints the processor time of each hostile request, in this process, client included; the dearest first. */
async function main(): Promise<void> {
  await using service = await createTestService();
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, body] of HOSTILE_REQUESTS) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'x-api-key': service.apiKey };
      const request = new Request(service.url, { method: 'POST', headers, body: text });
      const before = process.cpuUsage();
      await (await service.fetch(request)).text();
      const { user, system } = process.cpuUsage(before);
      times.set(name, [...(times.get(name) ?? []), (user + system) / 1_000]);
    }
  }
  const rows = HOSTILE_REQUESTS.map(
    ([name, , status, code]): Row => ({
      name,
      answer: `${status} ${code ?? 'answered'}`,
      cpuMs: Math.min(...(times.get(name) ?? [])),
    }),
  ).sort((one, other) => other.cpuMs - one.cpuMs);
  for (const { name, answer, cpuMs } of rows) {
    process.stdout.write(`| ${name} | ${answer} | ${cpuMs.toFixed(1)} |\n`);
  }
}

await main();
