import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A yes/no question with the passages it may be answered from. */
export interface VerdictQuestion {
  readonly question: string;
  readonly passages: readonly string[];
  readonly gold: 'yes' | 'no' | 'maybe';
}

/** A question for a short answer, with its passages and the accepted wordings. */
export interface FactoidQuestion {
  readonly question: string;
  readonly passages: readonly string[];
  readonly gold: readonly string[];
}

/** A question with gold SPARQL over Wikidata's vocabulary. */
export interface SparqlQuestion {
  readonly question: string;
  readonly sparql: string;
}

/** The folder of the question sets: `BIOGRAPHQL_BENCH_DATA`, or the shared data beside the project. */
export function benchFolder(): string {
  return process.env.BIOGRAPHQL_BENCH_DATA ?? join(import.meta.dirname, '../../../../shared/data');
}

/** PubMedQA questions with the abstract's sections, the conclusion left out unless it is asked for. */
export function readPubMedQa({ withConclusion = false } = {}): readonly VerdictQuestion[] {
  const set = Object.values(readJson('qa/pubmedqa.json.gz') as Record<string, PubMedQaRecord>);
  return set.map((record) => ({
    question: record.QUESTION,
    passages: [
      [
        ...record.CONTEXTS.map((text, index) => `${record.LABELS[index] ?? ''}: ${text}`),
        ...(withConclusion ? [`CONCLUSION: ${record.LONG_ANSWER}`] : []),
      ].join('\n'),
    ],
    gold: record.final_decision,
  }));
}

/** BioASQ yes/no questions with the gold snippets as passages. */
export function readBioAsqVerdicts(): readonly VerdictQuestion[] {
  return readBioAsqQuestions().flatMap((record): VerdictQuestion[] => {
    const gold = String(record.exact_answer).toLowerCase();
    if (record.type !== 'yesno' || (gold !== 'yes' && gold !== 'no')) return [];
    return [{ question: record.body, passages: record.snippets.map(({ text }) => text), gold }];
  });
}

/** BioASQ factoid questions with the gold snippets as passages. */
export function readBioAsqFactoids(): readonly FactoidQuestion[] {
  return readBioAsqQuestions().flatMap((record): FactoidQuestion[] => {
    if (record.type !== 'factoid') return [];
    const gold = (record.exact_answer as readonly (string | readonly string[])[]).flat();
    return [{ question: record.body, passages: record.snippets.map(({ text }) => text), gold }];
  });
}

/** Questions whose gold query speaks Wikidata's vocabulary. */
export function readWikidataQuestions(): readonly SparqlQuestion[] {
  return readJson('qa/wikidata_questions.json') as SparqlQuestion[];
}

/** One-triple questions: subject, property (`R…` for the inverse), object, wording. */
export function readSimpleQuestions(): readonly (readonly string[])[] {
  return readText('qa/simplequestions_medical.tsv.gz')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t').slice(1));
}

interface PubMedQaRecord {
  readonly QUESTION: string;
  readonly CONTEXTS: readonly string[];
  readonly LABELS: readonly string[];
  readonly LONG_ANSWER: string;
  readonly final_decision: 'yes' | 'no' | 'maybe';
}

/** A BioASQ question; `type` is `factoid`, `list`, `yesno` or `summary`. */
export interface BioAsqRecord {
  readonly body: string;
  readonly type: string;
  readonly snippets: readonly { readonly text: string }[];
  readonly exact_answer?: unknown;
}

/** BioASQ questions of every type, with their gold snippets and answers. */
export function readBioAsqQuestions(): readonly BioAsqRecord[] {
  return [1, 2, 3]
    .map((batch) => `qa/bioasq12b_golden_${batch}.json.gz`)
    .filter((file) => existsSync(join(benchFolder(), file)))
    .flatMap(
      (file) => (readJson(file) as { readonly questions: readonly BioAsqRecord[] }).questions,
    );
}

function readJson(file: string): unknown {
  return JSON.parse(readText(file));
}

function readText(file: string): string {
  const bytes = readFileSync(join(benchFolder(), file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
