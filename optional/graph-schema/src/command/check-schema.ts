import type { BuiltDataset } from '@biographql/server';
import { compareShapes } from '../survey/compare-shapes.js';
import { readShape, writeNextShape } from '../survey/shape-file.js';
import { surveyGraph } from '../survey/survey-graph.js';
import { surveyDataset } from './read-loaded-graph.js';

/** Relations and values with fewer facts are left out, unless the schema says otherwise. */
export const MIN_FACTS = 3;

/**
 * Compares the graph of a built dataset with the schema of the served one, before it is served. Each class, field or
 * relation that disappeared or changed is a warning; the schema of the new dataset is written for its start.
 */
export async function checkSchema(built: BuiltDataset) {
  const { dataDir } = built.config;
  const before = await readShape(dataDir, built.servedDigest);
  if (before === null) return [];
  const { result: found, vocabulary } = await surveyDataset(built, ({ path }, options) =>
    surveyGraph(path, options, before.minFacts ?? MIN_FACTS),
  );
  const day = built.dataset.manifest.created.slice(0, 10);
  const { shape, changes } = compareShapes(before, found, { vocabulary, day });
  await writeNextShape(dataDir, shape, built.servedDigest ?? null);
  const check = 'graph schema';
  if (changes.length === 0)
    return [{ check, status: 'ok' as const, detail: 'callers notice no change' }];
  return changes.map(({ name, reason }) => ({
    check,
    status: 'warn' as const,
    detail: `${name}: ${reason}`,
  }));
}
