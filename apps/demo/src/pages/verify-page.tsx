import { type BioGraphQLClient, type Verdict, verifyItems } from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import type { ReportRow } from '@biographql/verify';
import { useEffect, useRef, useState } from 'react';
import { Button, Choice, DropCard, External, FileChip, inDigits } from '../components/controls.tsx';
import { PlaceLink } from '../components/entity.tsx';
import { errorWords } from '../components/error-note.tsx';
import { Downloads } from '../components/export-menu.tsx';
import { type Form, toForm } from '../exports/download.ts';

export function VerifyPage() {
  const { verification, run, stop } = useVerification(useBioGraphQL());
  const { state, name, format, total, rows, message } = verification;
  const isBusy = state === 'running' || state === 'reading';
  const done = inDigits(rows.length);
  const all = inDigits(total);
  const words = {
    idle: '',
    reading: `Reading ${name}`,
    running: `${done} of ${all} items checked in ${name} (${format})`,
    stopped: `Stopped after ${done} of ${all} items.`,
    failed: message,
    done:
      total === 0
        ? `No citations or identifiers were recognized in ${name}.`
        : `${done} ${rows.length === 1 ? 'item' : 'items'} checked in ${name} (${format}).`,
  }[state];
  return (
    <div className="stack verify-page">
      <h1>Verify</h1>
      <p className="quiet">
        Citations, quotes and identifiers are compared with the records of this dataset. “Not found
        here” means that these records neither confirm nor contradict an item. Such an item may
        still be true. Other sentences are not checked. To check a claim,{' '}
        <PlaceLink to={{ page: 'ask' }}>ask</PlaceLink> a question such as “Does metformin treat
        asthma?”
      </p>
      <VerifyInput
        isBusy={isBusy}
        onText={(text) => void run('pasted text', text)}
        onFile={async (file) => run(file.name, new Uint8Array(await file.arrayBuffer()))}
      />
      {state !== 'idle' && (
        <section className="card" aria-label="Progress">
          <p role={state === 'failed' ? 'alert' : 'status'}>{words}</p>
          {state === 'running' && (
            <progress aria-label="Items checked" max={total} value={rows.length} />
          )}
          {state !== 'failed' && message !== '' && <p className="quiet">{message}</p>}
          <div className="line">
            {isBusy && <Button onClick={stop}>Stop</Button>}
            {rows.length > 0 && !isBusy && (
              <>
                <span className="quiet">Export as</span>
                <Downloads name={`${name} verified`} forms={getForms(rows)} />
              </>
            )}
          </div>
        </section>
      )}
      {rows.length > 0 && <VerdictList rows={rows} />}
    </div>
  );
}
function getForms(rows: Verification['rows']): readonly Form[] {
  const load = () => import('@biographql/verify');
  const text = async () => `${(await load()).writeTextReport(rows, { all: true })}\n`;
  const sarif = async () => (await load()).writeSarif(rows, '1');
  return [
    toForm('text', 'txt', 'text/plain', text),
    toForm('JSON', 'json', 'application/json', () => JSON.stringify(rows, null, 2)),
    toForm('SARIF', 'sarif', 'application/json', sarif),
  ];
}

const WORDS = {
  ALL: 'All',
  CONTRADICTED: 'Contradicted',
  NOT_FOUND_HERE: 'Not found here',
  CONFIRMED: 'Confirmed',
};

const FILTERS = ['ALL', 'CONTRADICTED', 'NOT_FOUND_HERE', 'CONFIRMED'] as const;
type Check = VerifiedRow['verdict']['checks'][number];

/** Rows on the page at first; more on request, so that long documents stay fast. */
const SHOWN = 200;

function VerdictList({ rows }: { readonly rows: readonly VerifiedRow[] }) {
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
          `${WORDS[filter]} ${inDigits(of(filter).length)}`,
        ])}
        chosen={only}
        onChoose={setOnly}
      />
      <ol className="plain">
        {wanted.slice(0, limit).map(({ line, shown, verdict: { result, checks, error } }, at) => (
          <li key={`${line} ${at}`} className={`verdict is-${result.toLowerCase()}`}>
            <p className="line">
              <span className="quiet">Line {line}</span>
              <strong>{error === null ? WORDS[result] : 'Not checked'}</strong>
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

function CheckLine(props: { readonly check: Check; readonly isFirst: boolean }) {
  const { kind, result, message, suggestion, place, status } = props.check;
  return (
    <li className="check anywhere">
      <span className={result === 'CONTRADICTED' ? 'error' : 'quiet'}>
        {kind.toLowerCase().replaceAll('_', ' ')}
      </span>
      <span>
        <span className="sr-only">{WORDS[result]}: </span>
        {message}
        {status !== null && ` (${status.toLowerCase()})`}
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

function VerifyInput(props: {
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
        {text === '' && <Button onClick={() => setText(EXAMPLE)}>Insert an example</Button>}
      </div>
    </DropCard>
  );
}

/** Items per request: few enough that progress shows and Stop is prompt. */
const BATCH = 100;

type VerifiedRow = Omit<ReportRow, 'verdict'> & { readonly verdict: Verdict };

type Verification = typeof IDLE;

const IDLE = {
  state: 'idle' as 'idle' | 'reading' | 'running' | 'stopped' | 'done' | 'failed',
  name: '',
  format: '',
  total: 0,
  rows: [] as readonly VerifiedRow[],
  message: '',
};

function useVerification(client: BioGraphQLClient) {
  const [verification, setVerification] = useState(IDLE);
  const change = (changes: Partial<Verification>) =>
    setVerification((before) => ({ ...before, ...changes }));
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (name: string, content: string | Uint8Array) => {
    controller.current?.abort();
    const abortController = new AbortController();
    controller.current = abortController;
    const { signal } = abortController;
    change({ ...IDLE, state: 'reading', name });
    try {
      const { readDocument } = await import('@biographql/verify');
      const { items, format, problems } = await readDocument(name, content);
      if (signal.aborted) return;
      change({ state: 'running', format, total: items.length, message: problems.join(' ') });
      const rows: VerifiedRow[] = [];
      for (let start = 0; start < items.length; start += BATCH) {
        const batch = items.slice(start, start + BATCH);
        const input = { items: batch.map(({ item }) => item) };
        const verdicts = await verifyItems(client, input, { signal });
        for (const [index, each] of batch.entries()) {
          const verdict = verdicts[index];
          if (verdict !== undefined) rows.push({ ...each, document: name, verdict });
        }
        change({ rows: [...rows] });
      }
      change({ state: 'done' });
    } catch (error) {
      if (signal.aborted) return;
      change({ state: 'failed', message: errorWords(error) });
    }
  };

  const stop = () => {
    controller.current?.abort();
    change({ state: 'stopped' });
  };
  return { verification, run, stop };
}
