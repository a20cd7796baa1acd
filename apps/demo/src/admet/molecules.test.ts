import { describe, expect, it } from 'vitest';
import {
  columnsOfTable,
  countLines,
  getColumns,
  keepColumns,
  linesOfTable,
  MAX_MOLECULES,
  readLines,
  readMoleculeFile,
} from './molecules.ts';

function linesOfFile(text: string): string {
  const file = readMoleculeFile(text);
  if (file.kind === 'table') return linesOfTable(file.table);
  return file.kind === 'lines' ? file.text : '';
}

describe('molecules', () => {
  it('are lines of SMILES and name', () => {
    expect(readLines('CCO ethyl alcohol\n\n# a note\r\nc1ccccc1')).toEqual([
      { smiles: 'CCO', name: 'ethyl alcohol' },
      { smiles: 'c1ccccc1', name: '' },
    ]);
  });

  it('are also lines copied from a table, with a header', () => {
    expect(readLines('SMILES,name\nCCO,ethanol\nC[C@H](N)C(=O)O;L-alanine\nCC\tethane')).toEqual([
      { smiles: 'CCO', name: 'ethanol' },
      { smiles: 'C[C@H](N)C(=O)O', name: 'L-alanine' },
      { smiles: 'CC', name: 'ethane' },
    ]);
  });

  it.each([
    ['a comma', ','],
    ['a semicolon', ';'],
    ['a tab', '\t'],
  ])('are pasted from a table of any order, with %s between its cells', (_, delimiter) => {
    const rows = [
      ['name', 'smiles', 'batch'],
      ['caffeine', 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C', 'b1'],
      ['ethanol', 'CCO', 'b2'],
    ];
    const text = rows.map((cells) => cells.join(delimiter)).join('\n');
    const molecules = [
      { smiles: 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C', name: 'caffeine' },
      { smiles: 'CCO', name: 'ethanol' },
    ];
    expect(readLines(text)).toEqual(molecules);
    expect(countLines(text)).toBe(2);
    expect(getColumns(text)).toEqual({ titles: ['batch'], rows: [['b1'], ['b2']] });
    const untitled = rows.slice(1).map((cells) => cells.slice(0, 2).join(delimiter));
    expect(readLines(untitled.join('\n'))).toEqual(molecules);
  });

  it('may be InChIs, which contain commas', () => {
    const inchi = 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3';
    expect(readLines(`${inchi} ethanol\n${inchi}`)).toEqual([
      { smiles: inchi, name: 'ethanol' },
      { smiles: inchi, name: '' },
    ]);
  });

  it('are cut off where the page would get slow', () => {
    const text = 'C\n'.repeat(MAX_MOLECULES + 5);
    expect(readLines(text)).toHaveLength(MAX_MOLECULES);
    expect(countLines(text)).toBe(MAX_MOLECULES + 5);
  });

  it('come out of a CSV by the titles of its columns', () => {
    const csv = 'id,Canonical_SMILES,logP\n1,"CCO",-0.3\n2,C[N+](C)(C)C,1';
    expect(linesOfFile(csv)).toBe('CCO 1\nC[N+](C)(C)C 2');
  });

  it('come out of a file without titles as they are', () => {
    expect(linesOfFile('CCO ethanol\nCC')).toBe('CCO ethanol\nCC');
  });

  it('come out of any column of a table', () => {
    const named = readMoleculeFile('id,structure,compound_name\n1,C,a\n');
    expect(named).toMatchObject({ kind: 'table', table: { smiles: 1, name: 2 } });
    const file = readMoleculeFile('name,smiles,product_smiles\na,C,CC\n');
    expect(file).toMatchObject({ kind: 'table', table: { smiles: 1, name: 0 } });
    if (file.kind === 'table') expect(linesOfTable({ ...file.table, smiles: 2 })).toBe('CC a');
  });

  it.each([
    ['CSV', 'Drug_ID,Drug,Y\n1,CCO,0\n2,CC(=O)Oc1ccccc1C(=O)O,1', 'CCO 1\nCC(=O)Oc1ccccc1C(=O)O 2'],
    [
      'copied table',
      'Name\tMolecule\nethanol\tCCO\naspirin\tCC(=O)Oc1ccccc1C(=O)O',
      'CCO ethanol\nCC(=O)Oc1ccccc1C(=O)O aspirin',
    ],
  ])('come out of a %s by what is in its columns', (_, text, lines) => {
    expect(linesOfFile(text)).toBe(lines);
  });

  it('keep the other columns of their file, also where rows have no molecule', () => {
    const file = readMoleculeFile('id,smiles,batch,IC50\na,CCO,7,"1,5"\n,,8,2\nb,CC,9,3');
    if (file.kind !== 'table') throw new Error('It is no table.');
    const lines = linesOfTable(file.table);
    keepColumns(lines, columnsOfTable(file.table));
    expect(readLines(lines).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(getColumns(lines)).toEqual({
      titles: ['batch', 'IC50'],
      rows: [
        ['7', '1,5'],
        ['9', '3'],
      ],
    });
    expect(getColumns(`${lines}\nC`)).toBeUndefined();
  });

  it('come out of an SDF record by record, with the name of the title line or of a field', () => {
    const molfile = (title: string) => `${title}\r\n x\r\n\r\n  0  0 V2000\r\nM  END\r\n`;
    const text = `${molfile('aspirin')}> <logP>\r\n1\r\n\r\n$$$$\r\n${molfile('')}> <Compound_Name>\r\ncaffeine\r\n\r\n$$$$\r\n`;
    expect(readMoleculeFile(text)).toEqual({
      kind: 'records',
      records: [
        {
          name: 'aspirin',
          molfile: 'aspirin\n x\n\n  0  0 V2000\nM  END',
          fields: { name: 'aspirin', logP: '1', Compound_Name: '' },
        },
        {
          name: 'caffeine',
          molfile: '\n x\n\n  0  0 V2000\nM  END',
          fields: { name: '', logP: '', Compound_Name: 'caffeine' },
        },
      ],
    });
  });
});
