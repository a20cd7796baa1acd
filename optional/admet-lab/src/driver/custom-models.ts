import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveAdmetModel } from '@biographql/admet';
import { BioGraphQLError, InvalidArgumentError } from '@biographql/core';
import { type CustomModelFile, getCrossValidation } from '@biographql/engines/internal';
import { readAssayModel } from '../custom/model.js';

const SETTING = 'admetModelsDir';
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,63}$/u;

/**
 * Reads all `.bin` model files of a folder, in the order of their names; none for an empty path.
 * @throws InvalidArgumentError for an unreadable folder, another file, and a name that is
 * duplicate, invalid, or like one of the 28 or their aliases.
 */
export async function readCustomModels(folder: string): Promise<readonly CustomModelFile[]> {
  if (folder === '') return [];
  const files = await getFiles(folder);
  const models: CustomModelFile[] = [];
  for (const file of files) {
    const model = await readModel(folder, file);
    const isRepeated = models.some(({ name }) => name === model.name);
    if (isRepeated)
      throw invalid(`must contain each model once; two files define “${model.name}”`, file);
    models.push(model);
  }
  return models;
}

async function getFiles(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.bin')).sort();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalid(`must be a readable folder: ${reason}`, folder);
  }
}

async function readModel(folder: string, file: string): Promise<CustomModelFile> {
  const read = await readFile(join(folder, file));
  const bytes = new Uint8Array(new SharedArrayBuffer(read.byteLength));
  bytes.set(read);
  const { name, card } = readChecked(bytes, file);
  if (!NAME.test(name))
    throw invalid(
      `must contain only models whose names consist of letters, digits, spaces and “._+-”; “${name}” contains other characters`,
      file,
    );
  const publicName = resolveAdmetModel(name);
  if (publicName !== undefined)
    throw invalid(
      `must not contain a model with the name of a built-in model. “${name}” already names the built-in model “${publicName}”. Train the custom model again with another --name`,
      file,
    );
  const { kind, unit, base, trainedOn, scale } = card;
  const { random, scaffold } = card.crossValidation;
  const crossValidation = getCrossValidation({ random: random.own, scaffold: scaffold.own });
  const facts = { name, kind, unit, base, trainedOn, crossValidation, isExplained: true };
  return { name, bytes, facts: kind === 'classification' ? facts : { ...facts, scale } };
}

function readChecked(bytes: Uint8Array, file: string) {
  try {
    return readAssayModel(bytes);
  } catch (error) {
    const reason = BioGraphQLError.is(error) ? error.shortMessage : String(error);
    throw invalid(`must contain only custom models: ${reason.replace(/\.$/, '')}`, file);
  }
}

function invalid(rule: string, file: string): InvalidArgumentError {
  return new InvalidArgumentError(SETTING, rule, file);
}
