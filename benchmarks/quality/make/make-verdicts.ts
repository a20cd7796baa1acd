import type { Verdict } from '../gold/gold-question.js';
import { type Named, type QuestionMaker, sideOf, write } from './question-maker.js';
import { hashOf, shuffled } from './random.js';
import { across, closure, GOLD_RELATIONS } from './relations.js';
import type { Wordings } from './wordings.js';

/** Names that a person would type: no codes, no commas, not too long. */
const READABLE = /^[A-Za-z][a-z]+( [a-z]+){0,2}$/;

/** Adds the yes/no questions: true ones, and false ones over popular and over rare entities in turn. */
export function addVerdicts(maker: QuestionMaker, { verdicts }: Pick<Wordings, 'verdicts'>): void {
  for (const [relation, one] of Object.entries(verdicts)) {
    const ofTrue = one.trueWordings ?? one.wordings;
    for (let at = 0; at < one.true; at += 1)
      addVerdict(maker, {
        relation,
        wording: ofTrue[at % ofTrue.length] ?? '',
        at,
        isTrue: true,
      });
    for (let at = 0; at < one.false; at += 1)
      addVerdict(maker, {
        relation,
        wording: one.wordings[at % one.wordings.length] ?? '',
        at,
        isTrue: false,
      });
  }
}

interface Task {
  readonly relation: string;
  readonly wording: string;
  readonly at: number;
  readonly isTrue: boolean;
}

function addVerdict(maker: QuestionMaker, { relation, wording, at, isTrue }: Task): void {
  // The halves draw other rare entities.
  const salt = `${maker.half === 'development' ? '' : maker.half}${relation}:${isTrue}:${at}`;
  const isFunctional = relation === 'chromosome' || relation === 'cytogenetic-location';
  const accept: readonly Verdict[] = isTrue
    ? ['yes']
    : isFunctional
      ? ['abstain', 'no']
      : ['abstain'];
  for (const x of maker.pool(sideOf(relation, 'left'), salt)) {
    const rights = isFunctional
      ? places(maker, relation, x, isTrue, salt)
      : rightsOf(maker, relation, salt, !isTrue && at % 2 === 1);
    if (!isFunctional && across(maker.facts, relation, x.iris, 'right').size === 0) continue;
    for (const y of rights) {
      if (y.label === x.label) continue;
      if (!isFunctional && holds(maker, relation, x, y, !isTrue) !== isTrue) continue;
      const question = write(wording, x.shown, y.shown);
      if (maker.rejected.includes(question)) continue;
      const form = isTrue ? 'yes' : 'false';
      const gold = { kind: 'verdict', accept } as const;
      const before = maker.questions.length;
      maker.add({ form, relation, question, answerable: isTrue, gold }, [x, y]);
      if (maker.questions.length > before) return;
    }
  }
  throw new Error(`No pair fits: ${wording}`);
}

/** The pool of the right side, or rare things that stand there. */
function rightsOf(
  maker: QuestionMaker,
  relation: string,
  salt: string,
  isRare: boolean,
): readonly Named[] {
  const pool = maker.pool(sideOf(relation, 'right'), salt);
  if (!isRare || !['treats', 'genetic-association'].includes(relation)) return pool;
  const property = relation === 'treats' ? 'P2176' : 'P353';
  const rare = [...maker.facts.pairs(property).keys()].flatMap((iri) => {
    const label = maker.facts.labels.get(iri);
    if (label === undefined || maker.avoided.has(label.toLowerCase())) return [];
    const isFit =
      relation === 'treats'
        ? READABLE.test(label)
        : /^[A-Z][A-Z0-9]{2,6}$/.test(label) && maker.facts.objects('P2293', iri).size > 2;
    return isFit ? [{ label, shown: label, iris: maker.facts.named(label) }] : [];
  });
  return shuffled(rare, salt, ({ label }) => label).slice(0, 40);
}

/** Whether the graph holds the pair; `widely` counts a broader or narrower disease as well. */
function holds(
  { facts }: QuestionMaker,
  relation: string,
  x: Named,
  y: Named,
  widely: boolean,
): boolean {
  if (relation === 'subclass') return y.iris.some((iri) => closure(facts, x.iris, 'up').has(iri));
  const [left, right] = [x.iris, y.iris].map((iris, side) => {
    const kind = GOLD_RELATIONS[relation]?.[side === 0 ? 'left' : 'right'];
    if (!widely || kind !== 'disease') return iris;
    const parents = iris.flatMap((iri) => [...facts.objects('P279', iri)]);
    return [...closure(facts, iris, 'down'), ...parents];
  });
  const values = across(facts, relation, left ?? [], 'right');
  if ((right ?? []).some((iri) => values.has(iri))) return true;
  return relation === 'regulates' || relation === 'interacts'
    ? across(facts, relation, right ?? [], 'right').has(x.iris[0] ?? '')
    : false;
}

/** The chromosome or the band of a gene, or another one. */
function places(
  { facts }: QuestionMaker,
  relation: string,
  x: Named,
  isTrue: boolean,
  salt: string,
): readonly Named[] {
  const property = relation === 'chromosome' ? 'P1057' : 'P4196';
  const own = x.iris.flatMap((iri) => [...facts.objects(property, iri)]).map(shown);
  if (own.length === 0) return [];
  const number = (Number.parseInt(hashOf(salt).slice(0, 6), 16) % 22) + 1;
  const wrong = relation === 'chromosome' ? String(number) : `${number}q2${(number % 3) + 1}`;
  const place = isTrue ? own[0] : wrong;
  if (place === undefined || (!isTrue && own.some((one) => one.startsWith(wrong)))) return [];
  return [{ label: place, shown: place, iris: [] }];

  function shown(value: string): string {
    return (facts.labels.get(value) ?? value).replace('human chromosome ', '');
  }
}
