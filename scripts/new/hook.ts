import { fileURLToPath } from 'node:url';
import { addHook } from './hook-files.js';
import { House } from './house.js';
import { namesOf } from './names.js';
import { run } from './run.js';

const USAGE = `pnpm new:hook <name>

Makes the query options and the hook over an action of the client that has neither, and the lines that name
them. The name is that of the action's file without its verb, in kebab case: drug-interactions for
getDrugInteractions. The test row that it adds asks the seed about asthma.`;

/** Adds query options and a hook to a repository. Returns the files it made or changed. */
export function addHookOf(root: string, name: string): readonly string[] {
  const house = new House(root);
  addHook(house, namesOf(name));
  return house.write();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(USAGE, addHookOf);
