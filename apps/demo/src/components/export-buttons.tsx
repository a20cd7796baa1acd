import type { Receipt } from '@biographql/client';
import { useState } from 'react';
import { downloadCsv } from '../csv.ts';
import { downloadText, fileStem } from '../download.ts';
import { errorWords } from '../error-words.ts';

/** Saves a table as CSV, and beside it the receipts of the requests that it rests on, one file each. */
export function ExportButtons({
  name,
  csv,
  receipts,
  absence,
}: {
  /** What the files are called after. */
  readonly name: string;
  /** The whole table; it may have to be fetched first. Null while there is none. */
  readonly csv: (() => string | Promise<string>) | null;
  readonly receipts: () => readonly Receipt[];
  /** Why there is no receipt. Default: the service sent none. */
  readonly absence?: string | null;
}) {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stem = fileStem(name);
  const save = async () => {
    setIsReading(true);
    setProblem(null);
    try {
      if (csv) downloadCsv(`${stem}.csv`, await csv());
    } catch (error) {
      setProblem(errorWords(error));
    }
    setIsReading(false);
  };
  const saveReceipts = () => {
    const all = receipts();
    setProblem(all.length > 0 ? null : (absence ?? 'The service sent no receipt for it.'));
    for (const [at, receipt] of all.entries()) {
      const part = all.length === 1 ? '' : `-${at + 1}`;
      const text = `${JSON.stringify(receipt, null, 2)}\n`;
      downloadText(`${stem}.receipt${part}.json`, text, 'application/json');
    }
  };

  return (
    <span className="exports">
      <button
        type="button"
        className="button"
        disabled={csv === null || isReading}
        onClick={() => void save()}
      >
        {isReading ? 'Reading …' : 'Download CSV'}
      </button>
      <button
        type="button"
        className="more"
        disabled={csv === null}
        title="Dataset, code, document and variables: “biographql replay” asks the same again"
        onClick={saveReceipts}
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
