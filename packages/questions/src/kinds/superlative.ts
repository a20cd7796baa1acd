import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { toSparqlPath } from '@biographql/engines/vocabulary';
import { select, withLimit } from '@biographql/sparql';
import type { Claim } from '../claim.js';
import { capitalize, joinNames, quote } from '../facts/fact-sentence.js';
import { otherSide, type Path, type Relation, type Side } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { relationReadings } from '../plan/parsed-set.js';
import type { Piece } from '../plan/pieces.js';
import type { PlanKind } from '../plan/plan-kind.js';
import { wholeSegments } from '../plan/read-sets.js';
import type { GraphContext } from '../question-context.js';
import { type EvaluatedSet, evaluateSet } from '../sets/evaluate-set.js';
import { toNoun } from '../sets/say-set.js';
import { meets, type ValuesSet } from '../sets/set-plan.js';
import { isPlainNoun, relationsNamedBy, typesNamedBy } from '../text/lexicon.js';
import { countClaim } from './set-finding.js';

interface Superlative {
  readonly relation: Relation;
  readonly side: Side;
  readonly types: readonly EntityType[];
  /** The types of the values that are counted; null for all. */
  readonly counted: readonly EntityType[] | null;
  readonly noun: string;
}

/** Returns what `Which gene is associated with the most diseases?` ranks, the most plausible reading first. */
function getSuperlatives(question: LinkedQuestion): readonly Superlative[] {
  if (question.form === 'yes-no') return [];
  return wholeSegments(question).flatMap(({ pieces }) => {
    const at = pieces.findIndex((piece) => piece.kind === 'term' && piece.term === 'most');
    const [head] = pieces;
    const headTypes = typesOfHead(question, head);
    if (at < 1 || headTypes === null) return [];
    const only = relationsNamedBy(question.words[head?.first ?? -1]?.stem ?? '');
    const rest = pieces.filter(
      (piece, index) => index !== at && (index > 0 || piece.kind === 'cue'),
    );
    if (rest.some(({ kind }) => kind !== 'cue' && kind !== 'noun')) return [];
    const target = pieces.slice(at + 1).find((piece) => piece.kind === 'noun');
    const cues = rest.filter((piece) => piece.kind === 'cue');
    const words = question.words.slice((pieces[at]?.last ?? 0) + 1).map(({ text }) => text);
    return getReadings(question, { head: headTypes, target, cues })
      .filter(
        ({ relation, side }) => only === null || (side === 'right' && only.includes(relation.id)),
      )
      .map((reading) => ({ ...reading, noun: words.join(' ') }));
  });
}

/** The types of the noun that is ranked; it may be the first word of a wording, as in `gene associated with`. */
function typesOfHead(
  { words }: LinkedQuestion,
  head: Piece | undefined,
): readonly EntityType[] | null {
  if (head?.kind === 'noun') return head.types;
  const stem = words[head?.first ?? -1]?.stem ?? '';
  return head?.kind === 'cue' && isPlainNoun(stem) ? (typesNamedBy(stem) ?? null) : null;
}

interface Parts {
  readonly head: readonly EntityType[];
  readonly target: Piece | undefined;
  readonly cues: readonly Piece[];
}

function getReadings(
  { relations }: LinkedQuestion,
  { head, target, cues }: Parts,
): readonly Omit<Superlative, 'noun'>[] {
  const counted = target?.kind === 'noun' ? target.types : null;
  const [cue, ...others] = cues.flatMap((piece) => (piece.kind === 'cue' ? [piece.matches] : []));
  const sides: readonly Side[] = ['left', 'right'];
  const asked =
    cue === undefined
      ? ['genetic-association', 'treats', 'drug-target', 'symptom', 'pathway'].flatMap((id) =>
          sides.flatMap((side) => {
            const relation = relations.byId(id);
            return relation === undefined ? [] : [{ relation, side, rank: 0 }];
          }),
        )
      : relationReadings(cue, 'before').filter(
          ({ relation, isLoose }) =>
            !isLoose && others.every((more) => more.some((match) => match.relation === relation)),
        );
  return [...asked]
    .sort((left, right) => right.rank - left.rank)
    .flatMap(({ relation, side }) => {
      const own = relation[side].types;
      const end = relation[otherSide(side)];
      if (end.isLiteral === true || own.length === 0 || !meets(head, own)) return [];
      if (counted !== null && (end.types.length === 0 || !meets(counted, end.types))) return [];
      if (counted === null && cue === undefined) return [];
      const types = head.filter((type) => own.includes(type));
      const kept = counted?.filter((type) => end.types.includes(type)) ?? end.types;
      return types.length === 0
        ? []
        : [{ relation, side, types, counted: kept.length === 0 ? null : kept }];
    });
}

/** Things with the most values that are looked up: where a relation is stated both ways, those of the other type stand among them. */
const MOST_CANDIDATES = 5_000;
/** Things whose values are counted, at most: each costs a query. */
const MOST_COUNTED = 12;

export const superlative: PlanKind<Superlative> = {
  name: 'superlative',
  match: (question) => getSuperlatives(question).slice(0, 1),
  async execute(query, context) {
    const candidates = await readCandidates(query, context);
    if (candidates === null || candidates.length === 0) return null;
    const counted: EvaluatedSet[] = [];
    let most = 0;
    for (const { hit, bound } of candidates) {
      // Nothing has more values of the counted types than values, so that no later one has more.
      if (bound < most) break;
      if (counted.length === MOST_COUNTED) return null;
      const set = await evaluateSet(getSet(query, hit), context);
      if (set === null) return null;
      counted.push(set);
      most = Math.max(most, set.members.size);
    }
    const best = counted.flatMap((set, index) => {
      const hit = candidates[index]?.hit;
      return set.members.size === most && hit !== undefined ? [{ set, hit }] : [];
    });
    const [first] = best;
    if (first === undefined || most === 0) return null;
    const probability = 0.9;
    const claims: Claim[] = [];
    for (const { set } of best) {
      const claim = await countClaim(set, probability, context);
      if (claim !== null) claims.push(claim);
    }
    if (claims.length === 0) return null;
    const text = joinNames([...new Set(best.map(({ hit }) => hit.label))]);
    return {
      text,
      context: quote(
        `With ${most.toLocaleString('en-US')} ${query.noun} in the graph: `,
        text,
        '.',
      ),
      probability,
      entities: best.map(({ hit }) => hit),
      claims,
      sparql: null,
    };
  },
  describe: ({ noun, types }) => `${capitalize(toNoun(types))} with the most ${noun}`,
};

function getSet({ relation, side, counted }: Superlative, hit: LabelHit): ValuesSet {
  const thing = { text: hit.label, senses: [[hit]], homonyms: [], quality: 1 };
  return { kind: 'values', relation, side, thing, types: counted };
}

interface Candidate {
  readonly hit: LabelHit;
  readonly bound: number;
}

async function readCandidates(
  { relation, side, types }: Superlative,
  context: GraphContext,
): Promise<readonly Candidate[] | null> {
  const linked = await readMostLinked(context, {
    paths: relation.paths,
    side,
    most: MOST_CANDIDATES,
  });
  if (linked === null) return null;
  const iris = linked.map(({ iri }) => iri);
  const records = await context.budget.attempt((signal) => context.labels.lookup(iris, { signal }));
  return (records ?? []).flatMap((record, index): Candidate[] => {
    if (!record?.types.some((type) => types.includes(type))) return [];
    const found = { match: 'exact-label', matchedText: record.label, scheme: null } as const;
    const hit = { ...record, ...found, alias: null, twins: [] };
    return [{ hit, bound: linked[index]?.values ?? 0 }];
  });
}

interface MostLinkedRequest {
  readonly paths: readonly Path[];
  readonly side: Side;
  readonly most: number;
}

interface LinkedThing {
  readonly iri: string;
  readonly values: number;
}

/** Returns the things at an end of a relation with the most values at the other, the most first; null when the budget does not allow it. */
async function readMostLinked(
  { budget, vocabulary }: GraphContext,
  { paths, side, most }: MostLinkedRequest,
): Promise<readonly LinkedThing[] | null> {
  const parts = paths.map((path) => {
    const isForth = path.startsWith('^') !== (side === 'left');
    const predicate = toSparqlPath(vocabulary, [path.replace('^', '')]);
    return isForth ? `{ ?thing ${predicate} ?value }` : `{ ?value ${predicate} ?thing }`;
  });
  // Values stated both ways count once, so that the bound is close.
  const text = `SELECT ?thing (COUNT(DISTINCT ?value) AS ?count) WHERE {
  ${parts.join(' UNION ')}
} GROUP BY ?thing ORDER BY DESC(?count)`;
  const result = await budget.select(withLimit(select(text), most), most);
  if (result === null) return null;
  return result.solutions.flatMap(([thing, count]) =>
    thing ? [{ iri: thing.value, values: Number(count?.value ?? 0) }] : [],
  );
}
