/** How sentences word a relation; `{LEFT}` and `{RIGHT}` stand for names of its left and right end. */
export interface SentenceWording {
  readonly relation: string;
  /** Parts of regular expressions, in words of {@link MACROS}. */
  readonly states: readonly string[];
}

/**
 * Words of the patterns below. A gap never crosses a comparison, a condition or another statement; all repetition is
 * bounded, so that no text can take long.
 */
const MACROS: Readonly<Record<string, string>> = {
  be: String.raw`(?:is|are|was|were|be|has been|have been|can be|remains?|proved(?: to be)?|became|becomes)`,
  adverb: String.raw`(?:\s+(?:also|still|often|widely|commonly|frequently|usually|successfully|effectively|significantly|highly|very|well|currently|now|generally|mainly|primarily|routinely|strongly|directly|closely|previously|recently|first|more|most|partially|selectively|specifically|potently|clinically|clearly|known to be|reported to be|found to be|shown to be|considered(?: to be)?|safe and|safe,? well[- ]tolerated,? and)){0,4}`,
  aside: String.raw`(?:,(?! and\b)(?: [\p{L}\p{N}()/-]+){2,12},)?`,
  gap: String.raw`(?:[\s,]+(?!(?:than|versus|vs|compared|but|whereas|while|although|unlike|not|no|nor|without|except|when|after|before|during|because|until|against|patients|who)\b)\(?[\p{L}\p{N}%/'’-]+\)?){0,4}?`,
  list: String.raw`(?:[\s,]+(?!(?:than|versus|vs|compared|but|whereas|while|although|unlike|not|no|nor|without|except|when|after|before|because|until|who|treated|is|are|was|were)\b)\(?[\p{L}\p{N}%/'’-]+\)?){0,10}?`,
  tail: String.raw`(?:\s*\([^()]*\)|\s+(?:therapy|treatment|monotherapy|administration|use|infusion|injections?|tablets?|alone|daily|itself|genes?|proteins?|mutations?|variants?|polymorphisms?|locus|alleles?|deficiency|expression|deletions?|loss|haploinsufficiency|infections?|(?:and|or|plus)\s+(?!(?:is|are|was|were)\b)[\p{L}\p{N}-]+)){0,3}`,
  disease: String.raw`(?:\s+(?:the|a|an|and|or|of|for|in|with|to|both|treatment|therapy|management|control|development|pathogenesis|onset|susceptibility|risk|increased|higher|severity|progression|progressive|patients|adults|children|women|men|people|individuals|adult|pediatric|elderly|moderate|severe|mild|acute|chronic|active|refractory|recurrent|relapsed|relapsing|advanced|metastatic|uncontrolled|symptomatic|uncomplicated|complicated|symptoms|signs|many|some|most|all|human|treating|managing|familial|sporadic|autosomal|dominant|recessive|inherited|predisposition|early-onset|late-onset|moderate-to-severe|short-term|long-term|initial|first-line|second-line|adjunctive|maintenance|who|have|suffering|from|various|several|types?|forms?|cases|[\p{L}-]+,)){0,10}`,
  listed: String.raw`(?:\s+[\p{L}\p{N}-]+(?:\s+[\p{L}\p{N}-]+)?\s*(?:,|,?\s+and|,?\s+or)){0,5}`,
  remedy: String.raw`(?:treatments?|therap(?:y|ies)|drugs?|medications?|medicines?|agents?|options?|remed(?:y|ies)|choice|antibod(?:y|ies)|inhibitors?|agonists?|antagonists?|compounds?|antibiotics?|corticosteroids?|bronchodilators?|vaccines?|blockers?|standard(?: of care)?)`,
  fault: String.raw`(?:(?:\s+(?:a|an|the|in|of|by|within|heterozygous|homozygous|biallelic|pathogenic|germline|somatic|missense|nonsense|novel|rare|common|genetic|inactivating|loss-of-function|gain-of-function|mutant|mutated|defective|mutations?|variants?|polymorphisms?|deletions?|defects?|alterations?|changes|deficiency|absence|lack|loss|overexpression|expansion|repeat|cag|gene|genes|protein|encoding|either|both|several|certain|inherited|de|novo)){0,8})`,
  follows: String.raw`(?:causes?|caused|causing|leads? to|led to|leading to|results? in|resulted in|resulting in|is responsible for|are responsible for|underlies|underlie|gives? rise to|produces?|triggers?|triggered)`,
};

const WORDINGS: readonly SentenceWording[] = [
  {
    relation: 'treats',
    states: [
      String.raw`{LEFT}{tail}{aside} {be}{adverb} (?:an? |the )?(?:effective|efficacious|beneficial|approved|indicated|used|prescribed|recommended|licensed|licenced|useful|successful|active|helpful|given|authorized)(?: and (?:safe|well[- ]tolerated|approved|effective))?(?: (?:by the )?(?:fda|ema|us fda|european medicines agency|food and drug administration))?(?: in (?:the )?(?:usa?|eu|europe|japan|china|united states|\d{4}))*(?: {remedy})? (?:for|in|against|to treat|to relieve|as [\p{L} -]{1,30} (?:for|in|of))\b{disease}{listed}{disease} {RIGHT}`,
      String.raw`{LEFT}{tail},?(?: {be}{adverb})? (?:an?|the)(?: [\p{L}\p{N}-]+,?){0,8}? {remedy}(?: (?:that is |which is )?(?:used|indicated|approved|licensed|prescribed|available|recommended))?(?: (?:for|of|in|against|to treat))\b{disease}{listed}{disease} {RIGHT}`,
      String.raw`{LEFT}{tail}{aside}{adverb} (?:treats?|cures?|cured|relieve[sd]?|alleviate[sd]?|ameliorate[sd]?|improve[sd]?|controls?|controlled)\b{disease} {RIGHT}`,
      String.raw`{LEFT}{tail}{aside}{adverb} (?:reduce[sd]?|decrease[sd]?|lower(?:s|ed)?|attenuate[sd]?)(?: the)? (?:symptoms?|severity|exacerbations?|attacks|frequency|burden|activity)(?: and [\p{L}]+)? (?:of|in)\b{disease} {RIGHT}`,
      String.raw`{RIGHT}{tail} (?:(?:is|are|can be|has been|have been){adverb}|(?:was|were) (?:successfully|effectively)) (?:treated|managed|controlled|cured)(?: [\p{L}]+ly)? (?:with|by|using){list} {LEFT}`,
      String.raw`(?:treatments?|therapy|therapies|management|treatment options|drug of choice|drugs of choice) (?:of choice )?(?:of|for|in|against){disease} {RIGHT}{tail} (?:is|are|was|were|includes?|included|consists? of|remains?|involves?){list} {LEFT}`,
      String.raw`{remedy} (?:that are |which are )?(?:used |approved |indicated |available |prescribed )?(?:for|of|in|against|to treat)\b{disease} {RIGHT}{tail},? (?:\(?such as|including|includes?|like|e\.g\.,?|namely|is|are){list} {LEFT}`,
      String.raw`(?:efficacy|effectiveness|benefits?|usefulness|superiority) of{gap} {LEFT}{tail} (?:in|for|against)\b{disease} {RIGHT}{tail} (?:is|was|has been|were|have been){adverb} (?:demonstrated|proven|established|confirmed|shown|documented)`,
      String.raw`(?:demonstrat\w+|show(?:s|ed|n)?|confirm(?:s|ed)?|establish(?:es|ed)|prove[sdn]?|support(?:s|ed)?) (?:that )?(?:the )?(?:clinical |long-term )?(?:efficacy|effectiveness|benefits?)(?: and (?:safety|tolerability))? of{gap} {LEFT}{tail} (?:in|for|against)\b{disease} {RIGHT}`,
      String.raw`(?:fda|ema|food and drug administration|european medicines agency)\)?(?: has| have| recently| granted)* approv(?:ed|al of|al for){gap} {LEFT}{tail} (?:for|in|to treat)\b{disease}{listed}{disease} {RIGHT}`,
    ],
  },
  {
    relation: 'genetic-association',
    states: [
      String.raw`{RIGHT}{tail} {be}{adverb} (?:associated|linked|implicated|involved|mutated|correlated)(?: [\p{L}]+ly)? (?:with|to|in)\b{disease} {LEFT}`,
      String.raw`{RIGHT}{tail}{aside}{adverb} (?:{follows}|confers?(?: an?)?(?: increased| high)? (?:risk|susceptibility)(?: of| to| for)?|predisposes?(?: carriers| individuals)? to|increases? (?:the )?(?:risk|susceptibility)(?: of| to| for)?)\b{disease} {LEFT}`,
      String.raw`{RIGHT}{tail},?(?: {be})? (?:an?|the|one of the)(?: [\p{L}\p{N}-]+){0,4} (?:genes?|locus|factors?|loci) (?:for|in|of|responsible for|associated with|causing|mutated in|underlying)\b{disease} {LEFT}`,
      String.raw`{LEFT}{tail}{aside},?(?: [\p{L}\p{N}-]+){0,6}? (?:is|are|was|were)?{adverb}\s*(?:caused by|due to|associated with|linked to|results? from|resulting from|attributed to|arises? from|the result of){fault} {RIGHT}`,
      String.raw`(?:significant|strong|positive|clear|confirmed|found an?|showed an?|observed an?|reported an?) (?:genetic )?(?:association|link|correlation) (?:of|between){fault} {RIGHT}{tail} (?:and|with){disease} {LEFT}`,
      String.raw`(?:significant|strong|positive|clear|confirmed|found an?|showed an?|observed an?|reported an?) (?:genetic )?(?:association|link|correlation) between{disease} {LEFT}{tail} and{fault} {RIGHT}`,
      String.raw`{LEFT}{tail}[- ]?(?:susceptibility|risk|causative|causal|associated|related)? genes?,?(?: such as| including| like)?{gap} {RIGHT}`,
    ],
  },
  {
    relation: 'cause',
    states: [
      String.raw`{RIGHT}{tail}{adverb} {follows}\b{disease} {LEFT}`,
      String.raw`{RIGHT}{tail},?(?: {be}{adverb})? (?:an?|the|one of the)(?: [\p{L}\p{N}-]+){0,6}? (?:causes?|agents?|pathogens?|triggers?) (?:of|for)\b{disease} {LEFT}`,
      String.raw`{LEFT}{tail}{aside},?(?: [\p{L}\p{N}-]+){0,5}? (?:is|are|was|were)?{adverb}\s*(?:caused by|due to|results? from|resulting from|attributed to|arises? from|induced by|triggered by|secondary to){fault}{gap} {RIGHT}`,
      String.raw`causes? of{disease} {LEFT}{tail} (?:is|are|was|were|include[sd]?){list} {RIGHT}`,
      String.raw`{RIGHT}-induced{disease} {LEFT}`,
    ],
  },
  {
    relation: 'symptom',
    states: [
      String.raw`{LEFT}{tail},?(?: [\p{L}\p{N}-]+){0,6}? (?:is |are |was |were )?{adverb}\s*(?:characterized by|characterised by|presents? with|presented with|presenting with|includes?|manifests? (?:as|with|by)|manifested (?:as|with|by)|accompanied by){list} {RIGHT}`,
      String.raw`(?:symptoms?|signs?|manifestations?|features?)(?: and (?:symptoms|signs))? (?:of|in){disease} {LEFT}{tail} (?:is|are|was|were|include[sd]?|comprise[sd]?){list} {RIGHT}`,
      String.raw`{RIGHT}{tail},?(?: {be}{adverb})? (?:an?|the|one of the)(?: [\p{L}\p{N}-]+){0,6}? (?:symptoms?|signs?|manifestations?|features?|hallmarks?|findings?|complaints?) (?:of|in)\b{disease} {LEFT}`,
    ],
  },
  {
    relation: 'side-effect',
    states: [
      String.raw`{LEFT}{tail}{aside}{adverb} (?:causes?|caused|induces?|induced|leads? to|results? in|produces?|is associated with|was associated with|are associated with|increases? the (?:risk|incidence) of){gap} {RIGHT}`,
      String.raw`(?:side[- ]effects?|adverse (?:effects?|events?|reactions?|drug reactions?)|toxicit(?:y|ies))(?: (?:of|with|to|associated with|related to|during)){gap} {LEFT}{tail} (?:is|are|was|were|include[sd]?|such as){list} {RIGHT}`,
      String.raw`{RIGHT}{tail},?(?: {be}{adverb})? (?:an?|the|one of the)(?: [\p{L}\p{N}-]+){0,6}? (?:side[- ]effects?|adverse (?:effects?|events?|reactions?)|complications?|toxicit(?:y|ies)) (?:of|to|with|from)\b{gap} {LEFT}`,
      String.raw`{LEFT}-(?:induced|associated|related){gap} {RIGHT}`,
    ],
  },
  {
    relation: 'drug-target',
    states: [
      String.raw`{LEFT}{tail}{aside}{adverb} (?:inhibits?|inhibited|blocks?|blocked|targets?|targeted|binds?(?: to)?|bound to|activates?|activated|antagonizes?|antagonises?|suppresses?|acts on|stimulates?|modulates?|inactivates?){gap} {RIGHT}`,
      String.raw`{LEFT}{tail},?(?: {be}{adverb})? (?:an?|the)(?: [\p{L}\p{N}()/-]+,?){0,6}? (?:inhibitors?|antagonists?|agonists?|blockers?|modulators?|ligands?|activators?|antibody|antibodies)(?: (?:of|for|at|against|targeting|directed against|to|that (?:targets?|inhibits?|blocks?|binds?(?: to)?))){gap} {RIGHT}`,
      String.raw`{LEFT}{tail},?(?: {be}{adverb})? (?:an?|the)(?: [\p{L}\p{N}()/-]+,?){0,5}? {RIGHT}(?: receptor)?(?: [\p{L}-]+)? (?:inhibitors?|antagonists?|agonists?|blockers?|modulators?|activators?|antibody|antibodies)`,
      String.raw`{RIGHT}{tail} (?:receptor )?(?:inhibitors?|antagonists?|agonists?|blockers?),?(?: such as| including| like)? {LEFT}`,
      String.raw`{RIGHT}{tail} (?:is|was|are|were){adverb} (?:inhibited|blocked|targeted|antagonized|activated|bound) by{gap} {LEFT}`,
    ],
  },
  {
    relation: 'risk-factor',
    states: [
      String.raw`{RIGHT}{tail},?(?: {be}{adverb})? (?:an?|the|one of the)?(?: [\p{L}\p{N}-]+){0,5}? ?(?:risk factors?|predictors?) (?:of|for|in)\b{disease} {LEFT}`,
      String.raw`{RIGHT}{tail}{aside}{adverb} (?:increases?|increased) (?:the )?risk (?:of|for)\b{disease} {LEFT}`,
      String.raw`risk factors? (?:of|for|in){disease} {LEFT}{tail} (?:is|are|was|were|include[sd]?){list} {RIGHT}`,
    ],
  },
];

const LEFT = '⟨l⟩';
const RIGHT = '⟨r⟩';

/** What stands for the name of an end when a clause is compared; no text holds it unless it was put there. */
export const PLACEHOLDERS = { left: LEFT, right: RIGHT } as const;

const PATTERNS: ReadonlyMap<string, readonly RegExp[]> = new Map(
  WORDINGS.map(({ relation, states }) => [relation, states.map(toPattern)]),
);

/** Returns the wordings of a relation as patterns over a clause with placeholders; undefined for a relation without any. */
export function wordingsOf(relation: string): readonly RegExp[] | undefined {
  return PATTERNS.get(relation);
}

/** Whether sentences can be judged by the wordings of a relation. */
export function isWorded(relation: string): boolean {
  return PATTERNS.has(relation);
}

function toPattern(source: string): RegExp {
  const expanded = expand(expand(source));
  return new RegExp(expanded.replaceAll('{LEFT}', LEFT).replaceAll('{RIGHT}', RIGHT), 'iu');
}

function expand(source: string): string {
  return source.replace(/(?<!\\p)\{([a-z]+)\}/g, (whole, name: string) => MACROS[name] ?? whole);
}
