import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeasuredPart, today } from './bench-report.js';
import type { Part, PartContext, PartFindings } from './part.js';

/** What all parts of a run share. */
export interface RunContext extends Omit<PartContext, 'workFolder'> {
  /** Says what the data directory holds. */
  readonly dataset: string;
}

const NOTHING: PartFindings = { comparisons: [], tables: [], notes: [] };

/**
 * Measures parts one after the other. One that fails tells why and costs the others nothing.
 * @throws `signal.reason` once it is aborted.
 */
export async function runParts(
  parts: readonly Part[],
  context: RunContext,
): Promise<readonly MeasuredPart[]> {
  const measured: MeasuredPart[] = [];
  for (const part of parts) {
    const say = (line: string) => context.say(`${part.name}: ${line}`);
    measured.push(await measurePart(part, { ...context, say }));
    context.signal.throwIfAborted();
  }
  return measured;
}

async function measurePart(part: Part, context: RunContext): Promise<MeasuredPart> {
  const { name, title } = part;
  const begin = performance.now();
  const measured = () => ({
    name,
    title,
    date: today(),
    dataset: context.dataset,
    seconds: Math.round((performance.now() - begin) / 1_000),
    load: Math.round(loadavg()[0] ?? 0),
  });
  const workFolder = await mkdtemp(join(tmpdir(), `biographql-bench-${name}-`));
  context.say('begins');
  try {
    const findings = await part.run({ ...context, workFolder });
    context.say(`took ${measured().seconds} s`);
    return { ...measured(), failure: null, ...findings };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    context.say(`failed: ${failure}`);
    return { ...measured(), failure, ...NOTHING };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
