import { describe, expect, it } from 'vitest';
import { MAX_MOLECULES, readList } from './molecules.ts';

const read = (text: string) => readList(text).molecules;

describe('molecules', () => {
  it('are lines of SMILES and name', () => {
    expect(read('CCO ethyl alcohol\n\n# a note\r\nc1ccccc1')).toEqual([
      { smiles: 'CCO', name: 'ethyl alcohol' },
      { smiles: 'c1ccccc1', name: '' },
    ]);
  });

  it('are also lines copied from a table, with a header', () => {
    expect(read('SMILES,name\nCCO,ethanol\nC[C@H](N)C(=O)O;L-alanine\nCC\tethane')).toEqual([
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
    expect(read(text)).toEqual(molecules);
    expect(readList(text).count).toBe(2);
    expect(readList(text).columns).toEqual({ titles: ['batch'], rows: [['b1'], ['b2']] });
    const untitled = rows.slice(1).map((cells) => cells.slice(0, 2).join(delimiter));
    expect(read(untitled.join('\n'))).toEqual(molecules);
  });

  it('may be InChIs, which contain commas', () => {
    const inchi = 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3';
    expect(read(`${inchi} ethanol\n${inchi}`)).toEqual([
      { smiles: inchi, name: 'ethanol' },
      { smiles: inchi, name: '' },
    ]);
  });

  it('are cut off where the page would get slow', () => {
    const text = 'C\n'.repeat(MAX_MOLECULES + 5);
    expect(read(text)).toHaveLength(MAX_MOLECULES);
    expect(readList(text).count).toBe(MAX_MOLECULES + 5);
  });

  it.each([
    [
      'a CSV with titles',
      'id,Canonical_SMILES,logP\n1,"CCO",-0.3\n2,C[N+](C)(C)C,1',
      'CCO 1\nC[N+](C)(C)C 2',
    ],
    ['lines', 'CCO ethanol\nCC', 'CCO ethanol\nCC'],
    ['a table with a column of structures', 'id,structure,compound_name\n1,C,a\n', 'C a'],
    ['a table with two columns of SMILES', 'name,smiles,product_smiles\na,C,CC\n', 'C a'],
    [
      'a CSV by what is in its columns',
      'Drug_ID,Drug,Y\n1,CCO,0\n2,CC(=O)Oc1ccccc1C(=O)O,1',
      'CCO 1\nCC(=O)Oc1ccccc1C(=O)O 2',
    ],
    [
      'a copied table',
      'Name\tMolecule\nethanol\tCCO\naspirin\tCC(=O)Oc1ccccc1C(=O)O',
      'CCO ethanol\nCC(=O)Oc1ccccc1C(=O)O aspirin',
    ],
  ])('come out of %s', (_, text, lines) => {
    const found = read(text).map(({ smiles, name }) => `${smiles} ${name}`.trim());
    expect(found.join('\n')).toBe(lines);
  });

  it('keep the other columns of their table, also where rows have no molecule', () => {
    const { molecules, columns } = readList('id,smiles,batch,IC50\na,CCO,7,"1,5"\n,,8,2\nb,CC,9,3');
    expect(molecules.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(columns).toEqual({
      titles: ['batch', 'IC50'],
      rows: [
        ['7', '1,5'],
        ['9', '3'],
      ],
    });
  });
});
