import type { RankedSentence } from './rank-sentences.js';

/** Named patterns that bear on a verdict; counted in the evidence, or tested on the question. */
const EVIDENCE_PATTERNS: readonly RegExp[] = [
  /\b(?:no|not|non-?)\s*(?:statistically\s+)?significant(?:ly)?\b|\bno (?:statistical )?difference|\bdid not differ|\bno (?:association|correlation|relationship|evidence|effect|benefit|impact)\b|\bsimilar(?:ly)?\b|\bcomparable\b/gi,
  /\b(?:not|cannot|neither|nor|failed|fails|unable|lack|lacks|lacking|without|absence|unlikely|ineffective|insufficient|unnecessary)\b/gi,
  /\b(?<!not )(?<!no )(?:significant(?:ly)?|p\s*[<=]\s*0?\.0\d+)/gi,
  /\b(?:associated|associations?|correlat\w+|predict\w*|linked|related|independent)\b/gi,
  /\b(?:effective|efficacy|efficient|improv\w+|better|superior|benefi\w+|useful|feasible|safe|success\w*|reliable|accurate|valid|valuable|promising|recommended|approved)\b/gi,
  /\b(?:increas\w+|higher|greater|more|elevated|enhanc\w+)\b/gi,
  /\b(?:decreas\w+|lower|reduc\w+|less|fewer|worse|poor\w*|inferior)\b/gi,
  /\b(?:may|might|could|possibl[ey]|potential\w*|suggest\w*|appears?|seems?|likely)\b/gi,
  /\b(?:further|future|unclear|limited|inconclusive|controversial|remains?|however|although|caution|additional|larger)\b/gi,
  /\b(?:only|but|whereas|despite|except|unless|while)\b/gi,
  /\b(?:show\w*|demonstrat\w+|confirm\w*|indicat\w+|support\w*|reveal\w*|found)\b/gi,
];

const QUESTION_PATTERNS: readonly RegExp[] = [
  /\b(?:differ\w*|affect\w*|influenc\w*|impact|matter|change|role|effect)\b/i,
  /\b(?:necessary|needed|need|should|justified|routine\w*|require\w*|mandatory|adequate|sufficient|enough|always|only|all|best|most)\b/i,
  /\b(?:can|could|may|possible|feasible|useful|effective|help|improv\w*|benefi\w*|predict\w*)\b/i,
  /\b(?:associat\w*|correlat\w*|related|relationship|link|risk|cause)\b/i,
  /\bor\b|:/i,
  /\b(?:not|no|un\w+|without|never)\b/i,
];

/**
 * Returns what bears on the verdict: a constant, counts per evidence sentence (logarithms, the conclusion twice), the words of
 * the question, and the share of the question's words in the evidence.
 */
export function verdictFeatures(
  question: string,
  evidence: readonly RankedSentence[],
): readonly number[] {
  const counts = EVIDENCE_PATTERNS.map((pattern) => {
    let count = 0;
    for (const { sentence, features } of evidence) {
      count +=
        (sentence.text.match(pattern)?.length ?? 0) *
        (0.5 + features.overlap + 0.5 * features.standing);
    }
    return Math.log1p(count);
  });
  const asked = QUESTION_PATTERNS.map((pattern) => (pattern.test(question) ? 1 : 0));
  return [1, ...counts, ...asked];
}

/** Returns the sentences that bear on a yes/no question: the four best, and the last two of each passage that is on the subject. */
export function evidenceOf(ranked: readonly RankedSentence[]): readonly RankedSentence[] {
  const best = ranked.slice(0, 4);
  const subject = (best[0]?.features.passageOverlap ?? 0) * 0.8;
  const last = ranked.filter(
    ({ position, siblings, features }) =>
      position >= siblings - 2 && features.passageOverlap >= subject,
  );
  return [...new Set([...best, ...last])].slice(0, 12);
}
