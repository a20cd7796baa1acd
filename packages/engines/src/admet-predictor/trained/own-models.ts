import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveAdmetModel } from '@biographql/admet';
import { readAssayModel } from '@biographql/admet-predictor/train';
import { BioGraphQLError, InvalidArgumentError } from '@biographql/core';
import type { OwnAdmetModel } from '../admet-predictor.js';
import { crossValidationOf } from './model-training.js';

/** The file of a model beyond the 28; plain data for threads. */
export interface OwnModelFile {
  readonly name: string;
  /** Of shared memory, so that threads read the same bytes. */
  readonly bytes: Uint8Array;
  readonly facts: OwnAdmetModel;
}

const SETTING = 'admetModelsDir';
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,63}$/u;

/**
 * Reads the models of a folder, all files that end in `.bin`, in the order of their names; none of an empty path.
 * @throws InvalidArgumentError for a folder that cannot be read, a file that is no model of one's own, and a name that is
 * there twice, not fit for one, or like one of the 28 or their aliases.
 */
export async function readOwnModels(folder: string): Promise<readonly OwnModelFile[]> {
  if (folder === '') return [];
  const files = await filesOf(folder);
  const models: OwnModelFile[] = [];
  for (const file of files) {
    const model = await readModel(folder, file);
    const twin = models.find(({ name }) => name === model.name);
    if (twin) throw refused(`must hold each model once; two files are “${model.name}”`, file);
    models.push(model);
  }
  return models;
}

async function filesOf(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.bin')).sort();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refused(`must be a folder that can be read: ${reason}`, folder);
  }
}

async function readModel(folder: string, file: string): Promise<OwnModelFile> {
  const read = await readFile(join(folder, file));
  const bytes = new Uint8Array(new SharedArrayBuffer(read.byteLength));
  bytes.set(read);
  const { name, card } = readChecked(bytes, file);
  if (!NAME.test(name))
    throw refused(
      `must hold models with names of letters, digits and “ ._+-”, not “${name}”`,
      file,
    );
  const publicName = resolveAdmetModel(name);
  if (publicName !== undefined)
    throw refused(
      `must hold no model that passes for one of the 28: “${name}” is ${publicName}; train it with another --name`,
      file,
    );
  const { kind, unit, base, trainedOn, scale } = card;
  const { random, scaffold } = card.crossValidation;
  const crossValidation = crossValidationOf({ random: random.own, scaffold: scaffold.own });
  const facts = { name, kind, unit, base, trainedOn, crossValidation, isExplained: true };
  return { name, bytes, facts: kind === 'classification' ? facts : { ...facts, scale } };
}

function readChecked(bytes: Uint8Array, file: string) {
  try {
    return readAssayModel(bytes);
  } catch (error) {
    const reason = BioGraphQLError.is(error) ? error.shortMessage : String(error);
    throw refused(`must hold models of one’s own alone: ${reason}`, file);
  }
}

function refused(rule: string, file: string): InvalidArgumentError {
  return new InvalidArgumentError(SETTING, rule, file);
}
