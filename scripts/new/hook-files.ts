import type { House } from './house.js';
import type { Names } from './names.js';
import { reactHook, reactOptions } from './templates.js';

const REACT = 'packages/react/src';

/** Adds query options and a hook over the client's action, and the lines that name them. */
export function addHook(house: House, names: Names): void {
  const { kebab, camel, pascal } = names;
  house.add(`${REACT}/options/${kebab}.ts`, reactOptions(names));
  house.add(`${REACT}/hooks/use-${kebab}.ts`, reactHook(names));
  house.before(`${REACT}/keys.ts`, / {2}\| '[a-z]/i, `  | 'get${pascal}'\n`);
  house.before(
    `${REACT}/options.ts`,
    /export \{ answerOptions/,
    `export { ${camel}Options } from './options/${kebab}.js';\n`,
  );
  house.before(
    `${REACT}/index.ts`,
    /export \{ useAnswer/,
    `export { use${pascal}, useSuspense${pascal} } from './hooks/use-${kebab}.js';\n`,
  );
  house.after(
    `${REACT}/hooks/plain-hooks.test.tsx`,
    /const rows: readonly Row\[\] = \[\n/,
    `  row('use${pascal}', { entity }, client.get${pascal}, hooks.use${pascal}, hooks.useSuspense${pascal}),\n`,
  );
}
