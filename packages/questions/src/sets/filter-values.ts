import { readEffects } from '../facts/read-effects.js';
import { readFacts } from '../facts/read-facts.js';
import effects from '../lexicon/effects.json' with { type: 'json' };
import type { Effect } from '../lexicon/relation.js';
import type { GraphContext } from '../question-context.js';
import type { ValuesSet } from './set-plan.js';

/** Words of roles and descriptions, and the stems of international nonproprietary names, that show an effect. */
const EFFECTS = {
  activates: toPattern(effects.activates),
  inhibits: toPattern(effects.inhibits),
};
const BLOCKER = new RegExp(effects.activates.except, 'iu');
/** More values are not looked through. */
const MAX_VALUES = 400;
const MAX_ROLES = 4_000;

/** The values that a filter leaves. */
export interface FilteredValues {
  readonly values: readonly string[];
  /** Whether statements say that they have the effect. */
  readonly isStated: boolean;
}

/**
 * Returns the values of a set that are of the class it names, and have or suffer the effect it names; null when the budget
 * does not allow to know. Statements tell the effect. Only where none does, roles, descriptions and names of drugs do.
 */
export async function filterValues(
  { effect, named: ofClass, side, relation, thing }: ValuesSet,
  values: readonly string[],
  context: GraphContext,
): Promise<FilteredValues | null> {
  let left: readonly string[] | null = values;
  if (ofClass !== undefined) {
    const texts = await describe(left, false, context);
    if (texts === null) return null;
    left = left.filter((value) => ofClass.pattern.test(texts.get(value) ?? ''));
  }
  if (effect === undefined || relation.id !== 'drug-target')
    return { values: left, isStated: false };
  const named = (thing.senses[0] ?? []).map(({ iri }) => iri);
  const drugs = side === 'right' ? left : named;
  if (drugs.length > MAX_VALUES) return null;
  const stated = await readEffects(drugs, relation, context);
  if (stated === null) return null;
  const toPairs = (value: string) =>
    named.map((own) => (side === 'right' ? ([value, own] as const) : ([own, value] as const)));
  const having = left.filter((value) =>
    toPairs(value).some(([drug, target]) => stated.has(effect, drug, target)),
  );
  if (having.length > 0) return { values: having, isStated: true };
  const open = left.filter(
    (value) => !toPairs(value).some(([drug, target]) => stated.isKnown(drug, target)),
  );
  const texts = await describe(drugs, true, context);
  if (texts === null) return null;
  const likely = new Set(drugs.filter((drug) => hasEffect(effect, texts.get(drug) ?? '')));
  const isLikely = (value: string) => (side === 'right' ? likely.has(value) : likely.size > 0);
  return { values: open.filter(isLikely), isStated: false };
}

/** A blocker with some activity of its own is no agonist. */
function hasEffect(effect: Effect, text: string): boolean {
  return EFFECTS[effect].test(text) && !(effect === 'activates' && BLOCKER.test(text));
}

/** The labels, descriptions and aliases of entities, and the roles of drugs. */
async function describe(
  iris: readonly string[],
  hasRoles: boolean,
  context: GraphContext,
): Promise<ReadonlyMap<string, string> | null> {
  const { labels, budget, vocabulary } = context;
  if (iris.length > MAX_VALUES) return null;
  const paths = hasRoles
    ? ['drug-role', 'subclass'].flatMap((id) => vocabulary.propertiesOf(id, { isWide: true }))
    : [];
  const roles =
    paths.length === 0
      ? []
      : await readFacts(context, { entities: iris, paths, side: 'left', most: MAX_ROLES });
  if (roles === null) return null;
  return budget.attempt(async (signal) => {
    const [records, roleRecords, ...aliases] = await Promise.all([
      labels.lookup(iris, { signal }),
      labels.lookup(
        roles.map(({ value }) => value),
        { signal },
      ),
      ...iris.map((iri) => labels.aliases(iri, { signal })),
    ]);
    return new Map(
      iris.map((iri, index) => {
        const record = records[index];
        const own = roles.flatMap(({ entity }, at) =>
          entity === iri ? [roleRecords[at]?.label ?? ''] : [],
        );
        const texts = [record?.label, record?.description, ...(aliases[index] ?? []), ...own];
        return [iri, texts.join(' | ')];
      }),
    );
  });
}

function toPattern({
  words,
  stems,
}: {
  readonly words: string;
  readonly stems: readonly string[];
}): RegExp {
  return new RegExp(`${words}|\\p{L}(?:${stems.join('|')})(?!\\p{L})`, 'iu');
}
