import { readFile } from 'node:fs/promises';
import {
  ADMET_MODEL_NAMES,
  type AdmetModelName,
  isAdmetModelName,
  nearestAdmetModelName,
} from '@biographql/admet';
import { type AssayModel, readAssayModel } from '@biographql/admet-predictor/train';
import { UnknownModelError } from '@biographql/core';
import type { Command } from 'commander';

/** Which models a command works with: the flags `--models` and `--own`. */
export interface ModelFlags {
  readonly models?: string;
  readonly own: readonly string[];
}

/** Similar measured molecules that are told of each prediction. */
export const SIMILAR = 5;

/** Adds the flags of {@link ModelFlags}. */
export function withModelFlags(command: Command): Command {
  return command
    .option(
      '--own <file>',
      'a model of one’s own; may be given several times',
      (value: string, before: readonly string[]) => [...before, value],
      [],
    )
    .option('--models <names>', 'these of the 28, e.g. hERG,logS (default: all, none with --own)');
}

/** Returns the files of models of one's own, read, and the names of all models that are asked for. */
export async function modelsOf(
  flags: ModelFlags,
): Promise<{ readonly own: readonly AssayModel[]; readonly models: readonly string[] }> {
  const own = await readOwn(flags);
  return { own, models: [...publicModels(flags), ...own.map(({ name }) => name)] };
}

/** Names of the 28 that are asked for. @throws UnknownModelError with the nearest name. */
export function publicModels({ models, own }: ModelFlags): readonly AdmetModelName[] {
  if (models === undefined) return own.length === 0 ? ADMET_MODEL_NAMES : [];
  return models.split(',').map((part) => {
    const name = part.trim();
    if (!isAdmetModelName(name)) throw new UnknownModelError(name, nearestAdmetModelName(name));
    return name;
  });
}

/** Reads the files of models of one's own. @throws PredictorError for one that is none. */
export function readOwn({ own }: ModelFlags): Promise<readonly AssayModel[]> {
  return Promise.all(own.map(async (file) => readAssayModel(await readFile(file))));
}
