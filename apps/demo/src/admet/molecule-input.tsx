import { useBioGraphQL } from '@biographql/react';
import { lazy, Suspense, useState } from 'react';
import { Chip, DropCard, FileChip, inDigits } from '../components/controls.tsx';
import { errorWords, Skeleton } from '../components/error-note.tsx';
import {
  type CompletedText,
  EXAMPLES,
  lookUp,
  MAX_MOLECULES,
  readFile,
  readList,
} from './molecules.ts';

const Sketcher = lazy(async () => ({
  default: (await import('../molecules/sketcher.tsx')).Sketcher,
}));

export function MoleculeInput(props: {
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const { text, onChange } = props;
  const client = useBioGraphQL();
  const [isBusy, setIsBusy] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const [note, setNote] = useState('');
  const { count } = readList(text);

  const complete = async (reading: Promise<CompletedText>, empty = '') => {
    setIsBusy(true);
    try {
      const completed = await reading;
      const isEmpty = readList(completed.text).count === 0;
      setNote(isEmpty ? empty : completed.note);
      if (!isEmpty) onChange(completed.text);
    } catch (error) {
      setNote(errorWords(error));
    }
    setIsBusy(false);
  };
  const take = (file: File | undefined) =>
    file && void complete(file.text().then(readFile), `${file.name} has no molecule.`);
  const edit = (changed: string) => {
    setNote('');
    onChange(changed);
  };

  return (
    <DropCard label="Molecules" className="molecules" onFile={take}>
      <header className="line">
        <h2>Molecules</h2>
        <span className="quiet">
          {inDigits(count)}
          {count > MAX_MOLECULES && `; the first ${inDigits(MAX_MOLECULES)} are predicted`}
        </span>
      </header>
      <textarea
        aria-label="SMILES, one per line"
        placeholder="One SMILES per line, a name after it; or a table with a column “smiles”. Names alone can be looked up. A CSV or SDF file can be dropped here."
        spellCheck={false}
        rows={9}
        readOnly={isBusy}
        wrap="off"
        value={text}
        onChange={(event) => edit(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // What is pasted takes the place of the examples, and a molfile that of its SMILES.
          if (text !== EXAMPLES && !/^M {2}END/m.test(pasted)) return;
          event.preventDefault();
          void complete(readFile(pasted), 'What was pasted has no molecule.');
        }}
      />
      {note !== '' && (
        <p className="error" role="alert">
          {note}
        </p>
      )}
      {isDrawing && (
        <Suspense fallback={<Skeleton label="Loading the sketcher" height="24rem" />}>
          <Sketcher
            onAdd={(smiles) => edit(`${smiles}\n${text}`.trim())}
            onClose={() => setIsDrawing(false)}
          />
        </Suspense>
      )}
      <div className="line">
        <Chip onClick={() => edit(EXAMPLES)}>Examples</Chip>
        <Chip onClick={() => edit('')}>Clear</Chip>
        <Chip aria-expanded={isDrawing} onClick={() => setIsDrawing(!isDrawing)}>
          Draw …
        </Chip>
        <Chip
          disabled={isBusy || count === 0}
          title="Asks the service for the structures of lines that are names, identifiers or InChIs"
          onClick={() => void complete(lookUp(client, text))}
        >
          {isBusy ? 'Reading …' : 'Look up names'}
        </Chip>
        <FileChip accept=".csv,.tsv,.smi,.txt,.sdf,.mol" onFiles={([file]) => take(file)}>
          CSV or SDF file …
        </FileChip>
      </div>
    </DropCard>
  );
}
