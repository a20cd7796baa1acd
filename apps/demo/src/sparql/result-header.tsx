import { CopyAs } from '../components/copy-as.tsx';
import { TableExports } from '../components/table-exports.tsx';
import type { KeptReceipt } from '../kept-receipts.ts';
import type { FileFormat } from '../table-formats.ts';
import { SPARQL_LANGUAGES, snippetsOf } from './snippets.ts';

/** How a result is shown. */
export const RESULT_VIEWS = ['table', 'graph', 'chart'] as const;

/** One of the ways. */
export type ResultViewName = (typeof RESULT_VIEWS)[number];

/** How much was found in what time, the ways to show it, and those to take it along. */
export function ResultHeader({
  count,
  noun,
  elapsedMs,
  note = '',
  views,
  shown,
  onView,
  formats,
  receipts,
  sparql,
}: {
  readonly count: number;
  /** Of one. */
  readonly noun: string;
  /** Null when it came from the cache. */
  readonly elapsedMs: number | null;
  readonly note?: string;
  /** Those that there are. */
  readonly views: readonly ResultViewName[];
  readonly shown: ResultViewName;
  readonly onView: (view: ResultViewName) => void;
  readonly formats: readonly FileFormat[];
  readonly receipts: () => readonly KeptReceipt[];
  /** The text of the query, as its author wrote it. */
  readonly sparql: string;
}) {
  return (
    <header className="line">
      <h2>
        <span role="status">
          {count.toLocaleString('en-US')} {count === 1 ? noun : `${noun}s`}
        </span>
      </h2>
      <span className="quiet">
        {timeWords(elapsedMs)}
        {note !== '' && ` · ${note}`}
      </span>
      {views.length > 1 && (
        <fieldset className="views" aria-label="Shown as">
          {views.map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={name === shown}
              onClick={() => onView(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <TableExports name="biographql" formats={formats} receipts={receipts} />
      <CopyAs languages={SPARQL_LANGUAGES} snippets={() => snippetsOf(sparql)} />
    </header>
  );
}

/** How long an answer took; null when it came from the cache. */
export function timeWords(elapsedMs: number | null): string {
  return elapsedMs === null ? 'kept from before' : `${Math.round(elapsedMs)} ms`;
}
