import { useId, useState } from 'react';
import { EXAMPLES } from './examples.ts';
import { linesOfFile, MOST_MOLECULES, readLines } from './read-molecules.ts';

/** Molecules as text, typed or dropped as a file. */
export function MoleculeInput({
  text,
  onChange,
}: {
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState('');
  const fileId = useId();
  const count = readLines(text).length;

  const take = async (file: File | undefined) => {
    setIsOver(false);
    if (!file) return;
    const lines = linesOfFile(await file.text());
    const isEmpty = readLines(lines).length === 0;
    setProblem(isEmpty ? `${file.name} holds no molecule.` : '');
    if (!isEmpty) onChange(lines);
  };

  return (
    <section
      className={isOver ? 'card molecules is-over' : 'card molecules'}
      aria-label="Molecules"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <header className="line">
        <h2>Molecules</h2>
        <span className="quiet">
          {count.toLocaleString('en-US')}
          {count === MOST_MOLECULES && ', the most at a time'}
        </span>
      </header>
      <textarea
        aria-label="SMILES, one per line"
        placeholder="One SMILES per line, a name after it. Or drop a CSV file here."
        spellCheck={false}
        rows={9}
        wrap="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== '' && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="line">
        <button type="button" className="chip" onClick={() => onChange(EXAMPLES)}>
          Examples
        </button>
        <button type="button" className="chip" onClick={() => onChange('')}>
          Clear
        </button>
        <label className="chip" htmlFor={fileId}>
          CSV file …
        </label>
        <input
          id={fileId}
          className="sr-only"
          type="file"
          accept=".csv,.tsv,.smi,.txt"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </section>
  );
}
