import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { once, untilAborted } from '@biographql/core/internal';
import { closeEngines, type Engine, openEngines } from '@biographql/engines';
import { createQuestionEntities, createQuestionService } from '@biographql/questions';
import {
  countRows,
  DOCUMENT_ENDINGS,
  fixDocument,
  type ReportRow,
  readDocument,
  UnreadableDocumentError,
  type VerifiableDocument,
  writeJUnit,
  writeSarif,
  writeTextReport,
} from '@biographql/verify';
import { type ClaimSources, createVerifier } from '@biographql/verify/checks';
import { ConfigError } from '../../config/load-config.js';
import { VERSION } from '../../config/version.js';
import { ENGINE_SETTINGS, readServedDataset } from '../build-command.js';
import { type CommandRun, defineCommand, type FlagsOf } from '../command.js';
import { count, EXIT } from '../output.js';

const OPTIONS = {
  '--format <format>': {
    text: 'output format',
    choices: ['text', 'json', 'sarif', 'junit'],
    standard: 'text',
  },
  '--output <file>': 'write the results to a file',
  '--all': 'also list confirmed items',
  '--strict': 'also fail if items are not found in this dataset',
  '--fix': 'print a patch with corrections taken from the records',
  '--write': 'with --fix: write the corrections to the files',
} as const;

type VerifyRun = CommandRun<FlagsOf<typeof OPTIONS>>;

export const verifyCommand = defineCommand({
  name: 'verify',
  description:
    'Check the citations, quotes and identifiers of documents against the records of the dataset. Accepts Markdown, plain text, BibTeX, RIS, nbib, CSL-JSON, DOCX, YAML, JSON, TSV and CSV.',
  arguments: { '<paths...>': 'files, or folders that contain them' },
  options: OPTIONS,
  after: '\nExit codes: 0 no contradictions, 1 contradictions or failure, 2 invalid arguments.',
  settings: [...ENGINE_SETTINGS, 'vocabulary'],
  async run(call, paths: readonly string[]) {
    const { flags, output, signal } = call;
    if (flags.write === true && flags.fix !== true) return call.misuse('--write needs --fix.');
    try {
      const documents = await readAll(paths, call);
      const rows = await verifyDocuments(documents, call);
      signal.throwIfAborted();
      const fixes = flags.fix === true ? await fixAll(documents, rows, call) : '';
      const items = rows.map(({ document, line, item, verdict }) => ({
        document,
        line,
        item,
        ...verdict,
      }));
      const results = { items, counts: countRows(rows) };
      const text = (fixes || writeReport(rows, results, call)).trimEnd();
      if (flags.output === undefined) output.result(results, text);
      else await writeFile(flags.output, `${text}\n`);
      const { contradicted, notFound, unread } = results.counts;
      const isFailure = contradicted > 0 || (flags.strict === true && notFound + unread > 0);
      if (isFailure) call.finish(EXIT.FAILED);
    } catch (error) {
      if (!signal.aborted) throw error;
      output.failure('Stopped before all items were checked.');
      call.finish(EXIT.FAILED);
    }
  },
});

async function readAll(paths: readonly string[], { output, signal }: VerifyRun) {
  const documents: VerifiableDocument[] = [];
  for (const path of await findDocuments(paths)) {
    signal.throwIfAborted();
    try {
      const document = await readDocument(path, await readFile(path));
      for (const problem of document.problems) output.note(`${path}: ${problem}`);
      documents.push(document);
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error;
      const problem = `${path}: ${error.shortMessage}`;
      if (paths.includes(path)) throw new ConfigError(problem, { cause: error });
      output.note(problem);
    }
  }
  return documents;
}

const LEFT_OUT = /(?:^|[\\/])(?:\.[^\\/]+|node_modules)(?:[\\/]|$)/;

async function findDocuments(paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found === null) throw new ConfigError(`There is no file or folder "${path}".`);
    if (!found.isDirectory()) {
      files.push(path);
      continue;
    }
    const names = (await readdir(path, { recursive: true })).filter(
      (name) =>
        !LEFT_OUT.test(name) && DOCUMENT_ENDINGS.includes(extname(name).slice(1).toLowerCase()),
    );
    for (const full of names.sort().map((name) => join(path, name)))
      if ((await stat(full)).isFile()) files.push(full);
  }
  if (files.length > 0) return files;
  const message = `There are no documents to verify. Supported extensions: ${DOCUMENT_ENDINGS.join(', ')}.`;
  throw new ConfigError(message);
}

async function verifyDocuments(documents: readonly VerifiableDocument[], call: VerifyRun) {
  const { output, signal } = call;
  const { drivers, places, vocabulary, options } = await readServedDataset(call);
  const { labels, articles } = await openEngines(drivers, places, options, ['labels', 'articles']);
  const opened: Engine[] = [labels, articles];
  try {
    const openGraph = once(async (): Promise<ClaimSources> => {
      output.progress('Loading the graph to check claims');
      const graph = await drivers.graph.open(places.graph, options);
      opened.push(graph);
      await graph.ready({ signal });
      const questions = createQuestionService({ graph, labels, articles }, { vocabulary });
      const nameEntities = createQuestionEntities({ graph, labels }, vocabulary);
      return { graph, questions, nameEntities };
    });
    const openClaims = () => untilAborted(openGraph(), signal);
    const verifier = createVerifier({ articles, labels, vocabulary, openClaims });
    const rows = documents.flatMap(({ name: document, items }) =>
      items.map((item) => ({ ...item, document })),
    );
    const verdicts = await verifier.verify(
      rows.map(({ item }) => item),
      {
        signal,
        onVerdict: (_, index) =>
          output.progress(`${count(index + 1)} of ${count(rows.length)} items checked`),
      },
    );
    return rows.flatMap((row, index) => {
      const verdict = verdicts[index];
      return verdict === undefined ? [] : [{ ...row, verdict }];
    });
  } finally {
    // A graph that is still loading would keep the program running.
    const closing = closeEngines(opened);
    await (signal.aborted ? untilAborted(closing, signal).catch(() => undefined) : closing);
  }
}

function writeReport(
  rows: readonly ReportRow[],
  results: object,
  { flags: { format, all, strict }, output }: VerifyRun,
): string {
  if (output.isJson || format === 'json') return JSON.stringify(results);
  if (format === 'sarif') return writeSarif(rows, VERSION);
  if (format === 'junit') return writeJUnit(rows, { isStrict: strict === true });
  return writeTextReport(rows, { all: all === true });
}

async function fixAll(
  documents: readonly VerifiableDocument[],
  rows: readonly ReportRow[],
  { flags, output }: VerifyRun,
): Promise<string> {
  const patches: string[] = [];
  for (const { name, source } of documents) {
    if (source === null) {
      output.note(`${name}: DOCX files are not changed. Apply the corrections by hand.`);
      continue;
    }
    const documentRows = rows.filter(({ document }) => document === name);
    const { text, patch, changes, open } = fixDocument(name, source, documentRows);
    patches.push(patch);
    if (open > 0)
      output.note(
        `${name}: Corrections not applied: ${count(open)}. The text to replace occurs more than once in the lines of the item, or not at all. Apply these corrections by hand.`,
      );
    if (changes > 0 && flags.write === true) {
      await writeFile(name, text);
      output.note(`${name}: Corrections written: ${count(changes)}.`);
    }
  }
  return patches.join('') || 'No corrections.';
}
