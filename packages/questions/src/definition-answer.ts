import { ENTITY_TYPE_LABELS } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import type { EntityMention } from './entity-linker.js';
import { markSentence } from './fact-sentence.js';
import type { GraphAnswer } from './graph-answer.js';
import { definitionProbability } from './probability.js';
import type { QuestionAnalysis } from './question-analysis.js';
import { isFunctionWord } from './reader/words.js';

/** Words that may stand beside the name in a question for a definition. */
const BESIDE =
  /^(?:define|definition|describe|explain|tell|information|mean|meaning|stand|stands|term|exactly|drug|gene|disease|protein|medication)$/;

/** Answers `What is X?` with the description of X and what it is a kind of. Null when the question asks more than that. */
export function answerDefinition(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
): GraphAnswer | null {
  if (analysis.form !== 'definition') return null;
  const named = mentions
    .filter((mention) => namesAll(analysis, mention))
    .sort(
      (left, right) =>
        right.last - right.first - (left.last - left.first) || right.quality - left.quality,
    );
  for (const mention of named) {
    const entity = mention.candidates.find((hit) => describe(hit) !== null);
    if (entity === undefined) continue;
    const text = describe(entity) ?? '';
    const opening = `${entity.label}: `;
    const sentence = {
      text: `${opening}${text}`,
      start: opening.length,
      end: opening.length + text.length,
    };
    return {
      text,
      context: markSentence(sentence),
      probability: definitionProbability(mention.quality, entity.description !== null),
      entities: [entity],
    };
  }
  return null;
}

function namesAll({ words }: QuestionAnalysis, { first, last }: EntityMention): boolean {
  return words.every(
    ({ folded }, index) =>
      (index >= first && index <= last) || isFunctionWord(folded) || BESIDE.test(folded),
  );
}

function describe({ description, types }: LabelHit): string | null {
  const type = types.find((name) => name !== 'UNDEFINED');
  if (description !== null && description.trim() !== '') return description;
  return type === undefined ? null : ENTITY_TYPE_LABELS[type];
}
