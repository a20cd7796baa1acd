import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: they wait for builds and other programs while the rest is run beside them. */
const SLOW = [
  'test/packaging/packaging.test.ts',
  'test/process/serve.test.ts',
  'test/process/commands.test.ts',
  'test/process/new.test.ts',
  'packages/react/src/hooks/use-entities.race.test.tsx',
  'packages/react/src/hooks/use-entities.race-again.test.tsx',
  'packages/admet-predictor/test/leak.test.ts',
];

/** Starts slow files first, so that none is left alone at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.sort((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = SLOW.findIndex((path) => moduleId.endsWith(path));
  return place < 0 ? SLOW.length : place;
}
