import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { InvalidArgumentError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import { readDatasetManifest, releaseOf } from '@biographql/ingest';
import { parse, print } from 'graphql';
import { createService } from '../../compose.js';
import type { Receipt } from '../../http/receipts/receipt.js';
import { sha256Hex } from '../../text-digest.js';
import { VERSION } from '../../version.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import { createOutput } from '../output.js';
import { readReceipt } from '../read-receipt.js';
import { stopSignal } from '../stop-signal.js';

interface ReplayFlags extends Readonly<Record<string, unknown>> {
  readonly document?: string;
  readonly variables?: string;
  readonly ignoreDataset?: boolean;
}

/** `biographql replay`: asks again what a receipt tells, and says whether the answer is the same. */
export const replayCommand: AddCommand = (program, context) => {
  const command = program
    .command('replay')
    .description(
      'Repeat the request of a receipt on the dataset in the data directory, without a running service. Prints the response. The exit code is 0 if its data is byte-equal, ignoring durations.',
    )
    .argument('<receipt>', 'JSON file with a receipt or a whole response; - for standard input')
    .option('--document <file>', 'GraphQL document, if it is not one of @biographql/core')
    .option(
      '--variables <file>',
      'JSON file with the variables, if they were too long for the receipt',
    )
    .option('--ignore-dataset', 'run even if the dataset differs from that of the receipt')
    .action((path: string, flags: ReplayFlags) => replay(path, flags, context));
  addConfigFlags(command, context, ['dataDir', ...context.plugins.engineSettings]);
};

async function replay(
  path: string,
  flags: ReplayFlags,
  { streams, finish, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: false }, streams);
  const receipt = readReceipt(
    path === '-' ? await readAll(process.stdin) : await readFile(path, 'utf8'),
  );
  const query = await documentOf(receipt, flags.document);
  const variables = await variablesOf(receipt, flags.variables);
  const config = configOf(flags, { plugins });
  await checkDataset(config.dataDir, receipt, flags.ignoreDataset === true);
  if (receipt.version !== VERSION)
    output.note(`The receipt is of version ${receipt.version}; this is version ${VERSION}.`);

  const stop = stopSignal();
  try {
    const internalKey = randomBytes(32).toString('hex');
    const alone = { ...config, datasets: [], engineId: engineOf(receipt) ?? config.engineId };
    await using service = await createService(alone, {
      internalKey,
      plugins: plugins.plugins,
      signal: stop.signal,
    });
    await service.ready();
    const response = await service.fetch(
      new Request(`http://localhost${service.http.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': internalKey },
        body: JSON.stringify({ query, variables, operationName: receipt.operationName }),
        signal: stop.signal,
      }),
    );
    const body = await response.text();
    streams.stdout.write(`${body}\n`);
    const verdict = compare(receipt.result, resultIn(body));
    output.note(verdict.text);
    if (!verdict.isSame) finish(EXIT.FAILED);
  } finally {
    stop.release();
  }
}

/** The dataset is the only one here, by whatever name it was asked. */
function engineOf({ variables, dataset }: Receipt): string | undefined {
  const engineID = variables?.engineID;
  return typeof engineID === 'string' ? engineID : dataset.engineID;
}

async function documentOf(receipt: Receipt, path: string | undefined): Promise<string> {
  if (path === undefined) {
    const known = persistedDocuments[receipt.document as keyof typeof persistedDocuments];
    if (known !== undefined) return known;
    throw new InvalidArgumentError(
      'document',
      `${receipt.document} is not of @biographql/core; give its text with --document`,
    );
  }
  const text = await readFile(path, 'utf8');
  const digest = `sha256:${sha256Hex(print(parse(text)))}`;
  if (digest === receipt.document) return text;
  throw new InvalidArgumentError(
    'document',
    `the file has the digest ${digest}, the receipt tells ${receipt.document}`,
  );
}

async function variablesOf(receipt: Receipt, path: string | undefined): Promise<unknown> {
  if (path !== undefined) return JSON.parse(await readFile(path, 'utf8'));
  if (receipt.variables !== null) return receipt.variables;
  throw new InvalidArgumentError(
    'variables',
    'are too long for the receipt; pass them with --variables',
  );
}

async function checkDataset(dataDir: string, { dataset }: Receipt, isAny: boolean): Promise<void> {
  const { manifest } = await readDatasetManifest(dataDir);
  if (isAny || (manifest.digest !== null && manifest.digest === dataset.digest)) return;
  throw new InvalidArgumentError(
    'dataset',
    `the receipt is of the dataset "${dataset.release}" (${dataset.digest ?? 'no digest'}), the data directory holds "${releaseOf(manifest)}" (${manifest.digest ?? 'no digest'}); name another with --data-dir, or add --any-dataset`,
  );
}

function resultIn(body: string): string | null {
  const response: unknown = JSON.parse(body);
  const extensions = isRecord(response) ? response.extensions : undefined;
  const receipt = isRecord(extensions) ? extensions.receipt : undefined;
  return isRecord(receipt) && typeof receipt.result === 'string' ? receipt.result : null;
}

function compare(before: string | null, now: string | null) {
  if (before === null)
    return { isSame: true, text: 'The receipt tells no result to compare with.' };
  return before === now
    ? { isSame: true, text: 'The data is the same as in the receipt.' }
    : { isSame: false, text: `The data differs: ${before} in the receipt, ${now ?? 'none'} now.` };
}
