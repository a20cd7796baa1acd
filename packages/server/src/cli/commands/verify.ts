import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { untilAborted } from '@biographql/core/internal';
import { chooseDrivers, ENGINE_CHOICES, type Engine } from '@biographql/engines';
import { getVocabulary, openDataset } from '@biographql/ingest';
import { createQuestionEntities, createQuestionService } from '@biographql/questions';
import {
  countRows,
  DOCUMENT_ENDINGS,
  fixDocument,
  type ReportRow,
  readDocument,
  UnreadableDocumentError,
  type VerifiableDocument,
  type VerifyItem,
  writeJUnit,
  writeSarif,
  writeTextReport,
} from '@biographql/verify';
import { type ClaimSources, createVerifier } from '@biographql/verify/checks';
import { withVocabularyFile } from '../../config/build-settings.js';
import { ConfigError } from '../../config/config-error.js';
import { VERSION } from '../../config/version.js';
import { type CommandRun, defineCommand, type FlagsOf } from '../command.js';
import { count, EXIT } from '../output.js';

const FORMATS = ['text', 'json', 'sarif', 'junit'] as const;

const OPTIONS = {
  '--format <format>': { text: 'how results are written', choices: FORMATS, standard: 'text' },
  '--output <file>': 'write the results to a file',
  '--all': 'list confirmed items, too',
  '--strict': 'fail on items that are not found here, too',
  '--fix': 'print a patch with the corrections that records support',
  '--write': 'with --fix: write the corrections to the files',
} as const;

type VerifyFlags = FlagsOf<typeof OPTIONS>;

export const verifyCommand = defineCommand({
  name: 'verify',
  description:
    'Check the citations, quotes and identifiers of documents against the records of the dataset. Reads Markdown, text, BibTeX, RIS, nbib, CSL-JSON, DOCX, YAML, JSON, TSV and CSV.',
  arguments: { '<paths...>': 'files, or folders of such files' },
  options: OPTIONS,
  after: '\nExit codes: 0 nothing is contradicted, 1 something is (or the command failed).',
  settings: () => ['dataDir', 'vocabulary', ...Object.values(ENGINE_CHOICES)],
  async run(call, paths: readonly string[]) {
    try {
      await verify(call, paths);
    } catch (error) {
      if (!call.signal.aborted) throw error;
      call.output.failure('Stopped before all items were checked.');
      call.finish(EXIT.FAILED);
    }
  },
});

async function verify(call: CommandRun<VerifyFlags>, paths: readonly string[]): Promise<void> {
  const { flags, output, signal } = call;
  if (flags.write === true && flags.fix !== true) {
    call.misuse('--write needs --fix.');
    return;
  }
  const documents = await readAll(paths, call);
  const rows = await verifyDocuments(documents, call);
  signal.throwIfAborted();
  const fixes = flags.fix === true ? await fixAll(documents, rows, call) : '';
  const format = output.isJson ? 'json' : flags.format;
  const text = fixes === '' ? writeReport(rows, format, flags) : fixes;
  if (flags.output === undefined)
    output.result({ items: rows.map(toJsonRow), counts: countRows(rows) }, text.trimEnd());
  else await writeFile(flags.output, `${text.trimEnd()}\n`);
  const { contradicted, notFound, unread } = countRows(rows);
  if (contradicted > 0 || (flags.strict === true && notFound + unread > 0))
    call.finish(EXIT.FAILED);
}

async function readAll(
  paths: readonly string[],
  { output, signal }: CommandRun<VerifyFlags>,
): Promise<readonly VerifiableDocument[]> {
  const documents: VerifiableDocument[] = [];
  for (const { path, isNamed } of await findDocuments(paths)) {
    signal.throwIfAborted();
    try {
      const document = await readDocument(path, await readFile(path));
      for (const problem of document.problems) output.note(`${path}: ${problem}`);
      documents.push(document);
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error;
      if (isNamed) throw new ConfigError(`${path}: ${error.shortMessage}`, { cause: error });
      output.note(`${path}: ${error.shortMessage}`);
    }
  }
  return documents;
}

async function verifyDocuments(
  documents: readonly VerifiableDocument[],
  { config: load, plugins, output, signal }: CommandRun<VerifyFlags>,
): Promise<readonly ReportRow[]> {
  const config = load();
  const drivers = chooseDrivers(plugins.drivers, config);
  const { places, manifest } = await openDataset(config.dataDir, drivers);
  const vocabulary = await withVocabularyFile(config.vocabulary, getVocabulary(manifest));
  const opened: Engine[] = [];
  const open = async <E extends Engine>(opening: Promise<E>): Promise<E> => {
    const engine = await opening;
    opened.push(engine);
    return engine;
  };
  const options = { settings: config };
  try {
    const labels = await open(drivers.labels.open(places.labels, options));
    const articles = await open(drivers.articles.open(places.articles, options));
    let claims: Promise<ClaimSources> | undefined;
    const openClaims = () => {
      claims ??= (async () => {
        output.progress('Loading the graph, which claims are checked against');
        const graph = await open(drivers.graph.open(places.graph, options));
        await graph.ready({ signal });
        const engines = { graph, labels, articles };
        return {
          graph,
          questions: createQuestionService(engines, { vocabulary }),
          nameEntities: createQuestionEntities(engines, vocabulary),
        };
      })();
      return untilAborted(claims, signal);
    };
    const verifier = createVerifier({ articles, labels, vocabulary, openClaims });
    const items = documents.flatMap(({ name: document, items: own }) =>
      own.map((item) => ({ ...item, document })),
    );
    const verdicts = await verifier.verify(
      items.map(({ item }): VerifyItem => item),
      {
        signal,
        onVerdict: (_, index) =>
          output.progress(`${count(index + 1)} of ${count(items.length)} items checked`),
      },
    );
    return items.flatMap((item, index) => {
      const verdict = verdicts[index];
      return verdict === undefined ? [] : [{ ...item, verdict }];
    });
  } finally {
    // A graph that is still loading would hold the program until it is loaded.
    const closing = Promise.all(opened.map((engine) => engine[Symbol.asyncDispose]()));
    await (signal.aborted ? untilAborted(closing, signal).catch(() => undefined) : closing);
  }
}

function writeReport(
  rows: readonly ReportRow[],
  format: VerifyFlags['format'],
  { all, strict }: VerifyFlags,
): string {
  if (format === 'sarif') return writeSarif(rows, VERSION);
  if (format === 'junit') return writeJUnit(rows, { isStrict: strict === true });
  if (format === 'json')
    return JSON.stringify({ items: rows.map(toJsonRow), counts: countRows(rows) });
  return writeTextReport(rows, { all: all === true });
}

function toJsonRow({ document, line, item, verdict }: ReportRow): object {
  return { document, line, item, ...verdict };
}

async function fixAll(
  documents: readonly VerifiableDocument[],
  rows: readonly ReportRow[],
  { flags, output }: CommandRun<VerifyFlags>,
): Promise<string> {
  const patches: string[] = [];
  for (const { name, source } of documents) {
    const own = rows.filter(({ document }) => document === name);
    if (source === null) {
      output.note(`${name}: a DOCX is not changed. Apply the corrections by hand.`);
      continue;
    }
    const { text, patch, changes, open } = fixDocument(name, source, own);
    patches.push(patch);
    if (open > 0)
      output.note(
        `${name}: ${count(open)} corrections need your choice, because their text isn't on the line exactly once.`,
      );
    if (changes > 0 && flags.write === true) {
      await writeFile(name, text);
      output.note(`${name}: Corrections written: ${count(changes)}.`);
    }
  }
  return patches.join('') || 'No corrections.';
}

const LEFT_OUT = /(?:^|[\\/])(?:\.[^\\/]+|node_modules)(?:[\\/]|$)/;

/** Finds the documents of files and folders, and whether each was named itself. */
async function findDocuments(paths: readonly string[]) {
  const files: { readonly path: string; readonly isNamed: boolean }[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found === null) throw new ConfigError(`There is no file or folder ${path}.`);
    if (!found.isDirectory()) {
      files.push({ path, isNamed: true });
      continue;
    }
    const names = (await readdir(path, { recursive: true })).filter(
      (name) =>
        !LEFT_OUT.test(name) && DOCUMENT_ENDINGS.includes(extname(name).slice(1).toLowerCase()),
    );
    for (const name of names.sort()) {
      const full = join(path, name);
      if ((await stat(full)).isFile()) files.push({ path: full, isNamed: false });
    }
  }
  if (files.length > 0) return files;
  throw new ConfigError(
    `There are no documents to verify. Endings: ${DOCUMENT_ENDINGS.join(', ')}.`,
  );
}
