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
const PREPOSITION = `(?:of|with|without|by|to|for|in|on|from|before|after|during|against|than|under|between|among|versus|following|despite|like)`;
/** A name right after a preposition, or within a list of features, is no subject: `calcium before aspirin causes`. */
const NOT_AFTER = String.raw`(?<!\b${PREPOSITION}\s(?:[\p{L}\p{N}-]+\s){0,2})(?<!\b(?:characteri[sz]ed by|including|such as)\s[^,;⟨]{0,80})`;
const PEOPLE = '(?:patients|people|individuals|children|adults|subjects|women|men|infants)';
const TAIL = String.raw`\s*\([^()]*\)|\s+(?:therapy|treatment|monotherapy|administration|use|infusion|injections?|tablets?|alone|daily|itself|genes?|proteins?|mutations?|variants?|polymorphisms?|locus|alleles?|deficiency|expression|deletions?|loss|haploinsufficiency|infections?)`;
const OF_DISEASE = String.raw`the|a|an|and|or|of|for|in|with|to|both|development|pathogenesis|onset|susceptibility|risk|increased|higher|severity|progression|progressive|patients|adults|children|women|men|people|individuals|adult|pediatric|elderly|moderate|severe|mild|acute|chronic|active|refractory|recurrent|relapsed|relapsing|advanced|metastatic|uncontrolled|symptomatic|uncomplicated|complicated|symptoms|signs|many|some|most|all|human|familial|sporadic|autosomal|dominant|recessive|inherited|predisposition|early-onset|late-onset|moderate-to-severe|short-term|long-term|initial|who|have|suffering|from|various|several|types?|forms?|cases|[\p{L}-]+,`;
const STOP =
  'than|versus|vs|compared|but|whereas|while|although|unlike|not|no|nor|without|except|when|after|before|during|because|until|against|patients|who|which|that|via|through|implicating|suggesting|indicating';
const BENEFIT = String.raw`(?<!\b(?:adverse|side|toxic|unwanted|undesirable)[\s-])effects?|changes?|reduc\p{L}+|decreas\p{L}+|improv\p{L}+|fewer|less|lower\p{L}*|low|smaller|shorter|delay\p{L}*|minimal|absen\p{L}+|reliev\p{L}*|relief|declin\p{L}+|remissions?|recover\p{L}*|resol\p{L}+|respon\p{L}+|control\p{L}*|normali\p{L}+|inhibit\p{L}+|suppress\p{L}+|prevent\p{L}*|protect\p{L}*|treat\p{L}*|interaction\p{L}*|attenuat\p{L}+|benefi\p{L}+|ameliorat\p{L}+|alleviat\p{L}+|regress\p{L}+|better|analges\p{L}+`;
const HARM_HEAD =
  'incidence|frequency|rates?|risks?|prevalence|severity|development|occurrence|onset|cases|episodes|attacks|symptoms|signs|increases?|elevations?|degree|worsening|exacerbations?|forms?|types?|induction';

const MACROS: Readonly<Record<string, string>> = {
  doer: String.raw`(?:(?<=\b(?:therapy|treatments?|use|abuse|administration|infusions?|injections?|exposure|doses?|intake|ingestion|overdose|months|weeks|days)\s(?:with|of|to)\s(?:[\p{L}\p{N}-]+\s){0,2})|${NOT_AFTER})`,
  agent: String.raw`(?:(?<=\b(?:infections?|exposure|mutations?|variants?|deletions?|bites?|intake|ingestion|consumption|abuse|use|overuse|overdose|accumulation|types?|strains?|species)\s(?:with|by|to|of|in)\s(?:[\p{L}\p{N}-]+\s){0,2})|${NOT_AFTER})`,
  ill: String.raw`(?:(?<=\b(?:cases?|episodes?|forms?|types?|subtypes?|attacks?|development|onset|majority)\sof\s(?:[\p{L}-]+\s){0,2})|${NOT_AFTER})`,
  bearer: String.raw`(?:(?<=(?<!\b(?:in|of|among|for|from)\s(?:[\p{L}-]+\s)?)${PEOPLE}\swith\s(?:[\p{L}-]+\s){0,2})|{ill})`,
  link: String.raw`(?: (?!(?:has|have|had|[\p{L}]{2,}ed|and|or|but|with|without|who|from|one|two|three|others?|than|those|these|symptoms?|signs?|manifestations?|features?|findings?)\b)[\p{L}\p{N}-]+){0,6}?`,
  through: String.raw`(?:[\s,]+(?!(?:${STOP}|${PREPOSITION})\b)\(?[\p{L}\p{N}%/'’-]+\)?){0,4}?(?:\s+(?:infections?|exposure|mutations?|variants?|deletions?|expansions?|repeats?|bites?|ingestion|inhalation|use|abuse|overuse|consumption|toxins?|species|members?|strains?|genus|spirochete|bacterium|virus|parasite|fungus)\s+(?:with|by|to|of|in|from)(?:\s+(?!${PREPOSITION}\b)[\p{L}\p{N}-]+){0,3}?)?`,
  harm: String.raw`(?:[\s,]+(?:(?<=\b(?:${HARM_HEAD})\s)of|(?<=\b(?:increases?|elevations?)\s)in|(?<=\brisks?\s)for|(?!(?:${STOP}|${PREPOSITION}|${BENEFIT})\b)\(?[\p{L}\p{N}%/'’-]+\)?)){0,5}?`,
  be: `(?:is|are|was|were|be|has been|have been|can be|remains?|proved(?: to be)?|became|becomes)`,
  adverb: String.raw`(?:\s+(?:also|still|often|widely|commonly|frequently|usually|successfully|effectively|significantly|highly|very|well|currently|now|generally|mainly|primarily|routinely|strongly|directly|closely|previously|recently|first|more|most|partially|selectively|specifically|potently|clinically|clearly|known to be|reported to be|found to be|shown to be|considered(?: to be)?|safe and|safe,? well[- ]tolerated,? and)){0,4}`,
  aside: String.raw`(?:,(?! and\b)(?: [\p{L}\p{N}()/-]+){2,12},(?! (?:and|or)\b))?`,
  words: String.raw`(?: (?!(?:with|without|by|from|who|that|which|whose|whom)\b)[\p{L}\p{N}-]+){0,6}?`,
  object: String.raw`(?:[\s,]+(?!(?:${STOP}|${PREPOSITION})\b)\(?[\p{L}\p{N}%/'’-]+\)?){0,4}?`,
  gap: String.raw`(?:[\s,]+(?!(?:${STOP})\b)\(?[\p{L}\p{N}%/'’-]+\)?){0,4}?`,
  shown: String.raw`(?:[\s,]+(?!(?:than|versus|vs|compared|but|whereas|while|although|unlike|not|no|nor|without|except|when|after|before|during|because|until|who|treated|changed|levels?|is|are|was|were|in|at|for|into|onto|through|among|on|upon|during|from|by|to|leading|causing|resulting|followed)\b)\(?[\p{L}\p{N}%/'’-]+\)?){0,10}?`,
  list: String.raw`(?:[\s,]+(?!(?:than|versus|vs|compared|but|whereas|while|although|unlike|not|no|nor|without|except|when|after|before|during|because|until|who|treated|changed|levels?|is|are|was|were|in|at|for|into|onto|through|among|on|upon|during|from|by)\b)\(?[\p{L}\p{N}%/'’-]+\)?){0,10}?`,
  tail: String.raw`(?:${TAIL}|\s+(?:and|or|plus)\s+(?!(?:is|are|was|were|has|have|can|may|it|its|they|their|this|that|these|those|which|there|we|he|she|[\p{L}]+ly)\b)[\p{L}\p{N}-]+){0,3}`,
  own: `(?:${TAIL}){0,3}`,
  disease: String.raw`(?:\s+(?:treatment|therapy|management|control|treating|managing|first-line|second-line|adjunctive|maintenance|${OF_DISEASE})){0,10}`,
  illness: String.raw`(?:\s+(?:${OF_DISEASE})){0,10}`,
  listed: String.raw`(?:\s+[\p{L}\p{N}-]+(?:\s+[\p{L}\p{N}-]+)?\s*(?:,|,?\s+and|,?\s+or)){0,5}`,
  remedy: `(?:treatments?|therap(?:y|ies)|drugs?|medications?|medicines?|agents?|options?|remed(?:y|ies)|choice|antibod(?:y|ies)|inhibitors?|agonists?|antagonists?|compounds?|antibiotics?|corticosteroids?|bronchodilators?|vaccines?|blockers?|standard(?: of care)?)`,
  fault: String.raw`(?:(?:\s+(?:a|an|the|in|of|by|within|heterozygous|homozygous|biallelic|pathogenic|germline|somatic|missense|nonsense|novel|rare|common|genetic|inactivating|loss-of-function|gain-of-function|mutant|mutated|defective|mutations?|variants?|polymorphisms?|deletions?|defects?|alterations?|changes|deficiency|absence|lack|loss|overexpression|expansion|repeat|cag|gene|genes|protein|encoding|either|both|several|certain|inherited|de|novo)){0,8})`,
  follows: `(?:causes?(?! of\\b)|caused|leads? to|led to|results? in|resulted in|(?:causing|leading to|resulting in)(?![^,⟨]{0,60},)|is responsible for|are responsible for|underlies|underlie|gives? rise to|produces?|triggers?|triggered)`,
  kind: String.raw`(?: (?!(?:potential|possible|putative|candidate|alternative|adjunct|pre-?\p{L}+|risk|model|common|major|main|leading|important|significant|serious|potent|of|in|for|to|with|from|into|by|on|at|as|than|and|or|is|are|was|were|including|such|like|that|which|its|their|cause|target|\p{L}*[^ou\s]s)\b)[\p{L}\p{N}-]+){0,3}?`,
  head: String.raw`(?:\s\([^()]*\))?(?=\s*(?:$|[.,;:)])| (?:that|which|with|without|caused|characteri[sz]ed|used|in|of|and|or|by|whose|where|affecting|resulting|due|associated|developed|approved|indicated|involving|occurring|among|is|are|was|were|has|have|can|may)\b)`,
  example: String.raw`(?: \(?|, )(?:such as|including|e\.g\.,?)`,
};

const WORDINGS: readonly SentenceWording[] = [
  {
    relation: 'treats',
    states: [
      String.raw`{doer}{LEFT}{tail}{aside} {be}{adverb} (?:an? |the )?(?:effective|efficacious|beneficial|approved|indicated|used|prescribed|recommended|licensed|licenced|useful|successful|active|helpful|given|authorized)(?: and (?:safe|well[- ]tolerated|approved|effective))?(?: (?:by the )?(?:fda|ema|us fda|european medicines agency|food and drug administration))?(?: in (?:the )?(?:usa?|eu|europe|japan|china|united states|\d{4}))*(?: {remedy})? (?:for|in|against|to treat|to relieve|as (?:[\p{L}-]+ ){0,4}{remedy} (?:for|in|of))\b{disease}{listed}{disease} {RIGHT}`,
      String.raw`(?:{LEFT}{own},|{doer}{LEFT}{tail}{aside} {be}{adverb}) (?:an?|the)(?! (?:[\p{L}-]+ )?(?:outcomes?|results?|responses?|success|failure|rates?|roles?|course)\b)(?: [\p{L}\p{N}-]+,?){0,8}? {remedy}(?: (?:that is |which is )?(?:used|indicated|approved|licensed|prescribed|available|recommended))?(?: (?:for|of|in|against|to treat))\b{disease}{listed}{disease} {RIGHT}`,
      String.raw`{doer}{LEFT}{tail}{aside}{adverb} (?:treats?|cures?|cured|relieve[sd]?|alleviate[sd]?|ameliorate[sd]?|improve[sd]?|controls?|controlled)\b(?! (?:of|in|for|over)\b){disease} {RIGHT}`,
      String.raw`{doer}{LEFT}{tail}{aside}{adverb} (?:reduce[sd]?|decrease[sd]?|lower(?:s|ed)?|attenuate[sd]?)(?: the)? (?:symptoms?|severity|exacerbations?|attacks|frequency|burden|activity)(?: and [\p{L}]+)? (?:of|in)\b{disease} {RIGHT}`,
      String.raw`{bearer}{RIGHT}{tail} (?:is|are|can be|has been|have been){adverb} (?:treated|managed|controlled|cured)(?: [\p{L}]+ly)? (?:with|by|using){list} {LEFT}`,
      `(?:treatments?|therapy|therapies|management|treatment options|drug of choice|drugs of choice) (?:of choice )?(?:of|for|in|against){disease} {RIGHT}{tail} (?:is|are|was|were|includes?|included|consists? of|remains?|involves?){list} {LEFT}`,
      String.raw`{remedy} (?:that are |which are )?(?:used |approved |indicated |available |prescribed )?(?:for|of|in|against|to treat)\b{disease} {RIGHT}{tail},? (?:\(?such as|including|includes?|like|e\.g\.,?|namely|is|are){list} {LEFT}`,
      String.raw`(?:efficacy|effectiveness|benefits?|usefulness|superiority) of{gap} {LEFT}{tail} (?:in|for|against)\b{disease} {RIGHT}{tail} (?:is|was|has been|were|have been){adverb} (?:demonstrated|proven|established|confirmed|shown|documented)`,
      String.raw`(?:demonstrat\w+|show(?:s|ed|n)?|confirm(?:s|ed)?|establish(?:es|ed)|prove[sdn]?|support(?:s|ed)?) (?:that )?(?:the )?(?:clinical |long-term )?(?:efficacy|effectiveness|benefits?)(?: and (?:safety|tolerability))? of{gap} {LEFT}{tail} (?:in|for|against)\b{disease} {RIGHT}`,
      String.raw`(?:fda|ema|food and drug administration|european medicines agency)\)?(?: has| have| recently| granted)* approv(?:ed|al of|al for){gap} {LEFT}{tail} (?:for|in|to treat)\b{disease}{listed}{disease} {RIGHT}`,
      String.raw`{RIGHT} (?:drugs?|medications?|medicines?|remed(?:y|ies)|treatments?)(?:{example})? {LEFT}`,
    ],
  },
  {
    relation: 'genetic-association',
    states: [
      String.raw`{RIGHT}{tail} {be}{adverb} (?:associated|linked|implicated|involved|mutated|correlated)(?: [\p{L}]+ly)? (?:with|to|in)\b{illness} {LEFT}`,
      String.raw`{RIGHT}{tail}{aside}{adverb} (?:{follows}|confers?(?: an?)?(?: increased| high)? (?:risk|susceptibility)(?: of| to| for)?|predisposes?(?: carriers| individuals)? to|increases? (?:the )?(?:risk|susceptibility)(?: of| to| for)?)\b{illness} {LEFT}`,
      String.raw`{RIGHT}(?:{own},|{tail}{aside} {be}{adverb}) (?:an?|the|one of the)(?: [\p{L}\p{N}-]+){0,4} (?:genes?|locus|loci|(?:risk|susceptibility|predisposing|causative|causal|genetic) factors?) (?:for|in|of|responsible for|associated with|causing|mutated in|underlying)\b{illness} {LEFT}`,
      String.raw`{ill}{LEFT}{tail}{aside},?{link} (?:is|are|was|were)?{adverb}\s*(?:caused by|due to|associated with|linked to|results? from|resulting from|attributed to|arises? from|the result of){fault} {RIGHT}`,
      `(?:significant|strong|positive|clear|confirmed|found an?|showed an?|observed an?|reported an?) (?:genetic )?(?:association|link|correlation) (?:of|between){fault} {RIGHT}{tail} (?:and|with){illness} {LEFT}`,
      `(?:significant|strong|positive|clear|confirmed|found an?|showed an?|observed an?|reported an?) (?:genetic )?(?:association|link|correlation) between{illness} {LEFT}{tail} and{fault} {RIGHT}`,
      `{LEFT}{own}[- ]?(?:susceptibility|risk|causative|causal|associated|related)? genes?,?(?: such as| including| like)? {RIGHT}`,
      String.raw`\bgenes? (?:(?:that are |which are )?(?:associated with|linked to|implicated in|mutated in|responsible for)|causing|for){illness} {LEFT}{example}{list} {RIGHT}`,
      String.raw`{LEFT}-(?:causing|associated|linked|related) (?:[\p{L}-]+ ){0,2}(?:mutations?|variants?|alleles?|polymorphisms?|deletions?) (?:in|of) (?:the )?(?:[\p{L}-]+ )?{RIGHT}`,
    ],
  },
  {
    relation: 'cause',
    states: [
      String.raw`{agent}{RIGHT}{tail}{aside}{adverb} {follows}\b{illness} {LEFT}`,
      String.raw`(?:{RIGHT}{own},|{agent}{RIGHT}{tail}{aside} {be}{adverb}) (?:an?|the|one of the)(?:{words} (?:(?:causes?|pathogens?|triggers?) (?:of|for)|(?:causative|causal|(?:a?etiologic(?:al)?)|infectious|responsible) agents? (?:of|for|in))| agents? of)\b{illness} {LEFT}`,
      String.raw`{LEFT}{tail}(?:, an?(?: (?!and\b)[\p{L}-]+){1,5})? (?:caused by|due to|resulting from|induced by|triggered by|secondary to){through} {RIGHT}`,
      String.raw`{RIGHT}{own} (?:causing|responsible for|(?:that|which) causes?)\b{illness}{listed}{illness} {LEFT}`,
      String.raw`{ill}{LEFT}{tail}{aside}{link} (?:is|are|was|were)?{adverb}\s*(?:caused by|due to|results? from|resulting from|attributed to|arises? from|induced by|triggered by|secondary to){through} {RIGHT}`,
      String.raw`\bcauses? of{illness} {LEFT}{tail} (?:is|are|was|were|include[sd]?){list} {RIGHT}`,
      String.raw`\bcauses of{illness} {LEFT}{example}{list} {RIGHT}`,
      String.raw`{RIGHT},? (?:and|or) other (?:[\p{L}-]+ ){0,2}causes of{illness} {LEFT}`,
      `{RIGHT}-induced{illness} {LEFT}`,
    ],
  },
  {
    relation: 'symptom',
    states: [
      String.raw`{bearer}{LEFT}{tail},?{link} (?:is |are |was |were )?{adverb}\s*(?:characterized by|characterised by|presents? with|presented with|presenting with|manifests? (?:as|with|by)|manifested (?:as|with|by)){shown} {RIGHT}`,
      `(?:symptoms?|signs?|manifestations?|features?)(?: and (?:symptoms|signs))? (?:of|in){illness} {LEFT}{tail} (?:is|are|was|were|include[sd]?|comprise[sd]?){list} {RIGHT}`,
      String.raw`(?:{RIGHT}{own},(?! the (?!most|main|major|cardinal|leading|first|hallmark))|{agent}{RIGHT}{tail}{aside} {be}{adverb}) (?:an?|the|one of the){words} (?:symptoms?|signs?|manifestations?|features?|hallmarks?|findings?|complaints?) (?:of|in)\b{illness} {LEFT}`,
      String.raw`\b(?:symptoms|signs|manifestations)(?: and (?:symptoms|signs))? of{illness} {LEFT}{example}{list} {RIGHT}`,
      String.raw`{LEFT}{own} (?:symptoms|signs|manifestations){example}{list} {RIGHT}`,
      String.raw`{RIGHT},? (?:and|or) other (?:[\p{L}-]+ ){0,2}(?:(?:symptoms|signs|manifestations) of{illness} {LEFT}|{LEFT} symptoms)`,
    ],
  },
  {
    relation: 'side-effect',
    states: [
      `{doer}{LEFT}{tail}{aside}{adverb} (?:causes?|caused|induces?|induced|leads? to|results? in|produces?|increases? the (?:risk|incidence) of){harm} {RIGHT}`,
      `(?:side[- ]effects?|adverse (?:effects?|events?|reactions?|drug reactions?)|toxicit(?:y|ies))(?: (?:of|with|to|associated with|related to|during)){gap} {LEFT}{tail} (?:is|are|was|were|include[sd]?|such as){list} {RIGHT}`,
      String.raw`(?:{RIGHT}{own},|{agent}{RIGHT}{tail}{aside} {be}{adverb}) (?:an?|the|one of the){words} (?:side[- ]effects?|adverse (?:effects?|events?|reactions?)|complications?|toxicit(?:y|ies)) (?:of|to|with|from)\b{gap} {LEFT}`,
      `{LEFT}-(?:induced|associated|related){harm} {RIGHT}`,
      String.raw`{RIGHT},? (?:and|or) other (?:[\p{L}-]+ ){0,2}(?:side[- ]effects|adverse (?:effects|events|reactions)|toxicities) (?:of|with|from|to) {LEFT}`,
    ],
  },
  {
    relation: 'drug-target',
    states: [
      `{doer}{LEFT}{tail}{aside}{adverb} (?:inhibits?|inhibited|blocks?|blocked|targets?|targeted|binds?(?: to)?|bound to|activates?|activated|antagonizes?|antagonises?|suppresses?|acts on|stimulates?|modulates?|inactivates?){object} {RIGHT}`,
      String.raw`(?:{LEFT}{own},|{doer}{LEFT}{tail}{aside} {be}{adverb}) (?:an?|the)(?: [\p{L}\p{N}()/-]+,?){0,6}? (?:inhibitors?|antagonists?|agonists?|blockers?|modulators?|ligands?|activators?|antibody|antibodies)(?: (?:of|for|at|against|targeting|directed against|to|that (?:targets?|inhibits?|blocks?|binds?(?: to)?))){gap} {RIGHT}`,
      String.raw`(?:{LEFT}{own},|{doer}{LEFT}{tail}{aside} {be}{adverb}) (?:an?|the)(?: [\p{L}\p{N}()/-]+,?){0,5}? {RIGHT}(?: receptor)?(?: [\p{L}-]+)? (?:inhibitors?|antagonists?|agonists?|blockers?|modulators?|activators?|antibody|antibodies)`,
      `{RIGHT}{tail} (?:receptor )?(?:inhibitor|antagonist|agonist|blocker|(?:inhibitors|antagonists|agonists|blockers)(?:,? (?:such as|including|like))?) {LEFT}`,
      `{RIGHT}{tail} (?:is|was|are|were){adverb} (?:inhibited|blocked|targeted|antagonized|activated|bound) by{gap} {LEFT}`,
      String.raw`\b(?:inhibition|blockade|antagonism|inactivation|activation|stimulation) of (?:the )?(?:[\p{L}-]+ )?{RIGHT}{tail} (?:by|with) (?:the [\p{L}\p{N}-]+ (?:[\p{L}-]+ )?)?{LEFT}`,
      String.raw`{LEFT}{own},? (?:which|that){adverb} (?:inhibits|blocks|targets|binds(?: to)?|activates|antagoni[sz]es|stimulates|inactivates) (?:the )?(?:[\p{L}-]+ )?{RIGHT}`,
      String.raw`{RIGHT}-(?:targeting|targeted|inhibiting|blocking|binding|directed) (?:[\p{L}-]+ ){0,2}{remedy}(?:{example})? {LEFT}`,
    ],
  },
  {
    relation: 'risk-factor',
    states: [
      String.raw`(?:{RIGHT}{own},|{agent}{RIGHT}{tail}{aside} {be}{adverb})(?: an?| the| one of the)?(?: [\p{L}\p{N}-]+){0,5}? ?(?:risk factors?) (?:of|for|in)\b{illness} {LEFT}`,
      String.raw`{agent}{RIGHT}{tail}{aside}{adverb} (?:increases?|increased) (?:the )?risk (?:of|for)\b{illness} {LEFT}`,
      `risk factors? (?:of|for|in){illness} {LEFT}{tail} (?:is|are|was|were|include[sd]?){list} {RIGHT}`,
      String.raw`\brisk factors (?:of|for){illness} {LEFT}{example}{list} {RIGHT}`,
      String.raw`{RIGHT},? (?:and|or) other (?:[\p{L}-]+ ){0,2}risk factors (?:of|for){illness} {LEFT}`,
      String.raw`{LEFT}{own} risk factors{example}{list} {RIGHT}`,
      String.raw`{agent}{RIGHT}{tail}{aside} (?:is|are|has been|have been){adverb} associated with (?:an? |the )?(?:[\p{L}-]+ )?(?:increased|higher|elevated|greater) risks? (?:of|for)\b{illness} {LEFT}`,
      String.raw`{agent}{RIGHT}{tail}{aside}{adverb} predisposes?(?: patients| people| individuals)? to\b{illness} {LEFT}`,
    ],
  },
  {
    relation: 'subclass',
    states: [
      String.raw`${NOT_AFTER}{LEFT}(?: \([^()]*\))?{aside} (?:is|are){adverb} (?:an?|one of the|the (?:most|second most) [\p{L}-]+)(?: (?:type|form|kind|subtype|class|example|variant|member) of)?{kind} {RIGHT}{head}(?!, (?!(?:which|that|an?|the|and|or|with)\b)[\p{L}-]+ [\p{L}-]+)`,
      String.raw`${NOT_AFTER}{RIGHT}{example}(?![^⟨]* (?:and|or) [^⟨]*(?:,| and| or) [^⟨]*{LEFT}){list} {LEFT}(?![ -](?:inhibitors?|therapy|treatment|risk))`,
      String.raw`(?<!\b(?:and|or) (?:[\p{L}-]+ )?)(?<!\b(?:such as|including|like)\b[^;⟨]{0,100}){LEFT}(?: \([^()]*\))?,? (?:and|or) other{kind} {RIGHT}{head}`,
      String.raw`(?<!(?:\b(?:an?|of)|,|\b(?:and|or)) (?:[\p{L}-]+ )?){LEFT}(?: \([^()]*\))?, an?(?: (?:type|form|kind|subtype|example|member) of)?{kind} {RIGHT}{head}(?!,? (?:and|or|plus)\b)`,
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
