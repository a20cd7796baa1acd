import { useBioGraphQL } from '@biographql/react';
import { lazy, Suspense, useState } from 'react';
import { Chip, DropCard, FileChip, inDigits } from '../components/controls.tsx';
import { errorWords, Skeleton } from '../components/error-note.tsx';
import {
  type CompletedLines,
  columnsOfTable,
  completeLines,
  countLines,
  EXAMPLES,
  keepColumns,
  linesOfRecords,
  linesOfTable,
  MAX_MOLECULES,
  type MoleculeTable,
  readMoleculeFile,
} from './molecules.ts';

const Sketcher = lazy(async () => ({
  default: (await import('../molecules/sketcher.tsx')).Sketcher,
}));

/** Molecules as text, typed, drawn, looked up by name, or dropped as a file. */
export function MoleculeInput(props: {
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const { text, onChange } = props;
  const client = useBioGraphQL();
  const [isBusy, setIsBusy] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const [problem, setProblem] = useState('');
  const [table, setTable] = useState<MoleculeTable | null>(null);
  const count = countLines(text);

  const complete = async (lines: () => Promise<CompletedLines>, empty: string) => {
    setIsBusy(true);
    try {
      const { text: completed, note, columns } = await lines();
      if (columns) keepColumns(completed, columns);
      const isEmpty = countLines(completed) === 0;
      setProblem(isEmpty ? empty : note);
      if (!isEmpty) onChange(completed);
    } catch (error) {
      setProblem(errorWords(error));
    }
    setIsBusy(false);
  };
  const take = async (content: string, source: string) => {
    const file = readMoleculeFile(content);
    setTable(file.kind === 'table' ? file.table : null);
    const empty = `${source} has no molecule.`;
    if (file.kind === 'records') await complete(() => linesOfRecords(file.records), empty);
    else {
      // The structures of a table or of lines aren't checked yet.
      const lines = file.kind === 'table' ? linesOfTable(file.table) : file.text;
      const columns = file.kind === 'table' ? columnsOfTable(file.table) : undefined;
      await complete(async () => ({ text: lines, note: '', columns }), empty);
    }
  };
  const takeFile = async (file: File | undefined) => {
    if (file) await take(await file.text(), file.name);
  };
  const edit = (changed: string) => {
    setTable(null);
    setProblem('');
    onChange(changed);
  };

  return (
    <DropCard label="Molecules" className="molecules" onFile={(file) => void takeFile(file)}>
      <header className="line">
        <h2>Molecules</h2>
        <span className="quiet">
          {inDigits(count)}
          {count > MAX_MOLECULES && `; the first ${inDigits(MAX_MOLECULES)} are predicted`}
        </span>
      </header>
      <textarea
        aria-label="SMILES, one per line"
        placeholder="One SMILES per line, a name after it. Names alone can be looked up; a CSV or SDF file can be dropped here."
        spellCheck={false}
        rows={9}
        readOnly={isBusy}
        wrap="off"
        value={text}
        onChange={(event) => edit(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          const { kind } = readMoleculeFile(pasted);
          // A table replaces a list only where nothing was typed.
          if (kind === 'lines' || (kind === 'table' && !hasOnlyExamples(text))) return;
          event.preventDefault();
          void take(pasted, 'What was pasted');
        }}
      />
      {table && (
        <ColumnChoice
          table={table}
          onChange={(chosen) => {
            setTable(chosen);
            keepColumns(linesOfTable(chosen), columnsOfTable(chosen));
            onChange(linesOfTable(chosen));
          }}
        />
      )}
      {problem !== '' && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {isDrawing && (
        <Suspense fallback={<Skeleton label="Loading the sketcher" height="24rem" />}>
          <Sketcher
            onAdd={(smiles) => edit(text.trim() === '' ? smiles : `${smiles}\n${text}`)}
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
          onClick={() => void complete(() => completeLines(client, text), '')}
        >
          {isBusy ? 'Reading …' : 'Look up names'}
        </Chip>
        <FileChip accept=".csv,.tsv,.smi,.txt,.sdf,.mol" onFiles={([file]) => void takeFile(file)}>
          CSV or SDF file …
        </FileChip>
      </div>
    </DropCard>
  );
}

function hasOnlyExamples(text: string): boolean {
  return text.trim() === '' || text === EXAMPLES;
}

function ColumnChoice(props: {
  readonly table: MoleculeTable;
  readonly onChange: (table: MoleculeTable) => void;
}) {
  const { table, onChange } = props;
  const options = table.titles.map((title, at) => (
    <option key={at} value={at}>
      {title.trim() || `column ${at + 1}`}
    </option>
  ));
  return (
    <div className="line small">
      {(['smiles', 'name'] as const).map((column) => (
        <label key={column}>
          {column === 'smiles' ? 'Structures' : 'Names'}{' '}
          <select
            value={table[column]}
            onChange={({ target }) => onChange({ ...table, [column]: Number(target.value) })}
          >
            {column === 'name' && <option value={-1}>none</option>}
            {options}
          </select>
        </label>
      ))}
      <span className="quiet">{inDigits(table.rows.length)} rows</span>
    </div>
  );
}
