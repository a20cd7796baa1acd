/**
 * Rows `yes`, `no`, `maybe` of the verdict model, columns as `verdictFeatures` orders them. A multinomial logistic model
 * fitted by `bench/qa-fit.ts` (L2 penalty 0.02) on 500 PubMedQA questions, with and without their conclusion, and 75
 * BioASQ 12b yes/no questions with their snippets.
 */
export const VERDICT_WEIGHTS: readonly (readonly number[])[] = [
  [
    0.553, -0.329, -0.543, 0.189, 0.041, 0.102, 0.086, 0.169, 0.27, -0.011, -0.195, 0.307, -0.004,
    -0.295, 0.162, 0.107, 0.181, -0.083,
  ],
  [
    0.28, 0.52, 0.611, -0.191, 0.097, -0.071, -0.016, -0.041, -0.349, -0.062, 0.009, -0.261, -0.082,
    0.174, -0.15, -0.1, -0.118, 0.089,
  ],
  [
    -0.833, -0.191, -0.068, 0.001, -0.139, -0.031, -0.069, -0.127, 0.079, 0.072, 0.186, -0.046,
    0.087, 0.121, -0.012, -0.007, -0.063, -0.006,
  ],
];

/**
 * Logistic weights of the probability that a quoted sentence holds the answer in one of the accepted wordings; fitted by
 * `bench/qa-fit.ts` on BioASQ 12b factoid questions whose snippets stand among those of others (21 answers, 10-fold
 * cross-validated calibration error 0.10). Sentences that tell the answer in other words count as wrong there.
 */
export const SENTENCE_WEIGHTS = { intercept: 0.39, overlap: -0.108, pairs: -0.04 } as const;

/**
 * Logistic weights of the probability that a verdict from a sentence's words is right; fitted by `bench/qa-fit.ts` on the
 * questions that get one of PubMedQA, with and without conclusion, and BioASQ 12b (32 answers, 10-fold cross-validated
 * calibration error 0.05).
 */
export const YES_NO_WEIGHTS = {
  intercept: 2.033,
  overlap: -0.05,
  pairs: -0.037,
  standing: 0,
  lean: -0.025,
} as const;

/**
 * Stated for a sentence in a wording of the asked relation: of the last 103 unread quotes (`strict-1` to `strict-4` in
 * `benchmarks/quality/gold/quote-verdicts.tsv`) 98 supported their claim by readers who had
 * not seen the rules, 96 by both; with all kinds that were read, the reader who wrote the rules found 138 of 150, the
 * lowest of these shares.
 */
export const WORDING_CONFIDENCE = 0.92;

/** Below this probability the answerer abstains from a sentence. */
export const LEAST_SENTENCE_CONFIDENCE = 0.5;

/** Below this probability the answerer abstains from a verdict. */
export const LEAST_VERDICT_CONFIDENCE = 0.6;
