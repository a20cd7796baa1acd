import type { MoleculeTable } from './read-molecules.ts';

/** Which columns of a dropped table hold the structures and the names. */
export function ColumnChoice({
  table,
  onChange,
}: {
  readonly table: MoleculeTable;
  readonly onChange: (table: MoleculeTable) => void;
}) {
  const options = table.titles.map((title, at) => (
    <option key={at} value={at}>
      {title.trim() || `column ${at + 1}`}
    </option>
  ));
  return (
    <div className="line column-choice">
      <label>
        Structures{' '}
        <select
          value={table.smiles}
          onChange={({ target }) => onChange({ ...table, smiles: Number(target.value) })}
        >
          {options}
        </select>
      </label>
      <label>
        Names{' '}
        <select
          value={table.name}
          onChange={({ target }) => onChange({ ...table, name: Number(target.value) })}
        >
          <option value={-1}>none</option>
          {options}
        </select>
      </label>
      <span className="quiet">{table.rows.length.toLocaleString('en-US')} rows</span>
    </div>
  );
}
