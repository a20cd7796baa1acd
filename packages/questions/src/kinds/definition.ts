import type { EntityType } from '@biographql/core';
import type { LabelHit, Triple } from '@biographql/engines';
import { joinNames, quote } from '../facts/fact-sentence.js';
import { nameValues } from '../facts/name-values.js';
import { readFacts, toTriple } from '../facts/read-facts.js';
import type { Side } from '../lexicon/relation.js';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { byLength, type EntityMention, isInside } from '../link/mention.js';
import type { PlanKind } from '../plan/plan-question.js';
import type { GraphContext } from '../question-context.js';
import { meets } from '../sets/say-set.js';
import { foldWord, isPlainNoun, isSkipped, typesNamedBy, wordSet } from '../text/lexicon.js';
import { linkProbability, singleFinding } from './set-finding.js';

interface DefinitionQuery {
  readonly entity: LabelHit;
  readonly name: string;
  readonly link: number;
}

const ACCOMPANYING = wordSet(file.definitionWords);
/** What asks for a definition wherever it stands: `What does X mean?` A name alone asks for one too. */
const ASKING = wordSet(file.definingWords);
/** `What is X for?` asks for more than a definition. */
const LEADING = wordSet(file.leadingWords);
/** `antibiotics list` asks for antibiotics, `which drugs are SSRIs` for SSRIs. */
const ASKS_FOR_MEMBERS = /\blist$|\blist of\b|^(?:which|what) \S+ are \S+s\W*$/i;
const MOST_ENTITIES = 3;
const MOST_CLASSES = 5;

/** Answers `What is X?` with the description of X and its classes; not a question that asks more than that. */
export const definition: PlanKind<DefinitionQuery> = {
  name: 'definition',
  match(question) {
    if (question.form === 'yes-no' || question.form === 'count') return [];
    if (ASKS_FOR_MEMBERS.test(question.original)) return [];
    const [mention] = question.mentions
      .filter((candidate) => namesAll(question, candidate))
      .sort(byLength);
    if (mention === undefined) return [];
    return ofNamedType(question, mention)
      .slice(0, MOST_ENTITIES)
      .map((entity) => ({ entity, name: mention.text, link: mention.quality }));
  },
  async execute({ entity, name, link }, context) {
    const description = entity.description?.trim() ?? '';
    const classes = await readKinds(entity, 'subclass', context);
    const kinds = classes.names.length === 0 ? '' : `a kind of ${joinNames(classes.names)}`;
    const roles = description === '' ? await readKinds(entity, 'drug-role', context) : NOTHING;
    const says = roles.names.length === 0 ? '' : `with the role ${joinNames(roles.names)}`;
    if (description + kinds + says === '') return null;
    const doing = await readDoing(entity, context);
    const parts = [description, kinds, says, ...doing.says].filter((part) => part !== '');
    const text = [...(isOtherName(name, entity) ? [entity.label] : []), ...parts].join('; ');
    const triples = [
      ...describingTriples(entity, context),
      ...classes.triples,
      ...roles.triples,
      ...doing.triples,
    ];
    const reading = link < 0.85 ? `Read “${name}” as ${entity.label}. ` : '';
    const called = isOtherName(name, entity) ? name : entity.label;
    const answer = {
      text,
      context: quote(`${reading}${called}: `, text),
      probability: linkProbability(link) * (description === '' ? 0.9 : 0.92),
      entities: [entity],
      triples,
      queried: classes.triples.length > 0 ? classes.triples : triples,
    };
    return singleFinding(answer, context);
  },
  describe: ({ entity }) => `Definition of ${entity.label}`,
};

/** `What does the gene PAH do?` asks for no disease that is called so. */
function ofNamedType({ words }: LinkedQuestion, { first, last, candidates }: EntityMention) {
  const types = [words[first - 1], words[last + 1]].flatMap((word) =>
    isPlainNoun(word?.stem ?? '') ? (typesNamedBy(word?.stem ?? '') ?? []) : [],
  );
  return candidates.filter((hit) => meets(hit.types, types));
}

/** `COPD` stands for its label. */
function isOtherName(name: string, { label }: LabelHit): boolean {
  return foldWord(name) !== foldWord(label);
}

function namesAll({ words, form }: LinkedQuestion, mention: EntityMention): boolean {
  const isRequested = form === 'definition' || words.some(({ folded }) => ASKING.has(folded));
  return words.every(({ folded }, index) => {
    if (isInside(index, mention)) return true;
    if (LEADING.has(folded)) return false;
    return isSkipped(folded) || (isRequested && ACCOMPANYING.has(folded));
  });
}

function describingTriples(
  { iri, description }: LabelHit,
  { vocabulary }: GraphContext,
): readonly Triple[] {
  if (description === null) return [];
  return vocabulary.toPredicates('description').map((predicate) => ({
    subject: iri,
    property: vocabulary.readName(predicate),
    object: description,
    isEntity: false,
  }));
}

const DOING: readonly (readonly [type: EntityType, relation: string, says: string])[] = [
  ['MEDICATION', 'treats', 'used to treat'],
  ['MEDICATION', 'drug-target', 'acts on'],
  ['GENE', 'molecular-function', 'with the function'],
  ['GENE', 'genetic-association', 'associated with'],
];
const MOST_DOING = 3;

async function readDoing(entity: LabelHit, context: GraphContext) {
  const own = DOING.filter(([type]) => entity.types.includes(type));
  const found = await Promise.all(
    own.map(([type, relation]) =>
      readKinds(entity, relation, context, {
        side: type === 'GENE' && relation === 'genetic-association' ? 'right' : 'left',
        most: MOST_DOING,
      }),
    ),
  );
  return {
    says: found.map(({ names }, index) =>
      names.length === 0 ? '' : `${own[index]?.[2]} ${joinNames(names)}`,
    ),
    triples: found.flatMap(({ triples }) => triples),
  };
}

const NOTHING: { readonly names: readonly string[]; readonly triples: readonly Triple[] } = {
  names: [],
  triples: [],
};

async function readKinds(
  entity: LabelHit,
  relation: string,
  context: GraphContext,
  { side = 'left', most = MOST_CLASSES }: { readonly side?: Side; readonly most?: number } = {},
) {
  const { vocabulary } = context;
  const paths = vocabulary.propertiesOf(relation, { isWide: true });
  if (paths.length === 0) return NOTHING;
  const request = { entities: [entity.iri], paths, side, most: 400 };
  const facts = ((await readFacts(context, request)) ?? []).filter(({ isEntity }) => isEntity);
  const values = (await nameValues(facts, context)).slice(0, most);
  const shown = new Set<string>(values.flatMap(({ record }) => record?.iri ?? []));
  return {
    names: values.map(({ name }) => name),
    triples: facts.filter(({ value }) => shown.has(value)).map(toTriple),
  };
}
