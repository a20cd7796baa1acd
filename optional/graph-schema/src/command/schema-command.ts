import { writeFile } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import type { AddCommand, CommandContext, Config, PluginSet } from '@biographql/server';
import {
  addConfigFlags,
  configOf,
  count,
  createOutput,
  type Output,
} from '@biographql/server/internal';
import { createGraphModel } from '../graphql/graph-model.js';
import { schemaTextOf } from '../graphql/schema-text.js';
import { writeSchemaPackage } from '../graphql/write-schema-package.js';
import { typesModuleOf } from '../sparql/types-module.js';
import { removeShape, writeShape } from '../survey/shape-file.js';
import { surveyGraph } from '../survey/survey-graph.js';
import { surveyTerms } from '../survey/survey-terms.js';
import { readLoadedGraph } from './read-loaded-graph.js';

interface SchemaFlags extends Readonly<Record<string, unknown>> {
  readonly minFacts: string;
  readonly out?: string;
  readonly package?: string;
  readonly name: string;
  readonly types?: string;
  readonly remove?: boolean;
  readonly json?: boolean;
}

/** `biographql schema`: makes a GraphQL schema, or types for SPARQL, of the loaded graph. */
export const schemaCommand: AddCommand = (program, context) => {
  const command = program
    .command('schema')
    .description(
      'Make a GraphQL schema of the classes, relations and values in the loaded graph. After a restart, the service serves it at `/{serviceName}/graph`.',
    )
    .option('--out <file>', 'write the schema to a file instead of printing it')
    .option('--package <folder>', 'write an npm package with the schema and typed documents')
    .option('--name <name>', 'name of that package', 'graph-documents')
    .option('--min-facts <n>', 'leave out relations and values with fewer facts', '3')
    .option(
      '--types <file>',
      'write a TypeScript module for typed SPARQL instead of the GraphQL schema',
    )
    .option('--remove', 'remove the schema from the data directory')
    .option('--json', 'print the full result as JSON')
    .action((flags: SchemaFlags) => schema(flags, context));
  addConfigFlags(command, context, ['dataDir', 'vocabulary']);
};

async function schema(flags: SchemaFlags, { streams, plugins }: CommandContext): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const run = { config: configOf(flags, { plugins }), output, plugins };
  if (flags.remove === true) {
    await removeShape(run.config.dataDir);
    output.result({ removed: true }, 'Removed. Restart the service.');
  } else if (flags.types !== undefined) {
    await writeTypes(flags.types, run);
  } else {
    await makeSchema(flags, run);
  }
}

interface Run {
  readonly config: Config;
  readonly output: Output;
  readonly plugins: PluginSet;
}

async function makeSchema(flags: SchemaFlags, run: Run): Promise<void> {
  const { config, output } = run;
  const minFacts = minFactsOf(flags.minFacts);
  const { result: shape, vocabulary } = await readLoadedGraph(config, run, ({ path }, options) =>
    surveyGraph(path, options, minFacts),
  );
  const path = await writeShape(config.dataDir, shape);
  const model = createGraphModel(shape, vocabulary);
  const text = schemaTextOf(model);
  if (flags.out !== undefined) await writeFile(flags.out, text);
  if (flags.package !== undefined) {
    await writeSchemaPackage(flags.package, { name: flags.name, model, text });
  }
  const written = [flags.out, flags.package].filter((each) => each !== undefined);
  const links = model.reduce((sum, each) => sum + each.links.length, 0);
  const values = model.reduce((sum, each) => sum + each.values.length, 0);
  const summary = `Wrote ${count(model.length)} classes, ${count(links)} relations and ${count(values)} values to ${written.join(' and ')}. Restart the service to serve them at /${config.serviceName}/graph.`;
  output.result({ path, classes: shape.classes }, written.length > 0 ? summary : text);
}

async function writeTypes(file: string, run: Run): Promise<void> {
  const { result: terms, vocabulary } = await readLoadedGraph(
    run.config,
    run,
    ({ path, named }, options) => surveyTerms([path, ...named], options),
  );
  await writeFile(file, typesModuleOf(terms, vocabulary));
  const { properties, classes } = terms;
  run.output.result(
    terms,
    `Wrote ${count(properties.length)} properties and ${count(classes.length)} classes to ${file}. Run this again when the graph changes.`,
  );
}

function minFactsOf(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('--min-facts', 'must be a whole number from 1', text);
}
