// Writes the files that codegen.ts lists, from the schema and the operations: `pnpm codegen`; `--check` compares only.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { codegen } from '@graphql-codegen/core';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { generates } from '../codegen.js';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

// Sorted, so that moving a type within the schema changes no generated file.
const schemaAst = lexicographicSortSchema(buildSchema(read('schema.graphql')));
const schema = parse(printSchema(schemaAst));
const documents: readonly Types.DocumentFile[] = readdirSync(join(root, 'operations'))
  .filter((file) => file.endsWith('.graphql'))
  .sort()
  .map((file) => {
    const location = `operations/${file}`;
    return { location, document: parse(read(location)) };
  });

const PLUGINS: Readonly<Record<string, CodegenPlugin>> = {
  typescript,
  'typescript-resolvers': resolvers,
};

async function pluginOf(name: string): Promise<CodegenPlugin> {
  return PLUGINS[name] ?? import(join(import.meta.dirname, name));
}

const stale: string[] = [];
for (const [filename, output] of Object.entries(generates)) {
  const plugins = output.plugins.map((each) => (typeof each === 'string' ? { [each]: {} } : each));
  const names = plugins.flatMap((each) => Object.keys(each));
  const loaded = await Promise.all(
    names.map(async (name) => [name, await pluginOf(name)] as const),
  );
  const content = await codegen({
    filename,
    schema,
    schemaAst,
    documents: output.documents ? [...documents] : [],
    plugins,
    pluginMap: Object.fromEntries(loaded),
    config: { importExtension: '.js', ...output.config },
  });
  if (content === read(filename)) continue;
  stale.push(filename);
  if (!values.check) writeFileSync(join(root, filename), content);
}
for (const filename of stale) {
  process.stdout.write(values.check ? `stale: ${filename}\n` : `wrote ${filename}\n`);
}
if (values.check && stale.length > 0) process.exitCode = 1;
