import { InvalidArgumentError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import type { Receipt } from '../http/receipts/receipt.js';

/**
 * Reads a receipt from the text of a file: the receipt itself, or a whole response that carries one.
 * @throws InvalidArgumentError for anything else, naming what is wrong.
 */
export function readReceipt(text: string): Receipt {
  const file = parse(text);
  const extensions = isRecord(file) ? file.extensions : undefined;
  const receipt = isRecord(extensions) ? extensions.receipt : file;
  if (!isRecord(receipt)) throw invalid('holds no receipt');
  const { version, dataset, document, operationName = null, variables, result } = receipt;
  if (typeof version !== 'string') throw invalid('has no `version`');
  if (!isRecord(dataset) || typeof dataset.release !== 'string') throw invalid('has no `dataset`');
  if (typeof document !== 'string') throw invalid('has no `document`');
  return {
    version,
    dataset: {
      ...(typeof dataset.engineID === 'string' && { engineID: dataset.engineID }),
      digest: textOrNull(dataset.digest),
      release: dataset.release,
    },
    document,
    operationName: textOrNull(operationName),
    variables: isRecord(variables) ? variables : null,
    result: textOrNull(result),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(`is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function invalid(problem: string): InvalidArgumentError {
  return new InvalidArgumentError('receipt', problem);
}
