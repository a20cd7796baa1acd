/** What a clause does with what it speaks of. */
export type Polarity = 'states' | 'denies' | 'leaves-open';

/** Openings and phrases of sentences that announce, ask or plan instead of stating. */
const OPEN = new RegExp(
  [
    String.raw`\bwhether\b|\bif any\b|\?\s*$|\bunder (?:investigation|study|evaluation|development)\b`,
    String.raw`\b(?:aim|aims|aimed|objective|objectives|purpose|goal|hypothes\w+|rationale)\b`,
    String.raw`\b(?:to|we|study|studies|trials?|review|article|paper|report|which|that|and|will|was|were|is|are|been|being) (?:\w+ly )?(?:determin\w+|investigat\w+|assess\w*|evaluat\w+|examin\w+|explor\w+|compar(?:e|ed|es|ing)|test|tests|tested|testing|discuss\w*|review\w*|elucidat\w+|clarif\w+|ascertain|question\w*|consider(?:s|ed)?)\b`,
    String.raw`\b(?:protocol|trial of|trials of|study of|review of|evaluation of|assessment of|investigation of|comparison of|feasibility of)\b`,
    String.raw`\b(?:no|little|limited|insufficient|weak|lack of|scant|conflicting|inconclusive|inconsistent) (?:\w+ )?(?:evidence|data|information|studies|results)\b`,
    String.raw`\b(?:may|might|could|would|should|possibly|perhaps|potential|potentially|putative|presumed|speculat\w+|suspected|candidate|promising|investigational|experimental|proposed|purported|allegedly|supposed\w*|postulated|theor\w+|believed|thought|claimed|expected|anticipated|probably|probable|likely|seems?|appears? to)\b`,
    String.raw`\b(?:unclear|unknown|uncertain\w*|controversial|controversy|debated?|disputed|not (?:been )?(?:well |fully |clearly |yet )?(?:established|known|understood|clear|determined|studied|investigated|proven|evaluated|elucidated)|remains? to be|yet to be|needs? to be|further (?:stud\w+|research|investigation|trials?)|warrant\w*|questionable|doubt\w*)\b`,
    String.raw`\bpossible \S+-(?:induced|associated|related)\b`,
    String.raw`\b(?:unless|in case of|were (?:it|they) to)\b`,
    String.raw`\b(?:will be|to be) (?:\w+ed)\b`,
  ].join('|'),
  'i',
);

/** A denial of what stands beside it. */
const DENIAL =
  /\b(?:not|cannot|n't|no|nor|neither|never|none|without|failed|fails?|failure|lack(?:s|ed|ing)?|absence|absent|unable|unlikely|ineffective|inefficacious|inactive|unrelated|unaffected|independent of|contraindicated|instead of|rather than|discontinu\w+|withdr[ae]w\w*|ruled? out|exclud\w+|rarely|seldom|hardly|little|insufficient|refuted?|disproved?|contrary|resistant|unsuccessful\w*|minimal)\b/i;

/** Denials that leave a statement standing. */
const NO_DENIAL =
  /\bnot only\b|\bno(?:t)? (?:less|more) than\b|\bno later\b|\bwithout (?:\w+ ){0,2}(?:side effects?|adverse|toxicity|complications?|increasing)\b|\bif not\b/gi;

/**
 * Returns whether a clause states something, denies something, or leaves it open (plans, questions, hedges); a clause that
 * does both is open. Takes one clause, not a whole text.
 */
export function polarityOf(clause: string): Polarity {
  if (OPEN.test(clause)) return 'leaves-open';
  return DENIAL.test(clause.replace(NO_DENIAL, ' ')) ? 'denies' : 'states';
}

/** Words after which a new statement begins. */
const BOUNDARY =
  /[;:]\s+|,\s+(?=(?:but|whereas|while|although|though|however|yet|and (?:no|not|there|we|it|this|these|its|the)|nor|despite|unlike|in contrast|compared|suggesting|indicating|implicating|implying|thereby|thus)\b)|\s(?=(?:whereas|although|however|but not)\b)|(?<!\b[a-z]\.[a-z])\.\s+/gi;

/** Returns the clauses of a sentence, in order; together they are the sentence without what divides them. */
export function clausesOf(sentence: string): readonly string[] {
  const clauses: string[] = [];
  let start = 0;
  for (const match of sentence.matchAll(BOUNDARY)) {
    clauses.push(sentence.slice(start, match.index));
    start = match.index + match[0].length;
  }
  clauses.push(sentence.slice(start));
  return clauses.filter((clause) => clause.trim() !== '');
}
