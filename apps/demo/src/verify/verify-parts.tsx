import { useState } from 'react';
import { Button, Choice, DropCard, External, FileChip, inDigits } from '../components/controls.tsx';
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
        {wanted.slice(0, limit).map(({ line, shown, verdict: { result, checks, error } }, at) => (
          <li key={`${line} ${at}`} className={`verdict ${toClass(result)}`}>
            <p className="line">
              <span className="quiet">Line {line}</span>
              <strong>{error === null ? WORDS[result] : 'Not read'}</strong>
              <span className="anywhere">{shown}</span>
            </p>
            {error !== null && <p>{error.message}</p>}
            <ul className="plain">
              {checks.map((check, index) => (
                <CheckLine
                  key={check.kind}
                  check={check}
                  isFirst={
                    checks.findIndex(({ place }) => place?.url === check.place?.url) === index
                  }
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {wanted.length > limit && <Button onClick={() => setLimit(limit + SHOWN)}>Show more</Button>}
    </section>
  );
}

function toClass(result: string): string {
  return `is-${result.toLowerCase().replaceAll('_', '-')}`;
}

/** A check; the first of a record leads to it. */
function CheckLine(props: { readonly check: Check; readonly isFirst: boolean }) {
  const { kind, result, message, suggestion, place, standing } = props.check;
  return (
    <li className={`check anywhere ${toClass(result)}`}>
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
        {props.isFirst && place?.url && <External href={place.url}>Open the record</External>}
      </span>
    </li>
  );
}

const EXAMPLE = `Asthma is MONDO:0004979 (asthma) and DOID:9352 (asthma).
"Salbutamol" (DRUGBANK:DB01001) is widely used; see PMID: 20198754.`;

export function VerifyInput(props: {
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}) {
  const { isBusy, onText, onFile } = props;
  const [text, setText] = useState('');
  return (
    <DropCard label="Text to verify" className="stack" onFile={onFile}>
      <textarea
        aria-label="Text with citations, quotes or identifiers"
        placeholder="Paste text with PMIDs, DOIs, quotes or identifiers, or drop a file: Markdown, DOCX, BibTeX, RIS, nbib, CSL-JSON, YAML, TSV or CSV."
        rows={7}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="line">
        <Button
          className="button is-main"
          disabled={isBusy || text.trim() === ''}
          onClick={() => onText(text)}
        >
          Verify
        </Button>
        <FileChip onFiles={([file]) => file && onFile(file)}>Choose a file</FileChip>
        {text === '' && <Button onClick={() => setText(EXAMPLE)}>Fill in an example</Button>}
      </div>
    </DropCard>
  );
}
