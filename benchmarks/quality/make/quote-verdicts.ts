import { readFileSync } from 'node:fs';

/** A quoted sentence that a person read: whether it, by itself, states the claim that it is quoted for. */
export interface QuoteVerdict {
  /** `arguable` counts as not. */
  readonly verdict: 'supports' | 'arguable' | 'not';
  /** Of the sample; see `sample-quotes.ts`. */
  readonly seed: string;
  /** The question, or the id of a question of a public set. */
  readonly question: string;
  /** `Yes`, `No`, or the name that the quote stands for. */
  readonly answer: string;
  /** IRIs and the relation that was asked for; empty where it is asked, or a public set asks. */
  readonly subject: string;
  readonly relation: string;
  readonly object: string;
  readonly article: string;
  /** Offsets in UTF-16 code units, half-open, in title, line feed, abstract. */
  readonly start: number;
  readonly end: number;
  /** A word or two why; empty where it supports. */
  readonly reason: string;
}

const FILE = new URL('../gold/quote-verdicts.tsv', import.meta.url);

/** Reads `gold/quote-verdicts.tsv`. @throws on a row that is no verdict. */
export function readQuoteVerdicts(): readonly QuoteVerdict[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const cells = line.split('\t');
    const [verdict = '', seed = '', question = '', answer = '', subject = ''] = cells;
    const [relation = '', object = '', article = '', start = '', end = '', reason = ''] =
      cells.slice(5);
    const isVerdict = verdict === 'supports' || verdict === 'arguable' || verdict === 'not';
    if (cells.length !== 11 || !isVerdict || !(Number(start) < Number(end)))
      throw new Error(`No verdict on a quote: ${line}`);
    const ends = { subject, relation, object };
    const place = { article, start: Number(start), end: Number(end) };
    return { verdict, seed, question, answer, ...ends, ...place, reason };
  });
}
