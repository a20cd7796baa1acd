import type { Verdict } from '@biographql/verify';
import type { Verifier } from '@biographql/verify/checks';
import { say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';
import { type MadeItem, makeCitations, makePairs, type VerifyCase } from './verify-set.js';

const CITATIONS = 1_200;
const PAIRS = 600;
const BATCH = 1_000;

/** A made item with its verdict. */
export interface VerifiedItem extends MadeItem {
  readonly verdict: Verdict;
  readonly milliseconds: number;
  /** Processor time, which a busy machine doesn't change much. */
  readonly cpuMilliseconds: number;
}

/** Verifies made items, 1,000 at a time. */
export async function verifyMade(
  verifier: Verifier,
  made: readonly MadeItem[],
): Promise<readonly VerifiedItem[]> {
  const verified: VerifiedItem[] = [];
  for (let start = 0; start < made.length; start += BATCH) {
    const batch = made.slice(start, start + BATCH);
    let before = performance.now();
    const times: number[] = [];
    let usage = process.cpuUsage();
    const work: number[] = [];
    const verdicts = await verifier.verify(
      batch.map(({ item }) => item),
      {
        onVerdict() {
          const now = performance.now();
          times.push(now - before);
          before = now;
          const { user, system } = process.cpuUsage(usage);
          work.push((user + system) / 1_000);
          usage = process.cpuUsage();
        },
      },
    );
    for (const [index, each] of batch.entries()) {
      const verdict = verdicts[index];
      if (verdict !== undefined)
        verified.push({
          ...each,
          verdict,
          milliseconds: times[index] ?? 0,
          cpuMilliseconds: work[index] ?? 0,
        });
    }
  }
  return verified;
}

/** Whether an item says what its record says. */
export function isRight({ kind }: MadeItem): boolean {
  return kind.startsWith('right');
}

/** Verifies citations and identifiers, of which most were made wrong, against the records they were made from. */
export async function benchVerify({ service, lists }: BenchContext): Promise<readonly Table[]> {
  const { articles, labels } = service.engines;
  const records = [];
  for await (const batch of articles.rows()) records.push(...batch);
  const rows = [];
  for await (const batch of labels.rows()) rows.push(...batch);
  const { identifiers } = service.services.graphAccess.vocabulary;
  const made = [
    ...makeCitations(records, CITATIONS),
    ...makePairs(rows, identifiers.compact, PAIRS),
  ];
  say(`verify: ${made.length}`);
  const verified = await verifyMade(service.services.verifier, made);
  const kinds = [...new Set(verified.map(({ kind }) => kind))];
  const figures = (items: readonly VerifiedItem[]) => ({
    items: items.length,
    confirmed: items.filter(({ verdict }) => verdict.result === 'CONFIRMED').length,
    contradicted: items.filter(({ verdict }) => verdict.result === 'CONTRADICTED').length,
    'not found here': items.filter(({ verdict }) => verdict.result === 'NOT_FOUND_HERE').length,
  });
  const wrong = verified.filter((item) => !isRight(item));
  const right = verified.filter(isRight);
  const found = wrong.filter(({ verdict }) => verdict.result !== 'CONFIRMED').length;
  const alarms = right.filter(({ verdict }) => verdict.result === 'CONTRADICTED').length;
  const at95 = (values: readonly number[]) =>
    Math.round(
      10 * ([...values].sort((left, right) => left - right)[Math.floor(values.length * 0.95)] ?? 0),
    ) / 10;
  const mistakes = verified.filter((item) =>
    isRight(item) ? item.verdict.result !== 'CONFIRMED' : item.verdict.result === 'CONFIRMED',
  );
  return [
    {
      title: 'Verification of made items',
      rows: Object.fromEntries(
        kinds.map((kind: VerifyCase) => [
          kind,
          figures(verified.filter((item) => item.kind === kind)),
        ]),
      ),
      notes: [
        `wrong items found: ${share(found, wrong.length)} (${found} of ${wrong.length})`,
        `false alarms: ${share(alarms, right.length)} (${alarms} of ${right.length})`,
        `p95 of an item: ${at95(verified.map(({ milliseconds }) => milliseconds))} ms, processor ${at95(verified.map(({ cpuMilliseconds }) => cpuMilliseconds))} ms`,
      ],
      ...(lists ? { wrong: mistakes.map(describe) } : {}),
    },
  ];
}

function describe({ kind, item, verdict }: VerifiedItem): string {
  const checks = verdict.checks.map(
    ({ kind: of, result, message }) => `${of} ${result}: ${message}`,
  );
  return `${kind}: ${JSON.stringify(item)} → ${checks.join(' | ')}`.slice(0, 900);
}
