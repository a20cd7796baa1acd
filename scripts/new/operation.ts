import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as templates from './templates.js';
import { WorkspaceEdit } from './workspace-edit.js';

const USAGE = `pnpm new:operation <name>

Adds an operation about an entity in every layer, from schema.graphql to the client, then runs codegen, which writes its
client function, query options and React hooks. The name is in kebab case, e.g. drug-interactions. The test that it adds fails until the
service is written.`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RESOLVERS = 'packages/server/src/graphql/resolvers/entities.ts';
const SERVICES = 'packages/services/src';
const ACTIONS = 'codegen/actions.mjs';
/** Tests whose snapshots list the exports of a package. */
const EXPORT_TESTS = ['client', 'query', 'react'].map(
  (name) => `packages/${name}/src/index.test.ts`,
);

/** Adds an operation to a repository. Returns the files that were added or changed. */
export function addOperation(root: string, name: string): readonly string[] {
  const names = templates.getNames(name);
  const edit = new WorkspaceEdit(root);
  addToContract(edit, names);
  addToServer(edit, names);
  addToClient(edit, names);
  return edit.write();
}

function addToContract(edit: WorkspaceEdit, names: templates.Names): void {
  edit.before('schema.graphql', /(?<=\ntype Query \{[\s\S]*?)\n\}\n/, templates.schemaField(names));
  edit.append('schema.graphql', templates.schemaType(names));
  edit.add(`operations/${names.kebab}.graphql`, templates.graphqlOperation(names));
}

function addToServer(edit: WorkspaceEdit, names: templates.Names): void {
  const service = `${SERVICES}/entity-service.ts`;
  edit.after(
    service,
    /\nexport function createEntityService[\s\S]*? return \{\n/,
    templates.serviceBody(names),
  );
  edit.append(`${SERVICES}/entity-service.test.ts`, templates.serviceTest(names));
  edit.after(RESOLVERS, /\nexport const graphFields = \{\n/, templates.resolver(names));
}

function addToClient(edit: WorkspaceEdit, names: templates.Names): void {
  edit.after(ACTIONS, /\nexport const ACTIONS = \{\n/, templates.clientAction(names));
}

function call(program: string, args: readonly string[]): void {
  execFileSync(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '--help'] = process.argv.slice(2);
  if (name.startsWith('-')) console.log(USAGE);
  else {
    const touched = addOperation(ROOT, name);
    const sources = touched.filter((path) => /\.(tsx?|mjs|graphql)$/.test(path));
    call('graphql-codegen', ['--config', 'codegen.ts']);
    call('biome', ['check', '--write', '--log-level=error', ...sources]);
    call('vitest', ['run', ...EXPORT_TESTS, '-u']);
    console.log(`Added or changed:\n${touched.map((path) => `  ${path}`).join('\n')}`);
    console.log(
      'Next: write the method, then follow the row “operation” of the table in CONTRIBUTING.md.',
    );
  }
}
