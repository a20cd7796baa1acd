import type { GoldValue, GraphQuestion, Half } from '../gold/gold-question.js';
import type { GraphFacts } from './graph-facts.js';
import { shuffled } from './random.js';
import { across, GOLD_RELATIONS, type Kind } from './relations.js';

/** An entity that a question may be asked about: everything in the graph of that name. */
export interface Named {
  /** As it is written in the question. */
  readonly shown: string;
  readonly label: string;
  readonly iris: readonly string[];
}

/** Collects the questions of one half and chooses the entities that they are asked about. */
export interface QuestionMaker {
  readonly facts: GraphFacts;
  readonly half: Half;
  readonly questions: readonly GraphQuestion[];
  /** Entities of a pool, those asked about least first, in seeded order for each salt. */
  pool(kind: Kind, salt: string): readonly Named[];
  /** What stands across a relation, but for what has no label. */
  values(relation: string, named: Named, asks: 'left' | 'right'): readonly GoldValue[];
  named(iris: Iterable<string>): readonly GoldValue[];
  /** Names, in lower case, that other sets ask about. */
  readonly avoided: ReadonlySet<string>;
  /** Questions that a reader threw out. */
  readonly rejected: readonly string[];
  /** Adds a question about these entities. */
  add(question: Omit<GraphQuestion, 'id' | 'half'>, about?: readonly Named[]): void;
}

/** Creates a maker of questions over the entities of one half. */
export function createQuestionMaker(
  facts: GraphFacts,
  half: Half,
  entities: Readonly<Record<Kind, readonly string[]>>,
  {
    rejected,
    avoided = new Set(),
  }: Pick<QuestionMaker, 'rejected'> & {
    readonly avoided?: ReadonlySet<string> | undefined;
  },
): QuestionMaker {
  const questions: GraphQuestion[] = [];
  const used = new Map<string, number>();
  const named = (iris: Iterable<string>): readonly GoldValue[] =>
    [...new Set(iris)]
      .flatMap((iri) => {
        const label = facts.labels.get(iri);
        return label === undefined ? [] : [{ iri, label }];
      })
      .sort((a, b) => (a.iri < b.iri ? -1 : 1));
  return {
    facts,
    half,
    questions,
    avoided,
    rejected,
    named,
    pool: (kind, salt) =>
      shuffled(entities[kind], salt)
        .map((entry) => namedOf(facts, kind, entry))
        .sort((a, b) => (used.get(a.label) ?? 0) - (used.get(b.label) ?? 0)),
    values: (relation, { iris }, asks) => named(across(facts, relation, iris, asks)),
    add(question, about = []) {
      if (questions.some((other) => other.question === question.question)) return;
      for (const { label } of about) used.set(label, (used.get(label) ?? 0) + 1);
      const number = String(questions.length + 1).padStart(3, '0');
      questions.push({ id: `${half}-${number}`, half, ...question });
    },
  };
}

/**
 * Returns the entity of a pool's entry, `label` or `label=shown`. Of genes the human one: mice have the same symbols.
 * @throws when the graph has no such thing.
 */
function namedOf(facts: GraphFacts, kind: Kind, entry: string): Named {
  const [label = entry, shown = label] = entry.split('=');
  const iris = facts
    .named(label)
    .filter((iri) => kind !== 'gene' || facts.objects('P353', iri).size > 0);
  if (iris.length === 0) throw new Error(`The graph has nothing that is called ${label}.`);
  return { shown, label, iris };
}

/** Puts the names of entities into a wording: `{x}`, `{y}`, with the article `{a x}`, `{a y}`. */
export function write(wording: string, x: string, y = ''): string {
  return wording
    .replaceAll('{x}', x)
    .replaceAll('{a x}', withArticle(x))
    .replaceAll('{a y}', withArticle(y))
    .replaceAll('{y}', y)
    .replace('pathway pathway', 'pathway');
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** The pool on one side of a relation. @throws for a side that only values stand on. */
export function sideOf(relation: string, side: 'left' | 'right'): Kind {
  const kind = GOLD_RELATIONS[relation]?.[side];
  if (kind === undefined || kind === 'value')
    throw new Error(`Nothing can be asked of the ${side} side of ${relation}.`);
  return kind;
}
