import { useState } from 'react';
import { downloadText, fileStem } from '../download.ts';
import { errorWords } from '../error-words.ts';
import { saveReceipts } from '../exports/save-receipts.ts';
import type { FileFormat } from '../table-formats.ts';

/** Saves a result in the format that is wanted, and beside it the receipts of the requests that it rests on, one file each. */
export function TableExports({
  name,
  formats,
  receipts,
}: {
  /** What the files are called after. */
  readonly name: string;
  /** Empty while there is nothing to save. */
  readonly formats: readonly FileFormat[];
  readonly receipts: () => readonly object[] | Promise<readonly object[]>;
}) {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stem = fileStem(name);
  const isOff = formats.length === 0 || reading !== null;
  const attempt = async (label: string, save: () => Promise<void>) => {
    setReading(label);
    setProblem(null);
    try {
      await save();
    } catch (error) {
      setProblem(errorWords(error));
    }
    setReading(null);
  };
  const save = ({ label, extension, type, text }: FileFormat) =>
    attempt(label, async () => downloadText(`${stem}.${extension}`, await text(), type));
  const keepReceipts = () =>
    attempt(RECEIPT, async () => {
      const all = await receipts();
      if (all.length === 0) throw new Error('The service sent no receipt for it.');
      saveReceipts(stem, all);
    });
  return (
    <span className="exports">
      {(formats.length > 0 ? formats : NOTHING).map((format, at) => (
        <button
          key={format.label}
          type="button"
          className="button"
          aria-label={`Download ${format.label}`}
          disabled={isOff}
          onClick={() => void save(format)}
        >
          {reading === format.label ? 'Reading …' : `${at === 0 ? 'Download ' : ''}${format.label}`}
        </button>
      ))}
      <button
        type="button"
        className="more"
        disabled={isOff}
        title="What it rests on: data or models, versions, date, and what was asked"
        onClick={() => void keepReceipts()}
      >
        {reading === RECEIPT ? 'Reading …' : RECEIPT}
      </button>
      {problem !== null && (
        <span className="error" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

const RECEIPT = 'Save receipt';

const NOTHING: readonly FileFormat[] = [
  { label: 'CSV', extension: 'csv', type: 'text/csv', text: () => '' },
];
