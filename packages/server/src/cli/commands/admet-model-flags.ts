import {
  ADMET_MODEL_NAMES,
  type AdmetModelName,
  isAdmetModelName,
  nearestAdmetModelName,
} from '@biographql/admet';
import { UnknownModelError } from '@biographql/core';
import type { Command } from 'commander';

/** Which models a command works with: the flags `--models` and `--custom`. */
export interface AdmetModelFlags {
  readonly models?: string;
  readonly custom: readonly string[];
}

/** Adds the flags of {@link AdmetModelFlags}. */
export function withAdmetModelFlags(command: Command): Command {
  return command
    .option(
      '--custom <file>',
      'file of a custom model; repeatable',
      (value: string, before: readonly string[]) => [...before, value],
      [],
    )
    .option(
      '--models <names>',
      'some of the 28 models, e.g. hERG,logS (default: all, none with --custom)',
    );
}

/** Names of the requested models among the 28. @throws UnknownModelError with the nearest name. */
export function publicModels({ models, custom }: AdmetModelFlags): readonly AdmetModelName[] {
  if (models === undefined) return custom.length === 0 ? ADMET_MODEL_NAMES : [];
  return models.split(',').map((part) => {
    const name = part.trim();
    if (!isAdmetModelName(name)) throw new UnknownModelError(name, nearestAdmetModelName(name));
    return name;
  });
}
