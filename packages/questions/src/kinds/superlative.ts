import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { toSparqlPath } from '@biographql/engines/vocabulary';
import { select, withLimit } from '@biographql/sparql';
import { capitalize, joinNames, quote } from '../facts/fact-sentence.js';
import { otherSide, type Relation, SIDES, type Side } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { wholeSegments } from '../plan/listed-sets.js';
import { relationReadings } from '../plan/parsed-set.js';
import type { Piece } from '../plan/pieces.js';
import type { PlanKind } from '../plan/plan-question.js';
import type { GraphContext } from '../question-context.js';
import { type EvaluatedSet, evaluateSet } from '../sets/evaluate-set.js';
import { meets, toNoun, type ValuesSet } from '../sets/say-set.js';
import { isPlainNoun, relationsNamedBy, typesNamedBy } from '../text/lexicon.js';
import { countClaims } from './set-finding.js';

interface Superlative {
  readonly relation: Relation;
  readonly side: Side;
  readonly types: readonly EntityType[];
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
    return getReadings(question, headTypes, { target, cues })
      .filter(
        ({ relation, side }) => only === null || (side === 'right' && only.includes(relation.id)),
      )
      .map((reading) => ({ ...reading, noun: words.join(' ') }));
  });
}

function typesOfHead(
  { words }: LinkedQuestion,
  head: Piece | undefined,
): readonly EntityType[] | null {
  if (head?.kind === 'noun') return head.types;
  const stem = words[head?.first ?? -1]?.stem ?? '';
  return head?.kind === 'cue' && isPlainNoun(stem) ? (typesNamedBy(stem) ?? null) : null;
}

function getReadings(
  { relations }: LinkedQuestion,
  head: readonly EntityType[],
  { target, cues }: { readonly target: Piece | undefined; readonly cues: readonly Piece[] },
): readonly Omit<Superlative, 'noun'>[] {
  const counted = target?.kind === 'noun' ? target.types : null;
  const [cue, ...others] = cues.flatMap((piece) => (piece.kind === 'cue' ? [piece.matches] : []));
  const readings =
    cue === undefined
      ? ['genetic-association', 'treats', 'drug-target', 'symptom', 'pathway'].flatMap((id) =>
          SIDES.flatMap((side) => {
            const relation = relations.byId(id);
            return relation === undefined ? [] : [{ relation, side, rank: 0 }];
          }),
        )
      : relationReadings(cue, 'before').filter(
          ({ relation, isLoose }) =>
            !isLoose && others.every((more) => more.some((match) => match.relation === relation)),
        );
  return [...readings]
    .sort((left, right) => right.rank - left.rank)
    .flatMap(({ relation, side }) => {
      const own = relation[side].types;
      const end = relation[otherSide(side)];
      if (end.isLiteral === true || own.length === 0 || !meets(head, own)) return [];
      if (counted !== null && (end.types.length === 0 || !meets(counted, end.types))) return [];
      if (counted === null && cue === undefined) return [];
      const types = head.filter((type) => own.includes(type));
      const ends = counted?.filter((type) => end.types.includes(type)) ?? end.types;
      return types.length === 0
        ? []
        : [{ relation, side, types, counted: ends.length === 0 ? null : ends }];
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
    const sets = best.map(({ set }) => set);
    const claims = await countClaims(sets, probability, context);
    if (claims.length === 0) return null;
    const text = joinNames([...new Set(best.map(({ hit }) => hit.label))]);
    const opening = `With ${most.toLocaleString('en-US')} ${query.noun} in the graph: `;
    return {
      text,
      context: quote(opening, text, '.'),
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

/** The things of the wanted types with the most values, the most first; null when the budget does not allow it. */
async function readCandidates(
  { relation, side, types }: Superlative,
  { budget, vocabulary, labels }: GraphContext,
): Promise<readonly { readonly hit: LabelHit; readonly bound: number }[] | null> {
  const parts = relation.paths.map((path) => {
    const isForth = path.startsWith('^') !== (side === 'left');
    const predicate = toSparqlPath(vocabulary, [path.replace('^', '')]);
    return isForth ? `{ ?thing ${predicate} ?value }` : `{ ?value ${predicate} ?thing }`;
  });
  // Values stated both ways count once, so that the bound is close.
  const text = `SELECT ?thing (COUNT(DISTINCT ?value) AS ?count) WHERE {
  ${parts.join(' UNION ')}
} GROUP BY ?thing ORDER BY DESC(?count)`;
  const result = await budget.select(withLimit(select(text), MOST_CANDIDATES), MOST_CANDIDATES);
  if (result === null) return null;
  const linked = result.solutions.flatMap(([thing, count]) =>
    thing ? [{ iri: thing.value, bound: Number(count?.value ?? 0) }] : [],
  );
  const iris = linked.map(({ iri }) => iri);
  const records = await budget.attempt((signal) => labels.lookup(iris, { signal }));
  return (records ?? []).flatMap((record, index) => {
    if (!record?.types.some((type) => types.includes(type))) return [];
    const found = { match: 'exact-label', matchedText: record.label, scheme: null } as const;
    const hit = { ...record, ...found, alias: null, equivalents: [] };
    return [{ hit, bound: linked[index]?.bound ?? 0 }];
  });
}
