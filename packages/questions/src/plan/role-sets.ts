import type { EntityType } from '@biographql/core';
import { DRUGS } from '../lexicon/types.js';
import type { SetPlan } from '../sets/set-plan.js';
import { meets, toTypes } from '../sets/set-plan.js';
import { parseListedSet } from './parse-set.js';
import { type ParsedSet, thingAt } from './parsed-set.js';
import type { Piece } from './pieces.js';

/** What a role of drugs may be of: many sources class it as a substance. */
const ROLES: readonly EntityType[] = [
  'PHARMACOLOGIC_ACTION',
  'MECHANISM_OF_ACTION',
  'CHEMICAL_COMPOUND',
  'MEDICATION',
];
/** As sure as the weakest wordings. */
const WEIGHT = 0.7;

/**
 * Returns the sets that open with the plural of a role: `anticonvulsants` are the drugs with that role, and
 * `antibiotics for X` those among the drugs for X. To list values, never to affirm one.
 */
export function roleSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  const [name, ...rest] = pieces;
  if (name?.kind !== 'name' || !/[^s]s$/i.test(name.written)) return [];
  const relation = name.relations.byId('drug-role');
  const thing = relation === undefined ? null : thingAt(name.mention, ROLES);
  if (relation === undefined || thing === null) return [];
  const role: SetPlan = { kind: 'values', relation, side: 'right', thing, types: DRUGS };
  const own = { plan: role, rank: WEIGHT + thing.quality, cue: WEIGHT, isLoose: false } as const;
  if (rest.length === 0) return [{ ...own, link: thing.quality }];
  const { first, last } = name;
  const drugs = { kind: 'noun', first, last, types: DRUGS, only: null, isAsked: false } as const;
  return parseListedSet([drugs, ...rest]).flatMap((set): ParsedSet[] => {
    const types = toTypes(set.plan);
    if (types === null || !meets(types, DRUGS)) return [];
    const plan: SetPlan = { kind: 'and', parts: [set.plan, role] };
    return [{ ...set, plan, link: Math.min(set.link, thing.quality) }];
  });
}
