import { useState } from 'react';
import { downloadText, fileStem } from '../download.ts';
import { errorWords } from '../error-words.ts';
import type { Drawing } from '../exports/picture.ts';
import { saveReceipts } from '../exports/save-receipts.ts';
import type { QueryCode } from '../exports/snippets.ts';
import { type ExportTable, TABLE_FORMS, type TableForm } from '../exports/table-forms.ts';
import { type KeptReceipt, sourceNote } from '../kept-receipts.ts';
import { CopyAs } from './copy-as.tsx';

const LANGUAGES = ['curl', 'TypeScript', 'React', 'Python'];

/** A further form of a content, e.g. RIS of articles. */
export interface TextForm {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
  readonly text: () => string | Promise<string>;
}

/** What is saved, and where it is from. */
export interface ExportMenuProps {
  /** What the files are called after. */
  readonly name: string;
  /** The whole table; it may have to be fetched first. Default: there is none. */
  readonly table?: (() => ExportTable | Promise<ExportTable>) | undefined;
  /** The drawing as it is on the page. Default: none. */
  readonly picture?: (() => Drawing | null) | undefined;
  readonly forms?: readonly TextForm[];
  /** The receipts of the requests that the content rests on. */
  readonly receipts: () => readonly KeptReceipt[];
  /** The query behind it. Default: none to copy. */
  readonly code?: QueryCode | undefined;
  /** What is left out, e.g. because there is too much. Default: nothing is. */
  readonly note?: string | undefined;
}

/** The ways to take a content along: as a table, as a picture, with the receipt of what it rests on, or as the query behind it. */
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
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stem = fileStem(name);
  const attempt = async (save: () => unknown) => {
    setIsReading(true);
    setProblem(null);
    try {
      await save();
    } catch (error) {
      setProblem(errorWords(error));
    }
    setIsReading(false);
  };
  const saveTable = async (form: TableForm) => {
    if (!table) return;
    const [{ tableText }, content] = await Promise.all([
      import('../exports/table-text.ts'),
      table(),
    ]);
    downloadText(`${stem}.${form.extension}`, tableText(content, form), form.type);
  };
  const savePicture = async (form: 'svg' | 'png') => {
    const drawn = picture?.();
    if (!drawn) throw new Error('There is nothing to draw.');
    const pictures = await import('../exports/picture.ts');
    const [receipt] = receipts();
    const description = receipt ? `${name}. ${sourceNote(receipt)}` : name;
    await pictures.savePicture(drawn, { stem, form, note: description });
  };
  const keepReceipts = () => {
    const all = receipts();
    if (all.length === 0) throw new Error('The service sent no receipt.');
    saveReceipts(stem, all);
  };
  const button = (text: string, save: () => unknown, label = `Download ${text}`) => (
    <button
      key={text}
      type="button"
      className="chip"
      disabled={isReading}
      aria-label={label}
      onClick={() => void attempt(save)}
    >
      {text}
    </button>
  );

  return (
    <div className="export-menu">
      <button
        type="button"
        className="more"
        aria-expanded={isOpen}
        aria-label={`Export ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        Export {isOpen ? '▾' : '▸'}
      </button>
      {isOpen && (
        <div className="line">
          {table && TABLE_FORMS.map((form) => button(form.name, () => saveTable(form)))}
          {forms.map(({ text, extension, type, ...form }) =>
            button(form.name, async () => downloadText(`${stem}.${extension}`, await text(), type)),
          )}
          {picture && button('SVG', () => savePicture('svg'))}
          {picture && button('PNG', () => savePicture('png'))}
          {button('Receipt', keepReceipts, 'Save receipt')}
          {isReading && <span className="quiet">Reading …</span>}
          {note && <small className="quiet">{note}</small>}
          <SourceLine receipt={receipts()[0]} />
        </div>
      )}
      {problem !== null && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {isOpen && code && (
        <CopyAs
          languages={code.sparql === null ? LANGUAGES : [...LANGUAGES, 'SPARQL']}
          snippets={async () => {
            const { snippetsOf } = await import('../exports/snippets.ts');
            return snippetsOf(code, receipts()[0]);
          }}
        />
      )}
    </div>
  );
}

function SourceLine({ receipt }: { readonly receipt: KeptReceipt | undefined }) {
  if (!receipt) return null;
  return (
    <small
      className="quiet"
      title="A receipt tells dataset, code, document and variables: “biographql replay” asks the same again"
    >
      {sourceNote(receipt)}
    </small>
  );
}
