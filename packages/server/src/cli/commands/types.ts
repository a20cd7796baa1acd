import { writeFile } from 'node:fs/promises';
import { surveyTerms } from '@biographql/ingest';
import { typesModuleOf } from '../../own-schema/types-module.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';
import { count } from '../progress-text.js';
import { readLoadedGraph } from '../read-loaded-graph.js';

interface TypesFlags extends Readonly<Record<string, unknown>> {
  readonly out?: string;
  readonly json?: boolean;
}

/** `biographql types`: writes the properties and classes of the loaded graph as a module by which SPARQL is typed. */
export const typesCommand: AddCommand = (program, context) => {
  const command = program
    .command('types')
    .description(
      'Write a TypeScript module of the properties and classes that occur in the loaded graph. With its `select`, a query that names another one, or gives a property a value that it never has, does not compile. The module is printed, or written where `--out` says.',
    )
    .option('--out <file>', 'write the module there instead of printing it')
    .option('--json', 'print what occurs in the graph as JSON')
    .action((flags: TypesFlags) => types(flags, context));
  addConfigFlags(command, context, ['dataDir', 'vocabulary']);
};

async function types(flags: TypesFlags, { streams, plugins }: CommandContext): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const { result: terms, vocabulary } = await readLoadedGraph(
    configOf(flags, { plugins }),
    { output, plugins },
    surveyTerms,
  );
  const text = typesModuleOf(terms, vocabulary);
  if (flags.out !== undefined) await writeFile(flags.out, text);
  const summary = `${count(terms.properties.length)} properties, ${count(terms.classes.length)} classes: ${flags.out}. Run it again when the graph changes.`;
  output.result(terms, flags.out === undefined ? text.trimEnd() : summary);
}
