import { useState } from 'react';
import { Button } from '../components/controls.tsx';

const EXAMPLE = `Asthma is MONDO:0004979 (asthma) and DOID:9352 (asthma).
"Salbutamol" (DRUGBANK:DB01001) is widely used; see PMID: 20198754.`;

/** Text to verify, typed or pasted, or a file that is dropped or chosen. */
export function VerifyInput({
  isBusy,
  onText,
  onFile,
}: {
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}) {
  const [text, setText] = useState('');
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    setIsOver(false);
    if (file) onFile(file);
  };
  return (
    <section
      className={isOver ? 'card stack is-over' : 'card stack'}
      aria-label="Text to verify"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <textarea
        aria-label="Text with citations, quotes or identifiers"
        placeholder="Paste text with PMIDs, DOIs, quotes or identifiers, or drop a file: Markdown, DOCX, BibTeX, RIS, nbib, CSL-JSON, YAML, TSV or CSV."
        rows={7}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="line">
        <Button disabled={isBusy || text.trim() === ''} onClick={() => onText(text)}>
          Verify
        </Button>
        <label className="button">
          Choose a file
          <input
            className="sr-only"
            type="file"
            onChange={(event) => take(event.target.files?.[0])}
          />
        </label>
        {text === '' && <Button onClick={() => setText(EXAMPLE)}>Fill in an example</Button>}
      </div>
    </section>
  );
}
