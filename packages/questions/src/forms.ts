import { comparison, list, superlative } from './evaluate/lists.js';
import {
  classDefinition,
  definition,
  drugClass,
  identifier,
  literalVerdict,
  otherNames,
} from './evaluate/names.js';
import { verdict } from './evaluate/verdicts.js';
import { isAmbiguous } from './grammar/expression.js';
import { type Piece, toLetters, wholeSegments } from './grammar/pieces.js';
import {
  readCommon,
  readComparison,
  readSimilar,
  readSuperlative,
} from './grammar/read-comparisons.js';
import { readLists } from './grammar/read-lists.js';
import {
  readClassDefinition,
  readDefinition,
  readDrugClass,
  readIdentifiers,
  readLiterals,
  readOtherNames,
} from './grammar/read-names.js';
import { getMemberships } from './grammar/read-verdict.js';
import type { LinkedQuestion } from './link/link-question.js';
import { askWhich } from './say/abstain.js';
import type { AnswerKind, GraphPlan } from './say/finding.js';

/** A form of question: how it is read, and what answers it. */
export interface Form<Q = unknown> extends AnswerKind<Q> {
  readonly name: string;
  readonly example: string;
  /** Whether the answer is yes or no. Default: false. */
  readonly asks?: 'verdict' | 'either';
  /** Maximum readings to try. Default: all. */
  readonly maxReadings?: number;
  /** Returns the readings of a question, the most plausible first; none when it doesn't have this form. Sends no query. */
  read(question: LinkedQuestion): readonly Q[];
}

/** Reads a question that divides completely into pieces whose letters fit a pattern; see `toLetters`. */
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
 * t than, M most, s shared, c how many, ^ top, # number), what it is read as, and which kind of answer it has.
 */
export const FORMS: readonly Form[] = [
  {
    name: 'comparison',
    example: 'Which has more symptoms, asthma or typhoid fever?',
    asks: 'either',
    maxReadings: 2,
    read: inPieces(/^(?=.*[mf])(?=[^N]*N[^N]*N[^N]*$)[NCTmft&|]+$/, readComparison),
    ...comparison,
  },
  {
    name: 'superlative',
    example: 'Which gene is associated with the most diseases?',
    maxReadings: 1,
    read: inPieces(/^[CT]+M[CT]*$/, readSuperlative),
    ...superlative,
  },
  {
    name: 'common',
    example: 'genes shared by asthma and typhoid fever',
    asks: 'either',
    maxReadings: 2,
    read: inPieces(/^[c^#]*(?=[^N]*N[^N]*N)[NCT&]*s[NCT&]*$/, readCommon),
    ...list,
  },
  {
    name: 'similar',
    example: 'Which diseases share genes with asthma?',
    maxReadings: 2,
    read: inPieces(/^[c^#]*(?=s?T)(?=[^N]*N[^N]*$)[NCT]*s[NCT]*$/, readSimilar),
    ...list,
  },
  {
    name: 'verdict',
    example: 'Does salbutamol treat asthma?',
    asks: 'verdict',
    maxReadings: 5,
    read: getMemberships,
    ...verdict,
  },
  {
    name: 'literal-verdict',
    example: 'Is J45 the ICD-10-CM code of asthma?',
    asks: 'verdict',
    read: readLiterals,
    ...literalVerdict,
  },
  {
    name: 'other-names',
    example: 'synonyms of asthma',
    read: readOtherNames,
    ...otherNames,
  },
  {
    name: 'class-definition',
    example: 'What do SSRIs do?',
    read: readClassDefinition,
    ...classDefinition,
  },
  {
    name: 'definition',
    example: 'What is asthma?',
    read: readDefinition,
    ...definition,
  },
  {
    name: 'drug-class',
    example: 'What class of drug is salbutamol?',
    read: readDrugClass,
    ...drugClass,
  },
  {
    name: 'identifier',
    example: 'Which gene has Entrez ID 154?',
    read: readIdentifiers,
    ...identifier,
  },
  {
    name: 'values',
    example: 'Which drugs treat asthma?',
    read: readLists,
    ...list,
  },
];

/** Returns what a question may ask, the most plausible reading first. */
export function readForms(question: LinkedQuestion, forms: readonly Form[]): readonly GraphPlan[] {
  const isVerdict = question.form === 'yes-no';
  return forms
    .filter(({ asks }) => asks === 'either' || (asks === 'verdict') === isVerdict)
    .flatMap((kind) =>
      kind
        .read(question)
        .slice(0, kind.maxReadings)
        .map((query) => toPlan(question, kind, query)),
    );
}

export function toPlan({ original }: LinkedQuestion, kind: AnswerKind, query: unknown): GraphPlan {
  const unclear = kind.names?.(query).find(isAmbiguous);
  return { kind, query, unclear: unclear === undefined ? null : askWhich(original, unclear) };
}
