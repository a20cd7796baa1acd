import { type ReactNode, useState } from 'react';
import { downloadText, fileStem, saveReceipts, tableForms } from '../exports/download.ts';
import { type StoredReceipt, sourceNote } from '../exports/receipts.ts';
import type { QueryCode } from '../exports/snippets.ts';
import type { ExportTable, TextForm } from '../exports/tables.ts';
import type { GraphHandle } from '../graph/graph-view.tsx';
import { Chip, More } from './controls.tsx';
import { CopyAs } from './copy-as.tsx';
import { errorWords } from './error-note.tsx';
import { Icon } from './icon.tsx';

const LANGUAGES = ['curl', 'TypeScript', 'React', 'Python'];

interface ExportMenuProps {
  readonly name: string;
  /** The whole table; it may have to be fetched first. Default: none. */
  readonly table?: (() => ExportTable | Promise<ExportTable>) | undefined;
  readonly picture?: (() => GraphHandle | null) | undefined;
  readonly forms?: readonly TextForm[];
  readonly receipts: () => readonly StoredReceipt[];
  /** The query behind it. Default: none to copy. */
  readonly code?: QueryCode | undefined;
  /** What is left out. Default: nothing. */
  readonly note?: string | undefined;
}

/** Exports content as a table or a picture with its receipt, and copies the query behind it as code. */
export function ExportMenu({
  name,
  table,
  picture,
  forms = [],
  receipts,
  code,
  note,
}: ExportMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const savePicture = async (form: 'svg' | 'png') => {
    const graph = picture?.();
    if (!graph) throw new Error('There is nothing to draw.');
    const { savePicture: save } = await import('../exports/picture.ts');
    const [receipt] = receipts();
    const description = receipt ? `${name}. ${sourceNote(receipt)}` : name;
    await save(graph.picture(description), fileStem(name), form);
  };
  const [receipt] = isOpen ? receipts() : [];
  return (
    <div className="export-menu">
      <More aria-expanded={isOpen} aria-label={`Export ${name}`} onClick={() => setIsOpen(!isOpen)}>
        Export <Icon name={isOpen ? 'up' : 'down'} />
      </More>
      {isOpen && (
        <Downloads
          name={name}
          forms={[...(table ? tableForms(table) : []), ...forms]}
          actions={
            picture
              ? [
                  { name: 'SVG', run: () => savePicture('svg') },
                  { name: 'PNG', run: () => savePicture('png') },
                ]
              : []
          }
          receipts={receipts}
        >
          {note && <small className="quiet">{note}</small>}
          {receipt && (
            <small
              className="quiet"
              title="The receipt names the dataset, the request and its variables. `biographql replay` sends it again."
            >
              {sourceNote(receipt)}
            </small>
          )}
        </Downloads>
      )}
      {isOpen && code && (
        <CopyAs
          languages={code.sparql === null ? LANGUAGES : [...LANGUAGES, 'SPARQL']}
          snippets={async () => {
            const { getSnippets } = await import('../exports/snippets.ts');
            return getSnippets(code, receipts()[0]);
          }}
        />
      )}
    </div>
  );
}

interface Action {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Download buttons, one per format, and one for the receipts. */
export function Downloads({
  name,
  forms,
  actions = [],
  receipts,
  isDisabled = false,
  children,
}: {
  readonly name: string;
  readonly forms: readonly TextForm[];
  readonly actions?: readonly Action[];
  readonly receipts: () => readonly object[] | Promise<readonly object[]>;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stem = fileStem(name);
  const start = async (action: Action) => {
    setBusy(action.name);
    setProblem(null);
    try {
      await action.run();
    } catch (error) {
      setProblem(errorWords(error));
    }
    setBusy(null);
  };
  const button = (action: Action, label: string) => (
    <Chip
      key={action.name}
      disabled={isDisabled || busy !== null}
      aria-label={label}
      onClick={() => void start(action)}
    >
      {busy === action.name ? 'Saving …' : action.name}
    </Chip>
  );
  const save = async ({ extension, type, text }: TextForm) =>
    downloadText(`${stem}.${extension}`, await text(), type);
  const saveAllReceipts = async () => {
    const all = await receipts();
    if (all.length === 0) throw new Error('The service sent no receipt.');
    saveReceipts(stem, all);
  };
  return (
    <div className="line">
      {forms.map((form) =>
        button({ name: form.name, run: () => save(form) }, `Download ${form.name}`),
      )}
      {actions.map((action) => button(action, `Download ${action.name}`))}
      {button({ name: 'Receipt', run: saveAllReceipts }, 'Save receipt')}
      {children}
      {problem !== null && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
