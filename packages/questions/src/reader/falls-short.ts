import type { AskedEnds } from './question-answerer.js';
import { PLACEHOLDERS } from './relation-wordings.js';

const { left: LEFT, right: RIGHT } = PLACEHOLDERS;
const PEOPLE =
  '(?:patients|people|persons|individuals|children|adolescents|adults|subjects|volunteers|women|men|infants|recipients|survivors|asthmatics|diabetics|epileptics|hypertensives|alcoholics|smokers|nonsmokers|outpatients|inpatients)';

/**
 * Returns whether a sentence with placeholders says less than a relation in general: of one patient, of a hypothesis, of
 * studies that disagree, of what was agreed to call so, or of several pairs at once.
 */
export function tellsLess(sentence: string, { relation }: Pick<AskedEnds, 'relation'>): boolean {
  const body = sentence.replace(HEADING, '');
  if (SUPPOSED.test(body) || DISAGREEING.test(body) || PAIRED.test(body)) return true;
  if (OF_PATIENTS.has(relation) && ONE_PATIENT.test(body)) return true;
  // Why one patient has a disease tells why others have it, what helped one does not.
  return relation !== 'cause' && /\b(?:she|he)\b/iu.test(body);
}

/** Returns whether a clause with placeholders says less than a relation, or something else with its words. */
export function fallsShort(clause: string, { relation }: Pick<AskedEnds, 'relation'>): boolean {
  const isOfSome = relation !== 'subclass' && OF_SOME.test(clause);
  if (isOfSome || MEASURED.test(clause)) return true;
  return (NARROWER[relation] ?? []).some((pattern) => pattern.test(clause));
}

/** `these statins`, `this toxin`: what was spoken of before, and no more than that. */
const OF_SOME = new RegExp(
  `\\b(?:this|these|those|such(?! as\\b)|some|certain|other|another|its|their) (?:(?!${PEOPLE})[\\p{L}-]+ )?(?:${LEFT}|${RIGHT})`,
  'iu',
);

/** A value is told, not the thing: `creatinine > 1.5`. */
const MEASURED = new RegExp(
  `(?:${LEFT}|${RIGHT})(?: \\([^()]*\\))? (?:[<>≥≤=]|(?:levels?|concentrations?|values?|titers?) )`,
  'iu',
);

/** The heading of a section: `BACKGROUND AND AIM:`. */
const HEADING = /^\p{Lu}[\p{Lu} ,&/]{3,40}:/u;

/** What a sentence supposes or asks in one clause, it does not state in the next. */
const SUPPOSED =
  /\bwhether\b|\bhypothes[ie]s\b|\b(?:aim|objective|purpose|goal)s? (?:of|was|is|were)\b|\b(?:needed|required|necessary|designed|conducted|performed|undertaken|order) to (?:confirm|show|prove|establish|demonstrate|support|verify)|\bquestions? (?:still )?remains?\b|\bprotocols?\b|\b(?:additional|further|more) (?:research|studies|work|data) (?:is|are)\b|\bcases where\b|\b(?:sporadic|anecdotal|scarce|sparse|inconclusive) (?:\p{L}+ )?(?:data|evidence|reports?)\b|\b(?:is|are|was|were|been) defined (?:as|by)\b|\brais(?:es?|ed|ing) (?:\p{L}+ ){0,2}(?:concerns?|possibility|questions?)\b/iu;

/** Findings that go both ways in one sentence. */
const DISAGREEING =
  /\b(?:in contrast (?:to|with)|contrary to|at variance with) (?:\p{L}+ ){0,3}(?:stud\p{L}+|trials?|reports?|findings?|results?)\b|\b(?:mixed|conflicting|contradictory|inconsistent|divergent|equivocal) (?:\p{L}+ )?(?:results?|findings?|evidence|data|reports?|outcomes?)\b|\b(?:some|one|two|several|other|another|few|most) (?:\p{L}+ ){0,2}(?:studies|study|trials?|reports?|authors)\b.{0,160}\b(?:others?|another|failed|neither|(?:did|do|does|was|were|could|has|have) not)\b|\b(?:but|though|although|yet|however|whereas|while),? (?:not )?(?:in )?(?:others?|another|some|one|two|recent|subsequent|later|larger) (?:\p{L}+ ){0,2}(?:stud\p{L}+|trials?|reports?)\b/iu;

/** Of two lists only members at the same place belong together: `quinine and iron treat malaria and anemia, respectively`. */
const PAIRED = new RegExp(
  `^(?=.*${LEFT}(?: \\([^()]*\\))? and\\b|.*\\band ${LEFT})(?=.*${RIGHT}(?: \\([^()]*\\))? and\\b|.*\\band (?:[\\p{L}-]+ )?${RIGHT}).*\\brespectively\\b`,
  'isu',
);

/** Relations in which what befell one patient is no rule. */
const OF_PATIENTS: ReadonlySet<string> = new Set(['symptom', 'side-effect', 'cause', 'treats']);

const ONE_PATIENT =
  /\b(?:in|of|among) (?:two|three|four|five|[2-5]) (?:[\p{L}-]+ ){0,2}(?:patients|cases)\b|\bcase reports?\b|\byear-old\b|\bwe (?:report|describe|present)\b|\b(?:an?|one|this|our|another|the(?: (?:first|second|third|fourth|other|same|last|index|latter))?) (?:[\p{L}-]+ ){0,3}(?:patient|man|woman|boy|girl|infant|child|neonate|female|male)\b(?! (?:population|group|cohort|sample)s?\b)/iu;

/** What is told of one form of a disease. */
const OF_ONE_FORM = new RegExp(
  `\\b(?:forms?|types?|subtypes?) of (?:[\\p{L}-]+ ){0,2}${LEFT}`,
  'iu',
);

/** Adjectives of people that make no group of another disease of them. */
const ORDINARY =
  'the|these|those|most|many|some|all|both|our|adult|elderly|older|young|younger|pediatric|paediatric|male|female|human|outpatient|ambulatory|symptomatic|postmenopausal|premenopausal|pregnant|affected|selected|treated|untreated|different|other|several|[\\p{L}]+(?:ese|ish|ean|ian|can)|\\d+|of|and|or|with|severe|severely|mild|moderate|moderately|acute|chronic|active|refractory';

/** What follows the disease after a comma tells more of the disease, not of who was treated. */
const NO_ASIDE = `(?<!${RIGHT}[^⟨,]*,[^⟨]*)`;

/** A group that has something else besides: `in children with autism`. */
const OF_PEOPLE_WITH = new RegExp(
  `\\b(?:in|among|of)${NO_ASIDE} (?:[\\p{L}-]+ ){0,4}${PEOPLE} (?:with|who|whose|on|after|undergoing|receiving|taking|having|suffering|requiring|treated)\\b(?! (?:[\\p{L}-]+,? ){0,6}(?:${LEFT}|${RIGHT}))`,
  'iu',
);

/** And in one word: `in hemodialysis patients`. */
const OF_A_GROUP: readonly RegExp[] = [
  OF_PEOPLE_WITH,
  new RegExp(
    `\\b(?:in|among)${NO_ASIDE} (?:[\\p{L}-]+ ){0,2}(?!(?:${ORDINARY}) )[\\p{L}-]+ ${PEOPLE}\\b(?! (?:with|who) (?:[\\p{L}-]+,? ){0,6}(?:${LEFT}|${RIGHT}))`,
    'iu',
  ),
];

/** A drug by one route, when it is not the usual one. */
const OF_ONE_ROUTE = new RegExp(
  `\\b(?:hyperbaric|intrathecal|subarachnoid|epidural|intra-?(?:articular|ocular|vitreal|vesical|cavernosal|lesional|nasal|peritoneal)|topical|rectal|transdermal)(?:ly)? (?:administered )?${LEFT}`,
  'iu',
);

/** A disease of one stage or degree. */
const OF_ONE_STAGE = new RegExp(
  `\\b(?:(?<!\\b(?:mild|moderate)(?:,| to| or| and|-to)[ -])severe|advanced|metastatic|refractory|resistant|relapsed|intractable|unresectable|end-stage)(?:,? (?:and|or) [\\p{L}-]+)? ${RIGHT}`,
  'iu',
);

/** People of one age or sex, unless both or others are named as well. */
const OF_AN_AGE = new RegExp(
  `\\b(?:in|for|of|among)${NO_ASIDE} (?:(?!(?:(?:post|pre)menopausal|both|adults?|adolescents|women|men)\\b)[\\p{L}-]+ ){0,2}(?:children|infants|neonates|newborns|adolescents|men|women|boys|girls)\\b(?! (?:and|or) (?:adults?|women|men))|\\b\\d+ years (?:old|of age|and older|or older)\\b|\\b(?:pediatric|paediatric) (?:patients|people|adults|subjects)\\b`,
  'iu',
);

/** Children alone. */
const OF_CHILDREN =
  /(?<!\b(?:especially|particularly|even) )\b(?:in|for|of|among) (?:(?!both\b)[\p{L}-]+ ){0,2}(?:children|infants|neonates|newborns)\b(?! (?:and|or) (?:adults?|adolescents|women|men))/iu;

/** What blocks a protein is named, not the protein: `inhibitors of cyclooxygenase 2 are used`. */
const OF_ITS_BLOCKER = new RegExp(
  `\\b(?:inhibitors?|antagonists?|blockers?|agonists?|antibod\\p{L}+|inhibition|blockade|antagonism|lack|deficiency|absence|withdrawal|removal|analogs?|analogues?|derivatives?|metabolites?|levels?) (?:of|to|against|for|from) (?:the )?${LEFT}`,
  'iu',
);

/** What happens in a dish. */
const OF_CELLS =
  /\b(?:cells|cultures?|cultured|explants?|ex vivo|isolated (?:\p{L}+ )?(?:hearts?|vessels?|arter\p{L}+|tissues?|strips?|lungs?|livers?))\b/iu;

const YOUNG = 'children|infants|neonates|newborns|adolescents';

/** `influenza is a virus that …` tells of influenza, not of viruses. */
const OF_A_MEMBER = (name: string) =>
  new RegExp(
    `\\b(?:is|are) (?:an? |the |one of the )?(?:[\\p{L}-]+ ){0,3}${name},? (?:(?:that|which) |caus|leading|resulting|responsible|character|manifest|present)`,
    'iu',
  );

const HAVING = `${PEOPLE} (?:with|who have|suffering from|having)`;

/** By relation, in a clause. */
const NARROWER: Readonly<Record<string, readonly RegExp[]>> = {
  treats: [
    // `safe and effective in patients with` tells who took it, as often as what for.
    /\bsafe(?:,? (?:and )?well[- ]tolerated,?)? and (?:effective|efficacious) in (?:[\p{L}-]+ ){0,2}(?:patients|people|subjects|adults|children)\b|\bsome (?:forms|types|cases|subtypes) of\b|\bpreliminary\b/iu,
    // So do `recommended for patients with`, of a protocol, and `used in patients with`.
    new RegExp(
      `\\b(?:used|given|recommended|prescribed|administered|contraindicated|not indicated|useful) (?:in|for) (?:[\\p{L}-]+ ){0,3}${PEOPLE}\\b`,
      'iu',
    ),
    // A complaint of those who have a disease is not the complaint of others.
    new RegExp(
      `${RIGHT}(?: \\([^()]*\\))? (?:in|of) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]*(?:osis|itis|emia|oma|pathy|epsy|disease|syndrome|disorder|cancer|failure|sclerosis|palsy|injury|pregnancy|stroke|diabetes|infection|HIV|AIDS)\\b`,
      'iu',
    ),
    /\b(?:intended|designed|developed|proposed) (?:for|to|as)\b/iu,
    // Of people with two diseases either may be meant.
    new RegExp(
      `\\b${HAVING} (?:[\\p{L}-]+ ){0,3}${RIGHT}(?: \\([^()]*\\))?(?:,| and| or| plus| complicat\\p{L}+| with) (?!(?:\\p{L}+ed|is|are|was|were|has|have|had|may|can|that|which|who|well|shows?|does|did|improves?)\\b)`,
      'iu',
    ),
    new RegExp(
      `\\b${HAVING} (?:[\\p{L}-]+,? ){1,4}(?:and|or|plus) (?:[\\p{L}-]+ ){0,2}${RIGHT}`,
      'iu',
    ),
    // What is prevented after an operation is not treated.
    new RegExp(
      `${RIGHT}(?: \\([^()]*\\))? (?:after|following|during|before|associated with|accompanying|induced by|caused by|due to|secondary to|related to)\\b`,
      'iu',
    ),
    new RegExp(
      `\\b(?:some|accompanying|concomitant|associated|secondary|comorbid|co-?existing) ${RIGHT}`,
      'iu',
    ),
    // What is tried, or not allowed, may be effective or not.
    /\b(?:in|under) (?:clinical |preclinical )?(?:development|trials?)\b|\bphase (?:i{1,3}|[1-3])\b|\bnot (?:\p{L}+ ){0,2}(?:approved|indicated|licen[sc]ed|recommended|available|authori[sz]ed|registered|used)\b/iu,
    // What tells how a disease will go, or only ranks a drug, or names it instead of another.
    /\bmarkers?\b|\bbiomarkers?\b|\bindicators?\b|\bpredict\p{L}*|\bprognos\p{L}+|\balternatives? to\b|\b(?:top|highest|best)[- ](?:scor|rank)\p{L}+|^(?!.*\b(?:effective|efficac\p{L}+)\b).*\b(?:best|most|widely)[- ]studied\b|\brepurpos\p{L}+/iu,
    /\b(?:causative|causal|a?etiologic(?:al)?|infectious) agents?\b/iu,
    // So does a body defend itself: `interferons control infections by inducing genes`.
    /\bcontrol(?:s|led)?\b.*\bby (?:\p{L}+ly )?\p{L}+ing\b/iu,
    // What keeps a disease away does not treat it, unless both are told.
    /^(?!.*\btreat)(?=.*\b(?:prophyla|prevent|preventi)\p{L}*)/iu,
    OF_ITS_BLOCKER,
    OF_ONE_ROUTE,
    OF_ONE_STAGE,
    OF_AN_AGE,
    OF_CELLS,
    ...OF_A_GROUP,
  ],
  'side-effect': [
    OF_ITS_BLOCKER,
    OF_CELLS,
    OF_CHILDREN,
    OF_ONE_ROUTE,
    ...OF_A_GROUP,
    // What is provoked to learn how is no side effect.
    new RegExp(`${LEFT} (?:induces?|induced) ${RIGHT} (?:via|through|by)\\b`, 'iu'),
    // A risk that goes with a drug may have come with the disease.
    /\bassociat\p{L}+ (?:with|between)\b[^⟨]{0,60}\b(?:risks?|odds|hazards?|frequency|likelihood|prevalence|rates?|incidence)\b/iu,
    // What is induced to be undone is a model of a disease.
    new RegExp(
      `^(?=.*${LEFT}(?:\\))?[- ]induced)(?!.*\\b${PEOPLE}\\b).*\\b(?:revers|attenuat|ameliorat|prevent|protect|abolish|block(?:s|ed|ing)?\\b|inhibit|suppress|counteract|alleviat|mitigat|abrogat|diminish|antagoni[sz]|rescu|model)\\p{L}*`,
      'iu',
    ),
    new RegExp(`${RIGHT} to\\b`, 'u'),
  ],
  // `ECT-induced`: what induces is a therapy of the same letters.
  'genetic-association': [
    new RegExp(`${RIGHT}(?: inhibitors?)?\\)?[- ]induced`, 'u'),
    new RegExp(
      `${LEFT},? (?:and|or) (?:[\\p{L}-]+ ){0,2}(?:virus|viral|infection|replication)\\b`,
      'iu',
    ),
  ],
  'drug-target': [
    // What a drug turns into has targets of its own.
    /\b(?:pro-?drug|precursor) of\b/i,
    // Cells that secrete a protein are acted on, not the protein; so is what the protein induces.
    new RegExp(
      `${RIGHT}(?:(?:,| and| or|, and|, or) [\\p{L}\\p{N}-]+){0,5} (?:secretion|release|levels?|concentrations?|production|synthesis|expression|mRNA|transcription|translation|phosphorylation|translocation|signall?ing|pathways?)\\b`,
      'iu',
    ),
    new RegExp(`${RIGHT}\\)?[- ](?:induced|mediated|stimulated|dependent|driven|evoked)`, 'iu'),
    // A pose is no experiment.
    /\b(?:docking|in silico|molecular dynamics|computational\p{L}*|virtual screening)\b/iu,
  ],
  'risk-factor': [OF_CHILDREN, /\bin the (?:setting|context|presence) of\b/i, ...OF_A_GROUP],
  symptom: [
    OF_ONE_FORM,
    OF_CHILDREN,
    ...OF_A_GROUP,
    new RegExp(
      `${RIGHT}.*${LEFT}(?: \\([^()]*\\))? (?:who|and|with|plus|complicated|treated|after|on|undergoing)\\b`,
      'iu',
    ),
    // What is less in a disease is no symptom of it.
    new RegExp(
      `\\b(?:reduc|decreas|less|lower|reliev|relief|improv)\\p{L}* (?:[\\p{L}-]+ ){0,2}${RIGHT}`,
      'iu',
    ),
    /\b(?:risk factors?|comorbid\p{L}*|predict\p{L}*|outcomes?)\b/iu,
    // What is hardly ever seen is told because it is.
    /\b(?:is|are|was|were) (?:\p{L}+ )?(?:uncommon|unusual|rare|atypical|exceptional)\W*$/iu,
    // What a disease looks like is another one.
    /\b(?:indistinguishable|distinguish\p{L}*|differential|mimic\p{L}*|resembl\p{L}*|similar to|differ(?:s|ent)? from|confus\p{L}+)\b/iu,
    new RegExp(`^(?:\\W*\\p{L}+:)?\\W*(?:in )?(?:${YOUNG}) with ${LEFT}`, 'iu'),
    OF_A_MEMBER(LEFT),
  ],
  cause: [
    OF_ONE_FORM,
    OF_CHILDREN,
    OF_PEOPLE_WITH,
    // How many of those who were studied had it so.
    /\bin \d+ (?:\([^()]*\) )?(?:of|patients|cases|subjects|women|men)\b/iu,
    // What is undone was made for the sake of it.
    new RegExp(
      `^(?!.*\\b${PEOPLE}\\b).*\\b(?:prevent|revers|attenuat|ameliorat|abolish|block|rescu|counteract|protect)(?:s|es|e|ed|ing)? (?:against |from )?(?:the )?(?:[\\p{L}-]+ ){0,3}${LEFT}(?: \\([^()]*\\))? (?:caused|induced|produced|elicited) by`,
      'iu',
    ),
    new RegExp(
      `^(?!.*\\b${PEOPLE}\\b).*${RIGHT}(?:\\))?[- ]induced (?:[\\p{L}-]+ ){0,3}${LEFT}.*\\b(?:was|were|is|are) (?:\\p{L}+ly )?(?:reduced|attenuated|prevented|reversed|ameliorated|abolished|blocked|inhibited|suppressed)\\b`,
      'iu',
    ),
    // What a drug takes away it does not cause: `reductions in blood pressure induced by`.
    new RegExp(
      `\\b(?:reductions?|decreases?|falls?|declines?|regressions?) (?:of|in) (?:[\\p{L}-]+ ){0,3}${LEFT}(?: \\([^()]*\\))?,? (?:caused|induced|due|produced|resulting)\\b`,
      'iu',
    ),
    OF_A_MEMBER(RIGHT),
    // `Thanks to laboratories, the cause of SARS was found`: the cause is the subject, and no laboratory.
    new RegExp(
      `${RIGHT}, the (?:[\\p{L}-]+ )?cause of ${LEFT}(?: \\([^()]*\\))? (?:is|are|was|were|has|had|remains?)\\b`,
      'iu',
    ),
    // What makes a disease fatal does not cause it.
    new RegExp(
      `\\b(?:fatalit\\p{L}+|mortality|deaths?|lethality|morbidity)\\b(?: [\\p{L}-]+)? (?:with|of|in|from|by|to) [^⟨]{0,60}${LEFT}.*${RIGHT}`,
      'iu',
    ),
    /\b(?:leads?|led|leading|results?|resulted|resulting|contribut\p{L}+|causes?|caused|causing) [^⟨]{0,40}\brisks? (?:of|for)\b/iu,
  ],
};
