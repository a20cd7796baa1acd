import { readFile } from 'node:fs/promises';
import {
  ADMET_MODEL_NAMES,
  type AdmetModelName,
  isAdmetModelName,
  nearestAdmetModelName,
} from '@biographql/admet';
import { type AssayModel, readAssayModel } from '@biographql/admet-predictor/train';
import { UnknownModelError } from '@biographql/core';

/** Which models a command works with: the flags `--models` and `--own`. */
export interface ModelFlags {
  readonly models?: string;
  readonly own: readonly string[];
}

/** Says what `--models` takes. */
export const MODELS_HELP = 'these of the 28, e.g. hERG,logS (default: all, none with --own)';
/** Says what `--own` takes. */
export const OWN_HELP = 'a model of one’s own; may be given several times';

/** Gathers what a flag is given several times. */
export function gather(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
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
