import { writeFile } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import { type CommandRun, count, defineCommand, type FlagsOf } from '@biographql/server/internal';
import { createGraphModel } from '../graphql/graph-model.js';
import { getSchemaText } from '../graphql/schema-text.js';
import { writeSchemaPackage } from '../graphql/write-schema-package.js';
import { compareShapes } from '../survey/compare-shapes.js';
import { readShape, removeShape, writeShape } from '../survey/shape-file.js';
import { MIN_FACTS, surveyLoadedGraph } from './check-schema.js';

const OPTIONS = {
  '--out <file>': 'write the schema to a file instead of printing it',
  '--package <folder>': 'write an npm package with the schema and typed documents',
  '--name <name>': { text: 'name of the npm package', standard: 'graph-documents' },
  '--min-facts <n>': {
    text: 'leave out relations and value fields with fewer than this many facts',
    standard: String(MIN_FACTS),
  },
  '--remove': 'remove the schema from the data directory',
} as const;

type Call = CommandRun<FlagsOf<typeof OPTIONS>>;

/** `biographql schema`: makes a GraphQL schema of the loaded graph. */
export const schemaCommand = defineCommand({
  name: 'schema',
  description:
    'Generate a GraphQL schema from the classes, relations and values in the loaded graph. After a restart, the service serves the schema at `/{serviceName}/graph`.',
  options: OPTIONS,
  settings: ['dataDir', 'vocabulary'],
  async run(call) {
    if (call.flags.remove !== true) return await makeSchema(call);
    await removeShape(call.config().dataDir);
    call.output.result({ removed: true }, 'Removed the graph schema. Restart the service.');
  },
});

async function makeSchema(call: Call): Promise<void> {
  const { flags, output } = call;
  const config = call.config();
  const minFacts = getMinFacts(flags.minFacts);
  const { shape: found, vocabulary } = await surveyLoadedGraph(call, minFacts);
  const before = await readShape(config.dataDir, found.dataset);
  const day = new Date().toISOString().slice(0, 10);
  const isNew = before !== null && before.dataset !== found.dataset;
  const compared = isNew ? compareShapes(before, found, { vocabulary, day }) : null;
  const isSame = before?.dataset === found.dataset && before?.minFacts === minFacts;
  const shape = compared?.shape ?? (isSame ? before : found);
  for (const { name, reason } of compared?.changes ?? []) output.note(`${name}: ${reason}`);
  const path = await writeShape(config.dataDir, shape);
  const model = createGraphModel(shape, vocabulary);
  const text = getSchemaText(model);
  if (flags.out !== undefined) await writeFile(flags.out, text);
  if (flags.package !== undefined) {
    await writeSchemaPackage(flags.package, { name: flags.name, model, text });
  }
  const written = [flags.out, flags.package].filter((each) => each !== undefined);
  const links = model.reduce((sum, each) => sum + each.links.length, 0);
  const values = model.reduce((sum, each) => sum + each.values.length, 0);
  const summary = `Wrote a schema with ${count(model.length)} classes, ${count(links)} relations and ${count(values)} value fields to ${written.join(' and ')}. Restart the service to serve it at /${config.serviceName}/graph.`;
  output.result({ path, classes: shape.classes }, written.length > 0 ? summary : text);
}

function getMinFacts(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('--min-facts', 'must be a whole number, 1 or greater', text);
}
