import { iri, select, values, withLimit } from '@biographql/sparql';
import { findProperty, readFacts } from '../facts/read-facts.js';
import effects from '../lexicon/effects.json' with { type: 'json' };
import type { Effect, Relation } from '../lexicon/relation.js';
import type { GraphContext } from '../question-context.js';
import { foldWord, isGene } from '../text/lexicon.js';
import type { ValuesSet } from './say-set.js';

const EFFECTS = { activates: toPattern(effects.activates), inhibits: toPattern(effects.inhibits) };
const BLOCKER = new RegExp(effects.activates.except, 'iu');
const MAX_VALUES = 400;
const MAX_ROLES = 4_000;

interface FilteredValues {
  readonly values: readonly string[];
  readonly isStated: boolean;
}

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
  if (having.length > 0) {
    const texts = effect === 'activates' ? await describe(drugs, true, context) : new Map();
    if (texts === null) return null;
    const isBlocker = (drug: string) => BLOCKER.test(texts.get(drug) ?? '');
    return {
      values: having.filter((value) => !toPairs(value).some(([drug]) => isBlocker(drug))),
      isStated: true,
    };
  }
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
  const held = roles.map(({ value }) => value);
  return budget.attempt(async (signal) => {
    const [records, roleRecords, ...aliases] = await Promise.all([
      labels.lookup(iris, { signal }),
      labels.lookup(held, { signal }),
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

function toPattern({ words, stems }: Pick<typeof effects.inhibits, 'words' | 'stems'>): RegExp {
  return new RegExp(`${words}|\\p{L}(?:${stems.join('|')})(?!\\p{L})`, 'iu');
}

const MAX_ROWS = 20_000;
const MAX_SEARCHES = 12;
const ROLES = `SELECT DISTINCT ?drug ?target ?role WHERE {
  VALUES ?drug $drugs VALUES (?claim ?main) $properties
  ?drug ?claim ?statement . ?statement ?main ?target ; ?qualifier ?role .
  FILTER(ISIRI(?role) && ?role != ?target)
}`;
const STATED: Readonly<Record<Effect, RegExp>> = {
  activates: new RegExp(effects.activates.stated, 'i'),
  inhibits: new RegExp(effects.inhibits.stated, 'i'),
};

interface StatedEffects {
  isKnown(drug: string, target: string): boolean;
  has(effect: Effect, drug: string, target: string): boolean;
}

async function readEffects(
  drugs: readonly string[],
  { paths }: Relation,
  { budget, vocabulary, labels }: GraphContext,
): Promise<StatedEffects | null> {
  const properties = paths
    .filter((path) => !path.startsWith('^'))
    .flatMap((path) => vocabulary.getStatement(findProperty(path)) ?? []);
  const roles = new Map<string, string[]>();
  if (properties.length > 0) {
    const query = select(ROLES, {
      drugs: values(drugs.map((drug) => iri(drug))),
      properties: values(properties.map(({ claim, value }) => [iri(claim), iri(value)])),
    });
    const result = await budget.select(withLimit(query, MAX_ROWS), MAX_ROWS);
    if (result === null) return null;
    const found = result.solutions.map((row) => row.map((term) => term?.value ?? ''));
    const all = [...new Set(found.map(([, , role = '']) => role))];
    const records = await budget.attempt((signal) => labels.lookup(all, { signal }));
    if (records === null) return null;
    const names = new Map(all.map((role, index) => [role, records[index]?.label ?? '']));
    const telling = found.filter(([, , role = '']) => isEffect(names.get(role) ?? ''));
    const targets = [...new Set(telling.map(([, target = '']) => target))];
    const equivalents = await findEquivalents(targets, { budget, labels });
    for (const [drug = '', target = '', role = ''] of telling)
      for (const own of equivalents.get(target) ?? [target]) {
        const key = `${drug} ${own}`;
        roles.set(key, [...(roles.get(key) ?? []), names.get(role) ?? '']);
      }
  }
  return {
    isKnown: (drug, target) => roles.has(`${drug} ${target}`),
    has: (effect, drug, target) =>
      (roles.get(`${drug} ${target}`) ?? []).some((role) => STATED[effect].test(role)),
  };
}

function isEffect(role: string): boolean {
  return Object.values(STATED).some((pattern) => pattern.test(role));
}

async function findEquivalents(
  targets: readonly string[],
  { budget, labels }: Pick<GraphContext, 'budget' | 'labels'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const records = await budget.attempt((signal) => labels.lookup(targets, { signal }));
  const texts = targets.map((_, index) => records?.[index]?.label ?? '');
  const hits = await budget.attempt((signal) => labels.exact(texts, { signal }));
  const near = await Promise.all(
    texts.map(async (text, index) => {
      if ((hits?.[index] ?? []).length > 1 || targets.length > MAX_SEARCHES) return [];
      const found = await budget.attempt((signal) => labels.search(text, { signal, limit: 5 }));
      // `X (also Y)` is an alias that explains itself.
      return (found ?? []).filter(
        ({ alias }) => foldWord(alias?.split(' (')[0] ?? '') === foldWord(text),
      );
    }),
  );
  return new Map(
    targets.map((target, index) => {
      const all = [...(hits?.[index] ?? []), ...(near[index] ?? [])];
      const equivalents = all.filter(({ types }) => isGene(types)).map(({ iri }) => iri);
      return [target, [...new Set([target, ...equivalents])]];
    }),
  );
}
