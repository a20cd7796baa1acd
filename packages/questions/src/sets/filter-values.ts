import { readFacts } from '../facts/read-facts.js';
import effects from '../lexicon/effects.json' with { type: 'json' };
import type { Effect } from '../lexicon/relation.js';
import type { GraphContext } from '../question-context.js';
import type { ValuesSet } from './set-plan.js';

/** Names and descriptions that show which class a protein is of. */
const CLASSES: Readonly<Record<string, RegExp>> = {
  receptor: /receptor/i,
  enzyme: /enzyme|\b\p{L}*(?:[^bc]ase|synthase|cyclooxygenase)s?\b/iu,
  kinase: /kinase/i,
  channel: /channel/i,
  transporter: /transporter|symporter|antiporter|exchanger|carrier/i,
  phosphatase: /phosphatase/i,
  hormone: /hormone/i,
  cytokine: /cytokine|interleukin|interferon|chemokine|tumor necrosis factor/i,
};
/** Words of roles and descriptions, and the stems of international nonproprietary names, that show an effect. */
const EFFECTS = {
  activates: toPattern(effects.activates),
  inhibits: toPattern(effects.inhibits),
};
const BLOCKER = new RegExp(effects.activates.except, 'iu');
/** More values are not looked through. */
const MAX_VALUES = 400;
const MAX_ROLES = 4_000;

/**
 * Returns the values of a set that are of the class it names and, where drugs are the values, have the effect it names; null
 * when the budget does not allow to know. What neither names nor roles nor descriptions show is left out.
 */
export async function filterValues(
  { effect, named, side, relation, thing }: ValuesSet,
  values: readonly string[],
  context: GraphContext,
): Promise<readonly string[] | null> {
  let left: readonly string[] | null = values;
  if (named !== undefined) {
    const pattern = CLASSES[named];
    const texts = await describe(left, false, context);
    if (texts === null || pattern === undefined) return null;
    left = left.filter((value) => pattern.test(texts.get(value) ?? ''));
  }
  if (effect === undefined || relation.id !== 'drug-target') return left;
  const drugs = side === 'right' ? left : (thing.senses[0] ?? []).map(({ iri }) => iri);
  const texts = await describe(drugs, true, context);
  if (texts === null) return null;
  const having = new Set(drugs.filter((drug) => hasEffect(effect, texts.get(drug) ?? '')));
  if (side === 'right') return left.filter((value) => having.has(value));
  return having.size > 0 ? left : [];
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
