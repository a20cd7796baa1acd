import { useState } from 'react';
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
    <section className="card verdicts" aria-label="Verdicts">
      <fieldset className="line verdict-filter">
        <legend className="sr-only">Show</legend>
        {([null, 'CONTRADICTED', 'NOT_FOUND_HERE', 'CONFIRMED'] as const).map((result) => {
          const count = rows.filter(
            ({ verdict }) => result === null || verdict.result === result,
          ).length;
          return (
            <button
              key={result ?? 'all'}
              type="button"
              className="chip"
              aria-pressed={only === result}
              onClick={() => setOnly(result)}
            >
              {result === null ? 'All' : WORDS[result]} {count.toLocaleString('en-US')}
            </button>
          );
        })}
      </fieldset>
      <ol className="verdict-list">
        {wanted.slice(0, limit).map((row, index) => (
          <VerdictRow key={`${row.line} ${index}`} row={row} />
        ))}
      </ol>
      {wanted.length > limit && (
        <button type="button" className="button is-plain" onClick={() => setLimit(limit + SHOWN)}>
          Show more
        </button>
      )}
    </section>
  );
}

function VerdictRow({ row: { line, shown, verdict } }: { readonly row: VerifiedRow }) {
  const { result, checks, error } = verdict;
  return (
    <li className={`verdict is-${result.toLowerCase().replaceAll('_', '-')}`}>
      <p className="line">
        <span className="quiet">Line {line}</span>
        <strong className="verdict-result">{error === null ? WORDS[result] : 'Not read'}</strong>
        <span className="verdict-shown">{shown}</span>
      </p>
      {error !== null && <p>{error.message}</p>}
      <ul>
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
      <span className="check-kind">{kind.toLowerCase().replaceAll('_', ' ')}</span>
      <span>
        <span className="sr-only">{WORDS[result]}: </span>
        {message}
        {standing !== null && ` (${standing.toLowerCase()})`}
        {suggestion !== null && result !== 'CONFIRMED' && (
          <span className="suggestion">
            Suggested {suggestion.part}: <b>{suggestion.text}</b>
          </span>
        )}{' '}
        {hasLink && place?.url && (
          <a href={place.url} rel="noreferrer" target="_blank">
            Open the record
          </a>
        )}
      </span>
    </li>
  );
}
