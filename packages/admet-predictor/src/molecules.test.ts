import { InvalidArgumentError } from '@biographql/core';
import { expect, it } from 'vitest';
import { readMolecules } from './molecules.js';

const texts = (text: string, column?: string) =>
  readMolecules(text, { column }).molecules.map((molecule) => molecule.text);

it('finds the molecules of a CSV by title, and keeps every column', () => {
  const list = readMolecules('\uFEFFid,smiles,note\r\n1,CCO,"a, b"\r\n\r\n2,CCC\r\n');
  expect(list).toMatchObject({ format: 'table', columns: ['id', 'smiles', 'note'] });
  expect(list.molecules).toEqual([
    { text: 'CCO', name: '1', cells: ['1', 'CCO', 'a, b'], line: 2 },
    { text: 'CCC', name: '2', cells: ['2', 'CCC', ''], line: 4 },
  ]);
});

it.each([
  ['by content', 'Drug_ID,Drug,Y\n1,CCO,0\n2,CC(=O)Oc1ccccc1C(=O)O,1'],
  ['of a TSV', 'Name\tMolecule\nethanol\tCCO\naspirin\tCC(=O)Oc1ccccc1C(=O)O'],
  ['with semicolons', 'Nr;Verbindung;Wert\n1;CCO;0,5\n2;CC(=O)Oc1ccccc1C(=O)O;1,5'],
  ['without a heading', 'ethanol,CCO,1\naspirin,CC(=O)Oc1ccccc1C(=O)O,2'],
  ['quoted', 'smiles,name\n"CCO","ethanol"\n"CC(=O)Oc1ccccc1C(=O)O","aspirin, acetyl"'],
  ['in lines', '# two drugs\nCCO ethanol\n\nCC(=O)Oc1ccccc1C(=O)O\taspirin'],
  ['in one line', 'CCO, CC(=O)Oc1ccccc1C(=O)O'],
  ['in CXSMILES', 'SMILES\nCCO |(0,0,;1,0,;2,0,)|\n"CC(=O)Oc1ccccc1C(=O)O"'],
])('finds the column %s', (_, text) => {
  expect(texts(text)).toEqual(['CCO', 'CC(=O)Oc1ccccc1C(=O)O']);
});

it('takes the requested column', () => {
  expect(texts('smiles,parent\nCCO.Cl,CCO', 'parent')).toEqual(['CCO']);
  expect(() => texts('smiles,parent\nCCO.Cl,CCO', 'salt')).toThrow(InvalidArgumentError);
});

it('keeps rows without a molecule, so that they are reported', () => {
  expect(texts('name,smiles\nethanol,CCO\nunknown,\n')).toEqual(['CCO', '']);
});

it('reads the records and fields of an SDF', () => {
  const molfile = 'ethanol\n  x\n\n  0  0  0     0  0            999 V2000\nM  END';
  const text = `${molfile}\n> <IC50>\n12\n\n> <Note>\ntwo\nlines\n\n$$$$\n${molfile}\n$$$$\n`;
  expect(readMolecules(text)).toEqual({
    format: 'sdf',
    columns: ['name', 'IC50', 'Note'],
    moleculeColumn: -1,
    nameColumn: 0,
    molecules: [
      { text: molfile, name: 'ethanol', cells: ['ethanol', '12', 'two lines'], line: 1 },
      { text: molfile, name: 'ethanol', cells: ['ethanol', '', ''], line: 14 },
    ],
  });
});

it('reads a table of 20,000 rows of hostile cells in linear time', () => {
  const cell = '['.repeat(200);
  const text = `a,b\n${`${cell},${'C('.repeat(100)}\n`.repeat(20_000)}`;
  expect(texts(text)).toHaveLength(20_000);
});

it.each([
  ['[["', 50_000],
  ['"a" ', 50_000],
  ['V2000\n', 50_000],
  ['$$$$\n', 50_000],
  ['- ', 100_000],
  [',1H', 60_000],
])('reads %j many times in linear time', (part, times) => {
  expect(readMolecules(part.repeat(times)).molecules.length).toBeLessThan(times + 2);
});
