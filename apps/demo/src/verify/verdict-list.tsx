import { useState } from 'react';
import { Button, Chip, External, inDigits } from '../components/controls.tsx';
import type { VerifiedRow } from './use-verification.ts';

const WORDS = {
  CONFIRMED: 'Confirmed',
  CONTRADICTED: 'Contradicted',
  NOT_FOUND_HERE: 'Not found here',
} as const;

type Result = keyof typeof WORDS;
type Check = VerifiedRow['verdict']['checks'][number];

/** Rows on the page at first; more on request, so that long documents stay fast. */
const SHOWN = 200;

/** Every item with its checks; a filter by result. */
export function VerdictList({ rows }: { readonly rows: readonly VerifiedRow[] }) {
  const [only, setOnly] = useState<Result | null>(null);
  const [limit, setLimit] = useState(SHOWN);
  const wanted = rows.filter(({ verdict }) => only === null || verdict.result === only);
  return (
    <section className="card" aria-label="Verdicts">
      <fieldset className="choice">
        <legend className="sr-only">Show</legend>
        {([null, 'CONTRADICTED', 'NOT_FOUND_HERE', 'CONFIRMED'] as const).map((result) => {
          const count = rows.filter(
            ({ verdict }) => result === null || verdict.result === result,
          ).length;
          return (
            <Chip
              key={result ?? 'all'}
              aria-pressed={only === result}
              onClick={() => setOnly(result)}
            >
              {result === null ? 'All' : WORDS[result]} {inDigits(count)}
            </Chip>
          );
        })}
      </fieldset>
      <ol className="plain">
        {wanted.slice(0, limit).map((row, index) => (
          <VerdictRow key={`${row.line} ${index}`} row={row} />
        ))}
      </ol>
      {wanted.length > limit && <Button onClick={() => setLimit(limit + SHOWN)}>Show more</Button>}
    </section>
  );
}

function VerdictRow({ row: { line, shown, verdict } }: { readonly row: VerifiedRow }) {
  const { result, checks, error } = verdict;
  return (
    <li className={`verdict is-${result.toLowerCase().replaceAll('_', '-')}`}>
      <p className="line">
        <span className="quiet">Line {line}</span>
        <strong>{error === null ? WORDS[result] : 'Not read'}</strong>
        <span className="verdict-shown">{shown}</span>
      </p>
      {error !== null && <p>{error.message}</p>}
      <ul className="plain">
        {checks.map((check, index) => (
          <CheckLine
            key={check.kind}
            check={check}
            hasLink={checks.findIndex(({ place }) => place?.url === check.place?.url) === index}
          />
        ))}
      </ul>
    </li>
  );
}

function CheckLine({
  check: { kind, result, message, suggestion, place, standing },
  hasLink,
}: {
  readonly check: Check;
  /** Whether it is the first check of its record. */
  readonly hasLink: boolean;
}) {
  return (
    <li className={`check is-${result.toLowerCase().replaceAll('_', '-')}`}>
      <span className="quiet">{kind.toLowerCase().replaceAll('_', ' ')}</span>
      <span>
        <span className="sr-only">{WORDS[result]}: </span>
        {message}
        {standing !== null && ` (${standing.toLowerCase()})`}
        {suggestion !== null && result !== 'CONFIRMED' && (
          <span className="one-line">
            Suggested {suggestion.part}: <b>{suggestion.text}</b>
          </span>
        )}{' '}
        {hasLink && place?.url && <External href={place.url}>Open the record</External>}
      </span>
    </li>
  );
}
