import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as templates from './templates.js';
import { WorkspaceEdit } from './workspace-edit.js';

const USAGE = `pnpm new:operation <name>

Adds an operation in every layer, from schema.graphql to the React hook, then runs codegen. The name is in
kebab case, e.g. drug-interactions. The tests that it adds fail until the service is written.`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = 'packages/server/src';
const SERVICES = 'packages/services/src';
const CLIENT = 'packages/client/src';
const QUERY = 'packages/query/src';
const REACT = 'packages/react/src';
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
  edit.after(
    'test/operation-variables.ts',
    /const OPERATION_VARIABLES[^=]*= \{\n/,
    `  '${names.kebab}': { entity: ASTHMA },\n`,
  );
}

function addToServer(edit: WorkspaceEdit, names: templates.Names): void {
  const { kebab, camel, pascal } = names;
  edit.add(`${SERVICES}/${kebab}-service.ts`, templates.service(names));
  edit.add(`${SERVICES}/${kebab}-service.test.ts`, templates.serviceTest(names));
  const services = `${SERVICES}/services.ts`;
  edit.before(
    services,
    /\n\nexport interface GraphAccess/,
    `\nimport { create${pascal}Service, type ${pascal}Service } from './${kebab}-service.js';`,
  );
  edit.before(services, / {2}readonly questions: /, `  readonly ${camel}: ${pascal}Service;\n`);
  edit.before(
    services,
    / {4}questions,\n/,
    `    ${camel}: create${pascal}Service(graph, resolveEntity),\n`,
  );
  edit.add(`${SERVER}/graphql/resolvers/${kebab}.ts`, templates.resolver(names));
  const resolvers = `${SERVER}/graphql/resolvers/index.ts`;
  edit.before(resolvers, /\n\ntype FieldName/, `\nimport { ${camel} } from './${kebab}.js';`);
  edit.after(
    resolvers,
    /\nconst FIELDS: .* = \{\n/,
    `  ${camel}: { resolve: ${camel}, scopes: ['graph'], isCacheable: true },\n`,
  );
}

function addToClient(edit: WorkspaceEdit, names: templates.Names): void {
  const { camel, pascal } = names;
  const actions = `${CLIENT}/actions/graph.ts`;
  edit.after(
    actions,
    /import \{(?=[^}]*\} from '@biographql\/core\/strings')/,
    ` Get${pascal}Document,`,
  );
  edit.append(actions, templates.clientAction(names));
  const options = `${QUERY}/options/graph.ts`;
  edit.after(options, /import \{(?=[^}]*\} from '@biographql\/client')/, ` get${pascal},`);
  edit.append(options, templates.queryOptions(names));
  edit.before(`${QUERY}/keys.ts`, / {2}\| '[a-z]/i, `  | 'get${pascal}'\n`);
  const hooks = `${REACT}/hooks/graph.ts`;
  edit.after(hooks, /import \{(?=[^}]*\} from '@biographql\/query')/, ` ${camel}Options,`);
  edit.append(hooks, templates.reactHook(names));
  edit.after(
    `${REACT}/hooks/plain-hooks.test.tsx`,
    /const rows: readonly Row\[\] = \[\n/,
    `  row('use${pascal}', { entity }, client.get${pascal}, hooks.use${pascal}, hooks.useSuspense${pascal}),\n`,
  );
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
    const sources = touched.filter((path) => /tsx?$/.test(path));
    call('graphql-codegen', ['--config', 'codegen.ts']);
    call('biome', ['check', '--write', '--log-level=error', ...sources]);
    call('vitest', ['run', ...EXPORT_TESTS, '-u']);
    console.log(`Added or changed:\n${touched.map((path) => `  ${path}`).join('\n')}`);
    console.log('Next: make the failing tests pass (`pnpm test`), then run `pnpm changeset`.');
  }
}
