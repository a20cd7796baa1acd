import type { EntityRecord } from '@biographql/engines';
import type { SparqlQuery } from '@biographql/sparql';
import type { Abstention, Claim } from '../claim.js';
import type { Relation } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import type { GraphContext } from '../question-context.js';
import type { QuotedAnswer } from '../question-service.js';
import type { NamedThing } from '../sets/set-plan.js';

export interface Finding {
  readonly text: string;
  readonly context: QuotedAnswer;
  readonly probability: number;
  readonly entities: readonly EntityRecord[];
  /** What the answer states, with what shows it; at least one. */
  readonly claims: readonly Claim[];
  /** How many values there are in all; absent when the answer is no list. */
  readonly total?: number;
  /** By what the values are ordered, in words; absent when the answer has them all, or is no list. */
  readonly orderedBy?: string;
  readonly sparql: SparqlQuery | null;
}

export interface AskedEnds {
  readonly relation: Relation;
  readonly left: NamedThing | null;
  readonly right: NamedThing | null;
}

/** A way to answer questions from the graph: one file of `kinds/`, entered in `PLAN_KINDS`. */
export interface PlanKind<Q = unknown> {
  readonly name: string;
  /** Returns what to ask, the most plausible first; empty when the question is not of this kind. Asks nothing yet. */
  match(question: LinkedQuestion): readonly Q[];
  /** Returns what the graph answers to a query, or why it must not be answered; null when it holds no answer, or the budget does not allow to look. */
  execute(query: Q, context: GraphContext): Promise<Finding | Abstention | null>;
  /** The names that a query is about; absent for kinds that choose the meaning themselves. */
  names?(query: Q): readonly NamedThing[];
  describe(query: Q): string;
  /** The relation that a query asks about, and its ends; null or absent when it is about more than one. */
  asked?(query: Q): AskedEnds | null;
}

/** What to ask of the graph, with the kind that made it and can execute it; made by `planQuestion` alone. */
export interface GraphPlan {
  readonly kind: PlanKind;
  readonly query: unknown;
}
