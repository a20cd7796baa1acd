import { iri, select, values, withLimit } from '@biographql/sparql';
import effects from '../lexicon/effects.json' with { type: 'json' };
import type { Effect, Relation } from '../lexicon/relation.js';
import type { GraphContext } from '../question-context.js';
import { isGene } from '../text/answer-nouns.js';
import { foldWord } from '../text/words.js';
import { findProperty } from './read-facts.js';

const MAX_ROWS = 20_000;
/** Targets without a twin of the same name whose names are searched. */
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

/** What statements say that drugs do to their targets. */
export interface StatedEffects {
  /** Whether a statement says what a drug does to a target. */
  isKnown(drug: string, target: string): boolean;
  /** Whether a statement says that a drug has this effect on a target. */
  has(effect: Effect, drug: string, target: string): boolean;
}

/** Returns what the statements of drugs say they do to their targets, by the roles in their qualifiers; null without budget. */
export async function readEffects(
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
    const twins = await findTwins([...new Set(telling.map(([, target = '']) => target))], {
      budget,
      labels,
    });
    for (const [drug = '', target = '', role = ''] of telling)
      for (const own of twins.get(target) ?? [target]) {
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

/** The genes and proteins that have the label of a target as a name: what is said of a protein is said of its gene. */
async function findTwins(
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
      const twins = all.filter(({ types }) => isGene(types)).map(({ iri: twin }) => twin);
      return [target, [...new Set([target, ...twins])]];
    }),
  );
}
