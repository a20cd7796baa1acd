import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { InvalidArgumentError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import { getRelease, readDatasetManifest } from '@biographql/ingest';
import { parse, print } from 'graphql';
import { createService } from '../../compose.js';
import { VERSION } from '../../config/version.js';
import { sha256Hex } from '../../graphql/read-document.js';
import type { Receipt } from '../../graphql/result.js';
import { defineCommand } from '../command.js';
import { EXIT } from '../output.js';

export const replayCommand = defineCommand({
  name: 'replay',
  description:
    'Repeat the request of a receipt on the dataset in the data directory, without a running service. Prints the response. The exit code is 0 if its data is byte-equal, ignoring durations.',
  arguments: {
    '<receipt>': 'JSON file with a receipt or a whole response; - for standard input',
  },
  options: {
    '--document <file>': 'GraphQL document, if it is not one of @biographql/core',
    '--variables <file>': 'JSON file with the variables, if they were too long for the receipt',
    '--ignore-dataset': 'run even if the dataset differs from that of the receipt',
  },
  settings: ({ engineSettings }) => ['dataDir', ...engineSettings],
  async run(call, path: string) {
    const { flags, plugins, output, signal } = call;
    const input = path === '-' ? readAll(process.stdin) : readFile(path, 'utf8');
    const receipt = readReceipt(await input);
    const query = await getDocument(receipt, flags.document);
    const variables = await getVariables(receipt, flags.variables);
    const config = call.config();
    if (flags.ignoreDataset !== true) await checkDataset(config.dataDir, receipt);
    if (receipt.version !== VERSION)
      output.note(`The receipt is from version ${receipt.version}; this is version ${VERSION}.`);

    // The dataset is the only one here, whatever the receipt calls it.
    const named = variables?.engineID ?? receipt.dataset.engineID;
    const engineId = typeof named === 'string' ? named : config.engineId;
    const internalKey = randomBytes(32).toString('hex');
    await using service = await createService(
      { ...config, engineId },
      { internalKey, plugins: plugins.plugins, signal },
    );
    await service.ready();
    const response = await service.fetch(
      new Request(`http://localhost${service.http.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': internalKey },
        body: JSON.stringify({ query, variables, operationName: receipt.operationName }),
        signal,
      }),
    );
    const body = await response.text();
    output.result({}, body);
    const before = receipt.result;
    const now = textOrNull(JSON.parse(body).extensions?.receipt?.result);
    if (before === null) output.note('The receipt has no result to compare with.');
    else if (before === now) output.note('The data is the same as in the receipt.');
    else {
      output.note(`The data differs: ${before} in the receipt, ${now ?? 'none'} now.`);
      call.finish(EXIT.FAILED);
    }
  },
});

async function getDocument(receipt: Receipt, path: string | undefined): Promise<string> {
  if (path === undefined) {
    const known = persistedDocuments[receipt.document as keyof typeof persistedDocuments];
    if (known !== undefined) return known;
    const advice = 'is not in @biographql/core; pass its text with --document';
    throw new InvalidArgumentError('document', `${receipt.document} ${advice}`);
  }
  const text = await readFile(path, 'utf8');
  const digest = `sha256:${sha256Hex(print(parse(text)))}`;
  if (digest === receipt.document) return text;
  throw new InvalidArgumentError(
    'document',
    `the file has the digest ${digest}, the receipt has ${receipt.document}`,
  );
}

async function getVariables({ variables }: Receipt, path: string | undefined) {
  if (path !== undefined) return JSON.parse(await readFile(path, 'utf8'));
  if (variables !== null) return variables;
  const advice = 'are too long for the receipt; pass them with --variables';
  throw new InvalidArgumentError('variables', advice);
}

async function checkDataset(dataDir: string, { dataset }: Receipt): Promise<void> {
  const { manifest } = await readDatasetManifest(dataDir);
  if (manifest.digest !== null && manifest.digest === dataset.digest) return;
  throw new InvalidArgumentError(
    'dataset',
    `the receipt is from the dataset "${dataset.release}" (${dataset.digest ?? 'no digest'}), the data directory holds "${getRelease(manifest)}" (${manifest.digest ?? 'no digest'}); name another with --data-dir, or add --ignore-dataset`,
  );
}

function readReceipt(text: string): Receipt {
  const invalid = (problem: string) => new InvalidArgumentError('receipt', problem);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw invalid(`is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const extensions = isRecord(file) ? file.extensions : undefined;
  const receipt = isRecord(extensions) ? extensions.receipt : file;
  if (!isRecord(receipt)) throw invalid('has no receipt');
  const { version, dataset, document, operationName, variables, result } = receipt;
  if (typeof version !== 'string') throw invalid('has no `version`');
  if (!isRecord(dataset) || typeof dataset.release !== 'string') throw invalid('has no `dataset`');
  if (typeof document !== 'string') throw invalid('has no `document`');
  const { engineID, digest, release } = dataset;
  return {
    version,
    document,
    dataset: {
      ...(typeof engineID === 'string' && { engineID }),
      ...{ digest: textOrNull(digest), release },
    },
    operationName: textOrNull(operationName),
    variables: isRecord(variables) ? variables : null,
    result: textOrNull(result),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
