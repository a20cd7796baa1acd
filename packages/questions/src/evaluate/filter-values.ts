import { toSparqlPath } from '@biographql/engines/vocabulary';
import { fragment, iri, select, values, withLimit } from '@biographql/sparql';
import { findProperty, readFacts, readLabels } from '../facts/read-facts.js';
import type { ValuesSet } from '../grammar/expression.js';
import effects from '../lexicon/effects.json' with { type: 'json' };
import type { Effect, Relation } from '../lexicon/relations.js';
import type { GraphContext } from '../question-service.js';

const BLOCKER = new RegExp(effects.activates.except, 'iu');
const MAX_VALUES = 400;
const MAX_ROWS = 20_000;

/**
 * Returns the values of the named class that have the wanted effect, and whether statements say so, rather
 * than names and roles; null when there are more than 400, or the budget does not allow it.
 */
export async function filterValues(set: ValuesSet, all: readonly string[], context: GraphContext) {
  const { effect, named, side, relation, thing } = set;
  const texts =
    named === undefined ? new Map<string, string>() : await describe(all, false, context);
  if (texts === null) return null;
  const left = all.filter((value) => named?.pattern.test(texts.get(value) ?? '') ?? true);
  if (effect === undefined || relation.id !== 'drug-target')
    return { values: left, isStated: false };
  const thingIris = (thing.senses[0] ?? []).map((hit) => hit.iri);
  const drugs = side === 'right' ? left : thingIris;
  const roles = await readRoles(drugs, relation, context);
  const about = await describe(drugs, true, context);
  if (roles === null || about === null) return null;
  const toDrugs = (value: string) => (side === 'right' ? [value] : thingIris);
  const rolesOf = (value: string) =>
    thingIris.flatMap(
      (one) => roles.get(side === 'right' ? `${value} ${one}` : `${one} ${value}`) ?? [],
    );
  const isOpposite = (drug: string) =>
    effect === 'activates' && BLOCKER.test(about.get(drug) ?? '');
  const stated = left.filter((value) => rolesOf(value).some((role) => STATED[effect].test(role)));
  if (stated.length > 0)
    return { values: stated.filter((value) => !toDrugs(value).some(isOpposite)), isStated: true };
  // A blocker with some intrinsic activity is not an agonist.
  const isLikely = (drug: string) =>
    LIKELY[effect].test(about.get(drug) ?? '') && !isOpposite(drug);
  const likely = left.filter(
    (value) => rolesOf(value).length === 0 && toDrugs(value).some(isLikely),
  );
  return { values: likely, isStated: false };
}

function toPattern({ words, stems }: Pick<typeof effects.inhibits, 'words' | 'stems'>): RegExp {
  return new RegExp(`${words}|\\p{L}(?:${stems.join('|')})(?!\\p{L})`, 'iu');
}

const LIKELY = { activates: toPattern(effects.activates), inhibits: toPattern(effects.inhibits) };

/** Texts about each thing: its names, its description and, when wanted, its roles. */
async function describe(
  iris: readonly string[],
  hasRoles: boolean,
  context: GraphContext,
): Promise<ReadonlyMap<string, string> | null> {
  const { labels, budget, vocabulary } = context;
  if (iris.length > MAX_VALUES) return null;
  const paths = ['drug-role', 'subclass'].flatMap((id) =>
    hasRoles ? vocabulary.propertiesOf(id, { isWide: true }) : [],
  );
  const request = { entities: iris, paths, side: 'left', limit: 10 * MAX_VALUES } as const;
  const roles = paths.length === 0 ? [] : await readFacts(context, request);
  if (roles === null) return null;
  return budget.attempt(async (signal) => {
    const [records, roleRecords, ...aliases] = await Promise.all([
      labels.lookup(iris, { signal }),
      labels.lookup(
        roles.map(({ value }) => value),
        { signal },
      ),
      ...iris.map((one) => labels.aliases(one, { signal })),
    ]);
    return new Map(
      iris.map((one, index) => {
        const entityRoles = roleRecords.filter((_, at) => roles[at]?.entity === one);
        const { label, description } = records[index] ?? {};
        const texts = [
          label,
          description,
          ...(aliases[index] ?? []),
          ...entityRoles.map((role) => role?.label),
        ];
        return [one, texts.join(' | ')];
      }),
    );
  });
}

const ROLES = `SELECT DISTINCT ?drug ?target ?role ?gene WHERE {
  VALUES ?drug $drugs VALUES (?claim ?main) $properties
  ?drug ?claim ?statement . ?statement ?main ?target ; ?qualifier ?role .
  FILTER(ISIRI(?role) && ?role != ?target)
  OPTIONAL { ?gene $encodes ?target }
}`;
const STATED: Readonly<Record<Effect, RegExp>> = {
  activates: new RegExp(effects.activates.stated, 'i'),
  inhibits: new RegExp(effects.inhibits.stated, 'i'),
};

/** The stated roles of drugs at their targets, by drug and target; a role at a protein also holds at its gene. */
async function readRoles(
  drugs: readonly string[],
  { paths }: Relation,
  context: GraphContext,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const { budget, vocabulary } = context;
  const properties = paths
    .filter((path) => !path.startsWith('^'))
    .flatMap((path) => vocabulary.getStatement(findProperty(path)) ?? []);
  const roles = new Map<string, string[]>();
  const encodes = toSparqlPath(vocabulary, vocabulary.propertiesOf('encodes'));
  if (properties.length === 0 || encodes === '') return roles;
  if (drugs.length > MAX_VALUES) return null;
  const query = select(ROLES, {
    drugs: values(drugs.map((drug) => iri(drug))),
    properties: values(properties.map(({ claim, value }) => [iri(claim), iri(value)])),
    encodes: fragment(encodes),
  });
  const result = await budget.select(withLimit(query, MAX_ROWS), MAX_ROWS);
  if (result === null) return null;
  const rows = result.solutions.map((row) => row.map((term) => term?.value ?? ''));
  const names = await readLabels([...new Set(rows.map(([, , role = '']) => role))], context);
  for (const [drug = '', target = '', roleIri = '', gene = ''] of rows) {
    const role = names.get(roleIri) ?? '';
    if (!Object.values(STATED).some((pattern) => pattern.test(role))) continue;
    for (const one of new Set(gene === '' ? [target] : [target, gene]))
      roles.set(`${drug} ${one}`, [...(roles.get(`${drug} ${one}`) ?? []), role]);
  }
  return roles;
}
