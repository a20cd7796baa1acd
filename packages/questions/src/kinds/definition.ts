import type { LabelHit } from '@biographql/engines';
import { quote } from '../facts/fact-sentence.js';
import { typeNameOf } from '../facts/name-values.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { type EntityMention, isInside } from '../link/mention.js';
import { type PlanKind, stated } from '../plan/plan-kind.js';
import { isFunctionWord } from '../text/words.js';
import { definitionProbability } from './probability.js';

/** An entity whose description is wanted. */
export interface DefinitionQuery {
  readonly entity: LabelHit;
  /** Its description; without one, the name of its type. */
  readonly text: string;
  /** How surely the question names it, see {@link EntityMention.quality}. */
  readonly link: number;
}

/** Words that may stand beside the name in a question for a definition. */
const BESIDE =
  /^(?:define|definition|describe|explain|tell|information|mean|meaning|stand|stands|term|exactly|drug|gene|disease|protein|medication)$/;

/** Answers `What is X?` with the description of X or what it is a kind of; not a question that asks more than that. */
export const definition: PlanKind<DefinitionQuery> = {
  name: 'definition',
  match(question) {
    if (question.form !== 'definition') return [];
    return question.mentions
      .filter((mention) => namesAll(question, mention))
      .sort(
        (left, right) =>
          right.last - right.first - (left.last - left.first) || right.quality - left.quality,
      )
      .flatMap(({ candidates, quality }) =>
        candidates.flatMap((entity): DefinitionQuery[] => {
          const text = describe(entity);
          return text === null ? [] : [{ entity, text, link: quality }];
        }),
      )
      .slice(0, 1);
  },
  async execute({ entity, text, link }) {
    return stated({
      text,
      context: quote(`${entity.label}: `, text),
      probability: definitionProbability(link, entity.description !== null),
      entities: [entity],
    });
  },
};

function namesAll({ words }: LinkedQuestion, mention: EntityMention): boolean {
  return words.every(
    ({ folded }, index) =>
      isInside(index, mention) || isFunctionWord(folded) || BESIDE.test(folded),
  );
}

function describe(entity: LabelHit): string | null {
  const { description } = entity;
  return description !== null && description.trim() !== '' ? description : typeNameOf(entity);
}
