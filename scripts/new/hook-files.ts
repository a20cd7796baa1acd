import type { House } from './house.js';
import type { Names } from './names.js';
import { queryOptions, reactHook } from './templates.js';

const QUERY = 'packages/query/src';
const REACT = 'packages/react/src';

/** What the other frameworks have in place of a hook. */
const ADAPTERS: readonly Adapter[] = [
  { file: 'packages/vue/src/composables.ts', prefix: 'use', type: 'Composable' },
  { file: 'packages/svelte/src/queries.ts', prefix: 'create', type: 'QueryMaker' },
  { file: 'packages/solid/src/primitives.ts', prefix: 'use', type: 'Primitive' },
];

interface Adapter {
  readonly file: string;
  readonly prefix: string;
  readonly type: string;
}

/** Adds query options and a hook over the client's action, and the lines that name them. */
export function addHook(house: House, names: Names): void {
  const { kebab, camel, pascal } = names;
  house.add(`${QUERY}/options/${kebab}.ts`, queryOptions(names));
  house.add(`${REACT}/hooks/use-${kebab}.ts`, reactHook(names));
  house.before(`${QUERY}/keys.ts`, / {2}\| '[a-z]/i, `  | 'get${pascal}'\n`);
  house.before(
    `${QUERY}/index.ts`,
    /export \{ answerOptions/,
    `export { ${camel}Options } from './options/${kebab}.js';\n`,
  );
  house.before(
    `${REACT}/index.ts`,
    /export \{ useAnswer/,
    `export { use${pascal}, useSuspense${pascal} } from './hooks/use-${kebab}.js';\n`,
  );
  for (const adapter of ADAPTERS) addToAdapter(house, names, adapter);
  house.after(
    `${REACT}/hooks/plain-hooks.test.tsx`,
    /const rows: readonly Row\[\] = \[\n/,
    `  row('use${pascal}', { entity }, client.get${pascal}, hooks.use${pascal}, hooks.useSuspense${pascal}),\n`,
  );
}

function addToAdapter(
  house: House,
  { camel, pascal, words }: Names,
  { file, prefix, type }: Adapter,
): void {
  house.after(file, /import type \{\n/, `  ${pascal}Lookup,\n`);
  house.after(file, /import \{\n/, `  ${camel}Options,\n`);
  house.append(
    file,
    `
/** Lists the ${words} of an entity. */
export const ${prefix}${pascal}: ${type}<${pascal}Lookup, readonly string[]> = (input, options) =>
  ask(${camel}Options, input, options);
`,
  );
}
