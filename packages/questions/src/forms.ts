import { comparison, list, superlative, translatedList } from './evaluate/lists.js';
import { definition, drugClass, identifier, literalVerdict, otherNames } from './evaluate/names.js';
import { verdict } from './evaluate/verdicts.js';
import { type Piece, toLetters, wholeSegments } from './grammar/pieces.js';
import type { AnswerKind, Form, GraphPlan } from './grammar/plan-question.js';
import {
  readCommon,
  readComparison,
  readLists,
  readSimilar,
  readSuperlative,
  readTranslation,
} from './grammar/read-lists.js';
import {
  readDefinition,
  readDrugClass,
  readIdentifiers,
  readLiterals,
  readOtherNames,
} from './grammar/read-names.js';
import { getMemberships } from './grammar/read-verdict.js';
import type { LinkedQuestion } from './link/link-question.js';

interface Row<Q> {
  readonly name: string;
  readonly example: string;
  /** Whether yes or no is asked for; absent: it does not matter. */
  readonly isVerdict?: boolean;
  /** Readings that are tried, at most; absent: all. */
  readonly most?: number;
  /** Returns what is asked for, the most plausible first; none when the question has not this form. Asks nothing yet. */
  read(question: LinkedQuestion): readonly Q[];
  readonly answer: AnswerKind<Q>;
}

function form<Q>({ name, example, isVerdict, most, read, answer }: Row<Q>): Form {
  const match = (question: LinkedQuestion) =>
    isVerdict === undefined || isVerdict === (question.form === 'yes-no')
      ? read(question).slice(0, most)
      : [];
  return { ...(answer as AnswerKind), name, example, match };
}

/** Reads a question that can be divided, without rest, into pieces whose letters fit a pattern; see `toLetters`. */
function inPieces<Q>(
  pattern: RegExp,
  read: (pieces: readonly Piece[], question: LinkedQuestion) => readonly Q[],
): (question: LinkedQuestion) => readonly Q[] {
  return (question) =>
    wholeSegments(question).flatMap(({ pieces }) =>
      pattern.test(toLetters(pieces)) ? read(pieces, question) : [],
    );
}

/**
 * The forms of questions, in the order in which they are tried; the first that finds something answers.
 * A new form is a row here: how it is divided into pieces (N name, C wording, T noun, & and, | or, m more, f fewer,
 * t than, M most, s shared), what it is read as, and which kind of answer it has.
 */
export const FORMS: readonly Form[] = [
  form({
    name: 'comparison',
    example: 'Which has more symptoms, asthma or typhoid fever?',
    most: 2,
    read: inPieces(/^(?=.*[mf])(?=[^N]*N[^N]*N[^N]*$)[NCTmft&|]+$/, readComparison),
    answer: comparison,
  }),
  form({
    name: 'superlative',
    example: 'Which gene is associated with the most diseases?',
    isVerdict: false,
    most: 1,
    read: inPieces(/^[CT]+M[CT]*$/, readSuperlative),
    answer: superlative,
  }),
  form({
    name: 'common',
    example: 'genes shared by asthma and typhoid fever',
    most: 2,
    read: inPieces(/^(?=[^N]*N[^N]*N)[NCT&]*s[NCT&]*$/, (pieces, question) =>
      readCommon(pieces, question).map((set) => ({ set, isVerdict: question.form === 'yes-no' })),
    ),
    answer: list,
  }),
  form({
    name: 'similar',
    example: 'Which diseases share genes with asthma?',
    isVerdict: false,
    most: 2,
    read: inPieces(/^(?=s?T)(?=[^N]*N[^N]*$)[NCT]*s[NCT]*$/, (pieces, question) =>
      readSimilar(pieces, question).map((set) => ({ set, isSimilar: true })),
    ),
    answer: list,
  }),
  form({
    name: 'verdict',
    example: 'Does salbutamol treat asthma?',
    isVerdict: true,
    most: 5,
    read: getMemberships,
    answer: verdict,
  }),
  form({
    name: 'literal-verdict',
    example: 'Is J45 the ICD-10-CM code of asthma?',
    isVerdict: true,
    read: readLiterals,
    answer: literalVerdict,
  }),
  form({
    name: 'other-names',
    example: 'synonyms of asthma',
    isVerdict: false,
    read: readOtherNames,
    answer: otherNames,
  }),
  form({
    name: 'definition',
    example: 'What is asthma?',
    isVerdict: false,
    read: readDefinition,
    answer: definition,
  }),
  form({
    name: 'drug-class',
    example: 'What class of drug is salbutamol?',
    isVerdict: false,
    read: readDrugClass,
    answer: drugClass,
  }),
  form({
    name: 'identifier',
    example: 'Which gene has Entrez ID 154?',
    isVerdict: false,
    read: readIdentifiers,
    answer: identifier,
  }),
  form({
    name: 'values',
    example: 'Which drugs treat asthma?',
    isVerdict: false,
    read: readLists,
    answer: list,
  }),
];

/** Returns the plan for what a language model read a question as; none for what is no set of its names. */
export function planTranslation(value: unknown, question: LinkedQuestion): readonly GraphPlan[] {
  const query = readTranslation(value, question);
  if (query === null) return [];
  return [
    { kind: { ...(translatedList as AnswerKind), name: 'translated', match: () => [] }, query },
  ];
}
