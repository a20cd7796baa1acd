import type { AskedEnds } from './question-answerer.js';
import { PLACEHOLDERS } from './relation-wordings.js';

const { left: LEFT, right: RIGHT } = PLACEHOLDERS;

/** A wording of a relation within a clause. */
export interface FoundWording {
  readonly clause: string;
  /** Offsets of the wording in the clause, half-open. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns whether a wording stands in its clause without anything that narrows it: nothing opens the clause with a case or
 * a condition, and what follows the last name goes on, ends, or tells of people at large. What is not known to be harmless
 * narrows; `X is effective in Y after surgery` states less than `X is effective in Y`.
 */
export function standsPlainly(
  { clause, start, end }: FoundWording,
  { relation }: Pick<AskedEnds, 'relation'>,
): boolean {
  const before = clause.slice(0, start);
  const wording = clause.slice(start, end);
  const after = clause.slice(end).replace(SAME_NAMES, '');
  // What a kind has beside its name narrows the kind, not what is of it.
  if (relation === 'subclass') return !PARTITIVE.test(before);
  if (NOMINAL.test(wording)) return !PARTITIVE.test(before) && !GOES_INTO.test(after);
  if (opensWithCase(before) || isOfDose(before, clause, relation)) return false;
  if (PARTITIVE.test(before) && !wording.includes('-')) return false;
  return !narrows(after, relation);
}

/** `migraine (⟨r⟩)`, `⟨r⟩ disease`: other words for the name that was told. */
const SAME_NAMES = new RegExp(
  `^(?:\\s*\\([^()]*\\)|\\s+(?:disease|syndrome|disorder|infections?|symptoms?|attacks?|episodes?|patients|genes?|proteins?|kinases?|enzymes?|activity|therapy|treatments?|use|usage|administration|monotherapy|drugs?|itself|(?:and|or|as well as) (?:[\\p{L}-]+ ){0,2}(?:${LEFT}|${RIGHT})))*`,
  'iu',
);

/** What may stand before a statement that holds always. */
const INTRODUCTION =
  /^\W*(?:in (?:conclusions?|summary|contrast|addition|general|fact|particular|short|brief|turn|(?:humans?|man|adults|people|patients)(?= and|,)|most (?:cases|patients|people)|(?:our|this|the present|these) (?:[\p{L}-]+ ){0,3}(?:stud(?:y|ies)|trials?|reviews?|experience|series|reports?)|recent years|the (?:last|past)|mammals|clinical (?:practice|trials|studies)|the (?:united|us|eu|uk))|for (?:instance|example|decades|many years)|at present|on the (?:other|basis)|by contrast|with (?:the )?(?:advent|respect|regard)|since \d{4}|as (?:a|an|the)\b)/iu;

const CASE =
  /^\W*(?:[\p{L}]+: )?(?:however,? |thus,? |therefore,? |moreover,? |furthermore,? |and |but )?(?:in|among|for|after|during|following|when|if|with|without|at|under|on|within|upon|where|while|until|unless|once|given|depending|because|despite|although|by)\b/iu;

/** `In patients with renal failure, X causes Y`. */
function opensWithCase(before: string): boolean {
  return CASE.test(before) && !INTRODUCTION.test(before);
}

/** `aspirin-induced asthma`, `the COX-2 inhibitor celecoxib` and `deafness caused by noise` name something; the clause says what of it. */
const NOMINAL = new RegExp(
  `-(?:induced|associated|related)\\b|(?:inhibitors?|antagonists?|agonists?|blockers?)(?:,? (?:such as|including|like))? ${LEFT}$|^${LEFT}, an? [^⟨]*${RIGHT}|^${LEFT}(?: \\([^()]*\\))?(?:,[^,⟨]*)? (?:caused|induced|triggered|resulting|due|secondary) (?:by|from|to)\\b`,
  'iu',
);

/** `hypersensitivity to vasoconstrictors` is no hypersensitivity at large. */
const GOES_INTO = /^\s*(?:to|of|against|in (?:animals|rats|mice))\b/iu;

/** A part of a class, or what is derived of a thing: `a subset of`, `analogs of`. */
const PARTITIVE =
  /\b(?:subsets?|subgroups?|fractions?|parts?|portions?|proportion|minority|components?|fragments?|derivatives?|analog(?:ue)?s?|metabolites?|extracts?|mixtures?|nanoparticles?|liposom\p{L}+|encapsulated|conjugated|loaded|modified|withdrawal|cessation|discontinuation|interruption|reduction|role|effects?|model|models) (?:of|from) (?:[\p{L}-]+ ){0,2}$|\b(?:anti|non|pro|pre|post)-$|\b(?:liposomal|nano\p{L}*|encapsulated|conjugated|pegylated|topical|ophthalmic|nasal|intranasal|rectal|vaginal|transdermal|epidural|intrathecal|inhaled|nebulized|maternal|prenatal|neonatal|perinatal|combined|adjunctive|preoperative|postoperative|prophylactic) (?:[\p{L}-]+ ){0,1}$/iu;

const DOSED: ReadonlySet<string> = new Set(['treats', 'side-effect', 'cause']);

/** What one amount does, another need not do. */
function isOfDose(before: string, clause: string, relation: string): boolean {
  if (!DOSED.has(relation)) return false;
  return (
    /\b(?:high|higher|low|lower|large|larger|massive|toxic|excessive|single|repeated|multiple|initial|bolus|supratherapeutic|small|very)[- ](?:[\p{L}-]+ )?(?:doses?|amounts?|dosages?|concentrations?)\b|\bover-?dos\p{L}*\b|\b(?:intoxication|poisoning)\b/iu.test(
      before,
    ) ||
    /\bdoses? of (?:up to )?\d|\bat (?:a |the )?(?:\p{L}+ )?(?:doses?|dosages?|concentrations?)\b/iu.test(
      clause,
    )
  );
}

/** People at large, and how many of them. */
const AT_LARGE =
  /^\s*in (?:(?:up to|about|approximately|around|nearly|almost|over|some|many|most|all|the majority of|the|both|adult|human|several|a|large|general|elderly|older|aged|\d+(?:\.\d+)?(?:%|-\d+%|(?: to |–)\d+%)?) (?:of )?)*(?:patients|people|humans?|adults|man|individuals|subjects|persons|mammals|population|cases|(?<=the )elderly|(?:women and men|men and women)|humans and animals|animals and humans|clinical practice|general|practice)\b(?=\s*(?:[.,;:)]|$|and\b|or\b|worldwide\b|is\b|are\b|was\b|were\b|has\b|have\b))/iu;

/** What goes on after a name without narrowing it. */
const GOES_ON =
  /^\s*(?:$|[.;:!)\]”"']|(?:and|or|but|as well as|is|are|was|were|has|have|had|can|may|do|does|did|which|causing|leading|resulting|accounts?|occurs?|affects?|remains?|worldwide|globally|because|since|due to (?:its|their)|owing to (?:its|their)|such as|including|in addition|at present|where possible|for (?:[\p{L}\d]+ ){1,4}(?:years|decades))\b|,(?! ?(?:in|when|if|especially|particularly|except|only|provided|after|during|but only|for|at|without|among|on|under|unless)\b))/iu;

/** How something is done; a relation holds whichever way. */
const MANNER = /^\s*(?:by|through|via)\b/iu;

function narrows(after: string, relation: string): boolean {
  if (GOES_ON.test(after) || AT_LARGE.test(after)) return false;
  if (MANNER.test(after)) return false;
  if (relation === 'drug-target' && /^\s*(?:to|with|in the|at)\b/iu.test(after)) return false;
  return !(relation !== 'treats' && /^\s*(?:with|associated with)\b/iu.test(after));
}
