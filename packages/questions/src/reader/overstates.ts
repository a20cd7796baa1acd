import type { EntityType } from '@biographql/core';
import type { AskedEnds, AskedEntity } from './question-answerer.js';
import { PLACEHOLDERS } from './relation-wordings.js';

const { left: LEFT, right: RIGHT } = PLACEHOLDERS;

/**
 * Returns whether a claim would say more than a clause that words it: the clause tells it of one course or degree of an
 * illness, of a level or a lack, of a marker instead of the gene, of what a drug was held against, or infers it.
 */
export function overstates(clause: string, { relation }: Pick<AskedEnds, 'relation'>): boolean {
  if (INFERRED.test(clause)) return true;
  return (BY_RELATION[relation] ?? []).some((pattern) => pattern.test(clause));
}

/**
 * Returns whether a sentence tells what one study saw in the group of people that its title names. What is so, in the
 * present tense, may hold for others; what was seen need not.
 */
export function isOfTitledGroup(sentence: string, title: string): boolean {
  return OF_A_GROUP.test(title) && SEEN.test(sentence) && !IS_SO.test(sentence);
}

/** Returns whether both ends have a name in common; of illnesses that of the infection counts, too: `COVID-19 infection`. */
export function nameTheSame(
  entities: readonly AskedEntity[],
  { left, right }: Pick<AskedEnds, 'left' | 'right'>,
): boolean {
  const [one, other] = [left, right].map((end) => (end === null ? undefined : entities[end]));
  if (one === undefined || other === undefined) return false;
  // A gene may be called by its disease.
  if (!one.types.some((type) => other.types.includes(type))) return false;
  const areIllnesses = [one, other].every(({ types }) => types.some((type) => ILLNESSES.has(type)));
  const said = areIllnesses ? bare : (name: string) => name.toLowerCase();
  const names = new Set([one.text, ...one.names].map(said));
  return [other.text, ...other.names].some((name) => names.has(said(name)));
}

const ILLNESSES: ReadonlySet<EntityType> = new Set(['DISEASE', 'SYMPTOM']);

function bare(name: string): string {
  return name.toLowerCase().replace(/[ -](?:virus )?(?:infections?|diseases?|syndrome)$/u, '');
}

/** What is inferred right there. */
const INFERRED =
  /\b(?:suggest(?:s|ed|ing)?|impl(?:y|ies|ied)|infer(?:s|red)?|raises?|speculat\p{L}+)\b/iu;

/** A course, degree or age of an illness; two that are opposed make all of it. */
const DEGREE =
  'primary|idiopathic|acute|subacute|chronic|severe|mild|moderate|advanced|metastatic|refractory|resistant|recurrent|relapsed|relapsing|persistent|intractable|adult|juvenile|p(?:a)?ediatric|childhood|early|late|(?:early|late|adult|new|recent)-onset|familial|hereditary|inherited|sporadic|uncomplicated|complicated|asymptomatic|untreated|uncontrolled|nocturnal|elderly|maternal|neonatal|postoperative|preoperative|end-stage|stable|unstable|active|clinical|subclinical|isolated|secondary|comorbid|concomitant|pre-?existing|prior|previous|past|poorly controlled|prolonged|long-term|short-term|newly diagnosed|established|certain|concurrent|co-?existing|underlying|central|peripheral|disease|syndrome|disorder|illness|condition|diabetic|alcoholic|hiv|covid';

const OPPOSED =
  '(?:(?:mild|minor)(?:,| to|-to)(?: moderate,?)?(?: or| and| to|-to)?[ -]severe|acute (?:and|or|as well as) chronic|chronic (?:and|or) acute|early (?:and|or) late|familial (?:and|or) sporadic|sporadic (?:and|or) familial)';

const ofDegree = (end: string) =>
  new RegExp(`(?<!${OPPOSED})(?<=\\b(?:${DEGREE}))(?:,| and| or| to)? ${end}`, 'iu');

/** Those whose trait it is, when the first of two names has them: `donor sex and parity`. */
const BEARER =
  'donor|recipient|maternal|paternal|parental|f(?:o)?etal|neonatal|infant|childhood|adolescent|family|host|caregiver|spousal|prenatal|perinatal|occupational|baseline|preoperative|postoperative|intraoperative';

const ofBearer = (end: string) =>
  new RegExp(`\\b(?:${BEARER}) (?:[\\p{L}-]+,? ){1,3}(?:and|or) ${end}`, 'iu');

/** How much there is of a thing, or too little. */
const AMOUNT =
  'low|lower|lowered|high|higher|elevated|raised|increased|increasing|reduced|decreased|decreasing|excess|excessive|impaired|poor|insufficient|inadequate|deficient|lack of|loss of|absence of|deficiency of|deficits? in|deficiency in|family history of|history of|duration of|severity of|degree of|number of|levels? of|concentrations? of|withdrawal of|control of';

const ofAmount = (end: string) =>
  new RegExp(
    `\\b(?:${AMOUNT}) (?:[\\p{L}-]+ )?${end}|${end}(?: \\([^()]*\\))?[ -](?:deficien\\p{L}+|deficits?|loss|levels?|concentrations?|depletion|withdrawal|resistance|control|severity|duration|history|status|scores?|phenotypes?|positivity|titers?)\\b`,
    'iu',
  );

/** A measure of a gene's product, or what is made of it, is a marker and need not be the gene. */
const MARKER = new RegExp(
  `\\b(?:serum|plasma|circulating|urinary|salivary|blood|csf|cerebrospinal|soluble|tissue|tumou?r|elevated|increased|decreased|reduced|raised|low|lower|high|higher|baseline|anti|levels? of|concentrations? of|expression of|overexpression of|activity of|activation of|inhibition of|phosphorylation of|antibod\\p{L}+ (?:to|against)|ratio of)[ -](?:the )?(?:[\\p{L}-]+ )?${RIGHT}|${RIGHT}(?: \\([^()]*\\))?[ -](?:[\\p{L}-]+ )?(?:levels?|concentrations?|expression|overexpression|mrna|activity|activation|positivity|antibod\\p{L}+|autoantibod\\p{L}+|ratio|immunoreactivity|staining|signal?ling|pathways?|phosphorylation|methylation|inhibit\\p{L}+)\\b`,
  'iu',
);

/** What a thing is held against. */
const STANDARD = new RegExp(
  `\\b(?:control|reference|comparator|standard|positive control|gold standard) (?:(?:drug|treatment|agent|compound|group|antibiotic|inhibitor)s?,? )?\\(?${LEFT}|\\b(?:as|like|than|to|with) (?:that of |the )?${LEFT}\\b[^⟨]{0,40}\\bas (?:a |the )?(?:positive |reference )?(?:control|comparator|standard|reference)\\b`,
  'iu',
);

/** What was made to be undone: no people, and a verb that undoes. */
const UNDONE = new RegExp(
  `^(?!.*\\b(?:patients?|people|women|men|children|adults|subjects|volunteers)\\b)(?=.*${RIGHT}\\)?-induced).*\\b(?:revers|attenuat|ameliorat|prevent|protect|abolish|block(?:s|ed|ing)?\\b|inhibit|suppress|counteract|alleviat|mitigat|abrogat|diminish|antagoni[sz]|rescu|model|restor|improv|reduc|decreas)\\p{L}*`,
  'iu',
);

/** What a verb of effect tells in the past, it tells of those who were studied. */
const BETTERED = new RegExp(
  `${LEFT}.*\\b(?:improved|controlled|ameliorated|attenuated|reduced|decreased|lowered|alleviated)\\b.*${RIGHT}`,
  'iu',
);

/** What is held to be as good as another is not said to be good. */
const HELD_AGAINST =
  /\b(?:similar(?:ly)?|equal(?:ly)?|equivalent|identical|inferior|superior|as (?:\p{L}+ )?(?:effective|efficacious|good|well) as)\b/iu;

const BY_RELATION: Readonly<Record<string, readonly RegExp[]>> = {
  treats: [ofDegree(RIGHT), STANDARD, BETTERED, HELD_AGAINST],
  'side-effect': [STANDARD],
  // Of several drugs each may have one of several targets.
  'drug-target': [STANDARD, new RegExp(`${RIGHT}(?: \\([^()]*\\))? (?:or|and/or) `, 'iu')],
  // What is found in a tissue is no complaint.
  symptom: [
    ofDegree(LEFT),
    /\bcharacteri[sz]ed (?:\p{L}+ )?by (?:[\p{L}-]+ ){0,3}(?:build-?up|accumulation|deposit\p{L}*|formation|aggregat\p{L}+|degenerat\p{L}+|infiltrat\p{L}+|prolifer\p{L}+|expression|mutations?|lack|absence) (?:of|in)\b/iu,
  ],
  cause: [ofDegree(RIGHT), ofBearer(RIGHT), ofAmount(RIGHT), UNDONE],
  'risk-factor': [ofDegree(LEFT), ofDegree(RIGHT), ofBearer(RIGHT), ofAmount(RIGHT)],
  'genetic-association': [ofDegree(LEFT), MARKER],
  // A part of a kind may be of another one; manifestations and events are of what befalls someone.
  subclass: [
    ofDegree(LEFT),
    new RegExp(`\\b[\\p{L}\\d,'-]*(?:yl|oxy|oxo|hydro|nor) ${LEFT}`, 'iu'),
  ],
};

/** A title that names who or which setting its study is of. */
const OF_A_GROUP =
  /\b(?:in|among|of|for|after|before|during|following|undergoing)\b[^.:]*\b(?:patients|children|infants|neonates|newborns|adolescents|women|men|girls|boys|elderly|older|veterans|workers|students|recipients|survivors|smokers|athletes|volunteers|subjects|surgery|bypass|transplant\p{L}*|dialysis|h(?:a)?emodialysis|intensive care|emergency|pregnan\p{L}+|disease|syndrome|disorder|diabetes|cancer|hiv|aids)\b/iu;

const SEEN = /\b(?:was|were|had|did|showed|\p{L}{3,}ed)\b/iu;

const IS_SO =
  /\b(?:is|are|has been|have been|has|have|remains?|causes|leads|results in|increases|inhibits|treats|occurs|includes?|can)\b/iu;
