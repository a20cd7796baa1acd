import { isFiller } from '../text/answer-nouns.js';
import { asksVerdict } from '../text/question-kind.js';
import { contentStems } from '../text/words.js';
import { createStretchFinder, type FindStretches } from './find-stretches.js';
import type { AskedTerms } from './question-answerer.js';

/** A question as sentences are judged by it. */
export interface Inquiry extends AskedTerms {
  readonly question: string;
  readonly isVerdict: boolean;
  /** Whether nothing is known of it but its words. */
  readonly isWordsAlone: boolean;
  /** Whether it asks what something is. */
  readonly isDefinition: boolean;
  /** Stems of all meaningful words of the question. */
  readonly stems: ReadonlySet<string>;
  /** Returns a finder of the question's names in the sentences of a passage. */
  readonly finderFor: (passage: string) => FindStretches;
}

const NOTHING_KNOWN: Omit<AskedTerms, 'rest'> = { entities: [], ends: null, wanted: [], said: [] };

/** Returns a question with what is known of it; what is not is taken from its words. */
export function toInquiry(question: string, asked: AskedTerms | undefined): Inquiry {
  const stems = contentStems(question);
  const particular = stems.filter((stem) => !isFiller(stem));
  const terms = asked ?? { ...NOTHING_KNOWN, rest: particular.length > 0 ? particular : stems };
  const subject = definedBy(question);
  const { entities, ends, rest } = withSubject(subject, terms);
  return {
    ...terms,
    entities,
    rest,
    question,
    isVerdict: asksVerdict(question),
    isWordsAlone: asked === undefined,
    isDefinition: subject !== null && ends === null,
    stems: new Set(stems),
    finderFor: keepAll(createStretchFinder(entities, new Set(stems))),
  };
}

/** Makes each value once. */
function keepAll<T>(make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

/** `What is acupotomy?` names its subject, whether or not an entity has that name. */
const DEFINED = [
  /^\s*(?:what\s+(?:is|are)|what['’]s|define|describe|explain)\s+(?:meant by\s+)?(?:an?\s+|the\s+)?([^?,]{2,80}?)\s*\??\s*$/i,
  /^\s*what\s+(?:does|do)\s+(?:the\s+(?:word|term)\s+)?([^?,]{2,80}?)\s+(?:mean|stand for|refer to)\s*\??\s*$/i,
  /^\s*(?:what\s+is|what['’]s|give|state)\s+(?:the\s+)?(?:meaning|definition)\s+of\s+(?:an?\s+|the\s+)?([^?,]{2,80}?)\s*\??\s*$/i,
];

/** What is asked for stands in a relation to something. */
const RELATED = /\b(?:of|in|for|between|by|with|that|used|from|on|to|associated|does|do)\b/i;

function definedBy(question: string): string | null {
  const subjects = DEFINED.flatMap((pattern) => pattern.exec(question)?.[1] ?? []);
  return subjects.find((subject) => !RELATED.test(subject)) ?? null;
}

/** The subject of a definition is one thing, whatever names are part of it. */
function withSubject(subject: string | null, terms: AskedTerms): AskedTerms {
  if (subject === null || terms.ends !== null) return terms;
  const named = terms.entities.find(({ text }) => text.toLowerCase() === subject.toLowerCase());
  return {
    ...terms,
    entities: [named ?? { text: subject, names: [subject], types: [] }],
    rest: [],
  };
}
