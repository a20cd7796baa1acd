// @ts-check
// Writes or checks etc/<package>[.<entry>].api.md, one report per typed entry of each built package.
// node docs/tools/api-reports.mjs           fails when a report is not up to date
// node docs/tools/api-reports.mjs --write   writes them
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import apiExtractor from '@microsoft/api-extractor';

const { Extractor, ExtractorConfig, ExtractorLogLevel } = apiExtractor;
const tools = dirname(fileURLToPath(import.meta.url));
const root = join(tools, '../..');
const write = process.argv.includes('--write');
const stale = [];

for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
    // Packages of the service have one build.
    const types = target.import?.types ?? target.types;
    // `internal` is shared among our packages alone.
    if (!types || entry === './internal') continue;
    if (!existsSync(join(folder, types))) {
      throw new Error(`${name} is not built: run "pnpm build" first.`);
    }
    const report = entry === '.' ? name : `${name}.${entry.slice(2).replaceAll('/', '.')}`;
    if (!isUpToDate(folder, types, report)) stale.push(`etc/${report}.api.md`);
  }
}

if (stale.length > 0) {
  console.log(`${write ? 'Wrote' : 'Not up to date'}: ${stale.join(', ')}`);
  if (!write) process.exitCode = 1;
}

/** @param {string} folder @param {string} types @param {string} report */
function isUpToDate(folder, types, report) {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'NodeNext',
            moduleResolution: 'NodeNext',
            lib: ['ES2023', 'ESNext.Disposable', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
            types: ['node'],
            typeRoots: [join(root, 'node_modules/@types')],
            strict: true,
            skipLibCheck: true,
          },
          files: [join(folder, types)],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: join(root, 'etc'),
        reportTempFolder: join(tools, 'node_modules/.reports'),
        reportFileName: report,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.None },
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: write,
    showVerboseMessages: false,
    messageCallback(message) {
      message.handled = true;
    },
  });
  return !apiReportChanged;
}
