import { useState } from 'react';
import { Button, Choice, External, inDigits } from '../components/controls.tsx';
import type { VerifiedRow } from './use-verification.ts';

const WORDS = {
  CONFIRMED: 'Confirmed',
  CONTRADICTED: 'Contradicted',
  NOT_FOUND_HERE: 'Not found here',
} as const;

const FILTERS = ['ALL', 'CONTRADICTED', 'NOT_FOUND_HERE', 'CONFIRMED'] as const;
type Check = VerifiedRow['verdict']['checks'][number];

/** Rows on the page at first; more on request, so that long documents stay fast. */
const SHOWN = 200;

/** Every item with its checks; a filter by result. */
export function VerdictList({ rows }: { readonly rows: readonly VerifiedRow[] }) {
  const [only, setOnly] = useState<(typeof FILTERS)[number]>('ALL');
  const [limit, setLimit] = useState(SHOWN);
  const of = (filter: typeof only) =>
    rows.filter(({ verdict }) => filter === 'ALL' || verdict.result === filter);
  const wanted = of(only);
  return (
    <section className="card" aria-label="Verdicts">
      <Choice
        label="Show"
        options={FILTERS.map((filter) => [
          filter,
          `${filter === 'ALL' ? 'All' : WORDS[filter]} ${inDigits(of(filter).length)}`,
        ])}
        chosen={only}
        onChoose={setOnly}
      />
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
