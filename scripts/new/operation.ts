import { fileURLToPath } from 'node:url';
import { addHook } from './hook-files.js';
import { House } from './house.js';
import { namesOf } from './names.js';
import { run } from './run.js';
import {
  clientAction,
  graphqlOperation,
  resolver,
  schemaField,
  schemaType,
  service,
  serviceTest,
  wireMapper,
} from './templates.js';

const USAGE = `pnpm new:operation <name>

Makes the files of a new operation in every room, from schema.graphql to the React hook, and the lines that
name them; then runs codegen. The name is in kebab case, e.g. drug-interactions. The tests that it adds fail
until the service is written.`;

const SERVER = 'packages/server/src';
const CLIENT = 'packages/client/src';

/** Adds an operation to a repository. Returns the files it made or changed. */
export function addOperation(root: string, name: string): readonly string[] {
  const names = namesOf(name);
  const { kebab, camel, pascal } = names;
  const house = new House(root);
  house.before('schema.graphql', /(?<=\ntype Query \{[\s\S]*?)\n\}\n/, schemaField(names));
  house.append('schema.graphql', schemaType(names));
  house.add(`operations/${kebab}.graphql`, graphqlOperation(names));

  house.add(`${SERVER}/services/${kebab}-service.ts`, service(names));
  house.add(`${SERVER}/services/${kebab}-service.test.ts`, serviceTest(names));
  const services = `${SERVER}/services/services.ts`;
  house.before(
    services,
    /\n\n\/\*\* What the service can do/,
    `\nimport { create${pascal}Service, type ${pascal}Service } from './${kebab}-service.js';`,
  );
  house.before(services, / {2}readonly questions: /, `  readonly ${camel}: ${pascal}Service;\n`);
  house.before(
    services,
    / {4}questions,?\n {2}};|\n {4}questions: .*\n {2}};/,
    `    ${camel}: create${pascal}Service(graph, resolveEntity),\n`,
  );
  house.add(`${SERVER}/resolvers/${kebab}.ts`, resolver(names));
  house.add(`${SERVER}/resolvers/wire/${kebab}.ts`, wireMapper(names));
  const resolvers = `${SERVER}/resolvers/index.ts`;
  house.before(resolvers, /\n\n\/\*\*/, `\nimport { ${camel} } from './${kebab}.js';`);
  house.after(resolvers, / {2}Query: \{\n/, `    ${camel},\n`);

  house.after(
    `${SERVER}/resolvers/field-scopes.ts`,
    /FIELD_SCOPES[^=]*= \{\n/,
    `  ${camel}: ['graph'],\n`,
  );

  house.add(`${CLIENT}/actions/get-${kebab}.ts`, clientAction(names));
  house.before(
    `${CLIENT}/common.ts`,
    /export type \{ AstClient, BioGraphQLClient/,
    `export { get${pascal}, type ${pascal}Lookup } from './actions/get-${kebab}.js';\n`,
  );
  house.after(
    'test/operation-variables.ts',
    /const OPERATION_VARIABLES[^=]*= \{\n/,
    `  '${kebab}': { entity: ASTHMA },\n`,
  );
  addHook(house, names);
  return house.write();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(USAGE, addOperation);
