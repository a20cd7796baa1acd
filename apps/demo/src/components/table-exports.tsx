import type { Receipt } from '@biographql/client';
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
  absence,
}: {
  /** What the files are called after. */
  readonly name: string;
  /** Empty while there is nothing to save. */
  readonly formats: readonly FileFormat[];
  readonly receipts: () => readonly Receipt[];
  /** Why there is no receipt. Default: the service sent none. */
  readonly absence?: string | null;
}) {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stem = fileStem(name);
  const isOff = formats.length === 0 || reading !== null;
  const save = async ({ label, extension, type, text }: FileFormat) => {
    setReading(label);
    setProblem(null);
    try {
      downloadText(`${stem}.${extension}`, await text(), type);
    } catch (error) {
      setProblem(errorWords(error));
    }
    setReading(null);
  };
  const keepReceipts = () => {
    const all = receipts();
    setProblem(all.length > 0 ? null : (absence ?? 'The service sent no receipt for it.'));
    saveReceipts(stem, all);
  };
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
        title="Dataset, release, date, document and variables: “biographql replay” asks the same again"
        onClick={keepReceipts}
      >
        Save receipt
      </button>
      {problem !== null && (
        <span className="error" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

const NOTHING: readonly FileFormat[] = [
  { label: 'CSV', extension: 'csv', type: 'text/csv', text: () => '' },
];
