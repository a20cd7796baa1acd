import { type ReactNode, useState } from 'react';
import {
  download,
  type ExportTable,
  type Form,
  fileStem,
  findReceipts,
  sourceNote,
  tableForms,
} from '../exports/download.ts';
import type { QueryCode, Snippet } from '../exports/snippets.ts';
import { Chip, Icon, More, Problem } from './controls.tsx';
import { errorWords } from './error-note.tsx';

const LANGUAGES = ['curl', 'TypeScript', 'React', 'Python'];

interface ExportMenuProps {
  readonly name: string;
  readonly table: () => ExportTable | Promise<ExportTable>;
  readonly forms?: readonly Form[];
  /** Search key of the requests behind a view: an operation, and values in its variables. */
  readonly receipts: readonly (readonly [operationName: string, ...values: unknown[]])[];
  readonly code?: QueryCode | undefined;
  readonly note?: string | undefined;
}

/** Exports content as a table or in further forms with its receipt, and copies the query behind it as code. */
export function ExportMenu(props: ExportMenuProps) {
  const { name, table, forms = [], code, note } = props;
  const [isOpen, setIsOpen] = useState(false);
  const receipts = () => props.receipts.flatMap((wanted) => findReceipts(...wanted));
  const [receipt] = isOpen ? receipts() : [];
  return (
    <div className="export-menu">
      <More aria-expanded={isOpen} aria-label={`Export ${name}`} onClick={() => setIsOpen(!isOpen)}>
        Export <Icon name={isOpen ? 'up' : 'down'} />
      </More>
      {isOpen && (
        <Downloads name={name} forms={[...tableForms(table), ...forms]} receipts={receipts}>
          {note && <small className="quiet">{note}</small>}
          {receipt && (
            <small
              className="quiet"
              title="The receipt names the dataset, the request and its variables, so that you can repeat the request."
            >
              {sourceNote(receipt)}
            </small>
          )}
        </Downloads>
      )}
      {isOpen && code && (
        <CopyAs
          languages={code.sparql ? [...LANGUAGES, 'SPARQL'] : LANGUAGES}
          snippets={async () => {
            const { getSnippets } = await import('../exports/snippets.ts');
            return getSnippets(code, receipts()[0]);
          }}
        />
      )}
    </div>
  );
}

interface DownloadsProps {
  readonly name: string;
  readonly forms: readonly Form[];
  readonly receipts?: () => readonly object[] | Promise<readonly object[]>;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}

export function Downloads({ name, forms, receipts, isDisabled, children }: DownloadsProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stem = fileStem(name);
  const button = (title: string, label: string, save: () => Promise<void>) => (
    <Chip
      key={title}
      disabled={isDisabled || busy !== null}
      aria-label={label}
      onClick={async () => {
        setBusy(title);
        setProblem(await save().then(() => null, errorWords));
        setBusy(null);
      }}
    >
      {busy === title ? 'Saving …' : title}
    </Chip>
  );
  const saveReceipts = async () => {
    const all = (await receipts?.()) ?? [];
    if (all.length === 0) throw new Error('The service sent no receipt.');
    for (const [at, receipt] of all.entries()) {
      const part = all.length === 1 ? '' : `-${at + 1}`;
      const text = `${JSON.stringify(receipt, null, 2)}\n`;
      download(`${stem}.receipt${part}.json`, text, 'application/json');
    }
  };
  return (
    <div className="line">
      {forms.map(({ name: title, extension, type, content }) =>
        button(title, `Download ${title}`, async () =>
          download(`${stem}.${extension}`, await content(), type),
        ),
      )}
      {receipts && button('Receipt', 'Save receipt', saveReceipts)}
      {children}
      <Problem>{problem}</Problem>
    </div>
  );
}

/** A query as code: one language is shown and copied at a time. */
export function CopyAs(props: {
  readonly languages: readonly string[];
  readonly snippets: () => Promise<readonly Snippet[]>;
}) {
  const { languages, snippets } = props;
  const [shown, setShown] = useState<Snippet | null>(null);
  const [note, setNote] = useState('');
  const copy = async (name: string) => {
    const snippet = (await snippets()).find((each) => each.name === name) ?? null;
    setShown(snippet);
    if (snippet === null) return setNote('The request is no longer stored.');
    // Without HTTPS or permission the code can still be selected.
    try {
      await navigator.clipboard.writeText(snippet.code);
      setNote(`Copied as ${name}.`);
    } catch (error) {
      setNote(`Copying failed (${errorWords(error)}). Copy the code below.`);
    }
  };

  return (
    <div className="copy-as">
      <div className="line">
        <span className="quiet">Copy the query as</span>
        {languages.map((name) => (
          <Chip
            key={name}
            aria-pressed={shown?.name === name ? 'true' : undefined}
            onClick={() => void copy(name)}
          >
            {name}
          </Chip>
        ))}
        <span className="quiet" role="status">
          {note}
        </span>
      </div>
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long code is scrolled by keys as well
        <section aria-label={`The query as ${shown.name}`} tabIndex={0}>
          <pre>
            <code>{shown.code}</code>
          </pre>
        </section>
      )}
    </div>
  );
}
