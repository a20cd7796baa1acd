import { type AdmetValueKind, describeCertainty } from '@biographql/admet';
import type { AssayCard } from '@biographql/admet-lab/train';
import { ownAdmetModel, type ServedAdmetModel } from '@biographql/core';
import type { ShownModel } from './shown-model.ts';

/** The heading of what a service predicts beyond the 28. */
export const OF_SERVICE = 'Models of this service';
/** The heading of what this tab was given as files. */
export const OF_FILES = 'Models of files';

/** A model that a service has beyond the 28, as it lists it. */
export function servedModel(listed: ServedAdmetModel): ShownModel {
  return ownModel(listed.name, { ...listed, group: OF_SERVICE });
}

/** A model of a file, by its card. @throws InvalidArgumentError for an empty name. */
export function fileModel(card: AssayCard): ShownModel {
  const { random, scaffold } = card.crossValidation;
  const isClass = 'accuracy' in random.own;
  const figure = ({ own }: typeof random) => ('accuracy' in own ? own.accuracy : own.r2);
  return ownModel(ownAdmetModel(card.name), {
    ...card,
    group: OF_FILES,
    isExplained: true,
    crossValidation: {
      measure: isClass ? 'accuracy' : 'R2',
      random: figure(random),
      scaffold: figure(scaffold),
    },
  });
}

interface OwnFacts
  extends AdmetValueKind,
    Pick<ServedAdmetModel, 'base' | 'trainedOn' | 'crossValidation' | 'isExplained'> {
  readonly group: string;
}

function ownModel(name: ShownModel['name'], facts: OwnFacts): ShownModel {
  const { group, kind, unit, base, trainedOn, crossValidation, isExplained } = facts;
  const isClass = kind === 'classification';
  return {
    name,
    group,
    meaning: base === null ? 'an own model' : `an own model on ${base}`,
    description: [
      base === null ? [] : `Built on ${base}`,
      trainedOn === null ? [] : `trained on ${trainedOn.toLocaleString('en-US')} molecules`,
      crossValidation === null ? [] : figureWords(crossValidation),
    ]
      .flat()
      .join('; ')
      .concat('.'),
    unit: isClass ? 'probability' : (unit ?? ''),
    source: '',
    isClass,
    isExplained,
    // Neither the list of a service nor a card says which side is good, and the limits of the base are of another assay.
    judge: () => ({
      verdict: 'neutral',
      reason: 'No limit is known: the model does not say which values are good.',
    }),
    describeCertainty: (certainty) => describeCertainty(facts, certainty),
  };
}

function figureWords({
  measure,
  random,
  scaffold,
}: NonNullable<ServedAdmetModel['crossValidation']>): string {
  return measure === 'R2'
    ? `cross-validated R2 ${random.toFixed(2)}, of new ring systems ${scaffold.toFixed(2)}`
    : `cross-validated ${percent(random)} right, of new ring systems ${percent(scaffold)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
