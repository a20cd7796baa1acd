import { createQuestionService } from '@biographql/questions';
import { readGoldLines } from './read-gold.js';
import { share } from './say.js';
import type { BenchContext, Table } from './sections.js';

/** A busy machine must not cost an answer here. */
const TIME_MS = 60_000;

type Verdict = 'answered' | 'abstained' | 'unexpected abstention' | 'WRONG';

interface Question {
  readonly set: string;
  readonly question: string;
  /** What may be said: `values`, `yes`, `no`, `abstain`. */
  readonly accepted: readonly string[];
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** Asks pharmacology questions and checks what is named, what is affirmed and what is left open. */
export async function benchPharmacology({
  service,
  lists,
}: BenchContext): Promise<readonly Table[]> {
  const questions = createQuestionService(service.engines, { timeMs: TIME_MS });
  const rows: Record<string, Record<string, number>> = {};
  const listed: string[] = [];
  for (const requested of readQuestions()) {
    const { answers } = await questions.answer(requested.question);
    const text = answers.map((item) => item.text).join('; ');
    const shown = answers.map((item) => [item.text, ...item.claims.map((claim) => claim.text)]);
    const verdict = judge(requested, text, shown.flat().join(' '));
    const row = rows[requested.set] ?? {
      requested: 0,
      answered: 0,
      abstained: 0,
      missed: 0,
      wrong: 0,
    };
    rows[requested.set] = row;
    const column = { answered: 'answered', abstained: 'abstained', WRONG: 'wrong' };
    const name = verdict === 'unexpected abstention' ? 'missed' : column[verdict];
    row[name] = (row[name] ?? 0) + 1;
    row.requested = (row.requested ?? 0) + 1;
    const [first] = answers;
    const says = text || `${first?.abstention?.reason}: ${first?.abstention?.message}`;
    listed.push(`[${requested.set}, ${verdict}] ${requested.question} → ${says.slice(0, 200)}`);
  }
  const withShare = Object.entries(rows).map(([set, row]) => [
    set,
    { ...row, share: share(row.answered ?? 0, row.requested ?? 0) },
  ]);
  return [
    {
      title: 'Pharmacology questions, graph alone',
      rows: Object.fromEntries(withShare),
      ...(lists && { wrong: listed }),
    },
  ];
}

function judge({ accepted, right, wrong }: Question, text: string, shown: string): Verdict {
  const folded = text.toLowerCase();
  const has = (names: readonly string[], among: string) =>
    names.some((name) => among.toLowerCase().includes(name.toLowerCase()));
  if (text === '') return accepted.includes('abstain') ? 'abstained' : 'unexpected abstention';
  if (folded === 'yes' || folded === 'no') return accepted.includes(folded) ? 'answered' : 'WRONG';
  if (!accepted.includes('values') || has(wrong, shown)) return 'WRONG';
  return right.length === 0 || has(right, shown) ? 'answered' : 'WRONG';
}

function readQuestions(): readonly Question[] {
  return readGoldLines('pharmacology.tsv')
    .slice(1)
    .map((line) => {
      const [set = '', , question = '', accepted = '', right = '', wrong = ''] = line.split('\t');
      const list = (text: string, separator: string) => text.split(separator).filter(Boolean);
      return {
        set,
        question,
        accepted: list(accepted, ','),
        right: list(right, ';'),
        wrong: list(wrong, ';'),
      };
    });
}
