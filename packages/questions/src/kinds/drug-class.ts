import { joinNames, quote } from '../facts/fact-sentence.js';
import { readFacts, toTriple } from '../facts/read-facts.js';
import type { Relation } from '../lexicon/relation.js';
import type { PlanKind } from '../plan/plan-kind.js';
import { readSets } from '../plan/read-sets.js';
import { getLabel } from '../sets/say-set.js';
import type { NamedThing } from '../sets/set-plan.js';
import { namesOfCodes } from '../text/lexicon.js';
import { linkProbability } from './probability.js';
import { singleFinding } from './set-finding.js';

interface ClassQuery {
  readonly drug: NamedThing;
  readonly codes: Relation;
}

const MOST_CODES = 20;

/** Answers `What class of drug is X?` by the ATC codes of X. */
export const drugClass: PlanKind<ClassQuery> = {
  name: 'drug-class',
  match(question) {
    const codes = question.relations.byId('literal-atc-code');
    if (question.form === 'yes-no' || codes === undefined) return [];
    return readSets(question, (pieces) => pieces).flatMap(({ set: { plan } }) =>
      plan.kind === 'values' && plan.relation.id === 'drug-role' && plan.side === 'left'
        ? [{ drug: plan.thing, codes }]
        : [],
    );
  },
  async execute({ drug, codes: { paths } }, context) {
    const [sense = []] = drug.senses;
    const entities = sense.map(({ iri }) => iri);
    const facts = await readFacts(context, { entities, paths, side: 'left', most: MOST_CODES });
    const known = (facts ?? []).filter(({ value }) => namesOfCodes([value]).length > 0);
    if (known.length === 0) return null;
    const text = joinNames(namesOfCodes(known.map(({ value }) => value)));
    const codes = joinNames(known.map(({ value }) => value));
    const answer = {
      text,
      context: quote(`${getLabel(drug)} has the ATC code ${codes}: `, text, '.'),
      probability: 0.95 * linkProbability(drug.quality),
      entities: sense.slice(0, 1),
      triples: known.map(toTriple),
    };
    return singleFinding(answer, context);
  },
  names: ({ drug }) => [drug],
  describe: ({ drug }) => `Classes of the drug ${getLabel(drug)}`,
};
