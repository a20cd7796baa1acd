import { writeFile } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import { removeShape, surveyGraph, writeShape } from '@biographql/ingest';
import { createGraphModel } from '../../own-schema/graph-model.js';
import { schemaTextOf } from '../../own-schema/schema-text.js';
import { writeSchemaPackage } from '../../own-schema/write-schema-package.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';
import { count } from '../progress-text.js';
import { readLoadedGraph } from '../read-loaded-graph.js';

interface SchemaFlags extends Readonly<Record<string, unknown>> {
  readonly minFacts?: string;
  readonly out?: string;
  readonly package?: string;
  readonly name?: string;
  readonly remove?: boolean;
  readonly json?: boolean;
}

/** `biographql schema`: makes a GraphQL schema of the classes and relations that the loaded graph has. */
export const schemaCommand: AddCommand = (program, context) => {
  const command = program
    .command('schema')
    .description(
      'Make a GraphQL schema of the classes, relations and values that the loaded graph really has. The service serves it at `/{serviceName}/graph` after a restart, beside its operations; the schema is printed, or written where `--out` says.',
    )
    .option('--out <file>', 'write the schema there instead of printing it')
    .option('--package <folder>', 'write an npm package with the schema and typed documents')
    .option('--name <name>', 'of that package (default: graph-documents)')
    .option(
      '--min-facts <n>',
      'relations and values that fewer facts state are left out (default: 3)',
    )
    .option('--remove', 'serve no such schema any more')
    .option('--json', 'print what the graph has as JSON')
    .action((flags: SchemaFlags) => schema(flags, context));
  addConfigFlags(command, context, ['dataDir', 'vocabulary']);
};

async function schema(flags: SchemaFlags, { streams, plugins }: CommandContext): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const config = configOf(flags, { plugins });
  if (flags.remove === true) {
    await removeShape(config.dataDir);
    output.result({ removed: true }, 'Removed. Restart a running service.');
    return;
  }
  const minFacts = leastFacts(flags.minFacts);
  const { result: shape, vocabulary } = await readLoadedGraph(
    config,
    { output, plugins },
    (path, options) => surveyGraph(path, { ...options, minFacts }),
  );
  const path = await writeShape(config.dataDir, shape);
  const model = createGraphModel(shape, vocabulary);
  const text = schemaTextOf(model);
  if (flags.out !== undefined) await writeFile(flags.out, text);
  if (flags.package !== undefined) {
    await writeSchemaPackage(flags.package, { name: flags.name ?? 'graph-documents', model, text });
  }
  const isTold = flags.out !== undefined || flags.package !== undefined;
  const links = model.reduce((sum, each) => sum + each.links.length, 0);
  const values = model.reduce((sum, each) => sum + each.values.length, 0);
  const written = [flags.out, flags.package].filter((each) => each !== undefined).join(', ');
  const summary = `${count(model.length)} classes, ${count(links)} relations, ${count(values)} values: ${written}. A service over this data directory serves them at /${config.serviceName}/graph once it starts anew.`;
  output.result({ path, classes: shape.classes }, isTold ? summary : text);
}

function leastFacts(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('--min-facts', 'must be a whole number from 1', text);
}
