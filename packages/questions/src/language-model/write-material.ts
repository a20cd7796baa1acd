import type { Passage } from '../answer/question-answerer.js';
import type { Relation } from '../lexicon/relation.js';
import prompts from './prompts.json' with { type: 'json' };

/** Instructions to a model; nothing in them comes from a question or a text. */
export const INSTRUCTIONS = prompts.instructions.join('\n');
export const TRANSLATION_INSTRUCTIONS = prompts.translationInstructions.join('\n');
export const TRANSLATION_SCHEMA = prompts.translationSchema;

interface Material {
  readonly text: string;
  readonly passages: readonly Passage[];
}

interface MaterialLimits {
  readonly mostPassages: number;
  readonly mostCharacters: number;
}

const SHORTEST_PASSAGE = 200;

/** Returns the question and the first passages as JSON within the limits; the last one is cut when it does not fit whole. */
export function writeMaterial(
  question: string,
  all: readonly Passage[],
  { mostPassages, mostCharacters }: MaterialLimits,
): Material {
  const passages: Passage[] = [];
  let left = mostCharacters - toJson(question, []).length;
  for (const passage of all.slice(0, mostPassages)) {
    const cut = cutTo(passage, passages.length + 1, left);
    if (cut === null) break;
    left -= getLength(cut, passages.length + 1);
    passages.push(cut);
    if (cut.text !== passage.text) break;
  }
  return { text: toJson(question, passages), passages };
}

/** The passage, or so much of its beginning that it fits as JSON; null when that would be too little. */
function cutTo(passage: Passage, number: number, room: number): Passage | null {
  let { text } = passage;
  while (getLength({ ...passage, text }, number) > room) {
    const excess = getLength({ ...passage, text }, number) - room;
    if (text.length - excess < SHORTEST_PASSAGE) return null;
    text = text.slice(0, text.length - excess);
  }
  return { ...passage, text };
}

function getLength(passage: Passage, number: number): number {
  return JSON.stringify(toText(passage, number)).length + 1;
}

function toJson(question: string, passages: readonly Passage[]): string {
  const texts = passages.map((passage, index) => toText(passage, index + 1));
  return JSON.stringify({ question, texts });
}

function toText({ title, text }: Passage, number: number) {
  return { number, title, text };
}

export function writeTranslationMaterial(
  question: string,
  names: readonly string[],
  relations: readonly Relation[],
): string {
  return JSON.stringify({
    question,
    names,
    relations: relations.map(({ id, left, right, sentences }) => ({
      id,
      left: left.types.join(' or '),
      right: right.types.join(' or '),
      says: sentences.left,
    })),
  });
}
