import { fileURLToPath } from 'node:url';
import { House } from './house.js';
import { namesOf } from './names.js';
import { run } from './run.js';

const USAGE = `pnpm new:engine <interface> <name>

Makes the folder of a new driver, packages/engines/src/<interface>/<name>/, and its line in drivers.ts.
<interface> is graph, labels, articles or admet; <name> is in kebab case, e.g. elastic. The tests that it adds
are the suites of the interface; they fail until the driver is written.`;

interface Kind {
  readonly folder: string;
  readonly type: string;
  readonly module: string;
  readonly builds: boolean;
  readonly suite: string;
  /** What is handed to the suite. */
  readonly subject: (driver: string) => string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  graph: {
    folder: 'graph-store',
    type: 'GraphDriver',
    module: 'graph-driver',
    builds: false,
    suite: 'describeGraphStore',
    subject: (driver) => `${driver}.name, (ntriples) => openOn(${driver}, ntriples)`,
  },
  labels: {
    folder: 'label-index',
    type: 'LabelDriver',
    module: 'label-build',
    builds: true,
    suite: 'describeLabelIndex',
    subject: (driver) => driver,
  },
  articles: {
    folder: 'article-index',
    type: 'ArticleDriver',
    module: 'article-build',
    builds: true,
    suite: 'describeArticleIndex',
    subject: (driver) => driver,
  },
  admet: {
    folder: 'admet-predictor',
    type: 'AdmetDriver',
    module: 'admet-driver',
    builds: false,
    suite: 'describeAdmetPredictor',
    subject: (driver) => `${driver}.name, () => openAnywhere(${driver}), null`,
  },
};

const ENGINES = 'packages/engines/src';

/** Adds a driver to a repository. Returns the files it made or changed. @throws RangeError for an unknown interface. */
export function addEngine(root: string, interfaceName = '', name = ''): readonly string[] {
  const kind = KINDS[interfaceName];
  if (kind === undefined) {
    throw new RangeError(
      `"${interfaceName}" is no interface: use ${Object.keys(KINDS).join(', ')}.`,
    );
  }
  const { kebab } = namesOf(name);
  const { camel: driver, kebab: file } = namesOf(`${kebab}-${interfaceName}`);
  const house = new House(root);
  const folder = `${kind.folder}/${kebab}`;
  house.add(`${ENGINES}/${folder}/${file}.ts`, driverText(kind, { kebab, driver, interfaceName }));
  house.add(`${ENGINES}/${folder}/${file}.test.ts`, testText(kind, { driver, file }));
  const list = `${ENGINES}/drivers.ts`;
  house.before(list, /\n\n\/\*\*/, `\nimport { ${driver} } from './${folder}/${file}.js';`);
  house.after(list, new RegExp(` {2}${interfaceName}: \\[[^\\]]+(?=\\])`), `, ${driver}`);
  return house.write();
}

interface DriverNames {
  readonly kebab: string;
  readonly driver: string;
  readonly interfaceName: string;
}

function driverText(
  { type, module, builds }: Kind,
  { kebab, driver, interfaceName }: DriverNames,
): string {
  const build = `
  async build() {
    throw new EngineUnavailableError('${kebab}', 'build');
  },`;
  return `
import { EngineUnavailableError } from '@biographql/core';
import type { ${type} } from '../${module}.js';

/** Serves ${interfaceName} from ${kebab}; keeps no files in a dataset. */
export const ${driver}: ${type} = {
  name: '${kebab}',
  format: null,${builds ? build : ''}
  async open() {
    throw new EngineUnavailableError('${kebab}', 'open');
  },
};
`;
}

function testText({ suite, subject }: Kind, names: { driver: string; file: string }): string {
  const { driver, file } = names;
  const opener = /openOn|openAnywhere/.exec(subject(driver))?.[0];
  const imports =
    opener === undefined ? '' : `import { ${opener} } from '../../temporary-place.js';\n`;
  return `${imports}import { ${suite} } from '../conformance.js';
import { ${driver} } from './${file}.js';

${suite}(${subject(driver)});
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(USAGE, addEngine);
