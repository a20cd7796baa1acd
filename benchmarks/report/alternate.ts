import type { Run } from './figures.js';

/**
 * Lets contestants run in turns, the order reversed in every other round, so that a busy machine is busy for all of them.
 * The first round warms them up and is not counted.
 */
export async function alternate<Name extends string>(
  names: readonly Name[],
  rounds: number,
  run: (name: Name) => Promise<Run>,
): Promise<ReadonlyMap<Name, readonly Run[]>> {
  const runs = new Map<Name, Run[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const result = await run(name);
      if (round > 0) runs.get(name)?.push(result);
    }
  }
  return runs;
}
