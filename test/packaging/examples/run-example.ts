import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentedExample, type DocumentedStep, ROOT } from './documented-steps.js';
import type { PageWalk } from './page-walk.js';
import { checkServed } from './served-page.js';
import { runLine, startLine } from './shell.js';
import type { TarballRegistry } from './tarball-registry.js';

/** Output of the programs, by example. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  'admet-triage': /^ethanol: [\s\S]*a slip of the pen: cannot be predicted/m,
  apollo: /^[^\n]+, [\s\S]*\nasthma: \d+/,
  'client-script': /^asthma: .*disease[\s\S]*montelukast/,
  'graphql-request': /^\d+ articles\n./,
  sparql: /^MONTELUKAST: treats \d+ of the diseases of the graph$/m,
  testing: /a service in memory: .+,.+[\s\S]*recordings: two failures passed, and asthma was found/,
  urql: /Q35869.*\n/,
};

/** The service that an example asks. */
export interface RecordedService {
  /** The GraphQL address. */
  readonly address: string;
  readonly apiKey: string;
}

/**
 * Does in an empty folder what the README of an example says, line by line.
 * @param walk - what is done with a page that is served, in addition to asking for it.
 * @throws Error with the line that failed, and what it printed.
 */
export async function runExample(
  { name, folders, steps }: DocumentedExample,
  { npmrc }: TarballRegistry,
  service: RecordedService,
  walk: PageWalk['walk'] = async () => {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `biographql-example-${name}-`));
  try {
    await writeFile(join(folder, '.npmrc'), npmrc);
    for (const each of folders) {
      await cp(join(ROOT, 'examples', each), join(folder, each), {
        recursive: true,
        filter: (path) => !/node_modules|\/\.next|next-env\.d\.ts$/.test(path),
      });
    }
    for (const step of steps) {
      await take(step, folder, service, (origin) => walk(name, origin));
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function take(
  step: DocumentedStep,
  cwd: string,
  service: RecordedService,
  walk: (origin: string) => Promise<void>,
): Promise<void> {
  const env = { BIOGRAPHQL_URL: service.address, BIOGRAPHQL_API_KEY: service.apiKey };
  if (step.serves === null) {
    const printed = await runLine(step.command, { cwd, env });
    const [, name = ''] = /^npx tsx ([^/]+)\//.exec(step.command) ?? [];
    if (name !== '' && !(PRINTS[name] ?? /^$/).test(printed)) {
      throw new Error(`${step.command}: printed\n${printed}`);
    }
    return;
  }
  const started = await startLine(step.command, { cwd, env });
  try {
    if (await checkServed(started.origin, step.serves, service.apiKey)) await walk(started.origin);
  } catch (error) {
    throw new Error(`${step.command}: ${started.printed()}`, { cause: error });
  } finally {
    await started.stop();
  }
}
