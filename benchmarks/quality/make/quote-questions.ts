import { readFileSync } from 'node:fs';
import { readBioAsqQuestions, readPubMedQa } from '../../../packages/questions/bench/qa-sets.js';
import type { QuoteCandidate } from './quote-candidates.js';
import { VALUE_LANES } from './quote-lanes.js';
import { readQuoteVerdicts } from './quote-verdicts.js';
import { shuffled } from './random.js';

/** A question whose answer from articles is to be read. */
export interface QuoteQuestion {
  readonly text: string;
  /** IRIs of the ends; null for what is asked. */
  readonly subject: string | null;
  readonly object: string | null;
}

/** Returns every wording of a question for a claim, those for one of its ends included, in the order of a seed. */
export function quoteQuestions(
  { lane, subject, object }: Pick<QuoteCandidate, 'lane' | 'subject' | 'object'>,
  seed: string,
): readonly QuoteQuestion[] {
  const pairs = lane.ask.map((ask) => ({
    text: ask(subject.name, object.name),
    ...{ subject: subject.iri, object: object.iri },
  }));
  const values = VALUE_LANES.filter((value) => value.lane === lane.lane).flatMap(
    ({ about, asks, ask }) => {
      const known = asks === 'subject' ? object : subject;
      if (known.kind !== about) return [];
      const ends =
        asks === 'subject'
          ? { subject: null, object: known.iri }
          : { subject: known.iri, object: null };
      return ask.map((one) => ({ text: one(known.name), ...ends }));
    },
  );
  return shuffled([...pairs, ...values], `wordings:${seed}`, ({ text }) => text);
}

/** Returns the questions of BioASQ and PubMedQA by id, asked without their passages. */
export function publicQuestions(): ReadonlyMap<string, string> {
  return new Map([
    ...readBioAsqQuestions().map(({ body }, index) => [`bioasq-${index}`, body] as const),
    ...readPubMedQa().map(({ question }, index) => [`pubmedqa-${index}`, question] as const),
  ]);
}

/** The questions of the samples that were read before that of a seed. */
export function formerQuestions(seed: string): ReadonlySet<string> {
  const path = new URL('../../../packages/questions/bench/literature-sample.tsv', import.meta.url);
  const former = readQuoteVerdicts().filter((verdict) => verdict.seed !== seed);
  return new Set([
    ...readFileSync(path, 'utf8').split(/[\t\n]/),
    ...former.map(({ question }) => question),
  ]);
}
